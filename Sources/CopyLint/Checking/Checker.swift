/// Checks files and single strings with one configuration and one glossary.
public struct Checker: ~Copyable {
  public let configuration: Configuration
  public let glossary: Glossary

  public init(configuration: Configuration, glossary: Glossary) {
    self.configuration = configuration
    self.glossary = glossary
  }

  /// Reads and checks a file; nil when no format recognizes it.
  public mutating func check(_ document: Document) -> FileReport? { nil }

  /// Checks one string: the findings, by place, and the subject with its counts and measure.
  public mutating func check(_ entry: Entry) -> (findings: [Finding], subject: Subject) {
    ([], Subject(entry: entry))
  }
}
