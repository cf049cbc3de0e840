import Testing

@testable import CopyLint
@testable import copy_lint

@Suite struct `Threads of the stream` {
  /// Lines in several languages, some of which can't be read, and one that is too long.
  private static let input: String = {
    let texts = [
      "{\"text\":\"Utilize it...\",\"locale\":\"en\"}", "{\"text\":\"Auf dem Postweg\",\"locale\":\"de\"}",
      "{",
      "{\"text\":\"Wait\",\"locale\":\"xx\"}", "{\"text\":\"{n, plural, one {# file}}\",\"syntax\":\"icu\"}",
    ]
    var lines = (0..<20_000).map { texts[($0 * 7 + $0 / 5) % texts.count] }
    lines[9_000] = String(repeating: "x", count: streamLineLimit + 1)
    return lines.joined(separator: "\n") + "\n"
  }()

  @Test(arguments: [1 << 10, 1 << 20]) func `answer in the order of the lines`(chunk: Int) {
    let one = MemoryMachine(input: Self.input, chunk: 1 << 16).run("stream", "--summary", "--notes")
    #expect(one.output.split(separator: "\n").count == 20_001)
    let machine = MemoryMachine(input: Self.input, chunk: chunk)
    #expect(machine.run("stream", "--summary", "--notes", "--jobs", "4") == one)
  }

  @Test func `stop when the reader goes away`() {
    let machine = MemoryMachine(input: Self.input, chunk: 1 << 16)
    machine.outputLimit = 0
    #expect(machine.run("stream", "--jobs", "3") == .init(code: 0, output: "", messages: ""))
    #expect(machine.writes == 1)
  }

  @Test func `say when the answers can't be written`() {
    let machine = MemoryMachine(input: Self.input, chunk: 1 << 16)
    machine.outputLimit = 0
    machine.isDiskFull = true
    let run = machine.run("stream", "--jobs", "3")
    #expect(run.code == 2)
    #expect(run.messages == "copy-lint: Free some space, then try again. The output could not be written.\n")
  }

  /// Whoever sends one line and waits for its answer gets it.
  @Test func `answer a line before the next one comes`() {
    let machine = MemoryMachine()
    var environment = machine.environment
    let sent = Locked(0)
    environment.readInput = { _, bytes in
      let number = sent.withLock { number in
        number += 1
        return number
      }
      // The answer to the last line has to come while this waits.
      while machine.writes < number - 1 {}
      guard number <= 5 else { return 0 }
      let line = Array("{\"text\":\"Wait\"}\n".utf8)
      bytes += line
      return line.count
    }
    #expect(run(arguments: ["stream", "--jobs", "2"], environment: environment) == 0)
    #expect(machine.writes == 5)
  }

  @Test func `keep a text short that has many findings`() {
    let text = String(repeating: "wait... ", count: 60_000)
    let run = MemoryMachine(input: "{\"text\":\"\(text)\"}").run("stream", "--rule", "ascii-ellipsis")
    #expect(run.output.split(separator: "\"rule\":").count == 501)
    #expect(run.output.utf8.count < 500 * 5_000)
    #expect(run.output.contains("\"textStart\":0,\"textLength\":480000,"))
  }

  @Test(arguments: [(15, 0), (17, 1), (100, 3)])
  func `give back what only the start needed, at longer and longer intervals`(batches: Int, times: Int) {
    let line = "{\"id\":\"\(String(repeating: "x", count: 16 << 10))\",\"text\":\"Wait\"}\n"
    let machine = MemoryMachine(input: String(repeating: line, count: batches), chunk: 1 << 16)
    #expect(machine.run("stream", "--jobs", "2").code == 0)
    #expect(machine.givenBack == times)
  }

  @Test func `forget languages that were not named for long`() {
    let contexts = LanguageContexts(configuration: Configuration(), glossaries: [:])
    weak let first = contexts["en-x-0"]
    #expect(first != nil)
    for number in 1...200 { _ = contexts["en-x-\(number)"] }
    #expect(first == nil)
  }
}
