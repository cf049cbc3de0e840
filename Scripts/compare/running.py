"""One run of a program: what it printed, how it ended, and what it left in the tree."""

import dataclasses
import os
import shlex
import signal
import subprocess
import tempfile


class Failure(Exception):
    """Something could not be compared. Its text tells a person what happened and what to do."""


@dataclasses.dataclass(frozen=True)
class Outcome:
    code: int
    output: bytes
    errors: bytes
    # What differs from the app's own files, by path; None for a file that is gone.
    tree: tuple = ()


# The same on every machine, on every day and at every commit, without the person's own settings.
ENVIRONMENT = {
    "PATH": os.environ.get("PATH", ""), "LANG": "C.UTF-8", "TZ": "UTC", "HOME": "/nonexistent",
    "SOURCE_DATE_EPOCH": "0", "GIT_DIR": "/nonexistent",
}
KNOWN_CODES = (0, 1, 2)


def run(program, arguments, folder, stdin=b"", timeout=300):
    """Runs `program` (a path). The input is a file, so that how fast it comes can't change what is printed."""
    with tempfile.TemporaryFile() as source:
        source.write(stdin)
        source.seek(0)
        try:
            process = subprocess.Popen(
                [program, *arguments], cwd=folder, stdin=source, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                env=ENVIRONMENT, start_new_session=True)
        except OSError as error:
            raise Failure(f"{program} can't be started: {error.strerror}. Build it first.") from None
        try:
            output, errors = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            end(process)
            raise Failure(f"took longer than {timeout:g} s: {shown(program, arguments, folder)}") from None
        except BaseException:
            end(process)
            raise
    if process.returncode not in KNOWN_CODES:
        last = errors.decode("utf-8", "replace").strip().split("\n")[-3:]
        raise Failure("\n    ".join([f"{ending(process.returncode)}: {shown(program, arguments, folder)}", *last]))
    return Outcome(process.returncode, output, errors)


def end(process):
    """Ends the process and what it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


def ending(code):
    if code < 0:
        return f"crashed ({signal.Signals(-code).name})"
    return f"ended with {code}, which is no exit code of copy-lint"


def shown(program, arguments, folder):
    return f"cd {shlex.quote(str(folder))} && {shlex.join([program, *arguments])}"
