/// What `.copy-lint.yml` says; the field names are those of the file.
public struct Configuration: Sendable, Equatable {
  /// What a bare `copy-lint` checks.
  public var paths: [String] = []
  /// Files to leave out.
  public var exclude: [Glob] = []
  /// Formats by path, before names and content are asked.
  public var formats: [FormatChoice] = []
  /// BCP 47; the locale where path and content say nothing.
  public var sourceLocale = "en"
  public var platform: Platform?
  public var preset: Preset = .apple
  public var grade = GradeLimit()
  /// Globs of the project's glossaries, relative to the configuration.
  public var glossary: [String] = ["Glossary/*.csv"]
  /// Names that are never jargon and always familiar.
  public var brands: [String] = []
  /// Words that count as familiar.
  public var familiar: [String] = []
  /// Glossary terms that this project may use.
  public var allow: [String] = []
  public var roles: [RolePattern] = []
  /// By rule name.
  public var rules: [String: RuleSettings] = [:]
  /// Later ones win.
  public var overrides: [Override] = []
  public var translations = TranslationSettings()
  /// Only these rules run; empty: all. From the command line.
  public var onlyRules: Set<String> = []
  /// Whether files are held against those in the source language. From the command line.
  public var checksTranslations = false
  /// Only these locales are checked; empty: all. From the command line.
  public var onlyLocales: Set<String> = []

  public init() {}

  public enum Platform: String, Sendable, CaseIterable { case ios, macos, android, web, desktop }
  public enum Preset: String, Sendable, CaseIterable { case apple, reference, govuk, strict }

  public struct FormatChoice: Sendable, Equatable {
    public var path: Glob
    public var format: String

    public init(path: Glob, format: String) {
      self.path = path
      self.format = format
    }
  }

  /// The readability limit.
  public struct GradeLimit: Sendable, Equatable {
    public enum Gate: String, Sendable, CaseIterable { case honest, strict, off }
    /// The grade to write for; never a finding.
    public var target = 6.0
    /// Above it a string fails.
    public var max = 8.0
    public var gate: Gate = .honest

    public init() {}
  }

  /// Gives a role by key, comment or path.
  public struct RolePattern: Sendable, Equatable {
    public var key: Glob?
    public var comment: Glob?
    public var path: Glob?
    public var role: Role

    public init(key: Glob? = nil, comment: Glob? = nil, path: Glob? = nil, role: Role) {
      self.key = key
      self.comment = comment
      self.path = path
      self.role = role
    }
  }

  /// What the configuration says of one rule; nil where it says nothing.
  public struct RuleSettings: Sendable, Equatable {
    public enum Level: Sendable, Equatable { case off, on(Severity) }
    public var level: Level?
    public var settings: [String: SettingValue] = [:]

    public init(level: Level? = nil, settings: [String: SettingValue] = [:]) {
      self.level = level
      self.settings = settings
    }
  }

  /// Other settings for some paths or keys.
  public struct Override: Sendable, Equatable {
    public var paths: [Glob] = []
    public var keys: [Glob] = []
    public var gradeMax: Double?
    /// `rules: all-off`.
    public var turnsAllOff = false
    public var rules: [String: RuleSettings] = [:]
    public var reason: String?

    public init() {}
  }

  public struct TranslationSettings: Sendable, Equatable {
    public var requireAll: [String] = []
    public var doNotTranslate: [String] = []
    /// Paths with `{locale}` in the place of the language, for layouts that nobody would guess.
    public var files: [String] = []
    /// How words are translated.
    public var terms: [TranslationTerm] = []

    public init() {}
  }
}
