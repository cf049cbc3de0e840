"""Vim with ALE, by its client and server."""
FILE = "strings"
BLOCK = ("vim", 0)
VERSION = ["vim.gtk3", "--version"]


def open_file(screen, settings, file, folder):
    (folder / "vimrc").write_text("set nocompatible\npackadd! ale\n" + settings)
    screen.terminal(["vim.gtk3", "--servername", "TRY", "-u", str(folder / "vimrc"), str(file)], file.parent.parent)


def ask(screen, value):
    return screen.run(["vim.gtk3", "--servername", "TRY", "--remote-expr", value])


def findings(screen):
    return ask(screen, "len(ale#engine#GetLoclist(bufnr('')))")


def fix(screen):
    def keys(text):
        screen.run(["vim.gtk3", "--servername", "TRY", "--remote-send", text])
    keys("gg/Network<CR>:ALECodeAction<CR>")
    yield "menu"
    keys("1<CR>")
    yield "fixed"
    keys(":w<CR>")
