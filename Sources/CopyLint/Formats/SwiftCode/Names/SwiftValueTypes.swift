internal import Readability

/// The types of values of a Swift file, by the names of the values, as far as the code states them.
struct SwiftValueTypes {
  enum Found { case one(UInt64), several, unknown }

  /// A property without a value, and the type that has it: `let title: String`.
  struct Stored {
    var name: SwiftPiece
    var type: SwiftPiece
  }

  private(set) var stored: [Stored] = []
  private let bytes: [UInt8]
  private let source: SwiftSource
  private let isAsked: Bool
  /// Hashes of types by those of names; 0 where there are several.
  private var types = HashTable<UInt64>()
  /// The types that are open, and the next node.
  private var open: [Int32] = []
  private var upcoming = 0
  private let keptInPlace = KeptInPlace()

  /// - Parameter isAsked: whether anyone asks for the types of values, and not only for what is stored.
  init(_ bytes: [UInt8], _ source: SwiftSource, isAsked: Bool) {
    self.bytes = bytes
    self.isAsked = isAsked
    self.source = source
    let start = source.nodes.first?.range.lowerBound ?? bytes.count
    var at = start
    while let colon = bytes.span.firstIndex(of: UInt8(ascii: ":"), from: at) {
      noteStated(colon)
      at = colon + 1
    }
    guard isAsked else { return }
    at = start
    while let space = bytes.span.firstIndex(of: " = ", from: at, before: bytes.count) {
      noteMade(space + 1)
      at = space + 1
    }
    at = start
    // A capital is rarer in code than a dot.
    while let word = bytes.span.firstIndex(of: "Cases", from: at, before: bytes.count) {
      if bytes.span.holds(".allCases", at: word - 4) { noteElement(of: word - 4) }
      at = word + 1
    }
  }

  func type(of name: Span<UInt8>) -> Found {
    guard let type = types[byteHash(name)] else { return .unknown }
    return type == 0 ? .several : .one(type)
  }

  private mutating func note(_ type: UInt64, of name: SwiftPiece) {
    let hash = max(1, byteHash(bytes.span.extracting(name.range)))
    types.set(types[hash] ?? type == type ? type : 0, for: hash)
  }

  /// `section: SidebarSection`, `sections: [SidebarSection]`
  private mutating func noteStated(_ colon: Int) {
    var at = colon + 1
    while at < bytes.count, at < colon + 8,
      bytes[at] == 0x20 || bytes[at] == UInt8(ascii: "[")
    { at += 1 }
    // Most colons are those of arguments, whose values begin otherwise.
    guard at < bytes.count, bytes[at].isASCIICapital, let name = name(before: colon) else { return }
    let isAfterSpace = name.lowerBound > 3 && bytes[name.lowerBound - 1] == 0x20
    let isStored = isAfterSpace && (isBefore(name.lowerBound, "let ") || isBefore(name.lowerBound, "var "))
    if isStored, let type = typeAround(colon) { stored.append(Stored(name: name, type: type)) }
    if isAsked, let type = typeName(at) { note(type.hash, of: name) }
  }

  /// `@StateObject var library = LibraryModel()`
  private mutating func noteMade(_ sign: Int) {
    guard sign + 2 < bytes.count, bytes[sign + 2].isASCIICapital,
      let name = name(before: sign - 1), let type = typeName(sign + 2), type.end < bytes.count,
      bytes[type.end] == UInt8(ascii: "(")
    else { return }
    note(type.hash, of: name)
  }

  /// `ForEach(SidebarSection.allCases) { section in`, `for section in SidebarSection.allCases {`
  private mutating func noteElement(of dot: Int) {
    let first = bytes.span.startOfName(before: dot)
    guard first < dot, bytes[first].isASCIICapital else { return }
    let type = SwiftPlaceFinder.hash(ofType: bytes.span.extracting(first..<dot))
    if isBefore(first, " in "), let name = name(before: first - 4) {
      note(type, of: name)
      return
    }
    var at = dot
    while at < bytes.count, at < dot + 100, bytes[at] != UInt8(ascii: "{"), bytes[at] != 0x0A { at += 1 }
    guard at < bytes.count, bytes[at] == UInt8(ascii: "{") else { return }
    at += 1
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
    var end = at
    while end < bytes.count, SwiftPlaceFinder.isInName(bytes[end]) { end += 1 }
    if end > at, bytes[at].isASCIISmall, bytes.span.holds(" in", at: end) {
      note(type, of: SwiftPiece(at, end))
    }
  }

  /// A name in small letters that ends where something else begins, and that no dot is before.
  private func name(before end: Int) -> SwiftPiece? {
    let start = bytes.span.startOfName(before: end)
    guard start < end, bytes[start].isASCIISmall, start == 0 || bytes[start - 1] != UInt8(ascii: ".") else {
      return nil
    }
    return SwiftPiece(start, end)
  }

  /// A hash of the last part of a type's name, and where that ends; nil if it is no name, or holds several types.
  private func typeName(_ start: Int) -> (hash: UInt64, end: Int)? {
    var at = start
    var first = start
    while at < bytes.count, SwiftPlaceFinder.isInName(bytes[at]) || bytes[at] == UInt8(ascii: ".") {
      if bytes[at] == UInt8(ascii: ".") { first = at + 1 }
      at += 1
    }
    guard at > first, bytes[first].isASCIICapital, at >= bytes.count || bytes[at] != UInt8(ascii: "<") else {
      return nil
    }
    return (SwiftPlaceFinder.hash(ofType: bytes.span.extracting(first..<at)), at)
  }

  /// The name of the innermost type around an offset; asked in the order of the file.
  private mutating func typeAround(_ offset: Int) -> SwiftPiece? {
    while upcoming < source.nodes.count, source.nodes[upcoming].range.lowerBound <= offset {
      if source.nodes[upcoming].kind == .type { open.append(Int32(upcoming)) }
      upcoming += 1
    }
    while let last = open.last, source.nodes[Int(last)].range.upperBound <= offset { open.removeLast() }
    guard let last = open.last, !source.nodes[Int(last)].name.isNone else { return nil }
    return source.nodes[Int(last)].name
  }

  private func isBefore(_ offset: Int, _ word: StaticString) -> Bool {
    let start = offset - word.utf8CodeUnitCount
    return start >= 0 && bytes.span.holds(word, at: start)
  }
}
