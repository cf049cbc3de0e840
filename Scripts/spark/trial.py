"""Whether a cluster finds what one process finds."""

import pathlib
import shutil
import subprocess
import time
from collections.abc import Callable

import pyarrow.parquet as pq
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F

from copy_lint_spark import Settings, check, grade, summarize
from copy_lint_spark.answers import COUNTS

from . import cluster, processes
from .reference import COLUMNS, Reference, digest
from .segments import write

NOTES = Settings(flags=("--notes",))


class Trial:
    """The checks, and how many of them failed."""

    def __init__(self, session: SparkSession, home: pathlib.Path, reference: Reference) -> None:
        self.session = session
        self.home = home
        self.reference = reference
        self.failures = 0

    def tell(self, is_right: bool, what: str) -> None:
        """Prints a line, and counts a failure."""
        self.failures += not is_right
        print(("✓ " if is_right else "✗ ") + what, flush=True)

    def findings(self, df: DataFrame, name: str, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Writes the findings as Parquet, reads them, and compares."""
        target = str(self.home / "work" / "findings")
        shutil.rmtree(target, ignore_errors=True)
        start = time.time()
        meanwhile()
        check(df, keep=["id"], settings=NOTES).write.parquet(target)
        seconds = time.time() - start
        rows = pq.read_table(target).to_pylist()
        bad = sum(row["error"] is not None for row in rows)
        found = digest((*(row[name] for name in COLUMNS), tuple(row["words"])) for row in rows if row["error"] is None)
        same = found == self.reference.digest and len(rows) == self.reference.count and bad == 0
        self.tell(same, f"findings, {name}: {len(rows):,}, digest {found}, {seconds:.1f} s")

    def sums(self, df: DataFrame) -> None:
        """Compares the sums of all projects of a language, and of a rule, with those of one process."""
        rows = [row.asDict() for row in summarize(df, by=("locale",), settings=NOTES).collect()]
        languages = {
            row["locale"]: (
                row["segments"], {name: row[name] for name in COUNTS}, {name: row[f"prose_{name}"] for name in COUNTS},
                row["value"], row["prose_value"],
            )
            for row in rows if row["rule"] is None
        }
        self.tell(languages == self.reference.languages, f"sums and measures of {len(languages)} languages")
        rules: dict[str, list[int]] = {}
        for row in summarize(df, settings=NOTES).collect():
            if row["rule"] is not None:
                total = rules.setdefault(row["rule"], [0, 0, 0])
                for index, name in enumerate(("errors", "warnings", "notes")):
                    total[index] += row[name]
        same = {rule: tuple(total) for rule, total in rules.items()} == self.reference.rules
        self.tell(same, f"sums of {len(rules)} rules, added up over projects and languages")

    def counts(self, df: DataFrame) -> None:
        """Adds up what `grade` counts for each segment."""
        graded = grade(df, keep=["locale"]).where(F.coalesce("why", F.lit("")) != "role")
        rows = graded.groupBy("locale").agg(*(F.sum(name).alias(name) for name in COUNTS)).collect()
        found = {row["locale"]: {name: row[name] for name in COUNTS} for row in rows}
        same = found == {locale: sums[1] for locale, sums in self.reference.languages.items()}
        self.tell(same, f"counts of each segment, added up in {len(found)} languages")

    def killing(self, df: DataFrame, find: Callable[[], list[int]], what: str, trace: str) -> None:
        """Kills a process in the middle of a job."""
        log = self.home / "log"
        before = log.read_text().count(trace)
        killed: list[int] = []
        self.findings(df, f"{what} killed", lambda: processes.kill_later(find, 2, killed) and None)
        told = log.read_text().count(trace) - before
        self.tell(bool(killed) and told > 0, f"process {killed} was killed; the log says {told} times “{trace}”")

    def shipped(self) -> None:
        """Settings and a glossary that only the executors' copies have."""
        folder = self.home / "work"
        (folder / "shipped.yml").write_text("rules:\n  plain-word: off\n")
        (folder / "en.csv").write_text("term,replacement\nfrobnicate,turn\n")
        for name in ("shipped.yml", "en.csv"):
            self.session.sparkContext.addFile(str(folder / name))
        df = self.session.createDataFrame([("en", "Utilize it to frobnicate the knob.")], "locale string, text string")
        settings = Settings(configuration="shipped.yml", glossaries=("en.csv",))
        rows = check(df, settings=settings).collect()
        found = [(row["rule"], row["words"], row["replacement"]) for row in rows]
        self.tell(found == [("jargon", ["frobnicate"], "turn")], f"shipped settings and glossary: {found}")

    def odd_rows(self) -> None:
        """A row without a text, an unknown language, a text of 5 MB, bytes that are no text, and empty partitions."""
        rows = [
            (1, "en", "Utilize it"), (2, "en", None), (3, "xx-Nope", "Utilize it"), (4, "en", "x" * 5_000_000),
            (5, None, 'Quotes "\\" and\ncontrol \u0001 signs'),
        ]
        df = self.session.createDataFrame(rows, "id long, locale string, text string")
        broken = df.where("id = 1").select(
            F.lit(6).cast("long").alias("id"), "locale", F.expr("cast(unhex('48FF69') as string)").alias("text"))
        df = df.union(broken).repartition(16, "id")
        empty = sum(size == 0 for size in df.rdd.mapPartitions(lambda part: [sum(1 for _ in part)]).collect())
        graded = {row["id"]: row for row in grade(df).collect()}
        checked = [(row["id"], row["rule"], row["error"]) for row in check(df).orderBy("id").collect()]
        self.tell(len(graded) == 6 and empty > 0, f"odd rows: all 6 are in the result, {empty} of 16 partitions are empty")
        self.tell(graded[3]["why"] == "no-formula" and graded[3]["words"] == 2, "an unknown language: counted, “no-formula”")
        for number in (2, 4, 6):
            why = graded[number]["error"]
            self.tell(why is not None and (number, None, why) in checked, f"row {number}: {why}")
        self.tell((1, "plain-word", None) in checked and graded[5]["error"] is None, "the rows beside them are checked")


def run(program: str, home: pathlib.Path, count: int) -> int:
    """Runs all of it, and returns the exit code."""
    version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    print(f"{version}; {count:,} segments in 12 languages")
    folder = write(program, home, count)
    start = time.time()
    reference = Reference(program, folder / "segments.jsonl", NOTES.flags)
    print(f"one process: {reference.count:,} findings, digest {reference.digest}, {time.time() - start:.1f} s", flush=True)
    session = cluster.start(program, home)
    trial = Trial(session, home, reference)
    df = session.read.parquet(str(folder / "segments.parquet"))
    with processes.MemoryWatch() as memory:
        trial.findings(df, f"{df.rdd.getNumPartitions()} partitions")
        shuffled = df.repartition(5, F.rand(7)).sortWithinPartitions(F.rand(8))
        trial.findings(shuffled, "5 partitions in another order")
        trial.sums(df)
        trial.counts(df)
        trial.killing(df, processes.streams, "a copy-lint", "was ended by SIGKILL")
        trial.killing(df, processes.executors, "an executor", "Lost executor")
        trial.odd_rows()
        trial.shipped()
    trial.tell(memory.peak <= memory.LIMIT, f"copy-lint: {memory}")
    session.stop()
    shutil.rmtree(home / "work", ignore_errors=True)
    print("Everything is the same." if trial.failures == 0 else f"{trial.failures} differ.")
    return min(trial.failures, 1)
