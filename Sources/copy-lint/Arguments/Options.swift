import CopyLint

/// What the arguments say, before files and configuration are looked at.
struct Options: Sendable, Equatable {
  typealias FailOn = Configuration.FailOn

  enum Color: String, CaseIterable, Sendable { case auto, always, never }

  var command = Command.check
  /// Paths, or the name of a rule.
  var operands: [String] = []
  var wantsHelp = false
  var wantsVersion = false

  var fixes = false
  var fixesUnsafe = false
  var showsDiff = false
  /// Whether comments and settings are written that keep quiet what is found.
  var addsSuppressions = false
  /// Why; nil: the one that stands for no reason yet.
  var reason: String?
  /// Whether files are compared with those in the source language.
  var checksTranslations = false
  /// Whether they are left alone, whatever the settings say.
  var leavesTranslations = false
  /// A revision of git: only what changed after it counts.
  var since: String?
  /// Whether files are read as git's index has them, and only what it changes is checked.
  var isStaged = false
  /// What the content that comes from the input is called.
  var inputName: String?
  /// Whether `exclude` and `paths` count for files that are named, too.
  var excludesNamed = false
  /// A file of known findings; nil: the one next to the configuration.
  var baseline: String?
  var writesBaseline = false
  var ignoresBaseline = false
  /// nil: the first of the command.
  var format: String?
  var output: String?
  /// What the HTML report is called; nil: as the folder is.
  var title: String?
  /// nil: as the settings say, and for the stream never.
  var failOn: FailOn?
  /// More warnings make the exit code 1; nil: any number is fine.
  var maxWarnings: Int?
  /// Leaves out of SARIF what was known before.
  var showsOnlyNew = false
  var locales: [String] = []
  /// Keys of strings, or patterns; empty: all.
  var keys: [String] = []
  var rules: [String] = []
  var disabled: [String] = []
  var maxGrade: Double?
  /// A text to ask the rule about, its role and what it translates.
  var text: String?
  var role: String?
  var source: String?
  /// The grammar of its placeholders.
  var syntax: String?
  var configuration: String?
  var glossaries: [String] = []
  /// Whether configuration and links may lead out of the project.
  var opensOutside = false
  /// Whether walks take in the code of apps.
  var readsCode = true
  var isQuiet = false
  var isVerbose = false
  var showsNotes = false
  /// Whether fixes of notes are made, too: only where “--notes” was given.
  var fixesNotes = false
  /// Whether only terms of the project's own glossary are reported and fixed.
  var onlyOwnTerms = false
  /// Whether a terminal gets all findings, as a file does; or all of the page of a rule.
  var showsAll = false
  var showsStatistics = false
  var showsSchema = false
  var listsSettings = false
  /// Whether `init` writes the page for contributors, and no configuration.
  var writesGuide = false
  var writesContract = false
  var showsStrings = false
  var showsAllFormulas = false
  /// Whether the stream asks no rule.
  var onlyCounts = false
  /// Whether the stream ends with its sums.
  var showsSummary = false
  var color = Color.auto
  /// nil: as many as the machine has processors, and for the stream one.
  var jobs: Int?
}

extension Options {
  /// These, with what the settings say where no flag does.
  /// Whether each finding is listed by itself: a table goes to people who work through its rows.
  var listsEach: Bool { showsAll || format == "csv" }

  func completed(by configuration: Configuration) -> Options {
    var options = self
    options.checksTranslations = configuration.checksTranslations
    options.failOn = failOn ?? configuration.failOn
    return options
  }
}
