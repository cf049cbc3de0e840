extension StringSink {
  /// Keeps the string that `node` is, with the index of its way back to the document; nil for any other value.
  mutating func keep(_ node: JSONReader.Node, of json: JSONReader) -> (text: TextRef, map: Int32)? {
    guard node.kind == .string else { return nil }
    guard node.hasEscapes else { return (TextRef(document: node.range), StringRow.nothing) }
    guard let (text, map) = json.mappedString(node) else { return nil }
    return (keep(text), keep(map, at: node.range))
  }
}
