"""A job for spark-submit: Parquet in, Parquet out.

    zip -r copy_lint_spark.zip copy_lint_spark
    spark-submit --py-files copy_lint_spark.zip --files copy-lint,.copy-lint.yml,en.csv job.py SEGMENTS RESULTS \
        --configuration .copy-lint.yml --glossary en.csv --column text=target --column locale=language

SEGMENTS has a column for the texts and one for their language. RESULTS gets the folders `findings`, `counts` and `summary`.
"""

import argparse

from pyspark.sql import SparkSession

from copy_lint_spark import Settings, check, grade, summarize


def main() -> None:
    """Reads, checks and writes."""
    parser = argparse.ArgumentParser(description="Checks the texts of Parquet files.")
    parser.add_argument("segments")
    parser.add_argument("results")
    parser.add_argument("--configuration", help="the name of a file that --files ships")
    parser.add_argument("--glossary", action="append", default=[], help="the name of a file that --files ships")
    parser.add_argument("--column", action="append", default=[], help="MEMBER=COLUMN, such as text=target")
    parser.add_argument("--by", action="append", help="columns to group by, that of the language too")
    parser.add_argument("--notes", action="store_true", help="finds notes, too")
    arguments = parser.parse_args()

    settings = Settings(
        configuration=arguments.configuration, glossaries=tuple(arguments.glossary),
        flags=("--notes",) if arguments.notes else ())
    columns = dict(column.split("=", 1) for column in arguments.column)
    by = arguments.by or [columns.get("locale", "locale")]

    session = SparkSession.builder.appName("copy-lint").getOrCreate()
    segments = session.read.parquet(arguments.segments)
    check(segments, columns, settings=settings).write.parquet(f"{arguments.results}/findings")
    grade(segments, columns, settings=settings).write.parquet(f"{arguments.results}/counts")
    summarize(segments, columns, by, settings).coalesce(1).write.parquet(f"{arguments.results}/summary")
    session.stop()


if __name__ == "__main__":
    main()
