/// The page of all settings, as Markdown. `Documentation/Settings.md` is what this gives.
package func settingsPage() -> String {
  var text = """
    # Settings

    Settings are in `.copy-lint.yml` (or `.copy-lint.yaml`) at the top of your project. All of them are optional.
    `copy-lint init` writes a first file, `copy-lint config PATH` shows which settings apply to a file and where they are set.
    The command line comes first, then the nearest file, then the files that it extends (the last one first), then the
    preset. An unknown key or value is an error, reported with its line. Paths begin at the folder of the settings, also of a
    file that `--config` names: keep it at the top of your project.
    If such a file is in another folder, as one of your team is, and has no `paths`, the folder where the command runs is
    checked, and the patterns of `exclude` and `overrides` begin there.
    From above the project, `copy-lint check app` takes the settings in `app`, unless there are some where the command runs.

    Editors complete and check the file with the schema that `copy-lint config --schema` prints, which is also in
    `Schemas/configuration.json`: start the file with `# yaml-language-server: $schema=PATH`.

    This page is the output of `copy-lint config --list`.

    | Setting | Allowed values | Default |
    |---|---|---|

    """
  for entry in settingTable {
    text += "| [`\(entry.name)`](#\(entry.name.lowercased())) | \(words(entry.kind)) | \(entry.standard) |\n"
  }
  for entry in settingTable {
    text += "\n## \(entry.name)\n\n\(entry.text)\n\n```yaml\n\(entry.example)\n```\n"
    if !entry.members.isEmpty {
      text += "\n| Part | Allowed values | Default | What it is for |\n|---|---|---|---|\n"
      for part in entry.members {
        let standard = part.isRequired ? "required" : part.standard
        text += "| `\(part.name)` | \(words(part.kind)) | \(standard) | \(part.text) |\n"
      }
    }
  }
  return text
}

/// As the page says it.
private func words(_ kind: SettingEntry.Kind) -> String {
  switch kind {
  case .text: "a text"
  case .locale: "a language, such as “en” or “pt-BR”"
  case .locales: "a language, or a list of them"
  case .glob: "a pattern, such as `**/*.json` or `help_*`"
  case .texts: "a text, or a list of them"
  case .globs: "a pattern, or a list of them"
  case .number(let range):
    "a number from \(twoDecimals(range.lowerBound)) to \(twoDecimals(range.upperBound))"
  case .flag: "`true`, `false`"
  case .choice(let names) where names.count > 8: "a name, such as `\(names[0])`"
  case .choice(let names): names.map { "`\($0)`" }.joined(separator: ", ")
  case .items(let members): "a list of " + members.map { "`\($0.name)`" }.joined(separator: ", ")
  case .mapping(let members): members.map { "`\($0.name)`" }.joined(separator: ", ")
  case .choiceOrMapping(let names, let members):
    (names + members.map(\.name)).map { "`\($0)`" }.joined(separator: ", ")
  case .rules(allowsAllOff: false): "rules with levels or settings"
  case .rules(allowsAllOff: true): "rules with levels or settings, or `all-off`"
  case .terms: "languages with terms"
  }
}
