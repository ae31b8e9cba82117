"""The minds of the two trading games, Edel, Stein & Reich and Basari.

What a seat can expect is estimated in points (`win_chance_evaluation`), and chances to win from that. A trade is solved
backwards over all offers of a few gems (`trade_solver`). What to choose in secret is a game of its own, settled by
regret matching (`secret_choice_equilibrium`). `one_ply_rating` puts these together into a player that takes one look;
`rollouts` plays on with that player.
"""
