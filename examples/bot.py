#!/usr/bin/env python3
"""A bot to copy: it trades cheaply, prefers gems to gold, and leaves the rest to chance. See docs/bots.md."""

import json
import random
import sys


def choose(view, moves):
    """One of the moves of the seat whose view this is."""
    if view["decision"] == "open-trade":
        return min(moves, key=how_much)  # a small offer, or none
    for favourite in ("accept", "gem", "use"):
        if favourite in moves:
            return favourite
    return random.choice([move for move in moves if move not in ("decline", "forgo", "stop")] or moves)


def how_much(offer):
    """How many gems an offer such as 2r1b has; declining is the last thing to do."""
    return sum(int(sign) for sign in offer if sign.isdigit()) or 100


for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "hello":
        print(json.dumps({"kind": "hello", "version": 1, "name": "trader in gems"}), flush=True)
    elif message["kind"] == "choose":
        print(json.dumps({"id": message["id"], "move": choose(message["view"], message["moves"])}), flush=True)
