private import CGlossary
internal import Readability

/// The places in Swift code whose literals people see or hear, as `Glossary/swift-places.txt` has them.
struct SwiftPlaces: Sendable {
  /// What a name in the table is in the code.
  enum Kind: UInt64, Sendable {
    /// A function or a type with arguments.
    case call = 1
    /// A method of something.
    case modifier
    /// What `=` gives a value to.
    case assignment
    /// A property or function whose value counts.
    case `return`
    /// A trailing closure, or one in an argument.
    case closure
    /// A name and its type.
    case declaration
    /// A type: all that has it counts.
    case type

    init?(name: Substring) {
      switch name {
      case "call": self = .call
      case "modifier": self = .modifier
      case "assignment": self = .assignment
      case "return": self = .return
      case "closure": self = .closure
      case "declaration": self = .declaration
      case "type": self = .type
      default: return nil
      }
    }
  }

  /// Which names a name in the table stands for.
  enum Match: UInt64, Sendable {
    case whole = 0
    /// `*Button`: those that end in this word.
    case ending = 0x100
    /// `*Empty*`: those with this word in them.
    case within = 0x200
  }

  /// What a place says of its literals.
  enum Meaning: BitwiseCopyable, Sendable, Equatable {
    case role(Role)
    /// Looked up to be shown, and what it is is decided by what is around it; else this role.
    case inherits(Role)
    /// Shown, and what it is is decided by what is around it; else nothing tells.
    case shows
    /// What it is, and whether it is shown, is decided by what is around it.
    case passes
  }

  /// A place of the table.
  struct Row: BitwiseCopyable, Sendable {
    var meaning: Meaning
    /// Whether the app looks the literal up in its string files.
    var isKey = false
    /// Only what people see for certain, for another reason, has the role.
    var isOnlyShown = false
    /// What shows it is a text by itself.
    var isText = false
    /// Only the name of something of the app's own says so.
    var isLikely = false
    /// The table names the call or the property itself.
    var isListed = false
    /// It may well be something else.
    var isGuess = false
    /// Names of the app's own say so, and only what reads as words is meant.
    var isShownByName = false
    /// A function of the app's own looks the text up, so that people see it wherever it goes.
    var isLookedUp = false
  }

  private var rows = HashTable<Row>()
  /// The names of all places, without what comes before a dot, by their hashes: most names in code are not among them.
  private var names = HashTable<Bool>()

  /// The table that the program carries.
  static let builtIn = SwiftPlaces(
    unsafe String(
      decoding: UnsafeBufferPointer(
        start: cglossary_swift_places(), count: Int(cglossary_swift_places_count())), as: UTF8.self))

  /// - Parameter table: lines of kind, name, argument, role and more, after a line of their names.
  init(_ table: String) {
    // By bytes: to split at characters would put all of the table together into those that people see.
    for line in table.utf8.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let cells = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(
        Substring.init)
      guard cells.count > 3, let kind = Kind(name: cells[0]), let meaning = Self.meaning(cells[3]) else {
        continue
      }
      let isKey = cells.count > 4 && cells[4] != "no"
      let isOnlyShown = cells.count > 4 && cells[4] == "shown"
      note(cells[1])
      let (match, name) = Self.pattern(cells[1])
      rows.set(
        Row(meaning: meaning, isKey: isKey, isOnlyShown: isOnlyShown, isText: cells[3] == "unknown body"),
        for: Self.hash(kind, match, name.utf8.span, String(cells[2]).utf8.span))
    }
  }

  /// `*Button`, `*Empty*` and `Button` of the table without their signs, and which names they stand for.
  static func pattern(_ cell: Substring) -> (Match, String) {
    guard cell.hasPrefix("*") else { return (.whole, String(cell)) }
    return cell.count > 1 && cell.hasSuffix("*")
      ? (.within, String(cell.dropFirst().dropLast())) : (.ending, String(cell.dropFirst()))
  }

  private static func meaning(_ cell: Substring) -> Meaning? {
    if cell == "pass" { return .passes }
    if cell == "inherit unknown" { return .shows }
    let parts = cell.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    if parts.first == "inherit" {
      return .inherits(parts.count > 1 ? Role(identifier: parts[1]) ?? .unknown : .unknown)
    }
    if cell == "unknown body" { return .role(.unknown) }
    return Role(identifier: String(cell)).map { .role($0) }
  }

  /// A place; nil when it is not in the table.
  ///
  /// - Parameters:
  ///   - name: UTF-8; with a dot, what comes before the dot counts too. Nothing is the end of any name.
  ///   - argument: a label, or `_` for the first argument without one; UTF-8.
  ///   - match: what `name` is of a name.
  func row(
    _ kind: Kind, _ name: Span<UInt8>, _ argument: Span<UInt8>, as match: Match = .whole
  ) -> Row? {
    rows[Self.hash(kind, match, name, argument)]
  }

  /// Whether a place may have this name.
  func mayHold(_ name: Span<UInt8>) -> Bool { names[byteHash(name)] != nil }

  private mutating func note(_ name: Substring) {
    let last = name.utf8.split(separator: UInt8(ascii: ".")).last.map { Substring($0) } ?? name
    names.set(true, for: byteHash(String(last).utf8.span))
  }

  /// Adds the project's own calls, whose literals may be keys.
  mutating func add(_ calls: [SourceCall]) {
    for call in calls {
      let hash = Self.hash(.call, .whole, call.call.utf8.span, call.argument.utf8.span)
      note(call.call[...])
      rows.set(Row(meaning: .role(call.role), isKey: true), for: hash)
    }
  }

  private static func hash(
    _ kind: Kind, _ match: Match, _ name: Span<UInt8>, _ argument: Span<UInt8>
  ) -> UInt64 {
    max(1, mixed(byteHash(name) ^ kind.rawValue ^ match.rawValue, byteHash(argument)))
  }
}
