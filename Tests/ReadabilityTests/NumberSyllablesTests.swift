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
    // Beyond, what comes before a hundred is all that changes.
    let numbers = Array(0..<1_200) + Array(stride(from: 1_200, to: 10_000, by: 37))
    let table = NumberSyllables(language: language)
    let carried = numbers.map { UInt8(table.syllables(of: $0)) }
    #expect(
      try carried == countSyllables(ofNumbers: numbers, language: language), "Run Scripts/build-break-rules.")
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
    var counts: [UInt8] = []
    for number in 0..<10_000 {
      let ofHundred = number / 100 % 7
      let ofRest = number % 100 >= 50 && number / 100 % 3 == 0 ? 2 : number % 5
      counts.append(UInt8(ofHundred + ofRest))
    }
    let packed = NumberSyllables.packed(counts)
    for (number, count) in counts.enumerated() {
      let (hundred, rest) = number.quotientAndRemainder(dividingBy: 100)
      let pattern = Int(packed[100 + hundred])
      let more = packed[(2 + pattern) * 100 + rest]
      #expect(packed[hundred] + more == count)
    }
  }

  @Test func `are zero in a language without a table`() {
    #expect(NumberSyllables(language: "en").syllables(of: 9_999) == 0)
  }
}
