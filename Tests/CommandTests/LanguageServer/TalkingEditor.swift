import CopyLint

@testable import copy_lint

/// An editor in memory: it sends messages to a server and gets the bodies of what comes back.
struct TalkingEditor {
  private(set) var server: LanguageServer
  private var number = 0

  /// - Parameters:
  ///   - abilities: what the editor can do, JSON.
  ///   - settings: for the open folder where it has none. Three dots are a note, which an editor does not show, and many
  ///     tests want one that it shows.
  init(
    _ machine: MemoryMachine = MemoryMachine(), _ arguments: String..., abilities: String = "{}",
    options: String = "null", settings: String? = "rules: {ascii-ellipsis: warning}\n"
  ) {
    if let settings, machine[".copy-lint.yml"] == nil, machine["/.copy-lint.yml"] == nil {
      machine[".copy-lint.yml"] = Array(settings.utf8)
    }
    let parsed = (try? parse(["lsp"] + arguments)) ?? Options()
    server = LanguageServer(parsed, machine.environment)
    _ = ask(
      "initialize",
      "{\"rootUri\":\"file:///home\",\"capabilities\":\(abilities),\"initializationOptions\":\(options)}")
  }

  /// Sends one body, then pauses.
  mutating func send(_ body: String) -> [String] {
    server.receive(Received(Array(body.utf8)))
    server.checkPending()
    return bodies(of: server.outbox.take())
  }

  mutating func tell(_ method: String, _ values: String) -> [String] {
    send("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(values)}")
  }

  /// - Returns: the answer, without its frame.
  mutating func ask(_ method: String, _ values: String) -> String {
    number += 1
    let answers = send("{\"jsonrpc\":\"2.0\",\"id\":\(number),\"method\":\"\(method)\",\"params\":\(values)}")
    let head = "{\"jsonrpc\":\"2.0\",\"id\":\(number),"
    return answers.first { $0.hasPrefix(head) }.map { String($0.dropFirst(head.count).dropLast()) }
      ?? "no answer"
  }

  mutating func open(_ path: String, _ text: String) -> [String] {
    tell(
      "textDocument/didOpen",
      "{\"textDocument\":{\"uri\":\"file:///home/\(path)\",\"languageId\":\"x\",\"version\":1,\"text\":\(quotedJSON(text))}}"
    )
  }

  /// - Parameter changes: JSON, of `contentChanges`.
  mutating func change(_ path: String, version: Int, _ changes: String...) -> [String] {
    tell(
      "textDocument/didChange",
      "{\"textDocument\":{\"uri\":\"file:///home/\(path)\",\"version\":\(version)},\"contentChanges\":[\(changes.joined(separator: ","))]}"
    )
  }

  /// The titles of the code actions between two places, and what each makes of the text.
  mutating func actions(
    _ path: String, line: Int, _ characters: Range<Int>, only: String = "null"
  ) -> [(title: String, isPreferred: Bool, text: String)] {
    let answer = ask(
      "textDocument/codeAction",
      "{\"textDocument\":{\"uri\":\"file:///home/\(path)\"},\"range\":{\"start\":{\"line\":\(line),\"character\":\(characters.lowerBound)},"
        + "\"end\":{\"line\":\(line),\"character\":\(characters.upperBound)}},\"context\":{\"diagnostics\":[],\"only\":\(only)}}"
    )
    let json = JSONReader(Array("{\(answer)}".utf8))
    return JSONValue(json, at: json.root)["result"].items.map { action in
      let changes = action["edit"]["changes"]
      let uri = changes.names.first ?? ""
      var buffer = server.documents[uri]?.buffer ?? TextBuffer("")
      for edit in changes[uri].items.reversed() {
        guard let start = edit["range"]["start"].position, let end = edit["range"]["end"].position else {
          continue
        }
        buffer.replace(buffer.range(from: start, to: end, server.encoding), with: edit["newText"].text ?? "")
      }
      return (
        action["title"].text ?? "", action["isPreferred"].flag ?? false,
        String(decoding: buffer.bytes, as: UTF8.self)
      )
    }
  }
}

extension JSONValue {
  fileprivate var names: [String] {
    index.map { json.members(of: $0).compactMap { json.string(at: $0.name) } } ?? []
  }
}

func quotedJSON(_ text: String) -> String {
  var json = JSONWriter()
  json.value(text)
  return String(decoding: json.bytes, as: UTF8.self)
}

/// A message with its header.
func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

/// The bodies of messages, one after the other.
func bodies(of bytes: [UInt8]) -> [String] {
  var bodies: [String] = []
  var rest = bytes[...]
  while let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
    let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
    guard let length = Int(header.dropFirst("Content-Length: ".count)) else {
      return ["no length: \(header)"]
    }
    bodies.append(String(decoding: rest[end.upperBound..<end.upperBound + length], as: UTF8.self))
    rest = rest[(end.upperBound + length)...]
  }
  return rest.isEmpty ? bodies : bodies + ["left over: \(String(decoding: rest, as: UTF8.self))"]
}
