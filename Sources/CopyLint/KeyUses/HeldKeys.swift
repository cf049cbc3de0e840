internal import Readability

/// The keys of a string file.
package struct HeldKeys: Sendable {
  /// Without a table, each once or more often.
  var names: [KeyName] = []
  /// Those with a text in the source language.
  var answered: [KeyName] = []
  /// Hashes of what comes before the first dot or underline of a key that is a name.
  var beginnings: [UInt64] = []
  /// What code may call the keys, as Xcode names them.
  var symbols: [KeyName] = []
  /// How many keys are names, such as `home.title`.
  var nameCount = 0
  /// How many of these have each `KeyStyle`.
  var styles = [Int](repeating: 0, count: KeyStyle.allCases.count)
  /// BCP 47.
  var locales: [String] = []
  /// Whether a mistake may hide some of them.
  var isBroken: Bool

  /// A hash of what comes before the first dot or underline.
  static func beginning(of key: Span<UInt8>) -> UInt64 {
    var end = 0
    while end < key.count, key[end] != UInt8(ascii: "."), key[end] != UInt8(ascii: "_") { end += 1 }
    return max(1, byteHash(key.extracting(0..<end)))
  }
}
