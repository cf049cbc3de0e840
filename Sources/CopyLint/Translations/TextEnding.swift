internal import Readability

/// How a text ends, whatever the script.
enum TextEnding: Sendable, Equatable {
  case none, stop, question, colon, semicolon, ellipsis

  /// What the last character means, apart from white space, closing marks, tags and direction marks; and its place.
  static func find(in bytes: [UInt8], _ neutral: [NeutralRange]) -> (ending: TextEnding, range: Range<Int>?) {
    var end = bytes.count
    while true {
      if let tag = neutral.last(where: { $0.range.upperBound == end }) {
        guard tag.kind == .markup else { return (.none, nil) }
        end = tag.range.lowerBound
        continue
      }
      guard let (last, start) = scalar(of: bytes, before: end) else { return (.none, nil) }
      if closes(last) {
        end = start
        continue
      }
      guard let ending = ending(last) else { return (.none, nil) }
      if ending == .stop, last == ".", dots(in: bytes, before: end) >= 3 {
        return (.ellipsis, end - dots(in: bytes, before: end)..<end)
      }
      return (ending, start..<end)
    }
  }

  private static func dots(in bytes: [UInt8], before end: Int) -> Int {
    var count = 0
    while count < end, bytes[end - 1 - count] == UInt8(ascii: ".") { count += 1 }
    return count
  }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x0A, 0x0D, 0x22, 0x27, 0x29, 0x5D, 0x7D, 0x2A: return true
    case 0..<0x80: return false
    default:
      switch scalar.properties.generalCategory {
      case .closePunctuation, .finalPunctuation, .initialPunctuation, .spaceSeparator, .format,
        .lineSeparator, .paragraphSeparator:
        return true
      default: return false
      }
    }
  }

  /// An exclamation mark counts as a period: languages differ in how often they use it.
  private static func ending(_ scalar: Unicode.Scalar) -> TextEnding? {
    switch scalar {
    case ".", "!", "。", "！", "।", "॥", "۔", "։", "።", "។", "။", "｡", "|", "·", "෴", "꓿", "᱾", "．": .stop
    case "?", "？", "؟", "\u{37E}", "⁇", "⁈", "⁉", "፧", "⸮": .question
    case ":", "：", "៖", "፦": .colon
    case ";", "；", "؛": .semicolon
    case "…", "‥", "⋯": .ellipsis
    default: nil
    }
  }
}
