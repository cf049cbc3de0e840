import Testing

@testable import Readability
@testable import fast_path

struct PlainScalarTests {
  /// In each of these texts the scalar stands for "?".
  private static let places = [
    "?", "??", "a?b", "A?B", "a ? b", "A? B", "1?2", "a?", "?a", "1?", "?1", "_?", "?_", "_?_", "a'?", "?'a",
    "a.?b",
    "a.?B", "a. ?b", "a. ?B", "a.?", "?. B", "?.B", "?.b", "a! ?b", "a!? B", "a ?.", "a.? b", "a.? B", "…?A",
    "… ?A",
    "a-?b", "5?", "5?6", "$?5", "a\n?\nb", "?\r\nA", "@?", "?@",
  ]

  @Test func `have ICU's boundaries wherever they stand`() {
    var comparison = Comparison(locale: "en")
    var differing: [String] = []
    var plain = 0
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      guard value < 0x80 || PlainScalar.length(bytes.span, at: 0) > 0 else { continue }
      plain += 1
      for place in Self.places {
        let text = place.utf8.flatMap { $0 == UInt8(ascii: "?") ? bytes : [$0] }
        if comparison.difference(text, neutral: []) != nil {
          differing.append("U+\(String(value, radix: 16)) in \(place)")
        }
      }
    }
    #expect(differing == [])
    #expect(plain > 900)
  }
}
