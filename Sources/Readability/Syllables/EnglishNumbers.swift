/// Syllables of English figures as they are read aloud.
///
/// ICU could spell them out, but to open its speller takes longer than all else in a small run, and 2 MiB. A test
/// compares the two.
struct EnglishNumbers: ~Copyable {
  private var lastTwo = 0

  /// Syllables of digits with "." and "," between them: "17.2", "1,024", "2.0.1".
  mutating func syllables(_ digits: borrowing [UInt8]) -> Int {
    if digits.isEmpty { return 1 }
    var total = 0
    var start = 0
    while start < digits.count {
      var end = start
      while end < digits.count, !isStop(digits, at: end) { end += 1 }
      // After a point digits are read one by one: "three point one four".
      total += start == 0 ? whole(digits, start..<end) : 1 + single(digits, start..<end)
      start = end + 1
    }
    return total
  }

  /// Syllables that an ending adds to the number before it: "th" of "20th"; nil when `letters` are a word.
  func ending(_ letters: borrowing [UInt8]) -> Int? {
    switch letters.count {
    case 1 where letters[0] == UInt8(ascii: "s"):
      return 0
    case 2:
      let span = letters.span
      // "10am": "A M"
      if span[0] == UInt8(ascii: "a"), span[1] == UInt8(ascii: "m") { return 2 }
      guard Self.ordinals.contains(span, 0..<2) else { return nil }
      // "second" for "two", "twentieth" for "twenty"; the others keep the syllables of their number.
      if letters[0] == UInt8(ascii: "n") { return 1 }
      return lastTwo >= 20 && lastTwo % 10 == 0 ? 1 : 0
    default:
      return nil
    }
  }

  private mutating func whole(_ digits: borrowing [UInt8], _ range: Range<Int>) -> Int {
    var number: Int64 = 0
    for index in range where isDigit(digits[index]) {
      let (tenfold, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeStill) = tenfold.addingReportingOverflow(Int64(digits[index] - 0x30))
      if isTooLarge || isTooLargeStill { return single(digits, range) }
      number = sum
    }
    lastTwo = Int(number % 100)
    // "9:05" is "nine oh five", but "9:00" is "nine o'clock".
    if number < 10, number > 0 { return Self.small(lastTwo) + range.count - 1 }
    return Self.cardinal(number) ?? single(digits, range)
  }

  /// Syllables of a whole number: "one thousand two hundred thirty-four". Nil from 10¹⁸ on, which has no usual name.
  static func cardinal(_ number: Int64) -> Int? {
    if number < 100 { return small(Int(number)) }
    var total = 0
    var rest = Int(number)
    for scale in scales where rest > 0 {
      let group = rest % 1000
      rest /= 1000
      if group == 0 { continue }
      if group >= 100 { total += small(group / 100) + 2 }
      if group % 100 > 0 { total += small(group % 100) }
      total += scale
    }
    return rest == 0 ? total : nil
  }

  private func single(_ digits: borrowing [UInt8], _ range: Range<Int>) -> Int {
    var total = 0
    for index in range where isDigit(digits[index]) { total += Self.small(Int(digits[index] - 0x30)) }
    return total
  }

  /// Syllables of 0 to 99.
  static func small(_ number: Int) -> Int {
    if number >= 10, number < 20 { return Self.teens[number - 10] }
    let ones = Self.ones[number % 10]
    guard number >= 20 else { return ones }
    let tens = number / 10 == 7 ? 3 : 2
    return number % 10 == 0 ? tens : tens + ones
  }

  private func isStop(_ digits: borrowing [UInt8], at index: Int) -> Bool {
    digits[index] == UInt8(ascii: ".")
      // Not the comma of "1,024".
      || digits[index] == UInt8(ascii: ",") && !isGroup(digits, from: index + 1)
  }

  private func isGroup(_ digits: borrowing [UInt8], from start: Int) -> Bool {
    var end = start
    while end < digits.count, isDigit(digits[end]) { end += 1 }
    return end - start == 3
  }

  private static let ones = [2, 1, 1, 1, 1, 1, 1, 2, 1, 1]
  /// Nothing, then "thousand", "million", "billion", "trillion", "quadrillion".
  private static let scales = [0, 2, 2, 2, 2, 3]
  private static let teens = [1, 3, 1, 2, 2, 2, 2, 3, 2, 2]
  private static let ordinals = WordList("st nd rd th")
}
