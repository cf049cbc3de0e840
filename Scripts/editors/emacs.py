"""Emacs with its server; the fix is taken with keys."""
FILE = "strings"
BLOCK = ("elisp", 0)
VERSION = ["emacs", "--version"]


def open_file(screen, settings, file, folder):
    name = f"try-{folder.name}"
    (folder / "init.el").write_text(f'(setq server-name "{name}" warning-minimum-level :error)\n(require (quote server))\n(server-start)\n' + settings)
    screen.emacs = name
    screen.terminal(["emacs", "-nw", "--no-init-file", "--load", str(folder / "init.el"), str(file)], file.parent.parent)


def ask(screen, value):
    return screen.run(["emacsclient", "--socket-name", screen.emacs, "--eval", f"(with-current-buffer (window-buffer) {value})"])


def findings(screen):
    return ask(screen, "(if (bound-and-true-p flymake-mode) (length (flymake-diagnostics)) 0)")


def fix(screen):
    ask(screen, '(progn (goto-char (point-min)) (search-forward "Network"))')
    screen.keys("Escape", "x", "(eglot-code-actions)", "Return")
    yield "menu"
    screen.keys("Return")
    yield "fixed"
    screen.keys("ctrl+x", "ctrl+s")
