/// Walks over the lines of a gettext file and puts its entries together.
///
/// Grammar: the gettext manual, "The Format of PO Files". After a fault it goes on at the next line.
struct GettextScanner {
  /// Reading stops after this many syntax errors: the file is something else.
  static let maximumFaults = 20

  /// A text, maybe in several literals one after the other.
  struct Text {
    /// Where its literals are in `literals`.
    var literals: Range<Int>
    var hasEscapes = false
    /// Whether a literal lacks its closing quote.
    var isOpen = false

    fileprivate mutating func add(_ literal: Text) {
      literals = literals.lowerBound..<literal.literals.upperBound
      hasEscapes = hasEscapes || literal.hasEscapes
      isOpen = isOpen || literal.isOpen
    }
  }

  /// An entry: comments, flags, keys and texts.
  struct Unit {
    var context: Text?
    var id: Text?
    var plural: Text?
    /// The form of each text; nil for `msgstr` without a number.
    var texts: [(form: Int?, text: Text)] = []
    /// What `#.` comments say, then what `#` comments say.
    var extracted: [Range<Int>] = []
    var translator: [Range<Int>] = []
    var flags = GettextFlags()
    /// Whether a `#:` comment names a page of a manual; and whether it is no longer used.
    var (isManual, isObsolete) = (false, false)
  }

  let bytes: [UInt8]
  var at: Int
  /// Without their quotes.
  var literals: [Range<Int>] = []
  var units: [Unit] = []
  var problems: [Problem] = []

  private var unit = Unit()
  private var field = Field.none
  /// Where the line with a key but no text begins.
  private var idStart = 0

  private enum Field { case none, context, id, plural, text, other }

  init(document: Document) {
    bytes = document.bytes
    at = document.textStart
  }

  mutating func scan() {
    while at < bytes.count, problems.count < Self.maximumFaults {
      skipBlanks()
      guard at < bytes.count else { break }
      switch bytes[at] {
      case 0x0A, 0x0D: at += 1
      case UInt8(ascii: "#"): scanComment()
      default: scanLine()
      }
    }
    finishUnit()
  }

  private mutating func skipBlanks() {
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == 0x0B || bytes[at] == 0x0C {
      at += 1
    }
  }

  private func lineEnd(from start: Int) -> Int {
    bytes.span.firstIndex(of: 0x0A, 0x0D, from: start)
  }

  private mutating func scanComment() {
    let end = lineEnd(from: at)
    let kind = at + 1 < end ? bytes[at + 1] : 0
    if kind == UInt8(ascii: "~") {
      at += 2
      skipBlanks()
      // `#~|` holds the previous key.
      if at < end, bytes[at] != UInt8(ascii: "|") {
        startUnitAfterTexts(isObsolete: true)
        unit.isObsolete = true
        return scanLine()
      }
      at = end
      return
    }
    startUnitAfterTexts(isObsolete: false)
    let content = min(at + 2, end)..<end
    switch kind {
    case UInt8(ascii: "."): unit.extracted.append(content)
    case UInt8(ascii: ","), UInt8(ascii: "="): unit.flags.add(bytes[content])
    case UInt8(ascii: ":"): if namesManual(bytes[content]) { unit.isManual = true }
    case UInt8(ascii: "|"): break
    default: unit.translator.append(at + 1..<end)
    }
    at = end
  }

  /// A comment after the texts of an entry belongs to the next entry; an obsolete entry goes on.
  private mutating func startUnitAfterTexts(isObsolete: Bool) {
    if !unit.texts.isEmpty, !(isObsolete && unit.isObsolete) { finishUnit() }
  }

