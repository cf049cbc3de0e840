import Foundation
import Testing

@testable import copy_lint

/// The package of Examples/Spark, by its own tests.
@Suite struct SparkPackageTests {
  private static let python = ProcessInfo.processInfo.environment["COPY_LINT_PYTHON"] ?? "python3"
  private static let isThere =
    run("-c", "import sys, pyarrow.json; sys.exit(sys.version_info < (3, 10))").code == 0

  private static func run(_ arguments: String...) -> (code: Int32, messages: String) {
    let folder = URL(filePath: #filePath).appending(path: "../../../Examples/Spark").standardized.path
    // Beside the program that runs the tests.
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("copy-lint").path
    let run = try? System.run(
      "sh", ["-c", "cd \"$folder\" && exec \"$@\"", "sh", python] + arguments,
      variables: ["folder=\(folder)", "COPY_LINT=\(program)", "PYTHONDONTWRITEBYTECODE=1"], input: [])
    return (run?.status ?? -1, run?.errors ?? "")
  }

  @Test(
    .enabled(
      if: isThere, "python3 has no PyArrow; set COPY_LINT_PYTHON to a Python that has it, 3.10 or newer"))
  func `has the findings and sums of the program`() {
    let run = Self.run("-m", "unittest")
    #expect(run.code == 0, "\(run.messages)")
    #expect(run.messages.contains("\nOK"), "\(run.messages)")
    #expect(!run.messages.contains("Ran 0 tests"))
  }
}
