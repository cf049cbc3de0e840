"""What one `copy-lint stream` says about all segments: the result that each job has to have."""

import hashlib
import json
import pathlib
import subprocess
from collections.abc import Iterable

COLUMNS = ("id", "rule", "severity", "start", "end", "message", "replacement", "applicability")


def digest(findings: Iterable[tuple]) -> str:
    """The same for the same findings, in whatever order."""
    total = hashlib.sha256()
    for finding in sorted(findings, key=repr):
        total.update(repr(finding).encode())
    return total.hexdigest()[:16]


class Reference:
    """Findings, sums by language and sums by rule."""

    def __init__(self, program: str, segments: pathlib.Path, flags: Iterable[str] = ()) -> None:
        findings = []
        self.summary: dict = {}
        empty = segments.with_name("empty.yml")
        empty.write_text("")
        with open(segments) as lines:
            command = [program, "stream", "--summary", "--config", str(empty), *flags]
            process = subprocess.Popen(command, stdin=lines, stdout=subprocess.PIPE, text=True)
            for line in process.stdout:
                answer = json.loads(line)
                if "summary" in answer:
                    self.summary = answer["summary"]
                for finding in answer.get("findings", ()):
                    finding["id"] = answer["id"]
                    findings.append((*(finding[name] for name in COLUMNS), tuple(finding["words"])))
            if process.wait() not in (0, 1, 2):
                raise RuntimeError(f"copy-lint ended with {process.returncode}")
        self.count = len(findings)
        self.digest = digest(findings)
        self.languages = {
            one["locale"]: (one["strings"], one["counts"], one["prose"], one["measure"]["value"], one["proseMeasure"]["value"])
            for one in self.summary["languages"]
        }
        self.rules = {one["rule"]: (one["error"], one["warning"], one["note"]) for one in self.summary["rules"]}
