extension XMLTree {
  /// The text in `element`, for texts whose place does not matter; nil when it holds no text.
  func text(of element: Int) -> String? {
    if let plain = plainValue(of: element) {
      return plain.isEmpty ? nil : String(decoding: bytes[plain], as: UTF8.self)
    }
    let text = value(of: element).text
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}
