/// Brackets that are open while a Swift file is read, with what is known of the statement or argument in them.
struct SwiftFrame: BitwiseCopyable {
  enum Bracket: UInt8, BitwiseCopyable { case file, brace, paren, square, interpolation }

  /// Which statement or declaration began, and waits for its braces.
  enum Head: UInt8, BitwiseCopyable {
    case none
    /// `if`, `guard`, `while`, `for`, `catch`.
    case condition
    case choice
    /// `else`, `do`, `defer`, `repeat`, `get`.
    case block
    case function
    /// `let` and `var`, before `=`.
    case binding
    case type
    /// `case` in an enumeration.
    case enumCase
    /// `case` and `default` in a `switch`.
    case pattern
  }

  var bracket: Bracket
  var head = Head.none
  /// An argument or element begins.
  var isItemStart = true
  /// The parentheses of a declaration come next.
  var wantsParameters = false
  /// The statement is `var`, and its value may be followed by observers.
  var isVariable = false
  /// A colon has come after `let` or `var`.
  var isTyped = false
  /// The type that began is an enumeration.
  var isEnumeration = false
  /// Whether an interpolation is open around it.
  var isInterpolated = false
  /// What comes next in this expression is compared or joined.
  var nextMarks: SwiftNode.Marks = []
  var unlabelled: UInt16 = 0
  /// `?` whose `:` has not come.
  var choices: UInt16 = 0
  var node: Int32
  /// The parent of what comes next.
  var holder: Int32
  /// The parent of what comes after the head.
  var headParent: Int32
  var lastChild = SwiftNode.nothing
  /// The last child before the current operands.
  var segment = SwiftNode.nothing
  /// The trailing closure that was closed last.
  var trailing = SwiftNode.nothing
  /// Open brackets since the last brace, and open braces since the last interpolation.
  var parens: Int32 = 0
  var squares: Int32 = 0
  var braces: Int32 = 0
  var itemStart: UInt32 = 0
  var label = SwiftPiece.none
  var declared = SwiftPiece.none
  var declaredType = SwiftPiece.none

  init(_ bracket: Bracket, node: Int32) {
    self.bracket = bracket
    self.node = node
    holder = node
    headParent = node
  }

  /// Whether statements are in it, one on a line.
  var holdsStatements: Bool { bracket == .brace || bracket == .file }
}
