/// A property list as a flat list of values with their places, in the order of the file.
///
/// The values of a dictionary or array follow it; `Node.next` leads past them.
struct PropertyList {
  /// How deep dictionaries and arrays may be nested.
  static let maximumDepth = 64

  /// A value, or the key of one.
  struct Node {
    enum Kind { case dictionary, array, key, string, other }

    var kind: Kind
    /// The decoded text of a key or string.
    var text = ""
    /// The raw text in the document; nil in a binary list, empty at an element such as `<string/>`.
    var range: Range<Int>?
    /// Whether other text can replace `range`.
    var isFixable = false
    var map = ByteMap()
    /// The comment before a key.
    var comment: String?
    /// Index of the node after this one and all that is in it.
    var next = 0
  }

  /// The root is the first; the members of a dictionary alternate between key and value.
  var nodes: [Node] = []
  var problems: [Problem] = []

  init(_ document: Document) {
    if document.isBinaryPropertyList { readBinary(document.bytes) } else { readXML(document) }
  }

  /// The outermost dictionary.
  var root: Int? { nodes.first?.kind == .dictionary ? 0 : nil }

  /// The members of the dictionary at `index`; none for any other value.
  func members(of index: Int) -> [(name: Int, value: Int)] {
    guard nodes[index].kind == .dictionary else { return [] }
    var found: [(name: Int, value: Int)] = []
    var at = index + 1
    while at + 1 < nodes[index].next {
      found.append((at, at + 1))
      at = nodes[at + 1].next
    }
    return found
  }

  /// The last value called `name` in the dictionary at `index`.
  func value(of name: String, in index: Int) -> Int? {
    members(of: index).last { nodes[$0.name].text == name }?.value
  }

  /// Whether the text begins as XML does.
  static func isXML(_ document: Document) -> Bool {
    let text = document.bytes[document.textStart...].drop { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }
    return text.starts(with: "<?xml".utf8) || text.starts(with: "<!DOCTYPE".utf8)
      || text.starts(with: "<plist".utf8) || text.starts(with: "<!--".utf8)
  }

  /// `text` escaped for the string at `range`; nil where it is in CDATA, or where XML cannot hold it.
  static func encode(_ text: String, in range: Range<Int>, of document: Document) -> [UInt8]? {
    guard XMLText.canHold(text), !document.bytes[range].contains(UInt8(ascii: "<")) else { return nil }
    return XMLText.encode(text)
  }
}
