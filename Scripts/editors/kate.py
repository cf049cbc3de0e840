"""Kate by its keys. What its server was told by copy-lint is noted on the way, since Kate can't be asked what it shows."""
import pathlib

FILE = "json"
BLOCK = ("json", 0)
VERSION = ["kate", "--version"]


def open_file(screen, settings, file, folder):
    home = pathlib.Path(screen.variables["HOME"])
    home.chmod(0o700)
    (home / ".config/kate/lspclient").mkdir(parents=True)
    (home / ".config/kate/lspclient/settings.json").write_text(settings)
    program, screen.said = folder / "bin/copy-lint", folder / "said"
    real = program.resolve()
    program.unlink()
    program.write_text(f'#!/bin/sh\n"{real}" "$@" | tee "{screen.said}"\n')
    program.chmod(0o755)
    # What a person answers when Kate asks whether it may start the program.
    (home / ".config/katerc").write_text(
        f"[lspclient]\nAllowedServerCommandLines={program} lsp\n[Kate Plugins]\nlspclientplugin=true\n"
        "[General]\nShow welcome view for new window=false\n")
    screen.start(["dbus-run-session", "--", "kate", "--new", str(file)], file.parent.parent)


def findings(screen):
    return str(screen.said.read_text().count('"code":"jargon"')) if screen.said.exists() else "0"


def fix(screen):
    screen.run(["xdotool", "mousemove", "300", "300", "click", "1"])
    screen.keys("ctrl+Home", "Down", "End", *["Left"] * 8, "alt+Return")
    yield "menu"
    screen.keys("Down", "Return")
    yield "fixed"
    screen.keys("ctrl+s")