  /// A keyword with its literals, or only literals, which continue the last text.
  private mutating func scanLine() {
    let start = at
    if bytes[at] == UInt8(ascii: "\"") { return scanLiterals() }
    var end = at
    while end < bytes.count, (bytes[end] | 0x20).isASCIILetter || bytes[end] == UInt8(ascii: "_") { end += 1 }
    let (bytes, length) = (bytes, end - start)
    func isWord(_ keyword: StaticString) -> Bool {
      length == keyword.utf8CodeUnitCount && bytes.span.holds(keyword, at: start)
    }
    at = end
    if isWord("msgctxt") {
      if unit.id != nil { finishUnit() }
      begin(.context, at: start)
    } else if isWord("msgid") {
      if unit.id != nil { finishUnit() }
      begin(.id, at: start)
    } else if isWord("msgid_plural") {
      begin(.plural, at: start)
    } else if isWord("msgstr") {
      scanForm(start)
    } else if isWord("domain") {
      finishUnit()
      field = .other
    } else {
      let line = start..<lineEnd(from: start)
      at = line.upperBound
      return fault(
        "Start this line with a keyword such as “msgid”, or with “#”. Gettext can't read it.", line)
    }
    scanLiterals()
  }

  private mutating func begin(_ field: Field, at start: Int) {
    self.field = field
    let empty = Text(literals: literals.count..<literals.count)
    switch field {
    case .context: unit.context = empty
    case .id:
      unit.id = empty
      idStart = start
    case .plural: unit.plural = empty
    case .text, .none, .other: break
    }
  }

  /// `msgstr` or `msgstr[2]`.
  private mutating func scanForm(_ start: Int) {
    var form: Int?
    let end = at
    skipBlanks()
    if at < bytes.count, bytes[at] == UInt8(ascii: "[") {
      var end = at + 1
      var number = 0
      while end < bytes.count, end - at < 4, bytes[end].isASCIIDigit {
        number = number * 10 + Int(bytes[end] - UInt8(ascii: "0"))
        end += 1
      }
      form = number
      if end == at + 1 || end >= bytes.count || bytes[end] != UInt8(ascii: "]") {
        fault("Write a number and “]” after “msgstr[”. Gettext can't read the file without it.", start..<end)
        at = lineEnd(from: at)
        field = .other
        return
      }
      at = end + 1
    }
    guard unit.id != nil else {
      fault("Put “msgid” before “msgstr”. Nothing says which text this is for.", start..<end)
      field = .other
      return
    }
    field = .text
    unit.texts.append((form, Text(literals: literals.count..<literals.count)))
  }

  /// The literals on this line.
  private mutating func scanLiterals() {
    skipBlanks()
    while at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
      scanLiteral()
      skipBlanks()
    }
    let end = lineEnd(from: at)
    if at < end {
      fault("Put this between the quotes or remove it. Gettext can't read the file with it.", at..<end)
      at = end
    }
  }

  private mutating func scanLiteral() {
    let start = at + 1
    var hasEscapes = false
    at = start
    let lineEnd = self.lineEnd(from: start)
    while true {
      at = min(bytes.span.firstIndex(of: UInt8(ascii: "\""), UInt8(ascii: "\\"), from: at), lineEnd)
      guard at < lineEnd, bytes[at] == UInt8(ascii: "\\") else { break }
      hasEscapes = true
      at = min(at + 2, lineEnd)
    }
    let content = start..<at
    let isOpen = at >= bytes.count || bytes[at] != UInt8(ascii: "\"")
    if isOpen {
      let range = start - 1..<content.upperBound
      fault("Close this text with a double quote. Gettext can't read the file without it.", range)
    } else {
      at += 1
    }
    literals.append(content)
    let piece = Text(literals: literals.count - 1..<literals.count, hasEscapes: hasEscapes, isOpen: isOpen)
    switch field {
    case .context: unit.context?.add(piece)
    case .id: unit.id?.add(piece)
    case .plural: unit.plural?.add(piece)
    case .text: unit.texts[unit.texts.count - 1].text.add(piece)
    case .other: break
    case .none: fault("Put a keyword such as “msgid” before this text.", start - 1..<at)
    }
  }

  private func isLineEnd(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }

  private mutating func finishUnit() {
    if unit.id != nil {
      if unit.texts.isEmpty {
        fault("Add “msgstr” to this “msgid”. Gettext can't read the file without it.", idStart..<idStart + 5)
      } else {
        units.append(unit)
      }
    }
    unit = Unit()
    field = .none
  }

  mutating func fault(_ message: String, _ range: Range<Int>) {
    problems.append(Problem(rule: "syntax-error", message: message, range: range))
  }
}
