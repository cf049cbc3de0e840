/// What `formatjs extract` writes: one object per message, by its id or in a list.
struct FormatJSJSON: Format, JSONFormat {
  var name: String { "formatjs-json" }

  /// The members that hold the text, for the formatters of FormatJS: its own, Transifex, Crowdin.
  private static let textNames = ["defaultMessage", "string", "message"]
  private static let commentNames = ["description", "developer_comment", "comment"]

  func recognizes(_ document: Document) -> Bool {
    guard document.path.hasSuffix(".json"), !isToolFile(document.path),
      Self.mayHoldMessages(document.bytes.span)
    else { return false }
    let json = JSONReader(document.bytes, from: document.textStart)
    let messages = Self.messages(in: json)
    return !messages.isEmpty && messages.allSatisfy { Self.isMessage($0.value, json) }
  }

  private static func mayHoldMessages(_ bytes: Span<UInt8>) -> Bool {
    bytes.contains("\"defaultMessage\"") || bytes.contains("\"string\"") || bytes.contains("\"message\"")
  }

  func read(_ strings: inout JSONStrings) {
    let json = strings.json
    if let root = json.root { strings.addDuplicates(in: root) }
    let syntax: Syntax = Self.isForApple(json.bytes.span) ? .apple : .formatjs
    for message in Self.messages(in: json) {
      guard let value = Self.member(Self.textNames, of: message.value, json),
        let key = message.name.flatMap(json.string) ?? strings.string("id", in: message.value),
        var entry = strings.entry(at: value, key: key, syntax: syntax)
      else { continue }
      let comment = Self.member(Self.commentNames, of: message.value, json).flatMap(json.string)
      entry.comment = meaningfulComment(comment, for: entry.text)
      strings.reading.add(entry, isCertainMessage: syntax == .formatjs)
    }
  }

  /// Whether the texts have the values of an app for the iPhone, which makes its `.strings` of them, and none of FormatJS.
  private static func isForApple(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.contains("%@") || bytes.contains("$@") else { return false }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "{") {
      if bytes.byte(index + 1).isASCIIAlphanumeric { return false }
    }
    return true
  }

  /// The first of `names` that is there.
  private static func member(_ names: [String], of object: Int, _ json: JSONReader) -> Int? {
    for name in names {
      if let value = json.value(of: name, in: object) { return value }
    }
    return nil
  }

  /// The objects of the messages; `name` is nil in a list.
  private static func messages(in json: JSONReader) -> [(name: Int?, value: Int)] {
    guard let root = json.root else { return [] }
    if json.nodes[root].kind == .array { return json.elements(of: root).map { (nil, $0) } }
    return json.members(of: root).map { ($0.name, $0.value) }
  }

  /// An object with one text and, next to it, only texts and numbers that FormatJS knows.
  private static func isMessage(_ index: Int, _ json: JSONReader) -> Bool {
    guard json.nodes[index].kind == .object else { return false }
    var texts = 0
    for member in json.members(of: index) {
      guard let name = json.string(at: member.name) else { return false }
      if textNames.contains(name), json.nodes[member.value].kind == .string {
        texts += 1
      } else if !commentNames.contains(name), !otherNames.contains(name) {
        return false
      }
    }
    return texts == 1
  }

  private static let otherNames = ["id", "file", "start", "end", "line", "col", "context", "meta"]
}
