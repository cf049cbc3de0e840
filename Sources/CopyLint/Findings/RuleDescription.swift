/// What is said of a rule in lists, documents and the configuration.
public struct RuleDescription: Sendable, Equatable {
  public enum Group: String, Sendable, BitwiseCopyable {
    case readability
    case plainWords = "plain-words"
    case labels, hints, values, errors, confirmations, actions, consistency, inclusive, typography, file
    case translation
  }

  public var name: String
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
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([String])
  /// Names and what stands under each, in file order.
  case mapping([SettingMember])
}

/// A name and its value in a setting that is a mapping.
public struct SettingMember: Sendable, Equatable {
  public var name: String
  public var value: SettingValue

  public init(_ name: String, _ value: SettingValue) {
    self.name = name
    self.value = value
  }
}
