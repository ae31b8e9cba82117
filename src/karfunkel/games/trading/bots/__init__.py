"""The minds of the two trading games, Edel, Stein & Reich and Basari.

What a seat can expect is estimated in points (`evaluation`), and chances to win from that. A trade is solved backwards
over all offers of a few gems (`trade`). What to choose in secret is a game of its own, settled by regret matching
(`choice`). `deciding` puts these together into a player that takes one look; `pondering` plays on with that player.
"""
