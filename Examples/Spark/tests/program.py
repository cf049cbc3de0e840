"""The program, and programs that fail."""

import os
import pathlib
import stat

from copy_lint_spark.settings import Settings

COPY_LINT = Settings(program=os.environ.get("COPY_LINT", "copy-lint"))


def script(folder: str, lines: str) -> Settings:
    """A program for the shell in place of `copy-lint`."""
    path = pathlib.Path(folder) / "copy-lint"
    path.write_text(f"#!/bin/sh\n{lines}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return Settings(program=str(path))
