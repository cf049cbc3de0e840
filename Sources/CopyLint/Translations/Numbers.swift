/// The numbers in a text that a translation has to keep.
enum Numbers {
  /// Whether each run of ASCII digits is also one in the other text, as in most pairs. Then no number is lost.
  static func standAll(_ text: Span<UInt8>, in other: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      guard text[index].isASCIIDigit else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, text[index].isASCIIDigit { index += 1 }
      if !stands(text.extracting(start..<index), in: other) { return false }
    }
    return true
  }

  private static func stands(_ digits: Span<UInt8>, in text: Span<UInt8>) -> Bool {
    var index = 0
    while index + digits.count <= text.count {
      let start = index
      while index < text.count, text[index].isASCIIDigit { index += 1 }
      if index - start == digits.count {
        var same = 0
        while same < digits.count, text[start + same] == digits[same] { same += 1 }
        if same == digits.count { return true }
      }
      index += 1
    }
    return false
  }

  /// A number of a text, in ASCII digits, without the signs that group them.
  struct Found {
    var digits: String
    /// Whether a letter is right before it, as in "u203A": it names something.
    var followsLetter: Bool
    /// Whether a letter is right after it, as in "96dB" and "3D".
    var precedesLetter: Bool
    /// "1.2.3".
    var isVersion: Bool
    /// In the text, as it is written.
    var range: Range<Int>

    var isName: Bool { followsLetter || precedesLetter || isVersion }
  }

  /// The numbers outside placeholders.
  static func all(in bytes: [UInt8], _ neutral: [NeutralRange]) -> [Found] {
    var numbers: [Found] = []
    var number = Number()
    var before: Unicode.Scalar = " "
    var isAfterName = false
    func end(_ next: Unicode.Scalar) {
      numbers.append(
        Found(
          digits: number.digits, followsLetter: number.isName,
          precedesLetter: next.value < 0x80 && next.properties.isAlphabetic, isVersion: number.isVersion,
          range: number.start..<number.lastDigit))
      number = Number()
    }
    forEachScalar(of: bytes, outside: neutral) { scalar, range in
      defer {
        // "UTF-8".
        isAfterName = scalar == "-" && before.value < 0x80 && before.properties.isAlphabetic
        before = scalar
      }
      if !number.digits.isEmpty, range.lowerBound > number.end { end(" ") }
      if let digit = Self.digit(scalar) {
        if number.digits.isEmpty {
          number.start = range.lowerBound
          number.isName = isAfterName || before.value < 0x80 && before.properties.isAlphabetic
        }
        number.add(digit, upTo: range.upperBound)
      } else if !number.digits.isEmpty {
        // "ChaCha20 256-bit" has two numbers.
        if Self.groups.contains(scalar), !number.endsInGap, !(number.isName && scalar == " ") {
          number.addGap(upTo: range.upperBound)
        } else {
          end(number.endsInGap ? " " : scalar)
        }
      }
    }
    if !number.digits.isEmpty { end(" ") }
    return numbers
  }

  private static let groups: [Unicode.Scalar] = [".", ",", "'", " ", "\u{A0}", "\u{202F}", "’", "٬", "٫"]

  /// A number as its digits are read.
  private struct Number {
    var digits = ""
    var start = 0
    /// The end of its last digit, and of the sign after it.
    var lastDigit = 0
    var end = 0
    var endsInGap = false
    /// Whether a letter is right before it.
    var isName = false
    private var group = 0
    private var gaps = 0
    private var hasShortGroup = false

    mutating func add(_ digit: Int, upTo end: Int) {
      if endsInGap { gaps += 1 }
      endsInGap = false
      digits += "\(digit)"
      group += 1
      (self.end, lastDigit) = (end, end)
    }

    mutating func addGap(upTo end: Int) {
      if gaps > 0, group < 3 { hasShortGroup = true }
      (endsInGap, group, self.end) = (true, 0, end)
    }

    /// Whether it is a version: parts of one digit or two.
    var isVersion: Bool { gaps > 1 && (hasShortGroup || group > 0 && group < 3) }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.value < 0x80 { return 0x30...0x39 ~= scalar.value ? Int(scalar.value - 0x30) : nil }
    return scalar.properties.numericType == .decimal ? scalar.properties.numericValue.map { Int($0) } : nil
  }

  /// "5 PM", "12:30"; not "Error 404: not found".
  static func holdTime(_ bytes: [UInt8]) -> Bool {
    for index in bytes.indices.dropLast(2) where bytes[index].isASCIIDigit {
      let next = bytes[index + 1] == 0x20 ? index + 2 : index + 1
      if bytes[index + 1] == UInt8(ascii: ":"), bytes[index + 2].isASCIIDigit { return true }
      guard next + 1 < bytes.count else { continue }
      if bytes[next] | 0x20 == UInt8(ascii: "a") || bytes[next] | 0x20 == UInt8(ascii: "p"),
        bytes[next + 1] | 0x20 == UInt8(ascii: "m")
      {
        return true
      }
    }
    return false
  }
}
