"""Teach bots: weights of an evaluation, fitted to games; or a network, by reinforcement learning."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from karfunkel.cli.shared_options import WHICH_GAME, Players

FIT = "weights"


class TrainGroup(TyperGroup):
    """The commands below `train`. What is none of them is a game whose weights are fitted, as it always was."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The words, with the fit put before them where no command is named."""
        is_fit = bool(args) and args[0] not in (*self.commands, "-h", "--help")
        return super().parse_args(ctx, [FIT, *args] if is_fit else args)


def weights(
    game: Annotated[str, typer.Argument(help=WHICH_GAME, show_default=False)],
    games: Annotated[int, typer.Option("--games", "-n", help="How many games, for each size, each time.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    out: Annotated[Path, typer.Option(help="The folder for the weights and a picture.")] = Path("weights"),
) -> None:
    """Teach bots what positions are worth: they play among themselves, and their values are fitted to who won.

    A trader plays by these values, and a master searches with them. A fit takes some minutes for each game; the first
    run compiles for this machine, which takes some more. The word `weights` may be left out.

    Examples:
    - karfunkel train {game} --games 4000 --out my-weights

    - KARFUNKEL_WEIGHTS=my-weights karfunkel play {game} --players 4 --bots trader
    """
    from karfunkel.cli.train import train_and_tell

    train_and_tell(game, games, seed, out)


def policy(
    game: Annotated[str, typer.Argument(help=WHICH_GAME, show_default=False)],
    players: Players = 4,
    out: Annotated[Path, typer.Option(help="The folder for the policy, the curve and all that resuming needs.")] = Path(
        "policy"
    ),
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what is in the folder.")] = False,
    minutes: Annotated[float, typer.Option(help="How long to train, all sessions together.")] = 10.0,
    session: Annotated[
        float | None, typer.Option(help="End after so many minutes, to be gone on with later.", show_default=False)
    ] = None,
    updates: Annotated[
        int | None, typer.Option(help="Stop after so many updates, if that is sooner.", show_default=False)
    ] = None,
    opponents: Annotated[
        str,
        typer.Option(
            help="Who may have the other seats, with weights: learner (the network itself), past (what it was), "
            "random, novice, trader, files of policies. The network has all seats if left out.",
            show_default=False,
        ),
    ] = "",
    past_every: Annotated[int, typer.Option(help="After so many updates the network joins its past selves.")] = 50,
    reward: Annotated[str, typer.Option(help="What the end is worth: margin, rank or win.")] = "win",
    distil: Annotated[int, typer.Option(help="Imitate traders in so many updates at the beginning.")] = 0,
    trial: Annotated[
        str, typer.Option(help="The level it is tried against while it trains; chance if left out.", show_default=False)
    ] = "",
    trial_tables: Annotated[int, typer.Option(help="So many games each time.")] = 512,
    every: Annotated[float, typer.Option(help="Seconds between trials.")] = 15.0,
    levels: Annotated[str, typer.Option(help="Levels to play against in the end, with commas between.")] = "",
    games: Annotated[int, typer.Option("--games", "-n", help="Games against each of them.")] = 200,
    onnx: Annotated[
        Path | None, typer.Option(help="Write the policy for ONNX, too, into this file.", show_default=False)
    ] = None,
    device: Annotated[str, typer.Option(help="cpu, or cuda for a GPU.")] = "cpu",
    tables: Annotated[int, typer.Option(help="Tables that are played at once; on a GPU 16384.")] = 512,
    steps: Annotated[int, typer.Option(help="Decisions at each table between updates.")] = 64,
    minibatch: Annotated[int, typer.Option(help="Decisions learned from at once; on a GPU 32768.")] = 4096,
    epochs: Annotated[int, typer.Option(help="How often each decision is learned from.")] = 2,
    width: Annotated[int, typer.Option(help="How wide the network is.")] = 512,
    blocks: Annotated[int, typer.Option(help="How deep it is.")] = 2,
    rate: Annotated[float, typer.Option(help="The learning rate at the beginning.")] = 5e-4,
    clip: Annotated[float, typer.Option(help="How much likelier an action may become at once.")] = 0.2,
    fading: Annotated[float, typer.Option(help="GAE's lambda.")] = 0.95,
    entropy: Annotated[float, typer.Option(help="What variety is worth at the beginning.")] = 0.01,
    seed: Annotated[int, typer.Option(help="What chance derives from.")] = 1,
) -> None:
    """Train a network that plays, by reinforcement learning (PPO) on many tables at once; needs PyTorch.

    Into the folder go the policy (policy.npz, which plays anywhere without PyTorch), the learning curve (curve.png, and
    TensorBoard's files if that is installed) and the state to resume from. Several processes, each with its own GPU:
    `torchrun --nproc-per-node 8 -m karfunkel train policy …`.

    Examples:
    - karfunkel train policy {game} --minutes 60 --opponents trader:3,past:1 --distil 60 --trial trader --out run

    - karfunkel play {game} --players 4 --bot-file run/policy.npz
    """
    from karfunkel.cli.train_policy import train_policy_and_tell

    given = {
        "game": game,
        "players": players,
        "out": out,
        "resume": resume,
        "minutes": minutes,
        "session": session,
        "updates": updates,
        "past_every": past_every,
        "reward": reward,
        "distil": distil,
        "trial": trial,
        "trial_tables": trial_tables,
        "every": every,
        "device": device,
        "tables": tables,
        "steps": steps,
        "minibatch": minibatch,
        "epochs": epochs,
        "width": width,
        "blocks": blocks,
        "rate": rate,
        "clip": clip,
        "fading": fading,
        "entropy": entropy,
        "seed": seed,
    }
    train_policy_and_tell(given, opponents, levels, games, onnx)
