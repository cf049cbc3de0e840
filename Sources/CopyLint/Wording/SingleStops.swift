/// A message without the period behind a quoted sentence that has its own mark: “Opens the map.” is enough.
///
/// What is quoted for its mark, such as “e.g.” and “!”, keeps it.
func withSingleStops(_ message: String) -> String {
  // Few messages have a quotation before a period, and this is asked of each finding.
  guard mayHaveTwo(message.utf8.span) else { return message }
  let bytes = Array(message.utf8)
  var kept: [UInt8] = []
  var opening = 0
  for index in bytes.indices {
    if bytes[index...].starts(with: "“".utf8) { opening = index }
    let isStop = bytes[index] == UInt8(ascii: ".") && kept.ends(in: "”")
    let quotation = bytes[opening..<max(opening, index - "”".utf8.count)]
    if isStop, quotation.contains(0x20), isSentence(quotation) { continue }
    kept.append(bytes[index])
  }
  return kept.count == bytes.count ? message : String(decoding: kept, as: UTF8.self)
}

/// Whether a period comes right after what may be a closing quotation mark.
private func mayHaveTwo(_ message: Span<UInt8>) -> Bool {
  var last: UInt8 = 0
  for index in message.indices {
    // “”” ends in 9D.
    if message[index] == UInt8(ascii: "."), last == 0x9D { return true }
    last = message[index]
  }
  return false
}

/// “Choose a place...” is cut off, and ends later.
private func isSentence(_ quotation: ArraySlice<UInt8>) -> Bool {
  guard let last = quotation.last, ".!?".utf8.contains(last) else { return false }
  return !quotation.dropLast().ends(in: ".")
}

extension BidirectionalCollection<UInt8> {
  fileprivate func ends(in mark: String) -> Bool { suffix(mark.utf8.count).elementsEqual(mark.utf8) }
}
