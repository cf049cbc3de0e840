/// A node of the shallow tree of a Swift file.
package struct SwiftNode: BitwiseCopyable, Sendable {
  /// What a node is.
  package enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// The whole file.
    case file
    /// The parentheses of a call: `name(…)`.
    case call
    /// The parentheses of an attribute: `@Name(…)`.
    case attribute
    /// The parentheses of a macro: `#Name(…)`.
    case macro
    /// The parameters of a declaration.
    case parameters
    /// Parentheses that call nothing.
    case tuple
    /// An array or a dictionary.
    case list
    /// The brackets of a subscript.
    case lookup
    /// A closure: with a name, the trailing closure of that call.
    case closure
    /// The braces of a statement: their value is the value of the statement.
    case block
    /// The braces of a function, a property or an observer.
    case body
    /// The braces of a type or an extension.
    case type
    /// What is on the right of `=`.
    case assignment
    /// What follows `return`.
    case result
    /// What decides, such as the condition of `if` and the pattern of `case`, and what follows `throw`.
    case head
    /// A string literal, with its quotes.
    case literal
    /// `\(…)` in a literal.
    case interpolation
  }

  /// A yes or no about a node.
  package struct Marks: OptionSet, BitwiseCopyable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A dot comes before the name.
    package static let member = Marks(rawValue: 1 << 0)
    /// Nothing comes before the dot: `.cancel(…)`.
    package static let implicit = Marks(rawValue: 1 << 1)
    /// A closure that follows its call.
    package static let trailing = Marks(rawValue: 1 << 2)
    /// Decides between two values: the part before `?`.
    package static let condition = Marks(rawValue: 1 << 3)
    /// Only compared with something.
    package static let compared = Marks(rawValue: 1 << 4)
    /// Joined to something by `+`.
    package static let joined = Marks(rawValue: 1 << 5)
    /// The key of a dictionary.
    package static let key = Marks(rawValue: 1 << 6)
    /// Part of a declaration, such as `let name = …`.
    package static let declaration = Marks(rawValue: 1 << 7)
    /// The braces of `switch`.
    package static let choice = Marks(rawValue: 1 << 8)
    /// The braces of `enum`, or a case of one.
    package static let enumeration = Marks(rawValue: 1 << 9)
    /// The braces of a property or a subscript, which may hold `get` and `set`.
    package static let accessors = Marks(rawValue: 1 << 10)
    /// A literal in three quotation marks.
    package static let multiline = Marks(rawValue: 1 << 11)
    /// The end of the file or the line came first.
    package static let unclosed = Marks(rawValue: 1 << 12)
    /// Something follows the literal and changes it, such as `.uppercased()`.
    package static let changed = Marks(rawValue: 1 << 13)
  }

  /// Instead of the index of a node.
  package static let nothing: Int32 = -1

  package var kind: Kind
  /// How many `#` surround the literal.
  package var hashes: UInt8 = 0
  package var marks: Marks = []
  /// How many arguments without a label came before, in the same call.
  package var unlabelled: UInt16 = 0
  package var parent: Int32
  /// The node before it with the same parent and in the same brackets.
  package var previous = Self.nothing
  /// What it continues: the call or literal right before it in a chain.
  package var base = Self.nothing
  /// The last argument of a call; those before it are linked.
  package var lastArgument = Self.nothing
  /// The index after all that is inside.
  package var after: Int32 = 0
  private var start: UInt32
  private var end: UInt32
  /// What is called, declared or assigned.
  package var name = SwiftPiece.none
  /// What comes before the dot in front of the name, or the type that a declaration names.
  package var qualifier = SwiftPiece.none
  /// The label of the argument that it is in; of a trailing closure, its own.
  package var label = SwiftPiece.none

  init(_ kind: Kind, parent: Int32, at start: Int) {
    self.kind = kind
    self.parent = parent
    self.start = UInt32(truncatingIfNeeded: start)
    end = self.start
  }

  /// UTF-8 offsets, with the brackets or quotes.
  package var range: Range<Int> { Int(start)..<Int(end) }

  mutating func close(at end: Int) { self.end = UInt32(truncatingIfNeeded: end) }
}

/// An argument of a call.
package struct SwiftArgument: BitwiseCopyable, Sendable {
  package var label: SwiftPiece
  package var value: SwiftPiece
  /// The index of the argument before it; `SwiftNode.nothing` for the first.
  package var previous: Int32
}
