/// A setting of `.copy-lint.yml`: what the decoder takes, the page of settings lists and the schema for editors allows.
package struct SettingEntry: Sendable {
  /// What may be written.
  package indirect enum Kind: Sendable {
    case text
    case locale
    case locales
    case glob
    /// One or several; one alone needs no brackets.
    case texts
    case globs
    case number(ClosedRange<Double>)
    /// `true` or `false`.
    case flag
    case choice([String])
    /// A list of mappings.
    case items([SettingEntry])
    case mapping([SettingEntry])
    /// A name, or a mapping.
    case choiceOrMapping([String], [SettingEntry])
    /// Rules with levels and settings of their own.
    case rules(allowsAllOff: Bool)
    /// By language, then by term.
    case terms
  }

  package var name: String
  package var kind: Kind
  /// What holds where it is not set.
  package var standard: String
  /// What it is for.
  package var text: String
  /// A line or lines for the page; empty in a part of another setting.
  package var example = ""
  /// Whether an item is incomplete without it.
  package var isRequired = false

  /// The parts of a mapping or an item.
  package var members: [SettingEntry] {
    switch kind {
    case .items(let members), .mapping(let members), .choiceOrMapping(_, let members): members
    default: []
    }
  }
}

/// All settings, in the order of the page.
package let settingTable: [SettingEntry] = [
  .init(
    name: "paths", kind: .texts, standard: "Strings, else the whole folder",
    text: "What a bare `copy-lint` checks: files and folders.", example: "paths: [App/Resources, Widget]"),
  .init(
    name: "exclude", kind: .globs, standard: "nothing", text: "Files and folders to leave out.",
    example: "exclude: [\"**/Debug*.strings\"]"),
  .init(
    name: "formats",
    kind: .items(formatParts), standard: "by name and content",
    text: "Formats of files that are not recognized, or mistaken for something else.",
    example:
      "formats:\n  - {path: \"copy/*.json\", format: i18next}\n  - {path: \"texts/*.json\", format: json, syntax: laravel}"
  ),
  .init(
    name: "sourceLocale", kind: .locale, standard: "en",
    text:
      "The language that the app is written in. It is used when neither the path nor the content names a language. "
      + "Without it, and if no string file names a language, the text in Swift code tells which one it is, if it is sure. "
      + "`en-US` and `en-GB` also say how English is spelled; with `en`, the spelling that a file has more often is right.",
    example: "sourceLocale: en-US"),
  .init(
    name: "platform", kind: .choice(Configuration.Platform.allCases.map(\.rawValue)), standard: "none",
    text: "What the app runs on. Some rules and terms apply to only one platform.", example: "platform: ios"),
  .init(
    name: "preset", kind: .choice(Configuration.Preset.allCases.map(\.rawValue)), standard: "apple",
    text:
      "Which rules run, and how strictly, before other settings. `apple` suits every platform. It is named for "
      + "Apple's advice on writing, which its rules follow. `reference` turns many notes into warnings and lets hints say “Double tap to …”, `govuk` "
      + "follows the GOV.UK style guide, and with `strict` each text above the limit fails, however short.",
    example: "preset: govuk"),
  .init(
    name: "extends", kind: .texts, standard: "none",
    text: "Settings from other files. The settings in this file override them.",
    example: "extends: [../team/.copy-lint.yml]"),
  .init(
    name: "requiredVersion", kind: .text, standard: "any",
    text:
      "The versions of copy-lint that these settings are for: `0.1.0` alone, `>=0.1, <1` for a range. Any other version "
      + "stops and says so.",
    example: "requiredVersion: \">=0.2\""),
  .init(
    name: "source", kind: .choiceOrMapping(Configuration.Source.allCases.map(\.rawValue), sourceParts),
    standard: "on",
    text:
      "Whether Swift code, storyboards and xibs are read for the words of an app, and code for the roles that it gives to "
      + "the strings of string files. `off` reads only those that you name. `calls` are functions and views of your own.",
    example: "source:\n  calls:\n    - {call: SettingsRow, argument: title, role: field-label}"),
  .init(
    name: "grade",
    kind: .mapping(gradeParts), standard: "{target: 6, max: 8, gate: honest}",
    text: "How hard a text may be to read.",
    example: "grade: {target: 6, max: 9}"),
  .init(
    name: "failOn", kind: .choice(Configuration.FailOn.allCases.map(\.rawValue)), standard: "error",
    text: "Which findings make the exit code 1. `--fail-on` comes first.", example: "failOn: warning"),
  .init(
    name: "glossary", kind: .texts, standard: "Glossary/*.csv",
    text: "Your team's words, as CSV or TBX files next to this one.",
    example: "glossary: [Words/*.csv, terms.tbx]"),
  .init(
    name: "brands", kind: .texts, standard: "none", text: "Names that are never jargon and always familiar.",
    example: "brands: [MYND, Face ID]"),
  .init(
    name: "familiar", kind: .texts, standard: "none", text: "Words that your readers know.",
    example: "familiar: [dashboard]"),
  .init(
    name: "allow", kind: .texts, standard: "none",
    text: "Glossary terms that this project may use. They count as familiar, too.",
    example: "allow: [sync]"),
  .init(
    name: "roles",
    kind: .items(roleParts), standard: "none",
    text: "What strings are in the app, when their key and comment don't say. Later entries win.",
    example: "roles:\n  - {key: \"*.cta\", role: button}"),
  .init(
    name: "rules", kind: .rules(allowsAllOff: false), standard: "those of the preset",
    text:
      "A level for each rule: `off`, `note`, `warning` or `error`; or its settings, as its page lists them.",
    example: "rules:\n  hard-word: off\n  spoken-too-long: {severity: warning, label: 40}"),
  .init(
    name: "overrides",
    kind: .items(overrideParts), standard: "none",
    text: "Different settings for some files, keys or languages. Later entries win.",
    example: "overrides:\n  - {keys: [\"debug.*\"], rules: all-off, reason: \"never shown\"}"),
  .init(
    name: "translations",
    kind: .mapping(translationParts), standard: "none", text: "How translations are checked.",
    example: "translations:\n  requireAll: [de, fr]\n  check: true\n  terms: {de: {cart: Warenkorb|!Wagen}}"),
]

