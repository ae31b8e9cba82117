"""What is said when an optional package is missing: the extra that installs it."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def require_extra(extra: str) -> Iterator[None]:
    """Around the imports of optional packages: one that is missing is named with what installs it.

    with require_extra("learn"):
        import gymnasium
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("karfunkel"):
            raise
        raise ModuleNotFoundError(
            f"{error.name} is not installed; `pip install 'karfunkel[{extra}]'` brings it", name=error.name
        ) from None
