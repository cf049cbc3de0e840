/// What `.copy-lint.yml` says; the field names are those of the file.
public struct Configuration: Sendable, Equatable {
  /// What a bare `copy-lint` checks.
  public var paths: [String] = []
  /// Files to leave out.
  public var exclude: [Glob] = []
  /// Formats by path, which come before names and content.
  public var formats: [FormatChoice] = []
  /// BCP 47; the locale where path and content say nothing.
  public var sourceLocale = "en"
  /// What the app runs on; nil for rules that hold everywhere.
  public var platform: Platform?
  /// Which rules run, and how strictly, before other settings.
  public var preset: Preset = .apple
  /// How hard a text may be.
  public var grade = GradeLimit()
  /// Globs of the project's glossaries, relative to the configuration.
  public var glossary: [String] = ["Glossary/*.csv"]
  /// Names that are never jargon and always familiar.
  public var brands: [String] = []
  /// Words that count as familiar.
  public var familiar: [String] = []
  /// Glossary terms that this project may use.
  public var allow: [String] = []
  /// Roles that keys, comments and paths give to strings; later ones win.
  public var roles: [RolePattern] = []
  /// By rule name.
  public var rules: [String: RuleSettings] = [:]
  /// Later ones win.
  public var overrides: [Override] = []
  /// How translations are checked.
  public var translations = TranslationSettings()
  /// Which findings make a check fail.
  public var failOn = FailOn.error
  /// The versions of the program that the settings are for, such as “>=0.2”; nil: any.
  public var requiredVersion: String?
  /// Whether a walk through folders takes in the code of apps.
  public var source = Source.on
  /// Calls of the project's own code whose arguments people read.
  public var sourceCalls: [SourceCall] = []
  /// Whether string files may have literals of the code as keys. The command knows.
  package var literalsAreKeys = true
  /// Whether readers note which keys of string files code asks for. The command knows.
  package var findsKeyUses = false
  /// Whether readers note which members of types code shows and has. The command knows.
  package var findsMemberUses = false
  /// Whether files note which keys they have, and which of their literals depend on these. The command knows.
  package var notesKeys = false
  /// Whether code notes everything that may name a key. The command knows.
  package var findsUnusedKeys = false
  /// What the strings of string files are in the code that asks for them.
  package var keyRoles = KeyRoles()
  /// What the members of types in code are, as all code of the run shows them.
  package var memberRoles = MemberRoles()
  /// Only these rules run; empty: all. From the command line.
  public var onlyRules: Set<String> = []
  /// Whether files are compared with those in the source language. From the command line.
  public var checksTranslations = false
  /// Whether files note what only a run finds that doesn't compare them. The command knows.
  package var notesAlone = false
  /// Only these locales are checked; empty: all. From the command line.
  public var onlyLocales: Set<String> = []
  /// Findings on other strings are not reported; empty: those on all. The strings are checked all the same.
  package var onlyKeys: [Glob] = []
  /// Only findings on terms of the project's own glossary are reported. From the command line.
  package var onlyOwnTerms = false

  /// What holds without `.copy-lint.yml`.
  public init() {}

  /// What makes the exit code 1.
  public enum FailOn: String, Sendable, CaseIterable {
    /// Findings of this severity, or of a higher one.
    case error, warning
    /// No finding.
    case never

    /// Whether a finding of a severity does.
    package func isReached(by severity: Severity) -> Bool {
      switch self {
      case .error: severity == .error
      case .warning: severity >= .warning
      case .never: false
      }
    }
  }

  /// What an app runs on.
  public enum Platform: String, Sendable, CaseIterable {
    /// A platform, as the configuration names it.
    case ios, macos, android, web, desktop
  }

  /// Whether code is read, as the configuration names it.
  public enum Source: String, Sendable, CaseIterable {
    /// Code of apps is read, and other code is not.
    case on
    /// No code is read unless a person names the file.
    case off
  }

