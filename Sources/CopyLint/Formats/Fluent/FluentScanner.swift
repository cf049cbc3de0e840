/// Walks over a Fluent file: messages, terms, their attributes and comments.
///
/// Grammar: projectfluent, fluent.ebnf 1.0. Anything else becomes a problem, and reading goes on at the next line that
/// can begin an entry.
struct FluentScanner {
  /// Reading stops after this many syntax errors: the file is something else.
  static let maximumFaults = 50
  /// Deepest nesting of placeables.
  static let deepest = 32

  /// A message or a term.
  struct Message {
    /// Of the identifier, with the hyphen of a term.
    var id: Range<Int>
    /// Its place in `patterns`.
    var value: Int?
    var attributes: [(name: Range<Int>, pattern: Int)] = []
    /// The text after the marks of the comment lines right above.
    var comment: [Range<Int>] = []
    var isTerm = false
  }

  /// Why a place is not Fluent.
  struct Fault: Error {
    var message: String
    var range: Range<Int>
  }

  let bytes: [UInt8]
  var at: Int
  var store = FluentPatterns()
  var messages: [Message] = []
  var problems: [Problem] = []
  private var comment: [Range<Int>] = []

  init(document: Document) {
    bytes = document.bytes
    at = document.textStart
  }

  /// For a text on its own.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    at = 0
  }

  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func scan() {
    while at < bytes.count, problems.count < Self.maximumFaults {
      let start = at
      skipSpaces()
      if lineEndLength(at) > 0 || at == bytes.count {
        at += lineEndLength(at)
        comment.removeAll(keepingCapacity: true)
      } else if at == start, bytes[at] == UInt8(ascii: "#") {
        scanComment()
      } else {
        at = start
        do throws(Fault) {
          try scanMessage()
        } catch {
          problems.append(Problem(rule: "syntax-error", message: error.message, range: error.range))
          at = max(start, min(at, error.range.lowerBound))
          skipJunk()
        }
        comment.removeAll(keepingCapacity: true)
      }
    }
  }

  /// `# `, `## ` or `### `; only the first kind can belong to a message.
  private mutating func scanComment() {
    var content = at
    while byte(content) == UInt8(ascii: "#") { content += 1 }
    let level = content - at
    let end = lineEnd(from: content)
    if level == 1 { comment.append(content..<end) } else { comment.removeAll(keepingCapacity: true) }
    at = end + lineEndLength(end)
  }

  /// Goes to the next line that can begin an entry.
  private mutating func skipJunk() {
    repeat {
      at = lineEnd(from: at)
      at += lineEndLength(at)
    } while at < bytes.count && bytes[at] != UInt8(ascii: "#") && bytes[at] != UInt8(ascii: "-")
      && !bytes[at].isASCIILetter
  }

  private mutating func scanMessage() throws(Fault) {
    var message = Message(id: at..<at, comment: comment)
    message.isTerm = byte(at) == UInt8(ascii: "-")
    let start = at
    if message.isTerm { at += 1 }
    guard let id = identifier() else {
      throw Fault(
        message: "Start this line with the name of a message, or with spaces to continue the last one.",
        range: start..<lineEnd(from: start))
    }
    message.id = start..<id.upperBound
    skipSpaces()
    guard byte(at) == UInt8(ascii: "=") else {
      throw Fault(message: "Put “=” and a text after this name.", range: message.id)
    }
    at += 1
    let pattern = try pattern(depth: 0)
    if store.patterns[pattern].range != nil { message.value = pattern }
    let fault = attributes(of: &message)
    if message.value != nil || !message.attributes.isEmpty { messages.append(message) }
    if let fault { throw fault }
    if message.value == nil, message.attributes.isEmpty {
      throw Fault(message: "Put a text after “=”. Fluent leaves the message out.", range: message.id)
    }
  }

  /// Lines with `.name = text`. What is read before a fault stays.
  private mutating func attributes(of message: inout Message) -> Fault? {
    while true {
      let start = at
      while at < bytes.count, bytes[at] == 0x20 || lineEndLength(at) > 0 { at += max(1, lineEndLength(at)) }
      guard byte(at) == UInt8(ascii: ".") else {
        at = start
        let end = lineEnd(from: at)
        at = end + lineEndLength(end)
        return bytes[start..<end].allSatisfy { $0 == 0x20 } || start == bytes.count
          ? nil
          : Fault(message: "Remove this from the text or put it in braces and quotes.", range: start..<end)
      }
      let dot = at
      at += 1
      guard let name = identifier() else {
        return Fault(message: "Put the name of an attribute after the dot.", range: dot..<dot + 1)
      }
      skipSpaces()
      guard byte(at) == UInt8(ascii: "=") else {
        return Fault(message: "Put “=” and a text after this name.", range: dot..<name.upperBound)
      }
      at += 1
      do throws(Fault) {
        let pattern = try pattern(depth: 0)
        guard store.patterns[pattern].range != nil else {
          return Fault(
            message: "Put a text after “=”. Fluent leaves the message out.", range: dot..<name.upperBound)
        }
        message.attributes.append((name, pattern))
      } catch {
        return error
      }
    }
  }

  mutating func identifier() -> Range<Int>? {
    guard byte(at).isASCIILetter else { return nil }
    let start = at
    while byte(at).isASCIIAlphanumeric || byte(at) == UInt8(ascii: "_") || byte(at) == UInt8(ascii: "-") {
      at += 1
    }
    return start..<at
  }

  mutating func skipSpaces() {
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
  }

  /// White space and line ends.
  mutating func skipBlank() {
    while at < bytes.count, bytes[at] == 0x20 || lineEndLength(at) > 0 { at += max(1, lineEndLength(at)) }
  }

  /// A line feed, with or without a carriage return before it.
  func lineEndLength(_ index: Int) -> Int {
    if byte(index) == 0x0A { return 1 }
    return byte(index) == 0x0D && byte(index + 1) == 0x0A ? 2 : 0
  }

  func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, lineEndLength(end) == 0 { end += 1 }
    return end
  }
}
