"""Costly work in a process of its own, beside the server that asks for it: it takes nobody the interpreter."""
