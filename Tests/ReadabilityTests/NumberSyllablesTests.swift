import CReadabilityData
import Testing

@testable import Readability

@Suite struct `Syllables of numbers` {
  private static let languages = allLanguages.filter { language in
    if case .rules = language.speech?.words { true } else { false }
  }.map(\.code)

  @Test(
    .enabled("the tables are those of ICU 72") { ICUVersions.linked.icu.hasPrefix("72.") },
    arguments: languages)
  func `are carried as ICU spells them`(language: String) throws {
    let carried = unsafe creadability_number_syllables(language)
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: carried.bytes, count: carried.count))
    #expect(try bytes == countSyllablesOfNumbers(language: language), "Run Scripts/build-break-rules.")
  }

  @Test(arguments: [
    // Null, dreizehn, einundzwanzig, neunhundertneunundneunzig, tausend siebenhundertsechsundsiebzig.
    ("de", [0: 1, 13: 2, 21: 4, 999: 7, 1_000: 3]),
    // Quatre-vingts, quatre-vingt-dix-neuf, deux mille vingt-cinq.
    ("fr", [80: 2, 99: 4, 2_025: 4]),
    // Сто, двадцать пять, две тысячи двадцать пять.
    ("ru", [100: 1, 25: 3, 2_025: 7]),
  ])
  func `are those of the words`(language: String, expected: [Int: Int]) {
    let numbers = NumberSyllables(language: language)
    for (number, count) in expected { #expect(numbers.syllables(of: number) == count, "\(number)") }
  }

  @Test func `come out of the packed table as they went in`() {
    let counts = (0..<10_000).map { (number: Int) -> UInt8 in
      let hundreds = number / 100 % 3
      let isUpperHalf = number % 100 >= 50
      return UInt8(number % 7 + (isUpperHalf ? hundreds : 0))
    }
    let packed = NumberSyllables.packed(counts)
    for (number, count) in counts.enumerated() {
      let pattern = 2 + Int(packed[100 + number / 100])
      let hundred: UInt8 = packed[number / 100]
      let rest: UInt8 = packed[pattern * 100 + number % 100]
      #expect(hundred + rest == count)
    }
  }

  @Test func `are none in a language without a table`() {
    #expect(NumberSyllables(language: "en").syllables(of: 9_999) == 0)
  }
}
