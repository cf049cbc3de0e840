/// A project's own words: what its readers know, and what they should not have to know.
public struct Vocabulary: Sendable {
  /// Lower-case words that count as familiar: brands and `familiar` of the configuration.
  public var familiar: Set<String>
  /// Lower-case words that never count as familiar: one-word glossary terms.
  public var unfamiliar: Set<String>

  public init(familiar: Set<String> = [], unfamiliar: Set<String> = []) {
    self.familiar = familiar
    self.unfamiliar = unfamiliar
  }
}
