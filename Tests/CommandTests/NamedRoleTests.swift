import Testing

@testable import copy_lint

/// The roles that names, keys and comments give to texts in code.
@Suite struct NamedRoleTests {
  private func role(_ code: String) -> String {
    let run = MemoryMachine(["A.swift": "import SwiftUI\nenum Texts { " + code + " }"]).run(["dump", "."])
    let parts = run.output.split(separator: "\"role\":\"", maxSplits: 1)
    return parts.count == 2 ? String(parts[1].prefix { $0 != "\"" }) : run.output
  }

  @Test(arguments: [
    (
      #"static let restoringTitle = NSLocalizedString("restoring.view.title", value: "Restoring your files…", comment: "Progress view title when restoring")"#,
      "title"
    ),
    (
      #"static let title = NSLocalizedString("form.sending-confirmation.title", value: "Thank you!", comment: "")"#,
      "title"
    ),
    (
      #"static let tip = NSLocalizedString("vpn.tip.title", value: "Connect by itself", comment: "Title for tooltip about connecting")"#,
      "title"
    ),
    (
      #"static let dialogSubTitle = NSLocalizedString("sync.dialog-subtitle", value: "We set up all of your files now.", comment: "")"#,
      "unknown"
    ),
  ])
  func `what a name in code calls a title or a second title is what its words allow`(
    code: String, role: String
  ) {
    #expect(self.role(code) == role)
  }
}
