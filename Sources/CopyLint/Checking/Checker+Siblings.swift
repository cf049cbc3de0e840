extension Checker {
  /// What belongs to the same control as a spoken string: the label of a hint or a value, the visible text of a label.
  ///
  /// Told by the keys alone: `save.accessibility.label` is next to `save.accessibility.hint` and `save.button`. In
  /// Fluent, the parts of one message belong together. Only the entries close by are looked at, where people write them.
  ///
  /// - Parameter table: with the roles of its strings.
  func sibling(of index: Int, in table: StringTable) -> Sibling? {
    if let beside = table.extras(of: table.rows[index])?.beside {
      return Sibling(text: beside.text, role: beside.role)
    }
    let entry = table[index]
    if entry.role == .accessibilityLabel, entry.variant == Self.spokenAttribute {
      return visibleText(beside: index, in: table)
    }
    guard entry.role.container == .accessibility, let word = Self.word(of: entry.role.part),
      let stem = Self.stem(of: entry.key, before: word)
    else { return nil }
    // "a11y.begin.label" is next to "begin.button".
    let bare = Self.withoutSpokenStart(stem)
    for other in Self.near(index, in: table) where other != index {
      let key = table.bytes(table.rows[other].key)
      let isAlike = key.starts(with: stem.utf8.span)
      guard isAlike || bare.map({ key.starts(with: $0.utf8.span) }) ?? false else { continue }
      let sibling = table[other]
      guard sibling.locale == entry.locale, sibling.variant.isEmpty, sibling.key != entry.key else {
        continue
      }
      let start = isAlike ? stem.utf8.count : bare?.utf8.count ?? 0
      let rest = Self.rest(of: sibling.key.utf8.dropFirst(start))
      let isLabel = entry.role.part != .label
      guard isLabel ? rest == "label" : Self.isVisibleEnding(rest, after: stem), isAlike || !rest.isEmpty
      else { continue }
      guard isLabel ? sibling.role == .accessibilityLabel : isVisible(sibling.role) else { continue }
      return Sibling(text: sibling.sentence, role: sibling.role)
    }
    return nil
  }

  /// What a message of Fluent shows next to its `.aria-label`: the placeholder with the same words, its `.label`, else its value.
  private func visibleText(beside index: Int, in table: StringTable) -> Sibling? {
    let entry = table[index]
    var label: Sibling?
    var value: Sibling?
    for other in Self.near(index, in: table)
    where other != index && table.bytes(table.rows[other].key).starts(with: entry.key.utf8.span) {
      let sibling = table[other]
      guard sibling.key == entry.key, sibling.locale == entry.locale, isVisible(sibling.role) else {
        continue
      }
      let shown = Sibling(text: sibling.sentence, role: sibling.role)
      if sibling.role.part == .placeholder, shown.text == entry.sentence { return shown }
      if sibling.variant == "attribute.label" { label = label ?? shown }
      if sibling.variant.isEmpty { value = shown }
    }
    return label ?? value
  }

  private static func near(_ index: Int, in table: StringTable) -> Range<Int> {
    max(0, index - reach)..<min(table.count, index + reach + 1)
  }

  /// The last word of the key of a spoken string.
  private static func word(of part: Role.Part) -> String? {
    switch part {
    case .label: "label"
    case .hint: "hint"
    case .value: "value"
    default: nil
    }
  }

  private func isVisible(_ role: Role) -> Bool { !role.isSpoken && role.part != .identifier }

  /// The key without the word of its role, the separators and the word for screen readers before it; nil when it does
  /// not end so.
  private static func stem(of key: String, before word: String) -> String? {
    guard !key.utf8.contains(0x20), key.utf8.suffix(word.utf8.count).map({ $0 | 0x20 }) == Array(word.utf8)
    else { return nil }
    let bytes = trimmed(Array(key.utf8.dropLast(word.utf8.count)))
    guard !bytes.isEmpty else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The key without a word for screen readers at its start; nil without one.
  private static func withoutSpokenStart(_ key: String) -> String? {
    for word in spokenWords where key.utf8.count > word.utf8.count + 1 {
      let rest = key.utf8.dropFirst(word.utf8.count)
      guard key.utf8.prefix(word.utf8.count).map({ $0 | 0x20 }) == Array(word.utf8),
        let separator = rest.first, !separator.isASCIIAlphanumeric, separator < 0x80
      else { continue }
      return String(decoding: rest.dropFirst(), as: UTF8.self)
    }
    return nil
  }

  private static func trimmed(_ key: [UInt8]) -> [UInt8] {
    var bytes = key
    dropSeparators(&bytes)
    for word in spokenWords where bytes.suffix(word.utf8.count).map({ $0 | 0x20 }) == Array(word.utf8) {
      bytes.removeLast(word.utf8.count)
      break
    }
    dropSeparators(&bytes)
    return bytes
  }

  private static func dropSeparators(_ bytes: inout [UInt8]) {
    while let last = bytes.last, !last.isASCIIAlphanumeric, last < 0x80 { bytes.removeLast() }
  }

  /// What follows the stem, in lowercase letters, without separators and the word for screen readers.
  private static func rest(of tail: Substring.UTF8View) -> String {
    let letters = tail.filter { $0.isASCIIAlphanumeric || $0 >= 0x80 }
    var rest = String(decoding: letters, as: UTF8.self).lowercased()
    for word in spokenWords where rest.hasPrefix(word) {
      rest.removeFirst(word.count)
      break
    }
    return rest
  }

  /// Entries on either side.
  static let reach = 16
  private static let spokenAttribute = "attribute.aria-label"
  private static let spokenWords = ["accessibility", "voiceover", "a11y"]
  /// Whether the key of a visible text may end so: "send.button" and "send.button.title" beside "send.button.label".
  private static func isVisibleEnding(_ rest: String, after stem: String) -> Bool {
    if controls.contains(rest) || isObject(stem) && properties.contains(rest) { return true }
    guard texts.contains(rest) else { return false }
    let key = stem.lowercased()
    return controls.contains { !$0.isEmpty && key.hasSuffix($0) }
  }

  /// Whether Xcode made a key: `abc-de-fgh` of `abc-de-fgh.normalTitle`.
  private static func isObject(_ stem: String) -> Bool {
    stem.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count) == [3, 2, 3]
  }

  /// What Xcode calls the words that people see on a control.
  private static let properties = ["normaltitle", "configurationtitle"]
  /// Endings of the keys of visible texts.
  private static let controls = ["", "button", "buttontitle", "link", "toggle", "tab", "menuitem"]
  /// The same after the name of a control.
  private static let texts = ["title", "text", "label"]
}
