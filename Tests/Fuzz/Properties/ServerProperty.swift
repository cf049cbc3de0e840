@testable import CopyLint
@testable import copy_lint

/// What is true of the language server: whatever the messages, each request is answered once, and all that comes out
/// is framed JSON. One line of the content is one message.
struct ServerProperty {
  /// Few rules: the others are the concern of other targets.
  private static let configuration = Array("rules: { }\n".utf8)

  func check(_ input: [UInt8]) throws(Violation) {
    var options = Options()
    options.command = .lsp
    options.rules = ["ascii-ellipsis", "doubled-word"]
    let machine = Machine(["/home/.copy-lint.yml": Self.configuration])
    var server = LanguageServer(options, machine.environment)
    for line in input.split(separator: 0x0A) {
      let received = Received(Array(line))
      server.receive(received)
      server.checkPending()
      let answers = try Self.bodies(of: server.outbox.take()).filter { $0.hasAnswer }
      switch received {
      case .message(let message) where message.id != nil:
        try same(
          answers.count, 1,
          "A request has another number of answers: \(String(decoding: line, as: UTF8.self))")
        try hold(answers[0].id == message.id, "The answer is to another request.")
      case .fault: try same(answers.count, 1, "A faulty message has another number of answers.")
      default: try same(answers.count, 0, "A notice is answered.")
      }
      if server.exitCode != nil { return }
    }
  }

  private struct Body {
    var hasAnswer: Bool
    var id: [UInt8]?
  }

  /// Takes the frames off.
  private static func bodies(of output: [UInt8]) throws(Violation) -> [Body] {
    var bodies: [Body] = []
    var rest = output[...]
    while !rest.isEmpty {
      guard let end = rest.firstIndex(of: 0x0D), end + 4 <= rest.endIndex,
        let count = Int(String(decoding: rest[..<end], as: UTF8.self).dropFirst("Content-Length: ".count)),
        end + 4 + count <= rest.endIndex
      else { throw Violation("The output has no frame: \(String(decoding: rest, as: UTF8.self))") }
      let json = JSONReader(Array(rest[end + 4..<end + 4 + count]))
      guard let root = json.root, json.faults.isEmpty else {
        throw Violation("A message is no JSON: \(String(decoding: json.bytes, as: UTF8.self))")
      }
      let isAnswer = json.value(of: "result", in: root) != nil || json.value(of: "error", in: root) != nil
      bodies.append(Body(hasAnswer: isAnswer, id: JSONValue(json, at: root)["id"].verbatim))
      rest = rest[(end + 4 + count)...]
    }
    return bodies
  }
}
