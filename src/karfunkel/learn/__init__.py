"""For learners: what a seat observes as numbers, the alphabet of actions, and many tables at once."""

from karfunkel.learn.alphabet import alphabet
from karfunkel.learn.batch import Batch
from karfunkel.learn.observation import observation_fields
from karfunkel.learn.state import Playout, Snapshot, Step

__all__ = ["Batch", "Playout", "Snapshot", "Step", "alphabet", "observation_fields"]
