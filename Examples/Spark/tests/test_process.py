"""One process is fed and drained."""

import tempfile
import unittest

import pyarrow as pa

from copy_lint_spark.process import Stream, StreamFailed
from copy_lint_spark.settings import Settings

from .program import COPY_LINT, script


def piece(number: int, count: int) -> tuple[int, int, pa.Buffer]:
    """Lines with an id."""
    lines = "".join(f'{{"id":{number * 10_000 + line},"text":"Utilize it"}}\n' for line in range(count))
    return number, count, pa.py_buffer(lines.encode())


class Streams(unittest.TestCase):
    """Answers, and failures."""

    def answers(self, settings: Settings, pieces: list[tuple[int, int, pa.Buffer]]) -> list[tuple[int, bytes]]:
        """All answers."""
        with Stream(settings) as stream:
            return list(stream.answers(iter(pieces)))

    def failure(self, lines: str) -> str:
        """What is told when a script is run in place of the program."""
        with tempfile.TemporaryDirectory() as folder, self.assertRaises(StreamFailed) as caught:
            self.answers(script(folder, lines), [piece(0, 3), piece(1, 3)])
        return str(caught.exception)

    def test_answers_belong_to_their_piece(self) -> None:
        """More than a pipe holds goes in before the first answer is taken."""
        sizes = [5_000, 1, 3_000, 2]
        found = self.answers(COPY_LINT, [piece(number, size) for number, size in enumerate(sizes)])
        for (number, answers), size in zip(found, sizes, strict=True):
            lines = answers.decode().splitlines()
            self.assertEqual(len(lines), size)
            self.assertTrue(lines[0].startswith(f'{{"id":{number * 10_000},'))
            self.assertTrue(lines[-1].startswith(f'{{"id":{number * 10_000 + size - 1},'))

    def test_last_words(self) -> None:
        """A program that ends too early fails the task, and says why."""
        self.assertEqual(
            self.failure("read line; echo '{}'; echo 'The disk is gone.' >&2; exit 3"),
            "copy-lint ended with 3 after the answers to 1 lines: The disk is gone.")

    def test_kill(self) -> None:
        """So does one that is killed."""
        self.assertEqual(
            self.failure("read line; kill -KILL $$"),
            "copy-lint was ended by SIGKILL after the answers to 0 lines: it said nothing.")

    def test_failure_after_the_last_answer(self) -> None:
        """Nobody knows what is missing then."""
        self.assertIn("after the answers to all 6 lines", self.failure("sed -u 's/.*/{}/'; exit 9"))

    def test_unusable_settings(self) -> None:
        """The program says what is wrong with them."""
        with tempfile.NamedTemporaryFile(suffix=".yml") as file:
            file.write(b"rules: [\n")
            file.flush()
            settings = Settings(program=COPY_LINT.program, configuration=file.name)
            with self.assertRaisesRegex(StreamFailed, file.name.rpartition("/")[2]):
                self.answers(settings, [piece(0, 3)])

    def test_missing_program(self) -> None:
        """The advice is how to ship it."""
        with self.assertRaisesRegex(FileNotFoundError, "--files"):
            self.answers(Settings(program="no-such-copy-lint"), [piece(0, 1)])

    def test_early_end(self) -> None:
        """A task that takes no more answers leaves no process behind."""
        with self.assertRaises(ZeroDivisionError), Stream(COPY_LINT) as stream:
            next(stream.answers(piece(number, 4_000) for number in range(10)))
            raise ZeroDivisionError
        self.assertIsNotNone(stream.process.returncode)
        self.assertFalse(stream.feeder.is_alive())
