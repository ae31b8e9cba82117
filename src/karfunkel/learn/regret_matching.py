"""CFR+ over the whole tree of a small game: what it is worth, and how far a strategy is from equilibrium.

    import pyspiel
    import karfunkel.learn.openspiel
    from karfunkel.games.registry import first_game
    from karfunkel.learn.regret_matching import RegretMatching, exploitability, tree_of

    game = pyspiel.load_game(f"karfunkel_{first_game()}", {"players": 2, "small": True})
    tree = tree_of(game.new_initial_state())
    solver = RegretMatching(tree)
    solver.improve(100)
    print(exploitability(tree, solver.average()))

It takes any states that look like OpenSpiel's, of a game with perfect recall. Regrets are kept from falling below
nothing, seats learn in turns, and later rounds count more in the average (Tammelin's CFR+). Where two play for a
constant sum, the average nears an equilibrium; where more do, it need not.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Strategy = Mapping[str, Sequence[tuple[int, float]]]
"""How often each action is played in each information state."""


class TreeState(Protocol):
    """What is asked of a state of OpenSpiel."""

    def is_terminal(self) -> bool:
        """Whether the game is over."""

    def is_chance_node(self) -> bool:
        """Whether chance decides."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their odds."""

    def returns(self) -> list[float]:
        """What each player gets in the end."""

    def current_player(self) -> int:
        """Who decides."""

    def legal_actions(self) -> list[int]:
        """What it can do."""

    def information_state_string(self) -> str:
        """All that it knows."""

    def child(self, action: int) -> Any:
        """The state after an action."""


@dataclass(frozen=True)
class EndNode:
    """The end of a game: what each seat gets."""

    payoffs: tuple[float, ...]


@dataclass(frozen=True)
class ChanceNode:
    """A draw: what follows, with its odds."""

    following: tuple[tuple[float, "Node"], ...]


@dataclass(frozen=True, eq=False)
class DecisionNode:
    """A decision of a seat in an information state."""

    seat: int
    information: str
    actions: tuple[int, ...]
    following: tuple["Node", ...]


Node = EndNode | ChanceNode | DecisionNode


def tree_of(state: TreeState) -> Node:
    """The whole game from a state on."""
    if state.is_terminal():
        return EndNode(tuple(state.returns()))
    if state.is_chance_node():
        return ChanceNode(tuple((odds, tree_of(state.child(card))) for card, odds in state.chance_outcomes()))
    seat, actions = state.current_player(), tuple(state.legal_actions())
    following = tuple(tree_of(state.child(action)) for action in actions)
    return DecisionNode(seat, state.information_state_string(), actions, following)


def nodes_of(node: Node) -> Iterator[Node]:
    """A node and all that can follow."""
    yield node
    if isinstance(node, ChanceNode):
        for _, following in node.following:
            yield from nodes_of(following)
    elif isinstance(node, DecisionNode):
        for following in node.following:
            yield from nodes_of(following)


class RegretMatching:
    """All seats play each action as often as they regret not having played it."""

    def __init__(self, tree: Node) -> None:
        self._tree, self._round = tree, 0
        decisions = [node for node in nodes_of(tree) if isinstance(node, DecisionNode)]
        self._seats = sorted({node.seat for node in decisions})
        self._actions = {node.information: node.actions for node in decisions}
        self._regrets = {node.information: [0.0] * len(node.actions) for node in decisions}
        self._total = {node.information: [0.0] * len(node.actions) for node in decisions}
        self._playing: dict[str, list[float]] = {}

    def improve(self, rounds: int) -> None:
        """Play so many rounds; in each the seats learn one after the other."""
        for _ in range(rounds):
            self._round += 1
            for learner in self._seats:
                self._playing = {information: _shares(regrets) for information, regrets in self._regrets.items()}
                gained: dict[str, list[float]] = {}
                self._learn(self._tree, learner, 1.0, 1.0, gained)
                for information, gains in gained.items():
                    regrets = self._regrets[information]
                    self._regrets[information] = [max(0.0, a + b) for a, b in zip(regrets, gains, strict=True)]

    def _learn(self, node: Node, learner: int, own: float, others: float, gained: dict[str, list[float]]) -> float:
        """What a node is worth to the learner; how likely it and all others play there is given."""
        if isinstance(node, EndNode):
            return node.payoffs[learner]
        if isinstance(node, ChanceNode):
            return sum(odds * self._learn(next_, learner, own, others * odds, gained) for odds, next_ in node.following)
        playing = self._playing[node.information]
        chances = zip(playing, node.following, strict=True)
        if node.seat != learner:
            return sum(one * self._learn(next_, learner, own, others * one, gained) for one, next_ in chances)
        worth = [self._learn(next_, learner, own * one, others, gained) for one, next_ in chances]
        mean = sum(one * value for one, value in zip(playing, worth, strict=True))
        gains = gained.setdefault(node.information, [0.0] * len(worth))
        total = self._total[node.information]
        for at, value in enumerate(worth):
            gains[at] += others * (value - mean)
            total[at] += self._round * own * playing[at]
        return mean

    def average(self) -> Strategy:
        """How often each action is played in each information state, on average."""
        return {
            information: list(zip(self._actions[information], _shares(total), strict=True))
            for information, total in self._total.items()
        }


