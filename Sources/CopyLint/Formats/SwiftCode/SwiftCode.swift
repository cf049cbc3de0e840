/// Swift code: the literals that people see or hear.
struct SwiftCode: DraftingFormat, Format {
  var name: String { "swift" }
  var extensions: [String] { ["swift"] }
  var isCode: Bool { true }

  func recognizes(_ document: Document) -> Bool { document.path.hasSuffix(".swift") }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard Self.isRead(document, options) else { return Drafts(of: document) }
    var entries = SwiftEntries(document, options)
    return Self.drafts(of: &entries, in: document, options)
  }

  func read(_ document: Document, options: ReadingOptions) -> Reading {
    guard Self.isRead(document, options) else { return Reading() }
    var entries = SwiftEntries(document, options)
    var drafts = Self.drafts(of: &entries, in: document, options)
    let screens = entries.screens()
    for screen in screens { for control in screen.controls { control.join(&drafts.entries) } }
    var strings = StringSink(document)
    strings.add(drafts)
    var reading = Reading(entries: strings.table(), problems: strings.problems)
    (reading.screens, reading.keyUses) = (screens, strings.keyUses)
    if options.findsMemberUses {
      reading.memberUses = SwiftMemberUses(entries.bytes, entries.source, entries.finder).all()
    }
    return reading
  }

  /// The members of types that a file shows, for the roles of what other files declare.
  static func memberUses(of document: Document, options: ReadingOptions) -> MemberUses {
    guard document.encoding != .binary, document.path.hasSuffix(".swift") else { return MemberUses() }
    let source = SwiftSource(document.bytes, from: document.textStart)
    var finder = SwiftPlaceFinder(
      document.bytes, source, calls: options.sourceCalls, notesMembers: true)
    finder.findUses()
    return SwiftMemberUses(document.bytes, source, finder).all()
  }

  private static func drafts(
    of entries: inout SwiftEntries, in document: Document, _ options: ReadingOptions
  ) -> Drafts {
    var drafts = Drafts(of: document)
    entries.add(to: &drafts)
    if options.findsKeyUses { drafts.keyUses = entries.uses() }
    if options.findsMentions {
      var mentions = SwiftMentions(entries.bytes, entries.source)
      drafts.keyUses.mentions = mentions.all()
    }
    return drafts
  }

  /// Whether the code may show words, or use those of other files.
  private static func isRead(_ document: Document, _ options: ReadingOptions) -> Bool {
    guard document.encoding != .binary else { return false }
    return options.findsKeyUses || options.findsMemberUses
      || document.bytes.span.firstIndex(of: UInt8(ascii: "\""), from: document.textStart) != nil
      || showsViews(document.bytes)
  }

  /// - Returns: also nil for what would be no string there any more, such as a name or a sign.
  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    guard let range = entry.range, Self.isWording(text, insteadOf: entry.text) else { return nil }
    return encode(text, replacing: range, in: entry, of: document)
  }

  func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    guard let value = entry.range, let quotes = SwiftQuotes(around: value, in: document.bytes) else {
      return nil
    }
    // The indentation of the first line is before the text.
    if quotes.isMultiline, range.lowerBound == value.lowerBound { return nil }
    return quotes.encode(text, replacing: document.bytes[range])
  }

  private static func isWording(_ text: String, insteadOf old: String) -> Bool {
    guard text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else { return false }
    return switch wordingShape(of: text) {
    case .text, .capitalized: true
    case .small: wordingShape(of: old) == .small
    case .name: false
    }
  }
}

/// Whether a text in code is words or a name; lines and tabs are only in words.
func wordingShape(of text: String) -> KeyShape { wordingShape(of: text.utf8.span) }

/// - Parameter text: UTF-8.
func wordingShape(of text: Span<UInt8>) -> KeyShape {
  for index in text.indices where text[index] == 0x0A || text[index] == 0x0D || text[index] == 0x09 {
    return .text
  }
  return KeyShape(text)
}
