/// The manual page in man(7), from the same tables as the help.
var manualPage: String {
  var page = Roff()
  page.line(".TH COPY-LINT 1 \(toolDate) \"copy-lint \(toolVersion)\" \"User Commands\"")
  page.section("NAME", "copy-lint - check the words of an app before people see them")
  page.line(".SH SYNOPSIS")
  for command in Command.allCases {
    page.line(".B copy-lint \(Roff.escaped(command.rawValue))")
    page.line(Roff.escaped(command.operands.isEmpty ? "[FLAGS]" : "[FLAGS] \(command.operands)"))
    if command != Command.allCases.last { page.line(".br") }
  }
  page.section(
    "DESCRIPTION",
    """
    Reads the string files of an app. It measures how hard the text is to read, turns jargon into plain words, and keeps \
    labels, hints, errors and questions good. It needs no network.
    """)
  page.line(".SH COMMANDS")
  for command in Command.allCases { page.command(command) }
  page.line(".SH FLAGS")
  for flag in allFlags { page.flag(flag) }
  page.line(".SH EXIT STATUS")
  page.item("0", "Clear.")
  page.item("1", "Findings. “--fail-on” says which count.")
  page.item("2", "A path or setting to fix.")
  page.line(".SH FILES")
  page.item(".copy-lint.yml", "The settings. The nearest file is used, in the folder or above it.")
  page.item(
    "Glossary/*.csv", "Your own words, next to the settings: one row for each term and its replacement.")
  page.line(".SH ENVIRONMENT")
  page.item("NO_COLOR", "Turns off color in the report.")
  page.line(".SH EXAMPLES")
  page.example("Check what the settings name, else the folder “Strings”, else this folder:", "copy-lint")
  page.example("Show the safe fixes, then write them:", "copy-lint --diff MyApp\ncopy-lint --fix MyApp")
  page.example("Compare each language with its source:", "copy-lint check --translations MyApp")
  page.example("Read about a rule:", "copy-lint explain jargon")
  return page.text
}
