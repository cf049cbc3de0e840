@testable import CopyLint
@testable import copy_lint

/// What is true of fixes: a second run has nothing to do, only strings with a finding change, and keys never do.
struct FixProperty {
  private let checking = Checking()

  func check(_ input: [UInt8]) throws(Violation) {
    guard let choices = Choices(input) else { return }
    let document = anyDocument(choices)
    let takesUnsafe = choices.number(1) % 2 == 1
    try checking.use { (checker) throws(Violation) in
      guard let report = checker.check(document), report.findings.contains(where: { $0.edit != nil }) else {
        return
      }
      let fixed = fix(
        document, sources: nil, report: report, takesUnsafe: takesUnsafe, takesNotes: true, checker: &checker)
      guard fixed.count > 0 else {
        return try hold(fixed.bytes == document.original, "No fix was made, and the file changed.")
      }
      let result = Document(path: document.path, bytes: fixed.bytes, isNamed: true)
      guard let rest = checker.check(result) else {
        throw Violation("After fixing, no format knows the file.")
      }
      let again = fix(
        result, sources: nil, report: rest, takesUnsafe: takesUnsafe, takesNotes: true, checker: &checker)
      try hold(
        again.count == 0 && again.bytes == fixed.bytes,
        "A second run has fixes to make:\n\(document.shown)\n\(result.shown)\n\(again.bytes.shown)")
      try compare(document, result, report, checker)
    }
  }

  private func compare(
    _ document: Document, _ result: Document, _ report: FileReport, _ checker: borrowing Checker
  ) throws(Violation) {
    guard let format = checker.format(of: document) else { return }
    let before = format.read(document, options: ReadingOptions()).entries
    let after = format.read(result, options: ReadingOptions()).entries
    func context() -> String { "\n\(document.shown)\n\(result.shown)" }
    try hold(before.count == after.count, "Fixes change the number of strings.\(context())")
    for (old, new) in zip(before, after) {
      let isSame = old.key == new.key && old.locale == new.locale && old.variant == new.variant
      try hold(isSame, "Fixes change what “\(old.key)” is.\(context())")
      // A word that is doubled only in the translation is found once its source is fixed.
      guard old.text != new.text, old.source == new.source else { continue }
      let isFound = report.findings.contains { reported in
        guard let edit = reported.edit, let own = old.range else { return false }
        return own.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= own.upperBound
      }
      try hold(isFound, "Fixes change “\(old.key)”, in which there is nothing to fix.\(context())")
    }
  }
}

extension Document {
  /// The whole file, quoted.
  var shown: String { "\(path) \(original.shown)" }
}

extension [UInt8] {
  fileprivate var shown: String { String(decoding: self, as: UTF8.self).debugDescription }
}
