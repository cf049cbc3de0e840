"""The command: arguments, two workers, and the exit code."""

import argparse
import concurrent.futures
import dataclasses
import os
import sys
import threading
import time
import traceback

from . import apps, examining, programs, reporting, views, wanted
from .running import Failure
from .store import Store

SAME, DIFFERENT, FAILED = 0, 1, 2
# More failures say nothing new, and each may take minutes.
MOST_FAILURES = 10


@dataclasses.dataclass(frozen=True)
class Settings:
    seed: int
    timeout: float
    reuses_new: bool
    # The rules that are off by default, in both programs.
    all_rules: tuple
    # Set when nothing more is to be run.
    stopped: threading.Event = dataclasses.field(default_factory=threading.Event)


def parse(arguments, description):
    parser = argparse.ArgumentParser(
        prog="Scripts/compare-reports", description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs_and_folders", nargs="*", metavar="OLD NEW FOLDER…", help=argparse.SUPPRESS)
    add = parser.add_argument
    add("--quick", action="store_true", help="one app of each format, drawn by the seed: a minute or two")
    add("--only", action="append", default=[], metavar="VIEW", help="only views of this name, such as “check/*” or “lsp*”")
    add("--app", action="append", default=[], metavar="APP", help="only apps of this name, such as “*/po/*”")
    add("--seed", type=int, default=1, help="of the sessions with the language server, and of --quick")
    add("--examples", type=int, default=3, metavar="N", help="how many differences of each cause are shown (3)")
    add("--wanted", default=os.path.join(programs.PACKAGE, "Scripts", "wanted-differences.txt"), metavar="FILE",
        help="the list of wanted differences (Scripts/wanted-differences.txt)")
    add("--write-wanted", action="store_true", help="print entries for that list")
    add("--cache", default=os.environ.get("COPY_LINT_COMPARE_CACHE") or os.path.join(programs.PACKAGE, ".build", "compare-reports"),
        metavar="FOLDER", help="where answers are kept ($COPY_LINT_COMPARE_CACHE, else .build/compare-reports)")
    add("--reuse-new", action="store_true", help="take the answers of NEW from the cache too, to work on the list")
    add("--jobs", type=int, default=os.cpu_count(), metavar="N", help="how many programs run at once")
    add("--timeout", type=float, default=300, metavar="SECONDS", help="of each run (300)")
    add("--self-check", action="store_true", help="plant differences and failures, and ask whether each is named")
    return parser.parse_args(arguments)


def main(arguments, description):
    options = parse(arguments, description)
    try:
        if options.self_check:
            from . import self_check
            return self_check.main(options.programs_and_folders)
        return compare(options)
    except Failure as failure:
        print(f"compare-reports: {failure}", file=sys.stderr)
    except KeyboardInterrupt:
        print("compare-reports: stopped. What OLD said so far is kept.", file=sys.stderr)
    except Exception:
        # A fault of this script must not pass for a difference, which is 1.
        traceback.print_exc()
    return FAILED


def compare(options):
    began = time.monotonic()
    if len(options.programs_and_folders) < 3:
        raise Failure("Name two programs and a folder: Scripts/compare-reports OLD NEW FOLDER…")
    old_name, new_name, *folders = options.programs_and_folders
    wanted_list = wanted.WantedList(options.wanted)
    found = apps.find_apps(folders)
    if options.quick:
        found = apps.quick(found, options.seed)
    found = apps.chosen(found, options.app)
    old, new = programs.find(old_name, "OLD", options.cache), programs.find(new_name, "NEW", options.cache)
    store = Store(options.cache)
    settings = Settings(options.seed, options.timeout, options.reuse_new, tuple(sorted(
        rule for rule in old.rules.keys() & new.rules.keys() if not old.rules[rule]["default"])))
    formats = [name for name in old.formats if name in new.formats]
    rules = [rule for rule in old.rules if rule in new.rules]
    jobs = [(None, views.chosen(views.program_views([c for c in old.commands if c in new.commands], rules), options.only))]
    jobs += [(app, views.chosen(views.app_views(formats), options.only))
             for app in sorted(found, key=lambda app: -app.size)]
    if not any(asked for _, asked in jobs):
        raise Failure(f"No view is called {' or '.join(options.only)}.")
    print(f"OLD {old.digest[:12]} {old.path}\nNEW {new.digest[:12]} {new.path}")
    results = run_all(jobs, old, new, store, settings, options.jobs)
    for program in (old, new):
        program.check_unchanged()
    store.prune()
    extra = sides(old, new)
    print(f"{reporting.counted(len(found), 'app')}, {reporting.counted(total(results, 'dump'), 'string')}, "
          f"{reporting.counted(total(results, 'check/json+notes'), 'finding')}; {total(results, 'run'):,} runs, "
          f"{total(results, 'from the store'):,} answers from the cache, {time.monotonic() - began:.0f} s")
    nothing = [name for name, examined in results if examined.counts.get("dump") == 0]
    if nothing:
        print(f"No strings in {', '.join(nothing)}.")
    if len(nothing) == len(found):
        raise Failure("OLD finds no strings at all, so nothing was compared. Name other folders.")
    return tell(results, extra, wanted_list, options)


def run_all(jobs, old, new, store, settings, workers):
    """The largest apps come first, so that both workers end at about the same time."""
    results, failures = [], 0
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        waiting = {pool.submit(examining.examine, app, asked, old, new, store, settings): app for app, asked in jobs if asked}
        try:
            for done, future in enumerate(concurrent.futures.as_completed(waiting), 1):
                results.append((waiting[future].name if waiting[future] else "", future.result()))
                failures += len(results[-1][1].failures)
                if sys.stderr.isatty():
                    end = f"\r{done} of {len(waiting)}" if done < len(waiting) else "\r\033[K"
                    print(end, end="", file=sys.stderr, flush=True)
                if failures >= MOST_FAILURES:
                    break
        finally:
            settings.stopped.set()
            pool.shutdown(cancel_futures=True)
    return sorted(results, key=lambda pair: pair[0])


def total(results, name):
    return sum(examined.counts.get(name, 0) for _, examined in results)


def sides(old, new):
    """What only one of the programs knows: there is nothing to compare it with."""
    for what, left, right in (("format", old.formats, new.formats), ("command", old.commands, new.commands),
                              ("rule", list(old.rules), list(new.rules))):
        for name in left:
            if name not in right:
                yield examining.Difference(what, "lost", name, "", name, "nothing")
        for name in right:
            if name not in left:
                yield examining.Difference(what, "new", name, "", "nothing", name)


def tell(results, extra, wanted_list, options):
    seen_in, explained, failures = {difference: [] for difference in extra}, [], []
    for app, examined in results:
        seen_in |= examined.differences
        explained += [(app, view, rules) for view, rules in examined.explained]
        failures += examined.failures
    unlisted = [difference for difference in seen_in if not wanted_list.wants(difference)]
    causes = reporting.group(unlisted)
    reporting.tell_causes(causes, seen_in, options.examples)
    reporting.tell_explained(explained)
    used = [entry for entry in wanted_list.entries if entry.matches]
    if used:
        print(f"{reporting.counted(len(seen_in) - len(unlisted), 'difference')} wanted:")
        for entry in used:
            print(f"    {entry.matches:6,}  {entry}  {entry.reason}")
    is_whole = not (options.quick or options.only or options.app)
    for entry in wanted_list.entries:
        if not entry.matches and is_whole:
            print(f"Line {entry.line} of {os.path.relpath(wanted_list.path)} matches nothing: {entry}")
    if options.write_wanted:
        print("\n".join(wanted.lines(causes)))
    for failure in failures:
        print(f"compare-reports: {failure}", file=sys.stderr)
    if failures:
        print(f"The comparison is incomplete: {reporting.counted(len(failures), 'failure')}"
              f"{', and the rest was left out' if len(failures) >= MOST_FAILURES else ''}.")
    print("No unlisted difference." if not unlisted else
          f"{reporting.counted(len(unlisted), 'unlisted difference')} of {reporting.counted(len(causes), 'cause')}.")
    return FAILED if failures else DIFFERENT if unlisted else SAME
