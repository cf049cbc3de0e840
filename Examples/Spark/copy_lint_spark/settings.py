"""What a task runs, and where it finds it."""

import os
import shutil
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The program and its files: a name that was shipped with `--files`, a name on the PATH, or an absolute path."""

    program: str = "copy-lint"
    configuration: str | None = None
    glossaries: Sequence[str] = ()
    flags: Sequence[str] = ()
    """More flags of `copy-lint stream`, such as `--notes` or `--rule`."""

    def command(self, empty: str) -> list[str]:
        """The command of a task; `empty` is a configuration that says nothing, for when there is no other."""
        configuration = find(self.configuration) if self.configuration else empty
        command = [find(self.program), "stream", "--config", configuration]
        for glossary in self.glossaries:
            command += ["--glossary", find(glossary)]
        return command + list(self.flags)


def find(name: str) -> str:
    """The path of a file that was shipped, or of a program on the PATH."""
    if os.path.isabs(name):
        return name
    for folder in shipped_folders():
        path = os.path.abspath(os.path.join(folder, name))
        if os.path.exists(path):
            return path
    path = shutil.which(name)
    if path is None:
        raise FileNotFoundError(f"Ship “{name}” with --files, or put it on the PATH of the executors.")
    return path


def shipped_folders() -> list[str]:
    """Where Spark puts the files of `--files` on this machine."""
    folders = [os.getcwd()]
    try:
        from pyspark import SparkFiles

        folders.insert(0, SparkFiles.getRootDirectory())
    except (ImportError, AttributeError, AssertionError):
        pass  # Outside of a task, as in the tests, nothing is shipped.
    return folders
