import CopyLint

/// The members of a line, by name; `null` is the same as a missing member.
struct RequestFields {
  let json: JSONReader
  let root: Int

  func has(_ name: String) -> Bool { index(name) != nil }

  func text(_ name: String) throws(RequestError) -> String? {
    guard let index = index(name) else { return nil }
    guard let text = json.string(at: index) else {
      throw RequestError("Put “\(name)” in quotes. It is a text.")
    }
    return text
  }

  func count(_ name: String) throws(RequestError) -> Int? {
    guard let index = index(name) else { return nil }
    guard let number = json.integer(at: index), number >= 0 else {
      throw RequestError("Write “\(name)” as a whole number, such as 40.")
    }
    return number
  }

  func choice(_ name: String, from names: [String]) throws(RequestError) -> String? {
    guard let text = try text(name) else { return nil }
    if names.contains(text) { return text }
    if let nearest = nearestName(to: text, in: names) {
      throw RequestError("Write “\(nearest)” instead of \(quoted(text)) as the “\(name)”.")
    }
    throw RequestError("Change the “\(name)”. \(quoted(text)) is unknown.")
  }

  /// The members of an object in the line; nil when there is none.
  func object(_ name: String) throws(RequestError) -> RequestFields? {
    guard let index = index(name) else { return nil }
    guard json.nodes[index].kind == .object else {
      throw RequestError("Write “\(name)” as an object, such as the one in an answer.")
    }
    return RequestFields(json: json, root: index)
  }

  /// The bytes of a value, quotes of a text included.
  func verbatim(_ name: String) -> [UInt8]? {
    guard let index = json.value(of: name, in: root) else { return nil }
    let node = json.nodes[index]
    let quotes = node.kind == .string ? 1 : 0
    return Array(json.bytes[node.range.lowerBound - quotes..<node.range.upperBound + quotes])
  }

  private func index(_ name: String) -> Int? {
    json.value(of: name, in: root).flatMap { json.nodes[$0].kind == .null ? nil : $0 }
  }
}
