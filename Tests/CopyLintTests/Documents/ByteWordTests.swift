import Testing

@testable import CopyLint

@Suite struct ByteWordTests {
  @Test func `each byte of a name is known at each place of a word`() {
    for byte in UInt8.min...UInt8.max {
      let isPart = byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte >= 0x80
      for place in 0..<8 {
        for others in [0x20, 0x61, 0x5F, 0x5B, 0xC3, 0x00] as [UInt8] {
          let hole = ~(UInt64(0xFF) << (place * 8))
          let word = ByteWord.filled(others) & hole | UInt64(byte) << (place * 8)
          let mark = ByteWord.partsOfNames(word) >> (place * 8 + 7) & 1
          #expect((mark == 1) == isPart, "\(byte) at \(place) among \(others)")
        }
      }
    }
  }
}
