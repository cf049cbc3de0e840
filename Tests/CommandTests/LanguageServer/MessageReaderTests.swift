import Testing

@testable import copy_lint

/// What goes wrong on the wire, and how the server goes on.
@Suite struct MessageReaderTests {
  private static let hello = framed(
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}")
  private static let goodbye =
    framed("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"shutdown\"}")
    + framed("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}")

  /// The ids and error codes of the answers between hello and goodbye, and the exit code.
  private func talk(_ input: String, chunk: Int = .max) -> (code: Int32, answers: [String]) {
    let run = MemoryMachine(input: Self.hello + input + Self.goodbye, chunk: chunk).run("lsp")
    #expect(run.messages == "")
    let answers = bodies(of: Array(run.output.utf8)).map { body in
      let error = body.firstRange(of: "\"code\":").map { body[$0.upperBound...].prefix { $0 != "," } } ?? ""
      let id =
        body.firstRange(of: "\"id\":").map { body[$0.upperBound...].prefix { $0 != "," && $0 != "}" } } ?? ""
      return error.isEmpty ? String(id) : "\(id) \(error)"
    }
    return (run.code, answers)
  }

  private static let request = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"unknown/method\"}"

  @Test(arguments: [
    (framed(request), ["7 -32601"]),
    (
      "content-LENGTH:\(request.utf8.count)\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n\(request)",
      ["7 -32601"]
    ),
    ("Content-Length: \(request.utf8.count)\n\n\(request)", ["7 -32601"]),
    // Wrong bodies.
    (framed("{\"id\":7"), ["null -32700"]),
    (framed(""), ["null -32700"]),
    (framed("nonsense"), ["null -32700"]),
    (framed("{\"id\":7,\"method\":\"x\"} x"), ["null -32700"]),
    (framed("[\(request),\(request)]"), ["null -32600"]),
    (framed("7"), ["null -32600"]),
    (framed("{}"), ["null -32600"]),
    (framed("{\"id\":7}"), ["7 -32600"]),
    (framed("{\"id\":7,\"method\":8}"), ["7 -32600"]),
    (framed("{\"id\":{},\"method\":\"x\"}"), ["null -32600"]),
    (framed("{\"id\":\"a\",\"method\":\"x\"}"), ["\"a\" -32601"]),
    // An answer to nobody's question, and notices that nobody knows.
    (framed("{\"id\":7,\"result\":null}"), []),
    (framed("{\"method\":\"$/progress\",\"params\":[1]}"), []),
    (framed("{\"method\":\"textDocument/didChange\",\"params\":null}"), ["", ""]),
    // Wrong headers.
    ("Content-Length: x\r\n\r\n" + framed(request), ["null -32700", "7 -32601"]),
    ("Content-Length: -5\r\n\r\n" + framed(request), ["null -32700", "7 -32601"]),
    ("Content-Type: x\r\n\r\n{}" + framed(request), ["null -32700", "7 -32601"]),
    ("\r\n" + framed(request), ["null -32700", "7 -32601"]),
    ("nonsense\n" + framed(request), ["null -32700", "7 -32601"]),
    ("Content-Length: 999999999999\r\n\r\n" + framed(request), ["null -32600", "7 -32601"]),
    ("Content-Length: 99999999999999999999999999\r\n\r\n" + framed(request), ["null -32600", "7 -32601"]),
    // Too short: the rest of the body is in the way. Too long: the next header is in it.
    ("Content-Length: 10\r\n\r\n\(request)" + framed(request), ["null -32700", "7 -32601"]),
    (
      "Content-Length: \(request.utf8.count + 30)\r\n\r\n\(request)" + framed(request),
      ["null -32700", "7 -32601"]
    ),
  ])
  func `answers what it can and goes on`(input: String, answers: [String]) {
    let expected = ["1"] + answers.filter { $0 != "" } + ["2"]
    for chunk in [Int.max, 1, 7] {
      let talk = talk(input, chunk: chunk)
      #expect(talk.code == 0)
      #expect(talk.answers.filter { $0 != "" } == expected, "in pieces of \(chunk)")
    }
  }

  @Test func `takes bytes that are no UTF-8 for a wrong body`() {
    var reading = Received([0x7B, 0xFF, 0x7D])
    guard case .fault(.noJSON, _) = reading else {
      Issue.record("no fault")
      return
    }
    reading = Received(Array("{\"id\":1,\"method\":\"\\ud83d\"}".utf8))
    guard case .message(let message) = reading else {
      Issue.record("half a character is no fault")
      return
    }
    #expect(message.method == "\u{FFFD}")
  }

  @Test(arguments: [
    ("", 1, 0), (hello, 1, 1), (hello + "Content-Length: 50\r\n\r\n{", 1, 2), (hello + "Content-Le", 1, 2),
    (framed("{\"method\":\"exit\"}"), 1, 0), (hello + framed("{\"method\":\"exit\"}"), 1, 1),
    (hello + goodbye, 0, 2),
  ])
  func `ends well only after a shutdown and an exit`(input: String, code: Int32, answers: Int) {
    let run = MemoryMachine(input: input).run("lsp")
    #expect(run.code == code)
    #expect(bodies(of: Array(run.output.utf8)).count == answers)
  }

  @Test func `lets a request be taken back while it waits`() {
    let cancel = framed("{\"method\":\"$/cancelRequest\",\"params\":{\"id\":7}}")
    #expect(talk(framed(Self.request) + cancel).answers == ["1", "7 -32800", "2"])
    #expect(talk(cancel + framed(Self.request)).answers == ["1", "7 -32601", "2"])
    #expect(
      talk(framed(Self.request) + framed("{\"method\":\"$/cancelRequest\"}")).answers == [
        "1", "7 -32601", "2",
      ])
  }

  @Test func `starts once and ends once`() {
    let early = MemoryMachine(input: framed(Self.request) + framed("{\"method\":\"initialized\"}")).run("lsp")
    #expect(
      bodies(of: Array(early.output.utf8)) == [
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"error\":{\"code\":-32002,"
          + "\"message\":\"Send “initialize” first. The server has not started.\"}}"
      ])
    #expect(talk(Self.hello).answers == ["1", "1 -32600", "2"])
    #expect(
      talk(framed("{\"id\":3,\"method\":\"shutdown\"}") + framed(Self.request)).answers == [
        "1", "3", "7 -32600", "2 -32600",
      ])
  }
}
