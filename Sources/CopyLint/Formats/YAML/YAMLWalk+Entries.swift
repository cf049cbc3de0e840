extension YAMLWalk {
  mutating func addEntry(_ event: Event, name: Event? = nil, variant: String = "") {
    defer { floor = max(floor, event.range.upperBound) }
    guard reading.room.holds(key.utf8.count, at: event.range) else { return }
    if event.style == .plain, !event.hasTag {
      switch YAMLType(event.text) {
      case .string: break
      case .boolean: return reportBoolean(event, isKey: false)
      case .null, .number, .other: return
      }
    }
    let scalar = YAMLScalar(event, of: bytes)
    var entry = StringDraft(
      key: key, text: event.text, locale: locale.name, localeSource: locale.source,
      syntax: options.syntax ?? Self.syntax(of: event.text), range: scalar.range)
    entry.map = scalar.map
    entry.variant = variant
    let isOpen = event.style != .single && event.style != .double
    entry.isFixable = scalar.isMapped && !(event.text.isEmpty && isOpen)
    entry.isTranslatable = !isFormat(key)
    entry.hasLooseEnd = true
    entry.comment = meaningfulComment(
      YAMLComment.text(
        above: name?.range.lowerBound ?? event.range.lowerBound, behind: event.range, floor: floor,
        textStart: document.textStart, in: bytes),
      for: event.text)
    reading.add(entry)
  }

  /// `%{name}` is Ruby's, `{{name}}` is i18next's, and `{name}` is most others'.
  private static func syntax(of text: String) -> Syntax {
    let bytes = text.utf8Span.span
    for index in bytes.indices {
      let next = bytes.byte(index + 1)
      if bytes[index] == UInt8(ascii: "%"), next == UInt8(ascii: "{") || next == UInt8(ascii: "<") {
        return .ruby
      }
      if bytes[index] == UInt8(ascii: "{") { return next == UInt8(ascii: "{") ? .i18next : .icu }
    }
    return .none
  }

  /// Formats of dates and numbers, and tables of letters, that Rails reads and nobody sees.
  private func isFormat(_ key: String) -> Bool {
    let parts = key.split(separator: ".")
    guard let first = parts.first, let last = parts.last else { return false }
    switch first {
    case "date", "time":
      return parts.count > 2 && parts[1] == "formats" || parts.count > 1 && parts[1] == "order"
    case "number":
      return ["format", "negative_format", "delimiter", "separator", "round_mode"].contains { last == $0 }
    case "i18n": return parts.count > 1 && (parts[1] == "transliterate" || parts[1] == "plural")
    default: return false
    }
  }

  /// `no:` is the key `false` in Ruby, and the text `Yes` is `true`. The key `true` is found under that name all the same.
  mutating func reportBoolean(_ event: Event, isKey: Bool = true) {
    guard event.style == .plain, !event.hasTag, YAMLType(event.text) == .boolean,
      isKey ? !["true", "false"].contains(event.text) : YAMLType.isAnswer(event.text)
    else { return }
    let isTrue = ["yes", "on", "true"].contains(event.text.lowercased())
    reading.problems.append(
      Problem(
        rule: "implicit-boolean",
        message: "Put quotes around \(quoted(event.text)). YAML reads it as \(isTrue ? "true" : "false").",
        range: YAMLScalar(event, of: bytes).range, key: key, locale: locale.name))
  }
}
