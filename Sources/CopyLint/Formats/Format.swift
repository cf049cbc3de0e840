/// One file format: how to know it, how to read it, and how to write a text in it.
public protocol Format: Sendable {
  /// The identifier of the interfaces, such as `apple-strings`.
  var name: String { get }

  /// Extensions of file names, in small letters, that make a file in a folder worth reading.
  var extensions: [String] { get }

  /// Whether this is such a file. `path` has `/`; the document may be empty.
  func recognizes(_ document: Document) -> Bool

  /// Reads all that can be read. Never fails: what is wrong comes back as problems.
  func read(_ document: Document, options: ReadingOptions) -> Reading

  /// `text` as it has to stand in the value of `entry`: escaped, in the quoting found there.
  ///
  /// - Returns: UTF-8; nil when this place cannot hold the text.
  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]?
}

/// What a reader has to know from outside.
public struct ReadingOptions: Sendable {
  /// BCP 47; the locale where path and content say nothing.
  public var sourceLocale: String
  /// The placeholder grammar that the configuration states for this file.
  public var syntax: Syntax?

  public init(sourceLocale: String = "en", syntax: Syntax? = nil) {
    self.sourceLocale = sourceLocale
    self.syntax = syntax
  }
}

/// What was in a file.
public struct Reading: Sendable {
  public var entries: [Entry]
  public var problems: [Problem]

  public init(entries: [Entry] = [], problems: [Problem] = []) {
    self.entries = entries
    self.problems = problems
  }
}
