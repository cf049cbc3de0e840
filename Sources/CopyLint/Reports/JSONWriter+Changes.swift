internal import Readability

extension JSONWriter {
  mutating func member(_ name: String, _ changes: Changes) {
    object(name) {
      $0.member("since", changes.since)
      $0.member("strings", changes.strings)
      $0.member("findings", changes.findings)
      $0.member("before", changes.before)
      $0.member("after", changes.after)
      $0.array("files") { for file in changes.files { $0.value(file) } }
    }
  }

  private mutating func value(_ file: Changes.File) {
    object {
      $0.member("path", file.path)
      $0.member("oldPath", file.oldPath)
      $0.member("gradeBefore", file.before?.measure.value)
      $0.member("gradeAfter", file.after?.measure.value)
      $0.member("strings", file.strings)
      $0.member("findings", file.findings)
    }
  }

  private mutating func member(_ name: String, _ strings: Changes.Strings) {
    object(name) {
      $0.member("added", strings.added)
      $0.member("changed", strings.changed)
      $0.member("removed", strings.removed)
    }
  }

  private mutating func member(_ name: String, _ findings: Changes.Findings) {
    object(name) {
      $0.member("added", findings.added)
      $0.member("fixed", findings.fixed)
    }
  }
}
