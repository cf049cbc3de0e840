internal import Readability

/// What code says to ask for a string: a hash of it, never 0.
package struct KeyName: BitwiseCopyable, Sendable, Hashable {
  package let hash: UInt64

  private init(_ salt: UInt64, _ hash: UInt64) { self.hash = max(1, mixed(hash, salt)) }

  /// The table in which keys are looked up that name no other.
  static let usualTable: StaticString = "Localizable"

  /// A key of a table. Values of all kinds are alike in it: `%@ files` and `%lld files` are the same.
  ///
  /// - Parameters:
  ///   - key: UTF-8, with `%` as in a format.
  ///   - table: the hash of its name, as `hash(ofTable:)` has it.
  package static func key(_ key: Span<UInt8>, of table: UInt64) -> KeyName {
    guard key.firstIndex(of: UInt8(ascii: "%"), from: 0) != nil else {
      return KeyName(table, byteHash(key))
    }
    return KeyName(table, byteHash(valueNeutral(key, 0..<key.count, isFormat: true).span))
  }

  /// A key of a table, as a literal with interpolations makes it.
  ///
  /// - Parameter values: where they are in the text; ordered.
  static func key(_ text: Span<UInt8>, values: [Range<Int>], of table: UInt64) -> KeyName {
    guard !values.isEmpty else { return key(text, of: table) }
    var neutral: [UInt8] = []
    var at = 0
    for value in values {
      neutral += valueNeutral(text, at..<value.lowerBound, isFormat: false)
      neutral.append(aValue)
      at = value.upperBound
    }
    neutral += valueNeutral(text, at..<text.count, isFormat: false)
    return KeyName(table, byteHash(neutral.span))
  }

  /// A name of the code that stands for a key, such as `Words.Home.title`.
  static func accessor(_ path: Span<UInt8>) -> KeyName { KeyName(0xD6E8_FEB8_6659_FD93, byteHash(path)) }

  /// The last two parts of such a name.
  static func accessorEnd(_ path: Span<UInt8>) -> KeyName { KeyName(0x8EBC_6AF0_9C88_C6E3, byteHash(path)) }

  /// A resource of Android: `string/home_title`.
  package static func resource(_ name: Span<UInt8>) -> KeyName {
    KeyName(0xA076_1D64_78BD_642F, byteHash(name))
  }

  package static func hash(ofTable name: Span<UInt8>) -> UInt64 { byteHash(name) }

  /// Instead of the hash of a table, where the code does not show which one it is.
  static let anyTable: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Instead of the hash of a table, where any table will do.
  static let noTable: UInt64 = 0x2127_599B_F432_5C37

  private static let aValue: UInt8 = 1

  /// The text with one sign in place of each value.
  private static func valueNeutral(_ text: Span<UInt8>, _ range: Range<Int>, isFormat: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = text[at]
      at += 1
      guard isFormat, byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      if text.byte(at) == UInt8(ascii: "%") {
        result.append(byte)
        at += 1
      } else if let end = endOfValue(text, at) {
        result.append(aValue)
        at = end
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Where a format's value ends whose `%` is right before `start`; nil if it isn't a value.
  private static func endOfValue(_ text: Span<UInt8>, _ start: Int) -> Int? {
    var at = start
    let limit = start + 24
    while at < limit {
      switch text.byte(at) {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "h"),
        UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"), UInt8(ascii: "z"), UInt8(ascii: "t"),
        UInt8(ascii: "j"):
        at += 1
      case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
        UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"),
        UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
        UInt8(ascii: "G"), UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "s"), UInt8(ascii: "S"),
        UInt8(ascii: "p"), UInt8(ascii: "a"), UInt8(ascii: "A"):
        return at + 1
      default: return nil
      }
    }
    return nil
  }
}
