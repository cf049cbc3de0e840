/// One check. A rule is a value: its settings are its stored properties.
public protocol Rule: Sendable {
  /// Name, group and defaults.
  var about: RuleDescription { get }

  /// Looks at a string that meets `when`, and adds what it finds.
  func check(_ subject: Subject, into findings: inout [Finding])

  /// Looks at one place in such a string, if `when` asks for each place.
  func check(_ place: Occurrence, of subject: Subject, into findings: inout [Finding])

  /// Looks at a file's strings of one language as a whole. The ranges of these findings are not used.
  func check(_ summary: LocaleSummary, into findings: inout [Finding])

  /// Compares a file's strings of one language.
  func check(_ catalog: Catalog, into findings: inout [CatalogFinding])

  /// Which strings it is asked about, and what it looks at besides their text. For a rule that compares, it applies to the
  /// pair. Without it, a rule is asked about all strings, which is slower but finds the same.
  var when: When { get }

  /// The rule, when it compares translations. Asking the runtime for the conformance of each rule would take as long as
  /// the rest of a start.
  var comparing: (any TranslationRule)? { get }

  /// Changes a setting.
  ///
  /// - Throws: which values the setting takes; the rule stays unchanged.
  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError)

  /// Takes what the rule needs from other parts of the configuration.
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
