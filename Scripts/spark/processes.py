"""The processes of this run alone: what the driver has started, and what those have started."""

import os
import pathlib
import signal
import threading
import time
from collections.abc import Callable


def descendants() -> list[int]:
    """Their ids."""
    parents = {int(path.name): parent(int(path.name)) for path in pathlib.Path("/proc").iterdir() if path.name.isdigit()}
    found, new = set(), {os.getpid()}
    while new:
        new = {process for process, parent in parents.items() if parent in new} - found
        found |= new
    return sorted(found)


def processor_seconds() -> float:
    """What this run and all that it has started have used so far, of all cores."""
    ticks = 0
    for process in [os.getpid(), *descendants()]:
        try:
            fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        # Its own time, and that of the processes for which it has waited.
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def command(process: int) -> list[str]:
    """What it was started with; empty if it is gone."""
    try:
        return pathlib.Path(f"/proc/{process}/cmdline").read_text().split("\0")
    except OSError:
        return []


def streams() -> list[int]:
    """Each `copy-lint stream` of a task: it is the child of a worker of Python, and not of this process."""
    return [
        one for one in descendants()
        if (words := command(one))[1:2] == ["stream"] and "copy-lint" in words[0] and parent(one) != os.getpid()
    ]


def own_streams() -> list[int]:
    """Each `copy-lint stream` that this process has started."""
    return [
        one for one in descendants()
        if (words := command(one))[1:2] == ["stream"] and "copy-lint" in words[0] and parent(one) == os.getpid()
    ]


def parent(process: int) -> int:
    """Who started it; 0 if it is gone."""
    try:
        return int(pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def executors() -> list[int]:
    """Each executor."""
    return [one for one in descendants() if any("CoarseGrainedExecutorBackend" in word for word in command(one)[1:])]


def kill_later(find: Callable[[], list[int]], seconds: float, told: list[int]) -> threading.Thread:
    """Kills one process that `find` names, `seconds` after the first `copy-lint` is there; its id goes into `told`."""

    def kill() -> None:
        limit = time.time() + 120
        while time.time() < limit and not streams():
            time.sleep(0.1)
        time.sleep(seconds)
        while time.time() < limit and not told:
            if streams() and (running := find()):
                os.kill(running[-1], signal.SIGKILL)
                told.append(running[-1])

    thread = threading.Thread(target=kill, daemon=True)
    thread.start()
    return thread


class MemoryWatch:
    """The most memory that any `copy-lint` of a task has had, while the block runs."""

    LIMIT = 32 * 1024
    """KiB that each may have."""

    def __init__(self, find: Callable[[], list[int]] = streams) -> None:
        self.find = find
        self.peak = 0
        self.own = 0
        self.seen: set[int] = set()
        self.ended = threading.Event()

    def __enter__(self) -> "MemoryWatch":
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        self.thread.join()

    def watch(self) -> None:
        """Looks twice a second. `VmHWM` is a peak, so nothing is missed but what a process does at its very end."""
        while not self.ended.wait(0.5):
            for process in self.find():
                try:
                    status = pathlib.Path(f"/proc/{process}/status").read_text().splitlines()
                except OSError:
                    continue
                fields = {line.split(":")[0]: line.split()[1] for line in status if len(line.split()) > 2}
                self.seen.add(process)
                self.peak = max(self.peak, int(fields.get("VmHWM", 0)))
                self.own = max(self.own, int(fields.get("RssAnon", 0)))

    def __str__(self) -> str:
        return (
            f"{len(self.seen)} processes seen, at most {self.peak / 1024:.1f} MiB each, "
            f"{self.own / 1024:.1f} MiB of it their own"
        )
