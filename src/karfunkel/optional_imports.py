"""Optional imports: where a package is missing that only a part needs, the one line is said that installs it."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec

from karfunkel.errors import Error


class MissingPackageError(Error, ModuleNotFoundError):
    """A package that only a part of karfunkel needs is not installed; the text says what installs it."""


@contextmanager
def require_extra(extra: str) -> Iterator[None]:
    """Around the imports of packages of an extra: one that is missing is named with what installs it.

    with require_extra("learn"):
        import gymnasium
    """
    with _require(f"'karfunkel[{extra}]'"):
        yield


@contextmanager
def require_numba() -> Iterator[None]:
    """Around the imports of Numba, which some platforms lack: there all runs that is not compiled."""
    with _require("numba"):
        yield


@cache
def has_numba() -> bool:
    """Whether rules can be compiled here."""
    return find_spec("numba") is not None


@contextmanager
def _require(what: str) -> Iterator[None]:
    try:
        yield
    except MissingPackageError:
        raise
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("karfunkel"):
            raise
        raise MissingPackageError(
            f"{error.name} is not installed; `pip install {what}` brings it", name=error.name
        ) from None
