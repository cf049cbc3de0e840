internal import Readability

extension Subject {
  /// Whether the text is a clock that code fills in: "%02d:%02d", "%d:%02d / %d:%02d".
  var isClockFormat: Bool {
    let whole = trimmedRange
    guard neutral.count > 1, 7...48 ~= whole.count else { return false }
    var at = whole.lowerBound
    var colons = 0
    for index in neutral.indices {
      let value = neutral[index].range
      let sign = bytes.run(from: at, while: { $0 == 0x3A || $0 == 0x20 || $0 == 0x2F })
      guard sign.upperBound == value.lowerBound else { return false }
      if sign.count == 1, bytes[sign.lowerBound] == UInt8(ascii: ":") {
        // The minutes or seconds have two digits.
        guard text(value).hasPrefix("%0") else { return false }
        colons += 1
      }
      guard bytes[value.lowerBound] == UInt8(ascii: "%"), text(value).hasSuffix("d") else { return false }
      at = value.upperBound
    }
    return colons > 0 && at == whole.upperBound
  }

  /// Whether the text is a range of seconds as a program has it, and the key or the comment speaks of time: "133.0 to 138.0".
  var isDecimalRange: Bool {
    let whole = trimmedRange
    guard 9...24 ~= whole.count, bytes[whole.lowerBound].isASCIIDigit,
      entry.mentions(["time", "elapsed", "duration"])
    else { return false }
    let words = text(whole).split(separator: " ")
    guard words.count == 3, ["to", "-", "–"].contains(words[1]) else { return false }
    return [words[0], words[2]].allSatisfy { number in
      let parts = number.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) }
    }
  }

  /// Whether the text is a number of seconds as a program has it: "133.24s".
  var isDecimalSeconds: Bool {
    let whole = trimmedRange
    guard 4...12 ~= whole.count, bytes[whole.upperBound - 1] == UInt8(ascii: "s") else { return false }
    let number = bytes[whole.lowerBound..<whole.upperBound - 1]
    guard number.first?.isASCIIDigit == true, number.last?.isASCIIDigit == true else { return false }
    return number.count(where: { $0 == UInt8(ascii: ".") }) == 1
      && number.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
  }
}
