/// One check. A rule is a value: its settings are its stored properties.
public protocol Rule: Sendable {
  /// Name, group and defaults.
  var about: RuleDescription { get }

  /// Looks at a string that meets `when`, and adds what it finds.
  func check(_ subject: Subject, into findings: inout [Finding])

  /// Looks at one place of such a string, where `when` says that it wants to see each.
  func check(_ place: Occurrence, of subject: Subject, into findings: inout [Finding])

  /// Looks at a file's strings of one language as a whole. The ranges of these findings are not used.
  func check(_ summary: LocaleSummary, into findings: inout [Finding])

  /// Looks at a file's strings of one language one beside the other.
  func check(_ catalog: Catalog, into findings: inout [CatalogFinding])

  /// Which strings it is asked about, and what it looks at besides their text. For a rule that compares, it holds for the
  /// pair. Without it, a rule is asked about all strings, which is slower and nothing else.
  var when: When { get }

  /// The rule, when it compares translations. To ask the runtime for the conformance of each rule would take as long as
  /// the rest of a start.
  var comparing: (any TranslationRule)? { get }

  /// Changes a setting.
  ///
  /// - Returns: nil when it is done, else what values the setting takes, for the error message.
  mutating func set(_ setting: String, to value: SettingValue) -> String?

  /// Takes over what other parts of the configuration say that the rule has to know.
  mutating func take(_ configuration: Configuration)
}

extension Rule {
  public var when: When { .always }

  public var comparing: (any TranslationRule)? { nil }

  public func check(_ subject: Subject, into findings: inout [Finding]) {}

  public func check(_ place: Occurrence, of subject: Subject, into findings: inout [Finding]) {}

  public func check(_ summary: LocaleSummary, into findings: inout [Finding]) {}

  public func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {}

  public mutating func set(_ setting: String, to value: SettingValue) -> String? {
    "This rule has no settings."
  }

  public mutating func take(_ configuration: Configuration) {}
}

/// What is said of a rule in lists, documents and the configuration.
public struct RuleDescription: Sendable, Equatable {
  /// Which chapter of the list of rules it is in.
  public enum Group: String, Sendable {
    /// How hard a text is.
    case readability
    /// Words and phrases that have a plainer one.
    case plainWords = "plain-words"
    /// What a rule looks at, or what it is for.
    case labels, hints, values, errors, confirmations, actions, consistency, inclusive, typography, file
    /// A translation beside its source.
    case translation
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
  /// Names and what stands under each, in file order.
  case mapping([SettingMember])
}

/// A name and its value in a setting that is a mapping.
public struct SettingMember: Sendable, Equatable {
  /// The name in front of the colon.
  public var name: String
  /// What stands under it.
  public var value: SettingValue

  /// A name and its value.
  public init(_ name: String, _ value: SettingValue) {
    self.name = name
    self.value = value
  }
}
