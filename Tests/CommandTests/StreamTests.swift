import Testing

@testable import copy_lint

@Suite struct StreamTests {
  private func stream(_ input: String, _ arguments: String..., chunk: Int = .max) -> (
    code: Int32, lines: [String]
  ) {
    let run = MemoryMachine(input: input, chunk: chunk).run(["stream"] + arguments)
    #expect(run.messages == "")
    return (run.code, run.output.split(separator: "\n").map(String.init))
  }

  /// One word of one syllable: 0.39 + 11.8 − 15.59 = −3.4, and the error of one word is 10.2.
  @Test func `answers a line`() {
    let answer = stream("{\"id\":7,\"text\":\"Wait...\"}\n", "--rule", "ascii-ellipsis")
    #expect(answer.code == 0)
    #expect(
      answer.lines == [
        "{\"id\":7,\"findings\":[{\"rule\":\"ascii-ellipsis\",\"severity\":\"note\","
          + "\"message\":\"Use “…” instead of three dots. It is one character and reads as a pause.\","
          + "\"start\":4,\"end\":7,\"key\":\"\",\"locale\":\"en\",\"variant\":\"\",\"role\":\"unknown\","
          + "\"roleSource\":\"none\",\"text\":\"Wait...\",\"words\":[\"...\"],\"replacement\":\"…\","
          + "\"applicability\":\"safe\",\"measure\":null}],"
          + "\"counts\":{\"letters\":4,\"syllables\":1,\"words\":1,\"sentences\":1,\"adjustedSyllables\":1,"
          + "\"longWords\":0,\"polysyllables\":0,\"fourSyllables\":0,\"monosyllables\":1},"
          + "\"measure\":{\"formula\":\"flesch-kincaid-grade\",\"value\":-3.4,\"adjusted\":-3.4,"
          + "\"standardError\":10.2,\"words\":1,\"prose\":false,\"gates\":false,\"why\":null}}"
      ])
  }

  @Test(arguments: [
    "7", "1e400", "\"a\\u00e9\\\"\"", "[1,{\"x\":null}]", "{\"a\":[ ]}", "null", "true", "\"\"",
  ])
  func `gives back the id as it came`(id: String) {
    let answer = stream("{\"text\":\"Wait\", \"id\" : \(id) }")
    #expect(answer.lines.first?.hasPrefix("{\"id\":\(id),\"findings\":") == true)
  }

  @Test(arguments: [
    ("", "Add “{ }” with the strings, or empty the file. There is no value in it."),
    ("[1]", "Write an object on this line, such as {\\\"text\\\":\\\"Save\\\"}."),
    ("{}", "Add a “text” to this line."),
    ("{\"text\":null}", "Add a “text” to this line."),
    ("{\"text\":5}", "Put “text” in quotes. It is a text."),
    ("{\"text\":\"a\",\"maxLength\":-1}", "Write “maxLength” as a whole number, such as 40."),
    ("{\"text\":\"a\",\"maxLength\":1e300}", "Write “maxLength” as a whole number, such as 40."),
    ("{\"text\":\"a\",\"role\":\"buton\"}", "Write “button” instead of “buton” as the “role”."),
    ("{\"text\":\"a\",\"syntax\":\"qqqqqq\"}", "Change the “syntax”. “qqqqqq” is unknown."),
    ("{\"text\":\"a\",\"plural\":\"ones\"}", "Write “one” instead of “ones” as the “plural”."),
  ])
  func `answers an unreadable line with an error and goes on`(line: String, message: String) {
    let answer = stream("{\"text\":\"Wait\"}\n\(line)\n{\"id\":3,\"text\":\"Wait\"}\n")
    #expect(answer.code == 2)
    #expect(answer.lines.count == 3)
    #expect(answer.lines[1] == "{\"id\":null,\"error\":\"\(message)\",\"line\":2}")
    #expect(answer.lines[2].hasPrefix("{\"id\":3,\"findings\":[]"))
  }

  @Test func `does not mind how the input is cut, line ends or a byte order mark`() {
    let input =
      "\u{FEFF}{\"id\":1,\"text\":\"Wait\"}\r\n{\"id\":2,\"text\":\"Wäit\"}\n{\"id\":3,\"text\":\"Wait\"}"
    let whole = stream(input)
    #expect(whole.code == 0)
    #expect(whole.lines.count == 3)
    for chunk in [1, 2, 7, 30] { #expect(stream(input, chunk: chunk).lines == whole.lines) }
  }

  @Test func `skips a line that is too long`() {
    let long = String(repeating: "x", count: streamLineLimit + 10)
    let answer = stream("\(long)\n{\"id\":2,\"text\":\"Wait\"}\n\(long)", chunk: 1 << 20)
    #expect(answer.code == 2)
    #expect(
      answer.lines.first == "{\"id\":null,\"error\":\"Split this line. The limit is 4 MB.\",\"line\":1}")
    #expect(answer.lines.count == 3)
    #expect(answer.lines.last == "{\"id\":null,\"error\":\"Split this line. The limit is 4 MB.\",\"line\":3}")
  }

  @Test func `reports bytes that are no text`() {
    let machine = MemoryMachine()
    var environment = machine.environment
    environment.readInput = { limit, bytes in
      guard bytes.isEmpty, machine.writes == 0 else { return 0 }
      let line = Array("{\"text\":\"".utf8) + [0xFF] + Array("\"}\n".utf8)
      bytes += line
      return line.count
    }
    #expect(run(arguments: ["stream"], environment: environment) == 2)
  }

  @Test func `writes what it has before it waits`() {
    let machine = MemoryMachine(input: "{\"text\":\"Wait\"}\n{\"text\":\"Wait\"}\n", chunk: 16)
    var environment = machine.environment
    environment.inputIsWaiting = { false }
    #expect(run(arguments: ["stream"], environment: environment) == 0)
    #expect(machine.writes == 2)
  }

  @Test func `stops when the reader goes away`() {
    let line = "{\"text\":\"Wait\"}\n"
    let machine = MemoryMachine(input: String(repeating: line, count: 100_000), chunk: 1 << 16)
    machine.outputLimit = 0
    #expect(machine.run("stream") == .init(code: 0, output: "", messages: ""))
    #expect(machine.writes == 1)
  }

  @Test(arguments: [("never", 0), ("error", 0), ("warning", 1)] as [(String, Int32)])
  func `ends with 1 only as the flag says`(level: String, code: Int32) {
    #expect(stream("{\"text\":\"Utilize it\"}", "--rule", "plain-word", "--fail-on", level).code == code)
  }
}