  /// A choice of rules, as the configuration names it.
  public enum Preset: String, Sendable, CaseIterable {
    /// The defaults, after Apple's guidelines.
    case apple
    /// For words of reference: a hint may have commands and gestures, and a label of one verb is a warning.
    case reference
    /// After the style guide of GOV.UK: a link that says “Learn more” does not say where it leads.
    case govuk
    /// Like `govuk`, but any text above the limit fails, however short.
    case strict
  }

  /// The format of the files at some paths.
  public struct FormatChoice: Sendable, Equatable {
    /// Paths relative to the configuration.
    public var path: Glob
    /// The `name` of a format, such as `apple-strings`.
    public var format: String
    /// The grammar of the placeholders; nil to tell it by the file.
    public var syntax: Syntax?

    /// Reads the files at these paths in one format.
    public init(path: Glob, format: String, syntax: Syntax? = nil) {
      self.path = path
      self.format = format
      self.syntax = syntax
    }
  }

  /// Gives a role by key, comment or path.
  public struct RolePattern: Sendable, Equatable {
    /// Keys; nil: any.
    public var key: Glob?
    /// Comments; nil: any.
    public var comment: Glob?
    /// Paths of files, relative to the configuration; nil: any.
    public var path: Glob?
    /// The role of strings where all three match.
    public var role: Role

    /// Gives strings a role where everything named matches.
    public init(key: Glob? = nil, comment: Glob? = nil, path: Glob? = nil, role: Role) {
      self.key = key
      self.comment = comment
      self.path = path
      self.role = role
    }
  }

  /// What the configuration says about one rule; nil where it says nothing.
  public struct RuleSettings: Sendable, Equatable {
    /// Whether a rule runs.
    public enum Level: Sendable, Equatable {
      /// It does not run.
      case off
      /// It runs, and its findings have this severity.
      case on(Severity)
    }

    /// Whether the rule runs; nil leaves it to the preset and the rule.
    public var level: Level?
    /// Values by the name of the setting; what is not named keeps its default.
    public var settings: [String: SettingValue] = [:]

    /// What is said about a rule; nothing by default.
    public init(level: Level? = nil, settings: [String: SettingValue] = [:]) {
      self.level = level
      self.settings = settings
    }
  }

  /// Other settings for some paths, keys or languages.
  public struct Override: Sendable, Equatable {
    /// Paths it applies to; empty: all.
    public var paths: [Glob] = []
    /// Keys it applies to; empty: all.
    public var keys: [Glob] = []
    /// BCP 47 of the languages it applies to, each with its regions; empty: all.
    public var locales: [String] = []
    /// The highest Flesch-Kincaid grade that passes; nil: as elsewhere.
    public var gradeMax: Double?
    /// `rules: all-off`.
    public var turnsAllOff = false
    /// By rule name.
    public var rules: [String: RuleSettings] = [:]
    /// Why, for people.
    public var reason: String?

    /// An override that applies to all strings and changes nothing.
    public init() {}
  }

  /// How translations are checked.
  public struct TranslationSettings: Sendable, Equatable {
    /// What becomes of strings without a translation.
    public enum Missing: String, Sendable, CaseIterable {
      /// Each is a finding of this severity.
      case error, warning
      /// The report of languages counts them, and that is all.
      case count
    }

    /// BCP 47 of the languages that need all strings; empty: all languages.
    public var requireAll: [String] = []
    /// Whether each check compares translations with their source, as with “--translations”.
    public var check = false
    /// What becomes of strings, files and languages that are missing, in every format.
    public var missing: Missing = .error
    /// Whether each missing string is a finding, however many a file lacks.
    package var listsAllMissing = false
    /// Languages, without regions, of which a baseline lists missing translations, so that each is told by itself.
    package var listedLanguages: Set<String> = []
    /// Names that stay as they are.
    public var doNotTranslate: [String] = []
    /// Keys of strings that stay as they are.
    public var doNotTranslateKeys: [Glob] = []
    /// Paths with `{locale}` in place of the language, for layouts that nobody would guess.
    public var files: [String] = []
    /// How words are translated.
    public var terms: [TranslationTerm] = []

    /// Settings that ask for nothing.
    public init() {}
  }
}
