/// A key cut into words, with the questions that the naming rules ask.
struct KeyReading: ~Escapable {
  let words: RoleWords
  /// UTF-8.
  let key: Span<UInt8>
  /// UTF-8.
  let text: Span<UInt8>

  /// - Parameter isSpokenFile: whether the file's name says something about all its strings.
  @_lifetime(copy bytes, copy text)
  init?(_ bytes: Span<UInt8>, text: Span<UInt8>, isSpokenFile: Bool) {
    guard let range = Self.identifier(in: bytes) else { return nil }
    var words = RoleWords(bytes, range)
    words.dropNoise()
    guard !words.isCut, words.count > 0, isSpokenFile || !words.tellNothing else { return nil }
    // "Cancel" may be a text; "cancel" is a name.
    if words.count == 1, bytes[range.lowerBound] >= 0x41, bytes[range.lowerBound] <= 0x5A { return nil }
    if Self.spells(bytes, text) { return nil }
    self.words = words
    key = bytes
    self.text = text
  }

  // Asked of few keys.
  /// "send.accessibility.inputLabel1": one of the names for Voice Control, as Apple's code calls them.
  var namesInputLabel: Bool { key.contains("inputLabel") }
  /// "link.aria-description": what a screen reader says after the label, unlike Apple's old "accessibility description".
  var isOfARIA: Bool { key.contains("aria") || key.contains("ARIA") || key.contains("Aria") }
  /// "stats.usage.description": how to use a command, not "NSCameraUsageDescription".
  var isOfCommand: Bool { last == .usageDescription && key.contains("usage.description") }
  /// "STORAGE_USAGE_DESCRIPTION": how much of it is taken, not "STORAGE_PERMISSION_USAGE_DESCRIPTION".
  var isOfAmount: Bool {
    last == .usageDescription
      && (key.holds(folded: "storage_usage", at: 0) || key.holds(folded: "memory_usage", at: 0))
  }

  var last: RoleWord { words[words.count - 1] }
  var previous: RoleWord { words[words.count - 2] }

  /// Whether a word before the last one asks for an action: "copy_link".
  var hasVerb: Bool {
    for index in 0..<(words.count - 1) where words[index] == .verb || words[index] == .copy { return true }
    return false
  }

  /// What contains the string.
  var container: Role.Container {
    if isConfirmation { return .confirmation }
    if words.contains(.error) || words.contains(.failed) { return .error }
    if words.contains(.alert) { return .alert }
    if words.contains(.toast) { return .toast }
    if previous == .notification, !words.contains(.topic) { return .notification }
    if isEmptyState { return .emptyState }
    return .none
  }

  /// "delete.confirmation.title", and "confirm_delete_title" when it asks; not "confirm_password_title".
  private var isConfirmation: Bool {
    if words.contains(.secret) || words.contains(.field) { return false }
    if words.contains(.require) { return false }
    let isHeld = words.contains(.alert) || words.contains(.sheet) || asks
    if words.contains(.confirmation) { return isHeld || last == .confirmation || previous == .confirmation }
    return words.contains(.confirm) && isHeld
  }

  /// "empty.title" and "trips_empty", not "empty_subject".
  private var isEmptyState: Bool {
    if words.contains(.emptyState) { return true }
    guard words.contains(.empty), !isCondition else { return false }
    switch last {
    case .empty: return words.count > 1
    case .title, .message, .body, .description, .text, .subtitle, .label, .button: return previous == .empty
    default: return false
    }
  }

  /// "isEmpty" and "isNotEmpty", the names of filters.
  var isCondition: Bool { last == .empty && words.contains(.boundary) }

  /// Whether the text is a question.
  var asks: Bool { text.byte(text.count - 1) == UInt8(ascii: "?") }

  /// Whether the text ends as a statement does.
  var isSentence: Bool { text.byte(text.count - 1) == UInt8(ascii: ".") }

  /// Words of the text, counted by its spaces.
  var textWords: Int { 1 + text.countSpaces }

  /// Whether key and text have the same letters: "menuButtons" and "Menu buttons".
  private static func spells(_ key: Span<UInt8>, _ text: Span<UInt8>) -> Bool {
    var left = 0
    var right = 0
    while true {
      while left < key.count, !key[left].isLetterOrDigit { left += 1 }
      while right < text.count, !text[right].isLetterOrDigit { right += 1 }
      guard left < key.count, right < text.count else { return left == key.count && right == text.count }
      guard key[left] | 0x20 == text[right] | 0x20 else { return false }
      left += 1
      right += 1
    }
  }

  /// The part of `key` that is a name: all of it, or what comes before format specifiers, as in "days_left %ld".
  /// nil for a text.
  private static func identifier(in bytes: Span<UInt8>) -> Range<Int>? {
    let upper = bytes.firstControlOrSpace
    if upper == bytes.count { return upper > 0 ? 0..<upper : nil }
    for index in 0..<upper where bytes[index] == UInt8(ascii: "_") || bytes[index] == UInt8(ascii: ".") {
      return 0..<upper
    }
    return nil
  }

  /// "gz7-LM-gNf.title" and "172.title": the property says nothing without the class.
  static func isInterfaceBuilderKey(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    // The first letters are enough for nearly all names.
    let isCode = range.count > 10 && bytes[range.lowerBound &+ 3] == UInt8(ascii: "-")
    guard isCode || !range.isEmpty && bytes[range.lowerBound].isASCIIDigit else { return false }
    var dot = range.lowerBound
    var hyphens = 0
    var isNumber = true
    while dot < range.upperBound, bytes[dot] != UInt8(ascii: ".") {
      if bytes[dot] == UInt8(ascii: "-") { hyphens += 1 }
      if bytes[dot] < 0x30 || bytes[dot] > 0x39 { isNumber = false }
      dot += 1
      if !isNumber, !isCode || dot - range.lowerBound > 10 { return false }
    }
    guard dot > range.lowerBound, dot < range.upperBound else { return false }
    if isNumber { return true }
    return hyphens == 2 && dot - range.lowerBound == 10 && bytes[range.lowerBound + 3] == UInt8(ascii: "-")
      && bytes[range.lowerBound + 6] == UInt8(ascii: "-")
  }
}
