import Foundation
import Testing

@testable import copy_lint

/// The program as it is built, where the system itself fails.
@Suite final class ProgramRunTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "copy-lint-run-\(UUID())"
  )
  .path
  /// Beside the program that runs the tests.
  private let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("copy-lint").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let strings = (0..<2000).map { "\"k\($0)\" = \"Commence the tea\";\n" }.joined()
    try strings.write(toFile: "\(folder)/en.strings", atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs a line of a shell in the folder; `$lint` is the program.
  private func shell(_ line: String) throws -> (code: Int32, output: String, messages: String) {
    let result = try System.run(
      "sh", ["-c", "cd \"$folder\" && \(line)"], variables: ["folder=\(folder)", "lint=\(program)"], input: []
    )
    return (result.status, String(decoding: result.output, as: UTF8.self), result.errors)
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func `is content when the reader has seen enough`() throws {
    for format in ["text", "json", "csv"] {
      let run = try shell("{ $lint en.strings --format \(format); echo $? >&2; } | head -c 10")
      #expect(run.output.utf8.count == 10)
      #expect(run.messages == "0\n")
    }
  }

  @Test func `says when the disk is full, and leaves the device as it is`() throws {
    let full = "copy-lint: Free some space, then try again. The output could not be written.\n"
    #expect(try shell("$lint en.strings > /dev/full") == (2, "", full))
    for format in ["text", "sarif", "markdown"] {
      let run = try shell("$lint en.strings --format \(format) -o /dev/full")
      #expect(
        run == (2, "", "copy-lint: Free some space for “/dev/full”, then try again. The disk is full.\n"))
    }
    #expect(try shell("test -c /dev/full && ls /dev | grep copy-lint").output == "")
    #expect(try shell("$lint en.strings --format csv -o /dev/stdout | head -c 5").output == "\u{FEFF}\"s")
  }

  /// A limit on the size of files stands for a disk that fills up halfway.
  @Test func `leaves no half file behind`() throws {
    func limited(_ line: String) throws -> (code: Int32, output: String, messages: String) {
      try shell("ulimit -f 8; $lint en.strings \(line)")
    }
    try "old".write(toFile: "\(folder)/there.json", atomically: true, encoding: .utf8)
    let before = files
    let strings = try String(contentsOfFile: "\(folder)/en.strings", encoding: .utf8)
    for (line, name) in [
      ("--format json -o new.json", "new.json"), ("--format json -o there.json", "there.json"),
      ("--write-baseline", ".copy-lint-baseline.json"), ("--fix --quiet", "en.strings"),
    ] {
      let run = try limited(line)
      #expect(run.code == 2, "\(line)")
      #expect(
        run.messages.contains(
          "copy-lint: Raise the file size limit with “ulimit -f”. “\(name)” would go over it.\n"),
        "\(line): \(run.messages)")
      #expect(files == before, "\(line)")
    }
    #expect(try String(contentsOfFile: "\(folder)/there.json", encoding: .utf8) == "old")
    #expect(try String(contentsOfFile: "\(folder)/en.strings", encoding: .utf8) == strings)
  }

  /// The program is asked to end at a time that differs with each round, so some rounds meet it while it writes.
  @Test func `leaves no file of its own behind when a signal ends it`() throws {
    let text = try String(contentsOfFile: "\(folder)/en.strings", encoding: .utf8)
    for number in 0..<40 {
      try text.write(toFile: "\(folder)/\(number).strings", atomically: true, encoding: .utf8)
    }
    let names = files
    for signal in ["INT", "TERM", "HUP", "QUIT"] {
      for pause in 1...4 {
        let run = try shell(
          "ulimit -c 0; $lint --fix -q -j2 . & sleep 0.\(pause); kill -\(signal) $!; wait $!; echo $?")
        #expect(files == names, "\(signal) after 0.\(pause) s: \(run.output)")
      }
    }
    // What was not finished is finished by the next run.
    #expect(try shell("$lint --fix -q . >/dev/null 2>&1; $lint --diff .").output == "")
  }

  @Test func `checks a file whose name is not text`() throws {
    let run = try shell(
      #"cp en.strings "$(printf 'caf\351.strings')"; $lint -q . --rule plain-word --format csv"#)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(run.output.split(separator: "\r\n").count == 4001)
    #expect(run.output.contains("caf\u{FFFD}.strings"))
  }

  @Test func `needs no git until it is asked for what changed`() throws {
    #expect(try shell("PATH=/nowhere $lint en.strings -q --rule jargon") == (0, "", ""))
    #expect(
      try shell("PATH=/nowhere $lint en.strings --since HEAD")
        == (2, "", "copy-lint: Install git, or leave out “--since” and “--staged”. There is no git here.\n"))
  }

  /// A key that a later version may know is told with its place.
  @Test func `tells of a configuration that it does not know`() throws {
    try "brands: [A]\nversion: 2\n".write(
      toFile: "\(folder)/.copy-lint.yml", atomically: true, encoding: .utf8)
    let run = try shell("$lint en.strings")
    #expect(run.code == 2 && run.output == "")
    #expect(run.messages.hasPrefix("copy-lint: .copy-lint.yml:2:1: "))
  }
}
