extension QtReader {
  /// The text of `node`, control characters decoded; nil when it is empty.
  func text(of node: Int) -> XMLComment? {
    if let plain = xml.plainValue(of: node) { return plain.isEmpty ? nil : .line(plain) }
    let text = xml.value(of: node).replacingBytes(in: xml).text
    return text.isEmpty ? nil : .lines(String(decoding: text, as: UTF8.self))
  }

  /// How far a translation of that `type` is.
  static func state(_ type: String?) -> TranslationState {
    switch type {
    case nil: return .translated
    case "unfinished": return .needsReview
    case "vanished", "obsolete": return .stale
    default: return .unknown
    }
  }
}
