"""What to ask a program: each view is one command, with its name in reports and in the list of wanted differences."""

import dataclasses
import fnmatch


@dataclasses.dataclass(frozen=True)
class View:
    name: str
    arguments: tuple
    # Where it runs: "app" is the folder itself, "tree" a copy that it may write to, "none" an empty folder.
    place: str = "app"
    # Which input it gets, by the name that `inputs` gives it.
    input: str = ""
    # Whether “--disable RULES” may be added.
    takes_disable: bool = True
    # A run that prints nothing and ends with 2 has compared nothing.
    has_output: bool = True


# Without a path, the settings say what is checked, and that may be another folder.
HERE = (".",)
# In place of a path that is only known when the run begins.
ALL_RULES = "{all-rules.yml}"
DUMP = View("dump", ("dump", "--jobs", "1", *HERE), takes_disable=False, has_output=False)


def app_views(formats):
    """The views of an app. `formats` are those of `check`."""
    check = ("check", "--translations", "--jobs", "1", *HERE)
    for name in formats:
        yield View(f"check/{name}", (*check, "--format", name))
        yield View(f"check/{name}+notes", (*check, "--notes", "--format", name))
    yield View("check/text+color", (*check, "--color", "always", "--verbose"))
    # The others run on one thread, and the report is the same for each number.
    yield View("check/json+alone", ("check", "--notes", "--jobs", "3", "--format", "json", *HERE))
    yield View("check/json+all-rules", (*check, "--notes", "--format", "json", "--config", ALL_RULES), place="tree")
    for name in ("text", "json"):
        grade = ("grade", "--jobs", "1", "--format", name, *HERE)
        yield View(f"grade/{name}", grade, takes_disable=False)
        yield View(f"grade/{name}+strings", (*grade, "--all-formulas", "--strings"), takes_disable=False)
    yield View("grade/input", ("grade", "--format", "json", "--all-formulas", "-"), input="texts", takes_disable=False)
    yield DUMP
    yield View("diff", (*check, "--diff"), has_output=False)
    yield View("diff+unsafe", (*check, "--diff", "--unsafe-fixes"), has_output=False)
    yield View("fix", (*check, "--fix", "--format", "json"), place="tree", has_output=False)
    yield View("fix+unsafe", (*check, "--fix", "--unsafe-fixes", "--format", "json"), place="tree", has_output=False)
    yield View("write-baseline", (*check, "--write-baseline"), place="tree", has_output=False)
    yield View("init", ("init",), place="tree", takes_disable=False, has_output=False)
    yield View("stream", ("stream", "--notes", "--fail-on", "warning"), input="stream")
    yield View("lsp", ("lsp",), input="session")
    yield View("lsp+translations", ("lsp", "--notes", "--translations"), input="session")


def program_views(commands, rules):
    """The views that need no app."""

    def view(name, *arguments):
        return View(name, arguments, place="none", takes_disable=False)

    yield view("version", "--version")
    yield view("help", "--help")
    for command in commands:
        yield view(f"help/{command}", command, "--help")
    yield view("rules/text", "rules")
    yield view("rules/json", "rules", "--format", "json")
    for rule in rules:
        yield view(f"explain/{rule}", "explain", rule)
    for shell in ("bash", "zsh", "fish"):
        yield view(f"completions/{shell}", "completions", shell)
    yield view("manual", "manual")
    yield dataclasses.replace(view("stream/faults", "stream"), input="faults")


def chosen(views, patterns):
    """The views that a pattern names; all of them without patterns."""
    return [view for view in views if not patterns or any(fnmatch.fnmatchcase(view.name, p) for p in patterns)]


def is_json_report(view):
    return view.name.startswith("check/json")
