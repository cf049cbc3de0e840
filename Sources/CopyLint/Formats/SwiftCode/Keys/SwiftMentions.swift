/// Everything in a Swift file that may name a key of a string file: all literals, and lookups of values.
struct SwiftMentions {
  private let bytes: [UInt8]
  private let source: SwiftSource
  private var found = KeyMentions()
  private var isDynamic = false

  init(_ bytes: [UInt8], _ source: SwiftSource) {
    self.bytes = bytes
    self.source = source
  }

  mutating func all() -> KeyMentions {
    for index in source.nodes.indices {
      let node = source.nodes[index]
      switch node.kind {
      case .literal:
        if let text = SwiftText(Int32(index), in: source, bytes) { found.add(text.text, values: text.values) }
      case .call: note(node)
      default: break
      }
    }
    noteMembers()
    found.isDynamic = isDynamic
    return found
  }

  /// Notes a lookup of anything but a literal.
  private mutating func note(_ call: SwiftNode) {
    let isLookup = Self.lookups.contains { bytes.span.holds($0, in: call.name) }
    for argument in source.arguments(of: call) {
      let isKey =
        argument.label.isNone && argument.previous < 0 && isLookup
        || Self.labels.contains { bytes.span.holds($0, in: argument.label) }
      guard isKey else { continue }
      let start = bytes[argument.value.range].first { $0 > 0x20 && $0 != UInt8(ascii: ":") }
      if start != UInt8(ascii: "\""), start != UInt8(ascii: "#") { isDynamic = true }
    }
  }

  private static let lookups: [StaticString] = [
    "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue",
    "localizedString",
    "NSLocalizedStringFromTable",
  ]
  private static let labels: [StaticString] = ["localized", "forKey", "localizationValue"]

  /// Notes `key.localized`, where a member of the app's own looks up a value.
  private mutating func noteMembers() {
    var at = 0
    while let start = bytes.span.firstIndex(of: ".localized", from: at, before: bytes.count) {
      at = start + 10
      let before = start > 0 ? bytes[start - 1] : 0
      let isOfValue = before.isASCIIAlphanumeric || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
      if isOfValue, !bytes.span.byte(at).isASCIIAlphanumeric { isDynamic = true }
    }
  }
}
