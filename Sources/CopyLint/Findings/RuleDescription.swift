/// What is said of a rule in lists, documents and the configuration.
public struct RuleDescription: Sendable, Equatable {
  /// Which chapter of the list of rules it is in.
  public enum Group: String, Sendable, BitwiseCopyable {
    /// How hard a text is.
    case readability
    /// Words and phrases that have a plainer one.
    case plainWords = "plain-words"
    /// What a rule looks at, or what it is for.
    case labels, hints, values, errors, confirmations, actions, consistency, inclusive, typography, file
    /// A translation next to its source.
    case translation

    /// Whether its rules are about texts of views, and not about the paragraphs of a manual. The verdict on the grade knows both.
    var isOfViews: Bool {
      switch self {
      case .plainWords, .labels, .hints, .values, .errors, .confirmations, .actions: true
      default: false
      }
    }

    /// Whether its rules take each word for one of the language that the file is in.
    var isAboutWords: Bool { [.readability, .plainWords, .inclusive].contains(self) }
  }

  /// Small letters and hyphens: what the configuration and reports call it.
  public var name: String
  /// Which chapter of the list of rules it is in.
  public var group: Group
  /// Severity of its findings where they don't differ.
  public var severity: Severity
  /// Whether it is on without configuration.
  public var isDefault: Bool
  /// Whether it ever offers a replacement.
  public var isFixable: Bool
  /// Language subtags it works in; empty: all.
  public var languages: [String]
  /// One sentence, plain words.
  public var summary: String
  /// Settings and their present values.
  public var settings: [(name: String, value: SettingValue)]

  /// A rule's description; by default the rule is on, offers no replacement and works in all languages.
  public init(
    name: String, group: Group, severity: Severity, isDefault: Bool = true, isFixable: Bool = false,
    languages: [String] = [], summary: String, settings: [(name: String, value: SettingValue)] = []
  ) {
    self.name = name
    self.group = group
    self.severity = severity
    self.isDefault = isDefault
    self.isFixable = isFixable
    self.languages = languages
    self.summary = summary
    self.settings = settings
  }

  public static func == (left: RuleDescription, right: RuleDescription) -> Bool { left.name == right.name }
}

/// A value in the configuration.
public enum SettingValue: Sendable, Equatable {
  /// A string.
  case text(String)
  /// A number, whole or not.
  case number(Double)
  /// `true` or `false`.
  case flag(Bool)
  /// Strings in a row.
  case list([String])
  /// Names and what is under each, in file order.
  case mapping([SettingMember])
}

/// A name and its value in a setting that is a mapping.
public struct SettingMember: Sendable, Equatable {
  /// The name in front of the colon.
  public var name: String
  /// What is under it.
  public var value: SettingValue

  /// A name and its value.
  public init(_ name: String, _ value: SettingValue) {
    self.name = name
    self.value = value
  }
}
