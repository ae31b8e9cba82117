"""What Edel, Stein & Reich and Basari share.

Rule numbers are those of the first game; what differs between the games is a verb or an argument.
"""
