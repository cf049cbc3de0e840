private import CYAML

/// Reads one YAML document into a tree.
@safe struct YAMLReader: ~Copyable {
  /// What is wrong, and where.
  struct Fault: Error, Equatable {
    var message: String
    var place: YAMLPlace
  }

  /// Deeper than any configuration, and a bound on the recursion.
  static let deepest = 32
  /// Values, counting those that aliases repeat each time: a bound on what a few anchors can grow to.
  static let mostNodes = 100_000

  private let parser: OpaquePointer
  private let bytes: [UInt8]
  private var anchors: [String: (node: YAMLNode, size: Int)] = [:]
  private var nodes = 0

  private init(_ parser: OpaquePointer, bytes: [UInt8]) {
    unsafe self.parser = parser
    self.bytes = bytes
  }

  deinit { unsafe cyaml_close(parser) }

  /// - Returns: nil for a file without a value.
  static func read(_ bytes: [UInt8]) throws(Fault) -> YAMLNode? {
    try unsafe bytes.withUnsafeBufferPointer { (buffer) throws(Fault) -> YAMLNode? in
      guard let parser = unsafe cyaml_open(buffer.baseAddress, buffer.count) else { return nil }
      var reader = unsafe YAMLReader(parser, bytes: bytes)
      return try reader.document()
    }
  }

  private mutating func document() throws(Fault) -> YAMLNode? {
    let first = try next()
    guard first.kind == .documentStart else { return nil }
    let node = try value(try next(), depth: 0)
    let last = try next()
    guard last.kind == .end else {
      throw Fault(message: "Use only one document. Leave out everything after “---”.", place: last.place)
    }
    return node
  }

  private mutating func value(_ event: Event, depth: Int) throws(Fault) -> YAMLNode {
    guard depth < Self.deepest else {
      throw Fault(
        message: "Use fewer levels of nesting. The limit is \(Self.deepest) levels.", place: event.place)
    }
    nodes += 1
    guard nodes <= Self.mostNodes else {
      throw Fault(
        message: "Make this file shorter. The limit is \(Self.mostNodes) values.", place: event.place)
    }
    let before = nodes
    let content: YAMLNode.Content
    switch event.kind {
    case .scalar: content = .scalar(event.text, isPlain: event.isPlain)
    case .sequenceStart: content = .sequence(try items(depth: depth + 1))
    case .mappingStart: content = .mapping(try members(depth: depth + 1))
    case .alias: return try aliased(event)
    default: throw Fault(message: "Add a value here.", place: event.place)
    }
    let node = YAMLNode(content: content, place: event.place)
    if let anchor = event.anchor { anchors[anchor] = (node, nodes - before + 1) }
    return node
  }

  private mutating func aliased(_ event: Event) throws(Fault) -> YAMLNode {
    guard let known = anchors[event.text] else {
      throw Fault(
        message: "Use an anchor that is defined above, not \(quoted(event.text)).", place: event.place)
    }
    nodes += known.size - 1
    guard nodes <= Self.mostNodes else {
      throw Fault(message: "Use fewer aliases. The limit is \(Self.mostNodes) values.", place: event.place)
    }
    return known.node
  }

  private mutating func items(depth: Int) throws(Fault) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let event = try next()
      if event.kind == .sequenceEnd { return items }
      items.append(try value(event, depth: depth))
    }
  }

  private mutating func members(depth: Int) throws(Fault) -> [YAMLNode.Member] {
    var members: [YAMLNode.Member] = []
    var seen: Set<String> = []
    while true {
      let event = try next()
      if event.kind == .mappingEnd { return members }
      guard event.kind == .scalar else {
        throw Fault(message: "Write a word as the key here.", place: event.place)
      }
      let start = try next()
      guard seen.insert(event.text).inserted else {
        let name = quoted(event.text)
        let advice =
          switch start.kind {
          case .sequenceStart: "Put both lists under one \(name)."
          case .mappingStart: "Put both blocks under one \(name)."
          default: "Remove one \(name)."
          }
        throw Fault(message: "\(advice) It is here twice.", place: event.place)
      }
      let value = try value(start, depth: depth)
      members.append(.init(key: event.text, place: event.place, value: value))
    }
  }

  /// The byte where a code point begins.
  private func byteOffset(ofPoint point: Int) -> Int {
    var left = point
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      if left == 0 { return offset }
      left -= 1
    }
    return bytes.count
  }

  private func place(of offset: Int) -> YAMLPlace {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 0x0A }
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return YAMLPlace(
      line: line + 1, column: String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1)
  }

  private struct Event {
    enum Kind { case end, documentStart, scalar, alias, sequenceStart, sequenceEnd, mappingStart, mappingEnd }
    var kind: Kind
    var text: String
    var anchor: String?
    var isPlain: Bool
    var place: YAMLPlace
  }

  private mutating func next() throws(Fault) -> Event {
    let event = unsafe cyaml_next(parser)
    let text = unsafe event.text.map { start in
      unsafe String(
        decoding: UnsafeRawBufferPointer(start: start, count: event.length), as: UTF8.self)
    }
    let anchor = unsafe event.anchor.map { unsafe String(cString: $0) }
    let place = unsafe YAMLPlace(line: event.line + 1, column: event.column + 1)
    let kind: Event.Kind
    switch unsafe event.kind {
    case CYAML_DOCUMENT_START: kind = .documentStart
    case CYAML_SCALAR: kind = .scalar
    case CYAML_ALIAS: kind = .alias
    case CYAML_SEQUENCE_START: kind = .sequenceStart
    case CYAML_SEQUENCE_END: kind = .sequenceEnd
    case CYAML_MAPPING_START: kind = .mappingStart
    case CYAML_MAPPING_END: kind = .mappingEnd
    case CYAML_ERROR:
      if unsafe event.has_byte_offset {
        throw Fault(message: "Write this file in UTF-8.", place: unsafe self.place(of: event.byte_offset))
      }
      let offset = unsafe byteOffset(ofPoint: event.offset)
      throw Fault(message: yamlAdvice(text ?? "", in: bytes, at: offset), place: place)
    default: kind = .end
    }
    return unsafe Event(
      kind: kind, text: text ?? "", anchor: anchor, isPlain: event.is_plain, place: place)
  }
}
