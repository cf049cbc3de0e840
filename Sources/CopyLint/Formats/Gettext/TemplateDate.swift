/// When the template was made that a file of gettext was last merged with, as its header says; in minutes.
///
/// - Returns: nil where the header has no date, or where nobody filled it in.
package func gettextTemplateDate(_ bytes: [UInt8]) -> Int? {
  let farthest = 64 << 10
  let name = Array("\"POT-Creation-Date:".utf8)
  var start = 0
  while start < min(bytes.count, farthest) {
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    if bytes[start..<end].starts(with: name) { return minutes(bytes[(start + name.count)..<end]) }
    start = end + 1
  }
  return nil
}

/// `2024-05-01 12:00+0200`
private func minutes(_ text: ArraySlice<UInt8>) -> Int? {
  let date = Array(text.drop { $0 == 0x20 }.prefix(21))
  guard date.count >= 16 else { return nil }
  func number(_ places: Range<Int>) -> Int? {
    guard places.upperBound <= date.count, date[places].allSatisfy(\.isASCIIDigit) else { return nil }
    return date[places].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
  guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
    let hour = number(11..<13), let minute = number(14..<16)
  else { return nil }
  // Days that don't exist do no harm: only the order counts.
  let local = (((year * 12 + month) * 31 + day) * 24 + hour) * 60 + minute
  guard date.count == 21, let hours = number(17..<19), let rest = number(19..<21) else { return local }
  return date[16] == UInt8(ascii: "-") ? local + hours * 60 + rest : local - hours * 60 - rest
}
