"""How the documentation becomes a site: `make docs`. Its sources stay where they are, so links work there and here."""

import sys
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import karfunkel

sys.path.insert(0, str(Path(__file__).parent))

project = "karfunkel"
author = "The karfunkel maintainers"
project_copyright = f"{author}. The games are their authors' and publishers'"
version = release = karfunkel.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "protocol_messages"]
root_doc = "docs/index"
include_patterns = ["*.md", "docs/*.md", "src/karfunkel/games/*/README.md", "examples/games/*/README.md"]
exclude_patterns = [".*", "build", "deploy", "dist", "tests", "tools", "web", "bench", "docs/site"]

myst_heading_anchors = 4
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented_params"
napoleon_google_docstring = True

html_theme = "furo"
html_title = f"karfunkel {release}"
html_favicon = "../../web/public/icon.svg"
html_logo = "../../web/public/icon.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_extra_path = ["front"]
html_copy_source = False
html_theme_options = {"sidebar_hide_name": False}


def setup(app: Sphinx) -> None:
    """Blocks in languages that Pygments does not know are shown as they are."""
    for language in ("fluent", "ftl", "session"):
        app.add_lexer(language, TextLexer)
