/// One file format: how to know it, how to read it, and how to write a text in it.
public protocol Format: Sendable {
  /// The identifier of the interfaces, such as `apple-strings`.
  var name: String { get }

  /// Extensions of file names, in small letters, that make a file in a folder worth reading.
  var extensions: [String] { get }

  /// Whether the texts of the source language stand in the file of each language again.
  var repeatsSource: Bool { get }

  /// Whether this is such a file. `path` has `/`; the document may be empty. Where neither name nor content is sure,
  /// the answer is that of `isNamed`.
  func recognizes(_ document: Document) -> Bool

  /// Reads all that can be read. Never fails: what is wrong comes back as problems.
  func read(_ document: Document, options: ReadingOptions) -> Reading

  /// Lends the strings to `body` one at a time, in the order of `read`, for who needs no entries.
  ///
  /// The default makes the entries and walks over them. A reader that can go without gives its own.
  ///
  /// - Parameters:
  ///   - document: the whole file.
  ///   - options: as for `read`.
  ///   - body: gets the bytes of the key and of the sentence, UTF-8, and what else is said of the string.
  /// - Returns: what is wrong, as in `read`.
  func visit(_ document: Document, options: ReadingOptions, _ body: EntryVisitor) -> [Problem]

  /// `text` as it has to stand in the value of `entry`: escaped, in the quoting found there.
  ///
  /// - Returns: UTF-8; nil when this place cannot hold the text.
  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]?

  /// `text` as it has to stand in place of `range` of the document, a piece of the value of `entry`.
  ///
  /// - Returns: UTF-8; nil when this place cannot hold the text.
  func encode(_ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document) -> [UInt8]?
}

extension Format {
  public var repeatsSource: Bool { false }

  /// For a format in which a piece is written as a whole value is.
  public func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    encode(text, in: entry, of: document)
  }
}

/// Takes a string of a file that is walked through.
public typealias EntryVisitor = (
  _ key: Span<UInt8>, _ sentence: Span<UInt8>, _ facts: borrowing EntryFacts
) -> Void

extension Format {
  public func visit(_ document: Document, options: ReadingOptions, _ body: EntryVisitor) -> [Problem] {
    visitEntries(of: read(document, options: options), body)
  }

  /// Walks over entries that were made.
  func visitEntries(of reading: Reading, _ body: EntryVisitor) -> [Problem] {
    for entry in reading.entries { body(entry.key.utf8.span, entry.sentence.utf8.span, EntryFacts(entry)) }
    return reading.problems
  }
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
  /// Lends the entries, and lets them go.
  mutating func lend(_ body: EntryVisitor) {
    for entry in entries { body(entry.key.utf8.span, entry.sentence.utf8.span, EntryFacts(entry)) }
    entries.removeAll(keepingCapacity: true)
  }

  /// Adds a comment that stands behind the entries from `first` on.
  mutating func addComment(_ comment: String?, from first: Int) {
    guard let comment else { return }
    for index in entries.indices[first...] {
      entries[index].comment = joinedComment(entries[index].comment, comment)
    }
  }
}
