internal import Readability

/// How the keys of a string file are named in code.
package struct KeyTable: BitwiseCopyable, Sendable {
  private enum Kind { case apple, catalog, android }

  private let kind: Kind
  private let table: UInt64

  /// - Returns: nil for files whose keys no code names that we read.
  package init?(path: String) {
    let bytes = path.utf8.span
    let start = Self.startOfName(bytes)
    if let length = Self.suffix(".strings", bytes) ?? Self.suffix(".stringsdict", bytes) {
      kind = .apple
      table = KeyName.hash(ofTable: bytes.extracting(start..<max(start, bytes.count - length)))
    } else if let length = Self.suffix(".xcstrings", bytes) {
      kind = .catalog
      table = KeyName.hash(ofTable: bytes.extracting(start..<max(start, bytes.count - length)))
    } else if Self.suffix(".xml", bytes) != nil, Self.isInValues(bytes, start) {
      kind = .android
      table = 0
    } else {
      return nil
    }
  }

  /// The names by which code may ask for a key, the most exact first.
  ///
  /// - Parameter key: UTF-8.
  func names(of key: Span<UInt8>) -> (KeyName, KeyName?, KeyName?) {
    guard kind != .android else { return (KeyName.resource(key), nil, nil) }
    let symbol = kind == .catalog ? Self.symbol(key) : []
    return (
      KeyName.key(key, of: table), KeyName.key(key, of: KeyName.anyTable),
      symbol.isEmpty ? nil : KeyName.accessor(symbol.span)
    )
  }

  /// `.homeTitle` for `home.title`, as Xcode names it.
  private static func symbol(_ key: Span<UInt8>) -> [UInt8] {
    var symbol = [UInt8(ascii: ".")]
    var startsWord = false
    for index in key.indices {
      let byte = key[index]
      guard byte.isASCIIAlphanumeric else {
        guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") else {
          return []
        }
        startsWord = symbol.count > 1
        continue
      }
      if symbol.count == 1 {
        symbol.append(byte.isASCIICapital ? byte | 0x20 : byte)
      } else {
        symbol.append(startsWord && byte.isASCIISmall ? byte & ~0x20 : byte)
      }
      startsWord = false
    }
    return symbol.count > 1 ? symbol : []
  }

  private static func startOfName(_ path: Span<UInt8>) -> Int {
    var start = path.count
    while start > 0, path[start - 1] != UInt8(ascii: "/") { start -= 1 }
    return start
  }

  private static func suffix(_ suffix: StaticString, _ path: Span<UInt8>) -> Int? {
    let count = suffix.utf8CodeUnitCount
    return path.count > count && path.holds(suffix, at: path.count - count) ? count : nil
  }

  /// Whether the file is in a folder `values`, `values-de` and so on.
  private static func isInValues(_ path: Span<UInt8>, _ start: Int) -> Bool {
    guard start > 1 else { return false }
    let folder = startOfName(path.extracting(0..<start - 1))
    return path.holds("values", at: folder)
  }
}
