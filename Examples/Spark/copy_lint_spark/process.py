"""One `copy-lint stream` that is fed and drained at the same time."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from queue import SimpleQueue
from types import TracebackType
from typing import TypeVar

import pyarrow as pa

from .settings import Settings

BLOCK = 1 << 20
"""Bytes that are read at once."""

LAST_WORDS = 2000
"""Characters of what the program said before it failed."""


Piece = TypeVar("Piece")


class StreamFailed(RuntimeError):
    """The program ended before it had answered all lines. Spark runs the task again."""


class Stream:
    """A process for one task. Use it with `with`: it ends with the block, however the block ends."""

    def __init__(self, settings: Settings, flags: Iterable[str] = ()) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="copy-lint-")
        self.words = open(os.path.join(self.folder.name, "words"), "w+b")
        try:
            empty = os.path.join(self.folder.name, "empty.yml")
            with open(empty, "w"):
                pass
            self.process = subprocess.Popen(
                [*settings.command(empty), *flags], bufsize=0, cwd=self.folder.name,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.words,
            )
        except BaseException:
            self.forget()
            raise
        self.waiting: SimpleQueue[pa.Buffer | None] = SimpleQueue()
        self.feeder = threading.Thread(target=self.feed, daemon=True)
        self.feeder.start()
        self.rest = b""
        self.lines = 0

    def __enter__(self) -> "Stream":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.waiting.put(None)
        try:
            if kind is None:
                self.finish()
        finally:
            self.process.kill()
            self.process.wait()
            self.feeder.join()
            self.process.stdout.close()
            self.forget()

    def forget(self) -> None:
        """Deletes its files."""
        self.words.close()
        self.folder.cleanup()

    def answers(self, pieces: Iterable[tuple[Piece, int, pa.Buffer]]) -> Iterator[tuple[Piece, bytes]]:
        """The answers to each piece, which comes with its number of lines and the lines.

        The next piece is on its way while the answers to one are read, so both sides always have work, and no more than two
        pieces are in memory.
        """
        sent: deque[tuple[Piece, int]] = deque()
        for piece, count, lines in pieces:
            self.waiting.put(lines)
            sent.append((piece, count))
            if len(sent) > 1:
                first, count = sent.popleft()
                yield first, self.read(count)
        for piece, count in sent:
            yield piece, self.read(count)

    def feed(self) -> None:
        """Writes what is waiting; runs in a thread of its own."""
        try:
            with self.process.stdin as stdin:
                while (lines := self.waiting.get()) is not None:
                    rest = memoryview(lines)
                    while rest:
                        rest = rest[stdin.write(rest):]
        except BrokenPipeError:
            pass  # It ended early: the end of its answers tells.

    def read(self, count: int) -> bytes:
        """The next `count` lines of the answers."""
        blocks, missing, block = [], count, self.rest
        while (found := block.count(b"\n")) < missing:
            blocks.append(block)
            missing -= found
            block = os.read(self.process.stdout.fileno(), BLOCK)
            if not block:
                raise StreamFailed(self.told(f"{self.lines + count - missing} lines"))
        end = 0
        for _ in range(missing):
            end = block.index(b"\n", end) + 1
        self.rest = block[end:]
        self.lines += count
        return b"".join([*blocks, block[:end]])

    def finish(self) -> None:
        """Waits for the end, once all lines are answered: 0 and 1 are fine, 2 is for a line with an `error`."""
        code = self.process.wait()
        if code not in (0, 1, 2):
            raise StreamFailed(self.told(f"all {self.lines} lines"))
        if words := self.last_words():
            print(words, file=sys.stderr)

    def told(self, progress: str) -> str:
        """How it ended, and its last words."""
        code = self.process.wait()
        how = f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with {code}"
        return f"copy-lint {how} after the answers to {progress}: {self.last_words() or 'it said nothing.'}"

    def last_words(self) -> str:
        """The end of what it wrote for people."""
        size = self.words.seek(0, os.SEEK_END)
        self.words.seek(max(0, size - 4 * LAST_WORDS))
        return self.words.read().decode(errors="replace").strip()[-LAST_WORDS:]
