"""What is said when a package of another project is missing."""

from types import TracebackType


class Needs:
    """Around the imports of a face: a package that is missing is named with what installs it.

    with Needs("learn"):
        import gymnasium
    """

    def __init__(self, extra: str) -> None:
        self._extra = extra

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if isinstance(error, ModuleNotFoundError) and not (error.name or "").startswith("karfunkel"):
            raise ModuleNotFoundError(
                f"{error.name} is not installed; `pip install 'karfunkel[{self._extra}]'` brings it", name=error.name
            ) from None
