"""Every licence of what karfunkel bundles or asks for goes with its own, the Apache License 2.0."""

import re
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest

from tests.packaging.archives import PAGE, built
from tests.packaging.environment import needed

GOES_WITH_OURS = {
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "HPND",
    "ISC",
    "MIT",
    "MIT-0",
    "MIT-CMU",
    "PSF-2.0",
    "Python-2.0",
    "Unlicense",
    "Zlib",
}
"""Licences that ask for no more than a notice."""
ALSO_NEEDED = GOES_WITH_OURS | {"MPL-2.0"}
"""Its files stay under it wherever they go; we ask for them, and change and bundle none."""
ALSO_BUNDLED = GOES_WITH_OURS | {"OFL-1.1"}
"""A font under its own licence may be bundled with any software."""
EXTRAS = ("all", "learn", "openspiel")
BY_NAME = {
    "apache 2.0": "Apache-2.0",
    "apache license 2.0": "Apache-2.0",
    "apache license, version 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "bsd": "BSD-3-Clause",
    "bsd license": "BSD-3-Clause",
    "bsd 3-clause license": "BSD-3-Clause",
    "mit license": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
    "the mit license": "MIT",
    "isc license (iscl)": "ISC",
    "python software foundation license": "PSF-2.0",
    "psf": "PSF-2.0",
    "bsd-2-clause": "BSD-2-Clause",
    "historical permission notice and disclaimer (hpnd)": "HPND",
}
READ_BY_US = {
    "matplotlib": "PSF-2.0",  # its own licence says it is based on Python's
    "pillow": "MIT-CMU",
    "resvg_py": "MIT",  # the text of its licence, which it does not name
    "numpy": "BSD-3-Clause",  # its wheels bundle OpenBLAS (BSD) and GCC's runtime, whose exception lets all link to it
}
"""Those that say their licence in words of their own."""
NOTICE = re.compile(r"^-{80}\n(\S+) (\S+) \((.+)\)\n-{80}$", re.MULTILINE)


def licences_of(package: Distribution) -> set[str]:
    """The licences that a package says it has, all of which must do."""
    name = package.metadata["Name"].lower()
    if name in READ_BY_US:
        return {READ_BY_US[name]}
    expression = package.metadata["License-Expression"]
    if expression:
        return alternatives(expression)
    classifiers = package.metadata.get_all("Classifier") or []
    said = [one.rpartition(" :: ")[2] for one in classifiers if one.startswith("License :: ")]
    said = [one for one in said if one != "OSI Approved"] or [
        (package.metadata["License"] or "").strip().partition("\n")[0]
    ]
    return {BY_NAME.get(one.lower(), one) for one in said}


def alternatives(expression: str) -> set[str]:
    """The licences of an expression: of those joined by OR one is enough, the first that goes with ours."""
    needed_ones = set()
    for part in re.split(r"\s+AND\s+", expression.replace("(", "").replace(")", "")):
        choices = re.split(r"\s+OR\s+", part)
        needed_ones.add(next((one for one in choices if one in GOES_WITH_OURS), choices[0]))
    return needed_ones


def packages_needed(extra: str) -> dict[str, Distribution]:
    found = {}
    for name in needed(distribution("karfunkel"), [extra]):
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            continue  # for another system
    return found


@pytest.mark.parametrize("extra", EXTRAS)
def test_what_is_installed_with_karfunkel_has_a_licence_that_goes_with_ours(extra: str) -> None:
    packages = packages_needed(extra)
    assert len(packages) > 15
    others = {name: licences_of(package) - ALSO_NEEDED for name, package in packages.items()}
    assert {name: odd for name, odd in others.items() if odd} == {}


@built
def test_what_the_page_bundles_is_named_with_a_licence_that_goes_with_ours() -> None:
    notices = NOTICE.findall((PAGE / "third-party-notices.txt").read_text("utf-8"))
    assert {"svelte", "@fluent/bundle", "@fontsource/marcellus"} <= {name for name, _, _ in notices}
    assert {name: licence for name, _, licence in notices if licence not in ALSO_BUNDLED} == {}


def test_a_licence_that_does_not_go_with_ours_is_found(tmp_path: Path) -> None:
    (tmp_path / "METADATA").write_text("Metadata-Version: 2.4\nName: odd\nVersion: 1\nLicense-Expression: GPL-3.0\n")
    assert licences_of(Distribution.at(tmp_path)) - GOES_WITH_OURS == {"GPL-3.0"}
    assert alternatives("(MIT OR GPL-3.0-only) AND BSD-3-Clause") == {"MIT", "BSD-3-Clause"}
