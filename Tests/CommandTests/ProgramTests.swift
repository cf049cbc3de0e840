import Testing

@testable import copy_lint

/// Programs that are started.
@Suite struct ProgramTests {
  @Test func `give back what they write, whatever its size, while they read`() throws {
    let input = [UInt8](repeating: 0x61, count: 1 << 20)
    let result = try System.run("cat", [], input: input)
    #expect(result == ProgramResult(status: 0, output: input, errors: ""))
  }

  @Test func `end with their status or signal, and need not read`() throws {
    let input = [UInt8](repeating: 0x61, count: 1 << 20)
    #expect(
      try System.run("sh", ["-c", "echo a; echo b >&2; exit 3"], input: input)
        == ProgramResult(status: 3, output: Array("a\n".utf8), errors: "b\n"))
    #expect(try System.run("sh", ["-c", "kill -9 $$"], input: []).status == 137)
  }

  @Test func `have the variables of the run, and their own`() throws {
    let result = try System.run("sh", ["-c", "echo $PATH:$LC_ALL"], variables: ["LC_ALL=C"], input: [])
    let path = System.variable("PATH") ?? ""
    #expect(String(decoding: result.output, as: UTF8.self) == "\(path):C\n")
  }

  @Test func `that are not there are told`() {
    #expect(throws: ProgramError.missing) { try System.run("copy-lint-no-such-program", [], input: []) }
  }
}
