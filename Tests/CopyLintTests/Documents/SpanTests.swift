import Testing

@testable import CopyLint

@Suite struct SpanTests {
  @Test func `bytes are in the order of their values, and a beginning comes before the whole`() {
    let texts = ["", "a", "a/b", "a.swift", "a longer name", "a longer name.swift", "ä", "z", "zz"]
    for left in texts {
      for right in texts {
        let expected = left.utf8.lexicographicallyPrecedes(right.utf8)
        #expect(left.utf8.span.precedes(right.utf8.span) == expected, "\(left), \(right)")
      }
    }
  }

  @Test func `each byte is found at each place`() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<17 {
        var bytes = [UInt8](repeating: byte &+ 1, count: 17)
        let before = bytes.span.holds(byte)
        bytes[place] = byte
        let after = bytes.span.holds(byte)
        #expect(!before && after, "\(byte) at \(place)")
      }
    }
  }

  @Test(arguments: [
    ("", nil), ("cancel", nil), ("Alert", 0), ("showAlert", 4), ("showAlerAlert", 8), ("showAler", nil),
    ("a name that is longer than most of them are: Alert", 45),
  ])
  func `a word is found in a short name as in a long one`(name: String, expected: Int?) {
    #expect(name.utf8.span.firstIndex(of: "Alert", from: 0, before: name.utf8.count) == expected)
  }
}
