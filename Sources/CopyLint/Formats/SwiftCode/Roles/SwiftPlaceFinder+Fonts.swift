/// How large the letters of a text are.
extension SwiftPlaceFinder {
  func font(_ value: Span<UInt8>) -> Style? {
    let large: [StaticString] = [".title", "Title", ".headline", "Headline", "eading1", "eading2", "eading3"]
    let small: [StaticString] = [".caption", ".footnote"]
    if value.contains("ubtitle") || value.contains("ubTitle") { return nil }
    if value.contains("ubhead") { return value.contains("bold") ? .bold : nil }
    for name in large where value.contains(name) { return .large }
    for name in small where value.contains(name) { return .small }
    let size = number(after: "size:", in: value)
    let isHeavy = value.contains("bold") || value.contains(".heavy") || value.contains(".black")
    if let size, size < 11 { return isHeavy ? .smallBold : .small }
    if isHeavy, let size, size >= 20 { return .large }
    return value.contains("bold") ? .bold : nil
  }

  /// The whole number after a label; nil when there's none.
  private func number(after label: StaticString, in value: Span<UInt8>) -> Int? {
    guard let found = value.firstIndex(of: label, from: 0, before: value.count) else { return nil }
    let start = found + label.utf8CodeUnitCount
    var number: Int?
    for index in start..<value.count {
      let byte = value[index]
      if byte == 0x20, number == nil { continue }
      guard byte.isASCIIDigit, (number ?? 0) < 1000 else { break }
      number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
