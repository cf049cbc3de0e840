/// Something that keeps a message from being shown as it is meant.
struct MessageFault: Equatable {
  enum Kind: Equatable {
    case unclosed, unclosedInJava, wrongArgument, wrongNumber, tooLarge, tooDeep, tooManyForms
    case strayBrace, unclosedQuote, quotedByWord, lostApostrophe
    case brokenTag
    case unclosedTag(String)
    case strayTag(String)
    case duplicateSelector(String)
    case unknownCategory(String)
    case missingOther(argument: String, isPlural: Bool)
    case quotedPlaceholder(String)
    case notInFlutter(String)
    case unknownType(String)
    /// The argument as it is, and as Java reads it.
    case translatedType(String, meant: String)
    /// The type as it should be.
    case capitalType(String)
  }

  var kind: Kind
  /// UTF-8 offsets in the message.
  var range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// What ICU's error means; its place is the innermost argument that was not read to its end.
  init(code: Int32, in pattern: MessagePattern) {
    var open: [Int] = []
    for (index, part) in pattern.parts.enumerated() {
      if part.kind == .argumentStart { open.append(index) }
      if part.kind == .argumentEnd { _ = open.popLast() }
    }
    let bytes = pattern.bytes
    // The missing brace is after an apostrophe, as in “d'{name}”.
    if let quote = pattern.openQuotation, quote > 0,
      bytes[quote - 1].isASCIILetter || bytes[quote - 1] >= 0x80
    {
      self.init(.quotedByWord, quote..<quote + 1)
      return
    }
    let start = open.last.map { pattern.parts[$0].range.lowerBound } ?? pattern.parts.last?.range.upperBound
    let lower = min(start ?? 0, max(bytes.count - 1, 0))
    var end = max(pattern.parts.last?.range.upperBound ?? lower, min(lower + 1, bytes.count))
    var kind: Kind =
      switch code {
      case Self.unmatchedBraces: .unclosed
      case Self.indexOutOfBounds: .wrongNumber
      case Self.defaultKeywordMissing: .tooLarge
      // ICU has no word for forms that end with the text.
      default: bytes[end...].allSatisfy(\.isASCIISpace) ? .unclosed : .wrongArgument
      }
    if kind == .wrongArgument, let close = bytes[end...].firstIndex(where: { $0 == 0x7B || $0 == 0x7D }),
      bytes[close] == UInt8(ascii: "}")
    {
      end = close + 1
    } else if kind == .wrongArgument, bytes[end...].firstIndex(of: UInt8(ascii: "}")) == nil {
      kind = .unclosed
    }
    let written = String(decoding: bytes[lower..<end], as: UTF8.self)
    if pattern.dialect == .java, let meant = JavaArgument.meant(by: written) {
      kind = .translatedType(written, meant: meant)
    }
    self.init(kind == .unclosed && pattern.dialect == .java ? .unclosedInJava : kind, lower..<end)
  }

  // utypes.h
  private static let indexOutOfBounds: Int32 = 8
  private static let unmatchedBraces: Int32 = 0x10109
  private static let defaultKeywordMissing: Int32 = 0x1010F

  var rule: String {
    switch kind {
    case .missingOther: "missing-other"
    case .quotedPlaceholder: "quoted-placeholder"
    default: "message-syntax"
    }
  }

  /// Whether it shows by itself that a message is meant: braces alone may be characters.
  var isTelling: Bool {
    switch kind {
    case .quotedByWord, .quotedPlaceholder, .unknownType, .translatedType: true
    default: false
    }
  }

  /// Whether it is only that the library alone doesn't know one of these kinds of values.
  func isOfType(in types: Set<String>) -> Bool {
    guard case .unknownType(let name) = kind else { return false }
    return types.contains(name)
  }

  /// What to do, then why.
  var advice: String {
    switch kind {
    case .unclosed: "Close this “{” with “}”. The rest of the text is lost."
    case .unclosedInJava: "Close this “{” with “}”. Java stops at it."
    case .wrongArgument: "Write a name between these braces. No value can have this text as its name."
    case .wrongNumber: "Use a shorter name or number here. This one is too long."
    case .tooLarge: "Split this message. It has more parts than anyone can read."
    case .tooDeep: "Use fewer levels. More than \(MessageForms.maximumDepth) are nested here."
    case .tooManyForms: "Split this message. Only its first \(MessageForms.maximumForms) forms are checked."
    case .strayBrace: "Remove this “}”. It closes nothing, so people see it."
    case .unclosedQuote: "Double this apostrophe. As it is, braces after it are text."
    case .quotedByWord: "Double this apostrophe or use “’”. As it is, values after it are not filled in."
    case .lostApostrophe: "Double this apostrophe or use “’”. As it is, people don't see it."
    case .brokenTag: "Close this tag with “>”, or quote the “<”. FormatJS reads it as a tag."
    case .unclosedTag(let name): "Close the tag with \(quoted("</\(name)>")). The text is lost without it."
    case .strayTag(let name): "Remove \(quoted("</\(name)>")) or open its tag. The text is lost with it."
    case .duplicateSelector(let name): "Keep one form \(quoted(name)). The app sees only the first."
    case .unknownCategory(let name):
      "Use one of zero, one, two, few, many and other. No number has the form \(quoted(name))."
    case .missingOther(let argument, let isPlural):
      isPlural
        ? "Add the form “other” to \(quoted(argument)). Numbers without a form need it."
        : "Add the form “other” to \(quoted(argument)). Values without a form need it."
    case .quotedPlaceholder(let name):
      "Remove the apostrophes around \(quoted(name)). They turn it into text, so no value is filled in."
    case .unknownType(let name):
      "Write “number”, “date” or “time”, not \(quoted(name)). There is no such type."
    case .translatedType(let written, let meant):
      "Write \(quoted(meant)) instead of \(quoted(written)). Java stops at any other type."
    case .capitalType(let name):
      "Write \(quoted(name)) in small letters. FormatJS and Angular know no other spelling."
    case .notInFlutter(let name): "Write this without \(quoted(name)). Flutter does not support it."
    }
  }
}
