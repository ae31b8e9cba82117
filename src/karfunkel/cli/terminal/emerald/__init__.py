"""x."""


class EmeraldWords: ...
