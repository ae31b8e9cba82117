"""For learners: observations as numbers, the names of actions, and batches of tables that step at once."""

from karfunkel.learn.action_names import alphabet
from karfunkel.learn.batch import Batch
from karfunkel.learn.batch_state import Playout, Snapshot, Step
from karfunkel.learn.observation import observation_fields

__all__ = ["Batch", "Playout", "Snapshot", "Step", "alphabet", "observation_fields"]
