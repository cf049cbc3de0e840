"""A cluster on this machine, with executors that are processes of their own."""

import logging
import os
import pathlib
import shutil
import sys

import pyspark
from pyspark.sql import SparkSession

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def start(program: str, home: pathlib.Path, executors: int = 2) -> SparkSession:
    """A session on `local-cluster`, to which the package and the program were shipped."""
    os.environ["SPARK_HOME"] = os.path.dirname(pyspark.__file__)
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    os.environ["PYSPARK_PYTHON"] = sys.executable
    shutil.rmtree(home / "work", ignore_errors=True)
    (home / "work").mkdir(parents=True)
    package = shutil.make_archive(str(home / "work" / "copy_lint_spark"), "zip", ROOT / "Examples/Spark", "copy_lint_spark")
    properties = home / "work" / "log4j2.properties"
    properties.write_text(LOGGING.format(home / "log"))
    (home / "log").write_text("")
    os.environ["SPARK_SUBMIT_OPTS"] = f"-Dlog4j2.configurationFile=file:{properties}"
    session = (
        SparkSession.builder.master(f"local-cluster[{executors},1,1024]").appName("try-spark")
        .config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false")
        .config("spark.driver.bindAddress", "127.0.0.1").config("spark.sql.shuffle.partitions", "4")
        .config("spark.local.dir", str(home / "work")).config("spark.sql.files.maxPartitionBytes", "4m")
        .config("spark.executor.memory", "768m").getOrCreate()
    )
    # As `--py-files` and `--files` of spark-submit do.
    session.sparkContext.addPyFile(package)
    session.sparkContext.addFile(program)
    logging.getLogger("py4j").setLevel(logging.ERROR)
    return session


LOGGING = """\
rootLogger.level = warn
rootLogger.appenderRef.file.ref = file
appender.file.type = File
appender.file.name = file
appender.file.fileName = {}
appender.file.append = true
appender.file.layout.type = PatternLayout
appender.file.layout.pattern = %d{{HH:mm:ss}} %p %c{{1}}: %m%n
"""
