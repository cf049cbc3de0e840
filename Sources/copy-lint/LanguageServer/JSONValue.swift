import CopyLint

/// A value in a message, or the lack of one.
struct JSONValue {
  let json: JSONReader
  /// nil where there is no value.
  let index: Int?

  init(_ json: JSONReader, at index: Int?) {
    self.json = json
    self.index = index
  }

  /// The member called `name`.
  subscript(name: String) -> JSONValue {
    JSONValue(json, at: index.flatMap { json.value(of: name, in: $0) })
  }

  /// Whether it is there, and not `null`.
  var exists: Bool { index.map { json.nodes[$0].kind != .null } ?? false }

  var isObject: Bool { index.map { json.nodes[$0].kind == .object } ?? false }

  var text: String? { index.flatMap { json.string(at: $0) } }

  var integer: Int? { index.flatMap { json.integer(at: $0) } }

  var flag: Bool? { index.flatMap { json.flag(at: $0) } }

  /// The elements of an array; empty for any other value.
  var items: [JSONValue] { index.map { json.elements(of: $0).map { JSONValue(json, at: $0) } } ?? [] }

  /// A place in a text; nil when it is not a place.
  var position: Position? {
    guard let line = self["line"].integer, let character = self["character"].integer else { return nil }
    return Position(line: line, character: character)
  }
}
