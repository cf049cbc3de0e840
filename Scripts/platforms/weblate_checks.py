"""Runs the checks of Examples/Weblate as Weblate does: from its list of checks, on units. Scripts/try-platforms starts it."""
import os, pathlib, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(root / "Examples/Weblate"))

from django.conf import settings
from weblate import settings_example

given = {name: getattr(settings_example, name) for name in dir(settings_example) if name.isupper()}
# What an administrator sets. Checks ask nothing of the database.
given.update(
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}}, DATA_DIR=tempfile.mkdtemp(), CACHES={"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}},
    COPY_LINT=[os.environ["COPY_LINT"], "stream", "--quiet"],
    CHECK_LIST=("weblate.checks.same.SameCheck", "copy_lint_checks.SourceWords", "copy_lint_checks.TranslationWords"))
settings.configure(**given)

import django

django.setup()

from weblate.checks.models import CHECKS, Check
from weblate.checks.tests.test_checks import MockUnit

SOURCES = [
    ("Network connectivity unavailable.", "offline.error.title", True, "You&#x27;re offline"),
    ("You're offline.", "offline.error.title", False, ""),
    ("Choose a photo", "photo.title", False, ""),
]
TRANSLATIONS = [
    ("Hello %s", "Hallo %d", "c-format", True, "%"),
    ("Hello %s", "Hallo %s", "c-format", False, ""),
    ("Save the photo before you go", "Save the photo before you go", "", True, "English"),
    ("Open the map", "Öffne die Karte", "", False, ""),
]


class Failing:
    """What Weblate keeps of a check that failed."""

    def __init__(self, unit):
        self.unit = unit


def main():
    checks = CHECKS.data
    source, translation = checks["copy_lint_source"], checks["copy_lint_translation"]
    assert source.source and translation.target
    for text, key, fails, shown in SOURCES:
        unit = MockUnit(source=text, context=key, code="en")
        assert source.check_source([text], unit) is fails, text
        assert shown in str(source.get_description(Failing(unit))), source.get_description(Failing(unit))
        if fails:
            print(f"weblate: “{text}” → {source.get_description(Failing(unit))}")
    for text, target, flags, fails, shown in TRANSLATIONS:
        unit = MockUnit(source=text, target=target, flags=flags, code="de")
        assert translation.check_target([text], [target], unit) is fails, (text, target)
        assert shown in str(translation.get_description(Failing(unit))), translation.get_description(Failing(unit))
        if fails:
            print(f"weblate: “{text}” as “{target}” → {translation.get_description(Failing(unit))}")
    # A copy-lint that ended is started again.
    import copy_lint_checks
    copy_lint_checks.stream.program.kill()
    copy_lint_checks.stream.program.wait()
    assert source.check_source([SOURCES[0][0]], MockUnit(source=SOURCES[0][0], code="en"))
    from weblate.utils.version import VERSION
    print(f"weblate: works with {VERSION}")


main()
