import CopyLint

/// Messages to the editor, ready to be written.
struct Outbox {
  private(set) var bytes: [UInt8] = []

  /// Hands over what is in it.
  mutating func take() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    return taken
  }

  /// - Parameter result: writes one value.
  mutating func answer(_ id: [UInt8], _ result: (inout JSONWriter) -> Void) {
    send { json in
      json.name("id")
      json.value(json: id)
      json.name("result")
      result(&json)
    }
  }

  mutating func answer(_ id: [UInt8], _ error: ServerError) {
    send { json in
      json.name("id")
      json.value(json: id)
      json.object("error") {
        $0.member("code", error.code.rawValue)
        $0.member("message", error.message)
      }
    }
  }

  mutating func notify(_ method: String, _ values: (inout JSONWriter) -> Void) {
    send { json in
      json.member("method", method)
      json.object("params", values)
    }
  }

  mutating func ask(_ id: String, _ method: String, _ values: (inout JSONWriter) -> Void) {
    send { json in
      json.member("id", id)
      json.member("method", method)
      json.object("params", values)
    }
  }

  private mutating func send(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object {
      $0.member("jsonrpc", "2.0")
      body(&$0)
    }
    bytes += "Content-Length: \(json.bytes.count)\r\n\r\n".utf8
    bytes += json.bytes
  }
}

extension JSONWriter {
  mutating func value(_ position: Position) { value { position.write(into: &$0) } }

  mutating func range(_ name: String, _ start: Position, _ end: Position) {
    self.name(name)
    // An answer has thousands of these.
    value { json in
      json.append(text: "{\"start\":")
      start.write(into: &json)
      json.append(text: ",\"end\":")
      end.write(into: &json)
      json.append(UInt8(ascii: "}"))
    }
  }
}

extension Position {
  fileprivate func write(into json: inout [UInt8]) {
    json.append(text: "{\"line\":")
    appendDigits(of: line, to: &json)
    json.append(text: ",\"character\":")
    appendDigits(of: character, to: &json)
    json.append(UInt8(ascii: "}"))
  }
}
