/// Letters to press, each with “&” before it.
enum Accelerators {
  /// How many a text has. “&&” is a sign that people see.
  static func count(in bytes: [UInt8], _ neutral: [NeutralRange]) -> Int {
    var count = 0
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "&") else {
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "&") {
        index += 2
        continue
      }
      let isEntity = neutral.contains { $0.range.contains(index) }
      if !isEntity, bytes[index + 1].isASCIIAlphanumeric || bytes[index + 1] >= 0x80 { count += 1 }
      index += 1
    }
    return count
  }
}
