/// One file format: how to know it, how to read it, and how to write a text in it.
public protocol Format: Sendable {
  /// The identifier of the interfaces, such as `apple-strings`.
  var name: String { get }

  /// Extensions of file names, in lowercase, that make a file in a folder worth reading.
  var extensions: [String] { get }

  /// Whether each language's file repeats the texts of the source language.
  var repeatsSource: Bool { get }

  /// Whether a key is only the place of its string, as the number of a line. It names another string when one comes before it.
  var keysArePositions: Bool { get }

  /// Whether most files hold no string, as code does. Such a file is not in a report.
  var isCode: Bool { get }

  /// Whether this is such a file. `path` has `/`; the document may be empty. Where neither name nor content settles it,
  /// `isNamed` decides.
  func recognizes(_ document: Document) -> Bool

  /// Reads all that can be read. Never fails: what is wrong comes back as problems.
  ///
  /// - Parameters:
  ///   - document: the whole file.
  ///   - options: what has to be known from outside.
  ///   - strings: takes the strings in file order, and the problems.
  func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink)

  /// Reads all that can be read, also what is no string.
  func read(_ document: Document, options: ReadingOptions) -> Reading

  /// `text` as it has to be written in the value of `entry`: escaped, with the quoting used there.
  ///
  /// - Returns: UTF-8; nil when this place cannot hold the text.
  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]?

  /// `text` as it has to be written in place of `range` of the document, a piece of the value of `entry`.
  ///
  /// - Returns: UTF-8; nil when this place cannot hold the text.
  func encode(_ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document) -> [UInt8]?
}

extension Format {
  public var repeatsSource: Bool { false }
  public var keysArePositions: Bool { false }
  public var isCode: Bool { false }

  /// For a format that writes a piece the way it writes a whole value.
  public func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    encode(text, in: entry, of: document)
  }
}

extension Format {
  /// Reads all that can be read.
  public func read(_ document: Document, options: ReadingOptions) -> Reading {
    var strings = StringSink(document)
    read(document, options: options, into: &strings)
    var reading = Reading(entries: strings.table(), problems: strings.problems)
    reading.entries.keysArePositions = keysArePositions
    reading.keyUses = strings.keyUses
    return reading
  }
}

/// What was in a file.
public struct Reading: Sendable {
  /// The strings, in file order.
  public var entries: StringTable
  /// What could not be read, or does not read the way its author will think.
  public var problems: [Problem]
  /// The strings of other files that this one asks for, where they were wanted.
  package var keyUses = KeyUses()
  /// The members of types that code shows and has, where they were wanted.
  package var memberUses = MemberUses()
  /// The views that code describes, with their controls.
  package var screens: [Screen] = []

  package init(entries: StringTable = StringTable(), problems: [Problem] = []) {
    self.entries = entries
    self.problems = problems
  }
}
