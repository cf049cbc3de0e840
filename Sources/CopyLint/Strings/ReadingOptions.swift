/// What a reader has to know from outside.
public struct ReadingOptions: Sendable {
  /// BCP 47; the locale where path and content say nothing.
  public var sourceLocale: String
  /// The placeholder grammar that the configuration states for this file.
  public var syntax: Syntax?

  /// What is known of the file besides its path and content; without it, the text is English.
  public init(sourceLocale: String = "en", syntax: Syntax? = nil) {
    self.sourceLocale = sourceLocale
    self.syntax = syntax
  }
}
