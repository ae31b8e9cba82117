"""The commands and their options, by topic.

What a command does stands in a module beside this folder, which is imported when the command runs.
"""