private let formatParts: [SettingEntry] = [
  .init(name: "path", kind: .glob, standard: "", text: "Which files.", isRequired: true),
  .init(
    name: "format", kind: .choice(allFormats.map(\.name)), standard: "", text: "The name of a format.",
    isRequired: true),
  .init(
    name: "syntax", kind: .choice(Syntax.allCases.map(\.rawValue)), standard: "by the file",
    text: "How values are written in the texts of these files."),
]

private let gradeParts: [SettingEntry] = [
  .init(name: "target", kind: .number(1...30), standard: "6", text: "The grade to write for."),
  .init(name: "max", kind: .number(1...30), standard: "8", text: "The highest grade allowed."),
  .init(
    name: "gate", kind: .choice(Configuration.GradeLimit.Gate.allCases.map(\.rawValue)),
    standard: "honest",
    text:
      "When a text above the limit fails: `honest` when it is clearly above it and has a sentence of 48 words, or is far above it for its hard words; `clear` when running text is clearly above it; `strict` always; `off` never."
  ),
]

private let roleParts: [SettingEntry] = [
  .init(name: "key", kind: .glob, standard: "any", text: "Which keys."),
  .init(name: "comment", kind: .glob, standard: "any", text: "Which comments."),
  .init(name: "path", kind: .glob, standard: "any", text: "Which files."),
  .init(
    name: "role", kind: .choice(Role.identifiers), standard: "", text: "What these strings are.",
    isRequired: true),
]

private let sourceParts: [SettingEntry] = [
  .init(
    name: "calls", kind: .items(callParts), standard: "none",
    text:
      "Your own functions and views whose arguments people read: the name, the label of the argument, and its role."
  )
]

private let callParts: [SettingEntry] = [
  .init(
    name: "call", kind: .text, standard: "", text: "The name of the function or view.", isRequired: true),
  .init(
    name: "argument", kind: .text, standard: "the first one, without a label",
    text: "The label of the argument."),
  .init(
    name: "role", kind: .choice(Role.identifiers), standard: "", text: "What these strings are.",
    isRequired: true),
]

private let overrideGradeParts: [SettingEntry] = [
  .init(name: "max", kind: .number(1...30), standard: "8", text: "The highest grade allowed.")
]

private let overrideParts: [SettingEntry] = [
  .init(name: "paths", kind: .globs, standard: "all", text: "Which files."),
  .init(name: "keys", kind: .globs, standard: "all", text: "Which keys."),
  .init(
    name: "locales", kind: .locales, standard: "all", text: "Which languages, including all their regions."),
  .init(
    name: "grade",
    kind: .mapping(overrideGradeParts), standard: "as elsewhere", text: "How hard these texts may be to read."
  ),
  .init(
    name: "rules", kind: .rules(allowsAllOff: true), standard: "as elsewhere",
    text: "Levels of rules, or `all-off`."),
  .init(name: "reason", kind: .text, standard: "", text: "Why, for whoever reads this next."),
]

private let translationParts: [SettingEntry] = [
  .init(
    name: "requireAll", kind: .locales, standard: "all",
    text: "Languages that need every string, also one with `tools:ignore`."),
  .init(
    name: "check", kind: .flag, standard: "false",
    text: "Whether each check compares translations with their source, without `--translations`. "
      + "`--no-translations` comes first."),
  .init(
    name: "missing", kind: .choice(Configuration.TranslationSettings.Missing.allCases.map(\.rawValue)),
    standard: "error",
    text: "What a missing translation is: an `error`, a `warning`, or only part of the `count`."),
  .init(name: "doNotTranslate", kind: .texts, standard: "none", text: "Names that stay as they are."),
  .init(
    name: "doNotTranslateKeys", kind: .globs, standard: "none",
    text: "Keys of strings that stay as they are."),
  .init(
    name: "files", kind: .texts, standard: "known layouts",
    text: "Paths with `{locale}` in place of the language."),
  .init(
    name: "terms", kind: .terms, standard: "none",
    text: "How words are translated, by language: choices with `|` between, `!` before a wrong one."),
]

extension [SettingEntry] {
  var names: [String] { map(\.name) }

  /// The parts of one of these settings.
  func members(of name: String) -> [SettingEntry] { first { $0.name == name }?.members ?? [] }
}
