"""Tests of the package. They need PyArrow and `copy-lint`, which COPY_LINT names, and no Spark."""
