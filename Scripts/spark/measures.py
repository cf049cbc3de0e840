"""What Spark costs on top of `copy-lint`, and how that grows. Each comparison is made in one run, in turns."""

import os
import pathlib
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql import functions as F

from copy_lint_spark import check, grade, summarize

from . import cluster, processes
from .segments import write

ROUNDS = int(os.environ.get("ROUNDS", "3"))


def seconds(work: Callable[[], object]) -> tuple[float, float]:
    """How long it takes, and how many seconds of cores."""
    start, used = time.time(), processes.processor_seconds()
    work()
    return time.time() - start, processes.processor_seconds() - used


def load() -> str:
    """What else this machine does."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def alone(program: str, lines: pathlib.Path, *flags: str) -> None:
    """`copy-lint stream` by itself."""
    empty = lines.with_name("empty.yml")
    empty.write_text("")
    with open(lines) as given:
        subprocess.run(
            [program, "stream", "--config", str(empty), *flags], stdin=given, stdout=subprocess.DEVNULL, check=True)


def idle(df: DataFrame) -> DataFrame:
    """A job whose tasks return their input."""

    # In here, since the executors do not have this module.
    def same(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        yield from batches

    return df.mapInArrow(same, df.schema)


def in_turns(works: dict[str, Callable[[], object]], rounds: int = ROUNDS) -> dict[str, tuple[float, float]]:
    """The middle of the times of each, which take turns, so that what else the machine does hits all of them."""
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            times[name].append(seconds(work))
    found = {}
    for name, rows in times.items():
        wall, cores = ([row[column] for row in rows] for column in (0, 1))
        found[name] = (statistics.median(wall), statistics.median(cores))
        every = ", ".join(f"{one:.1f}" for one in wall)
        print(f"  {name:<36} {found[name][0]:6.1f} s  ({every}), {found[name][1]:6.1f} s of cores", flush=True)
    return found


def sink(df: DataFrame) -> None:
    """Runs a job and takes every row, but writes nothing."""
    df.write.format("noop").mode("overwrite").save()


def run(program: str, home: pathlib.Path, count: int) -> None:
    """All measures."""
    folder = write(program, home, count)
    lines = folder / "segments.jsonl"
    session = cluster.start(program, home)
    df = session.read.parquet(str(folder / "segments.parquet"))
    # The workers of Python are started, and their modules loaded.
    sink(check(df.limit(2_000).repartition(4)))

    print(f"{count:,} segments, {df.rdd.getNumPartitions()} partitions, cluster up; {load()}")
    with processes.MemoryWatch() as memory, processes.MemoryWatch(processes.own_streams) as single:
        times = in_turns({
            "stream --jobs 2 alone": lambda: alone(program, lines, "--jobs", "2"),
            "mapInArrow that returns its input": lambda: sink(idle(df)),
            "check": lambda: sink(check(df)),
        })
    wall, cores = (times["check"][which] / times["stream --jobs 2 alone"][which] for which in (0, 1))
    print(f"  check takes {wall:.2f} times as long as stream --jobs 2, and {cores:.2f} times the cores; {load()}")
    print(f"  copy-lint of tasks: {memory}")
    print(f"  copy-lint stream --jobs 2: {single}")

    part = min(count, 300_000)
    folder = write(program, home, part)
    lines = folder / "segments.jsonl"
    print(f"the other jobs, {part:,} segments; {load()}")
    few = session.read.parquet(str(folder / "segments.parquet"))
    in_turns({
        "stream --jobs 1 alone": lambda: alone(program, lines),
        "stream --counts-only --jobs 1 alone": lambda: alone(program, lines, "--counts-only"),
        "check": lambda: sink(check(few)), "grade": lambda: sink(grade(few)),
        "summarize": lambda: sink(summarize(few)),
    }, 2)

    print(f"partitions, {part:,} segments that are spread anew; {load()}")
    spreads = {number: few.repartition(number).persist() for number in (1, 2, 4, 8, 32, 128)}
    for one in spreads.values():
        one.count()
    in_turns({f"{number} partitions": lambda one=one: sink(check(one)) for number, one in spreads.items()}, 2)
    for one in spreads.values():
        one.unpersist(blocking=True)

    print(f"start-up of a task, 100 of them with one row each; {load()}")
    tiny = session.range(0, 100, 1, 100).select(F.lit("en").alias("locale"), F.lit("Utilize it").alias("text"))
    times = in_turns({
        "mapInArrow that returns its input": lambda: sink(idle(tiny)),
        "check": lambda: sink(check(tiny)),
    })
    wall, cores = (times["check"][which] - times["mapInArrow that returns its input"][which] for which in (0, 1))
    print(f"  a copy-lint costs each task {wall / 100 * 2000:.0f} ms more than an empty task, {cores / 100 * 1000:.0f} ms of a core")

    print(f"skew, {part:,} segments in 8 partitions by language; {load()}")
    uneven = session.read.parquet(str(write(program, home, part, 0.9) / "segments.parquet"))
    works: dict[str, Callable[[], object]] = {}
    for name, given in (("even", few), ("90 % German", uneven)):
        works[f"{name}, as read"] = lambda given=given: sink(summarize(given))
        works[f"{name}, repartition(8, locale)"] = lambda given=given: sink(summarize(given.repartition(8, "locale")))
    times = in_turns(works)
    for how in ("as read", "repartition(8, locale)"):
        wall, cores = (times[f"90 % German, {how}"][which] / times[f"even, {how}"][which] for which in (0, 1))
        print(f"  {how}: {wall:.2f} times an even spread, {cores:.2f} times the cores")
    session.stop()
    shutil.rmtree(home / "work", ignore_errors=True)
