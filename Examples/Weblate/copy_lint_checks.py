"""copy-lint as two checks of Weblate: one of source strings, one of translations.

Put this file where Weblate finds modules, such as /app/data/python/customize in its container, and name the checks in its
settings, with copy-lint on the PATH:

    CHECK_LIST = (*CHECK_LIST, "copy_lint_checks.SourceWords", "copy_lint_checks.TranslationWords")

COPY_LINT in the settings is the command, if it is another one.
"""

import json
import logging
import os
import re
import subprocess
import threading

from django.conf import settings
from django.utils.html import format_html_join
from weblate.checks.base import SourceCheck, TargetCheck

# How Weblate's flags name the grammar of placeholders, and how copy-lint does.
SYNTAXES = {
    "c-format": "printf", "php-format": "printf", "python-format": "printf", "objc-format": "apple",
    "java-printf-format": "android", "java-format": "java", "icu-message-format": "icu", "i18next-interpolation": "i18next",
    "ruby-format": "ruby", "python-brace-format": "python-brace", "c-sharp-format": "dotnet", "qt-format": "qt",
    "vue-format": "vue", "laravel-format": "laravel", "es-format": "js",
}


class Stream:
    """One copy-lint for each process of Weblate: a line for each string, and a line for its findings."""

    def __init__(self):
        self.lock = threading.Lock()
        self.program = None
        self.owner = None

    def start(self):
        command = getattr(settings, "COPY_LINT", ["copy-lint", "stream", "--quiet"])
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.owner = os.getpid()

    def findings(self, **request):
        line = json.dumps(request) + "\n"
        with self.lock:
            # Again if it has ended in the meantime.
            for _ in range(2):
                try:
                    # A process that Weblate forked needs one of its own.
                    if self.owner != os.getpid() or self.program.poll() is not None:
                        self.start()
                    self.program.stdin.write(line)
                    self.program.stdin.flush()
                    if answer := self.program.stdout.readline():
                        return json.loads(answer).get("findings", [])
                except OSError as error:
                    logging.getLogger("weblate").error("copy-lint does not run: %s", error)
        return []


stream = Stream()


class Words:
    """What both checks have in common."""

    doc_id = ""

    def about(self, unit):
        syntax = next((syntax for flag, syntax in SYNTAXES.items() if flag in unit.all_flags), "none")
        return {"key": unit.context, "comment": unit.note, "syntax": syntax}

    def get_description(self, check_obj):
        messages = dict.fromkeys(finding["message"] for finding in self.findings(check_obj.unit))
        return format_html_join("\n", "<p>{}</p>", ((message,) for message in messages)) or self.description

    def get_doc_url(self, user=None):
        return ""


class SourceWords(Words, SourceCheck):
    check_id = "copy_lint_source"
    name = "Words"
    description = "The text is hard to read, or it has words that people don't know."

    def findings(self, unit):
        locale = unit.translation.component.source_language.code
        return [
            finding for text in unit.get_source_plurals()
            for finding in stream.findings(text=text, locale=locale, **self.about(unit))
        ]

    def check_source_unit(self, sources, unit):
        return bool(self.findings(unit))


class TranslationWords(Words, TargetCheck):
    check_id = "copy_lint_translation"
    name = "Words of the translation"
    description = "The translation differs from its source, or reads wrong."

    def findings(self, unit):
        sources, targets = unit.get_source_plurals(), unit.get_target_plurals()
        languages = {
            "locale": unit.translation.language.code,
            "sourceLocale": unit.translation.component.source_language.code,
        }
        return [
            # Languages differ in their number of forms; the last source is that of all other numbers.
            finding for number, text in enumerate(targets)
            for finding in stream.findings(
                text=text, source=sources[0 if number == 0 and len(sources) == len(targets) else -1], **languages,
                **self.about(unit))
        ]

    def check_target_unit(self, sources, targets, unit):
        return bool(self.findings(unit))

    def get_fixup(self, unit):
        safe = [finding for finding in self.findings(unit) if finding["applicability"] == "safe" and finding["words"]]
        return [("regex", re.escape(finding["words"][0]), finding["replacement"], "u") for finding in safe] or None
