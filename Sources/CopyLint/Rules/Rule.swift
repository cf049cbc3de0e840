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

  /// Looks at a file's strings of one language side by side.
  func check(_ catalog: Catalog, into findings: inout [CatalogFinding])

  /// Which strings it is asked about, and what it looks at besides their text. For a rule that compares, it applies to the
  /// pair. Without it, a rule is asked about all strings, which is slower but finds the same.
  var when: When { get }

  /// The rule, when it compares translations. Asking the runtime for the conformance of each rule would take as long as
  /// the rest of a start.
  var comparing: (any TranslationRule)? { get }

  /// Changes a setting.
  ///
  /// - Throws: what values the setting takes; the rule stays as it was.
  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError)

  /// Takes over what the rule has to know from other parts of the configuration.
  mutating func take(_ configuration: Configuration)
}

extension Rule {
  public var when: When { .always }

  public var comparing: (any TranslationRule)? { nil }

  public func check(_ subject: Subject, into findings: inout [Finding]) {}

  public func check(_ place: Occurrence, of subject: Subject, into findings: inout [Finding]) {}

  public func check(_ summary: LocaleSummary, into findings: inout [Finding]) {}

  public func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {}

  public mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    throw SettingError("This rule has no settings.")
  }

  public mutating func take(_ configuration: Configuration) {}
}
