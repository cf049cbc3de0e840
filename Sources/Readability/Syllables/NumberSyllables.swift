internal import CReadabilityData

/// Syllables of the whole numbers below 10,000 as a language reads them aloud, from a table that the program carries.
///
/// ICU's speller says the same, but takes half a MiB for each language, and milliseconds to open. A test compares the two.
///
/// Most hundreds differ by what comes before them only. So the table has 200 bytes for the hundreds: the syllables of the
/// number that has the fewest, then which pattern the hundred follows. A pattern is 100 bytes: how many syllables more each
/// number has.
@safe
struct NumberSyllables {
  private let table: UnsafePointer<UInt8>?
  private let count: Int

  init(language: String) {
    let carried = unsafe creadability_number_syllables(language)
    unsafe table = carried.bytes
    count = unsafe carried.count
  }

  /// - Parameter number: below 10,000.
  func syllables(of number: Int) -> Int {
    let (hundred, rest) = number.quotientAndRemainder(dividingBy: Self.hundred)
    return byte(hundred) + byte((2 + byte(Self.hundred + hundred)) * Self.hundred + rest)
  }

  private func byte(_ index: Int) -> Int {
    guard let table = unsafe table, index < count else { return 0 }
    return unsafe Int(table[index])
  }

  /// - Parameter counts: of all numbers, in order.
  static func packed(_ counts: [UInt8]) -> [UInt8] {
    var fewest: [UInt8] = []
    var chosen: [UInt8] = []
    var patterns: [[UInt8]] = []
    for start in stride(from: 0, to: counts.count, by: hundred) {
      let numbers = counts[start..<start + hundred]
      let least = numbers.min() ?? 0
      let pattern = numbers.map { $0 - least }
      let known = patterns.firstIndex(of: pattern) ?? patterns.count
      if known == patterns.count { patterns.append(pattern) }
      fewest.append(least)
      chosen.append(UInt8(known))
    }
    return fewest + chosen + patterns.joined()
  }

  private static let hundred = 100
}
