import CopyLint

/// A request or a notification of the editor.
struct ServerMessage {
  /// JSON, as it came; nil for a notification.
  var id: [UInt8]?
  var method: String
  var values: JSONValue
}

/// What came in.
enum Received {
  case message(ServerMessage)
  /// The answer to a request of ours. None of our requests needs its answer.
  case answer
  case fault(ServerError, id: [UInt8])
}

extension Received {
  static let noID = Array("null".utf8)

  /// Reads the body of a message.
  init(_ body: [UInt8]) {
    guard (try? UTF8Span(validating: body.span)) != nil else {
      self = .fault(.noJSON, id: Self.noID)
      return
    }
    let json = JSONReader(body)
    // An editor may send half a character in the middle of an edit.
    guard let root = json.root, json.faults.allSatisfy(\.isLostCharacter) else {
      self = .fault(.noJSON, id: Self.noID)
      return
    }
    guard json.nodes[root].kind == .object else {
      self = .fault(json.nodes[root].kind == .array ? .batch : .noMessage, id: Self.noID)
      return
    }
    let id = Self.id(json, root)
    let message = JSONValue(json, at: root)
    if let method = message["method"].text {
      if json.value(of: "id", in: root) != nil, id == nil {
        self = .fault(.noMessage, id: Self.noID)
      } else {
        self = .message(ServerMessage(id: id, method: method, values: message["params"]))
      }
    } else if id != nil,
      message["result"].exists || message["error"].exists || Self.hasNull("result", json, root)
    {
      self = .answer
    } else {
      self = .fault(.noMessage, id: id ?? Self.noID)
    }
  }

  private static func hasNull(_ name: String, _ json: JSONReader, _ root: Int) -> Bool {
    json.value(of: name, in: root) != nil
  }

  /// A text or a whole number, as it came.
  private static func id(_ json: JSONReader, _ root: Int) -> [UInt8]? {
    json.value(of: "id", in: root).flatMap { verbatim($0, of: json) }
  }

  static func verbatim(_ index: Int, of json: JSONReader) -> [UInt8]? {
    let node = json.nodes[index]
    switch node.kind {
    case .string: return Array(json.bytes[node.range.lowerBound - 1..<node.range.upperBound + 1])
    case .number where json.integer(at: index) != nil: return Array(json.bytes[node.range])
    default: return nil
    }
  }
}

extension JSONValue {
  /// The bytes of a text or a whole number, as they came; nil for any other value.
  var verbatim: [UInt8]? { index.flatMap { Received.verbatim($0, of: json) } }
}