def _shares(numbers: Sequence[float]) -> list[float]:
    """Numbers in proportion, so that they sum up to 1; all alike if they are 0."""
    total = sum(numbers)
    return [number / total for number in numbers] if total > 0 else [1 / len(numbers)] * len(numbers)


def values(node: Node, strategy: Strategy) -> tuple[float, ...]:
    """What every seat gets on average if all play by a strategy."""
    if isinstance(node, EndNode):
        return node.payoffs
    if isinstance(node, ChanceNode):
        parts = [(odds, values(following, strategy)) for odds, following in node.following]
    else:
        played = dict(strategy[node.information])
        pairs = zip(node.actions, node.following, strict=True)
        parts = [(played[action], values(following, strategy)) for action, following in pairs]
    return tuple(sum(part) for part in zip(*([odds * one for one in worth] for odds, worth in parts), strict=True))


def exploitability(tree: Node, strategy: Strategy) -> float:
    """What the best answers win more than the strategy itself, on average over the seats; 0 in equilibrium."""
    played = values(tree, strategy)
    return sum(BestAnswer(tree, strategy, seat).value() - worth for seat, worth in enumerate(played)) / len(played)


class BestAnswer:
    """What one seat does best while all others play by a strategy."""

    def __init__(self, tree: Node, strategy: Strategy, seat: int) -> None:
        self._tree, self._strategy, self._seat = tree, strategy, seat
        self._reached: dict[str, list[tuple[float, DecisionNode]]] = {}
        self._best: dict[str, int] = {}
        self._note(tree, 1.0)

    def _note(self, node: Node, others: float) -> None:
        """Note how likely the others and chance let each decision of the seat come up."""
        if isinstance(node, ChanceNode):
            for odds, following in node.following:
                self._note(following, others * odds)
        elif isinstance(node, DecisionNode):
            if node.seat == self._seat:
                self._reached.setdefault(node.information, []).append((others, node))
            for chance, following in self._following(node):
                self._note(following, others * chance)

    def _following(self, node: DecisionNode) -> list[tuple[float, Node]]:
        if node.seat == self._seat:
            return [(1.0, following) for following in node.following]
        played = dict(self._strategy[node.information])
        return [(played[action], following) for action, following in zip(node.actions, node.following, strict=True)]

    def value(self) -> float:
        """What the seat gets."""
        return self._value(self._tree)

    def _value(self, node: Node) -> float:
        if isinstance(node, EndNode):
            return node.payoffs[self._seat]
        if isinstance(node, ChanceNode):
            return sum(odds * self._value(following) for odds, following in node.following)
        if node.seat == self._seat:
            return self._value(node.following[self._choice(node.information)])
        return sum(chance * self._value(following) for chance, following in self._following(node) if chance > 0)

    def _choice(self, information: str) -> int:
        """The place of the action that is best over all nodes of an information state."""
        if information not in self._best:
            reached = self._reached[information]
            actions = range(len(reached[0][1].actions))
            worth = [
                sum(odds * self._value(node.following[at]) for odds, node in reached if odds > 0) for at in actions
            ]
            self._best[information] = worth.index(max(worth))
        return self._best[information]
