@testable import CopyLint

/// What is true of the findings in any file: they are in the file and in order, and the same each time, whether the
/// file is read for the first time or was another one before.
struct CheckProperty {
  private let checking = Checking()

  func check(_ input: [UInt8]) throws(Violation) {
    guard let choices = Choices(input) else { return }
    let document = anyDocument(choices)
    try checking.use { (checker) throws(Violation) in
      guard let report = checker.check(document) else { return }
      for reported in report.findings { try check(reported, in: document) }
      for (left, right) in zip(report.findings, report.findings.dropFirst()) {
        let isOrdered =
          (left.place?.start ?? 0, left.place?.end ?? 0) <= (right.place?.start ?? 0, right.place?.end ?? 0)
        try hold(isOrdered, "Findings are not in the order of the file: \(left), \(right)")
      }
      try same(checker.check(document)?.told ?? [], report.told, "Checking twice gives two reports.")
      try checkKnown(document, report, choices, &checker)
    }
    // At two places of all.
    guard let cut = CutProperty(document, makeChecker: checking.makeChecker), cut.strings > 1 else { return }
    let places = [choices.number(1) % cut.strings, choices.number(2) % cut.strings]
    try cut.check(cutAt: Array(Set(places)).sorted())
  }

  /// A file that was another one before has the same findings as one that is new.
  private func checkKnown(
    _ document: Document, _ report: FileReport, _ choices: Choices, _ checker: inout Checker
  ) throws(Violation) {
    guard choices.number(1) % 2 == 1, !document.original.isEmpty else { return }
    var before = document.original
    let start = choices.number(2) * 7 % before.count
    before.removeSubrange(start..<min(before.count, start + choices.number(1) / 2))
    var known = KnownStrings(for: .session)
    let old = Document(path: document.path, bytes: before, isNamed: true)
    _ = checker.check(old, sources: nil, known: &known)
    let told = checker.check(document, sources: nil, known: &known)?.told ?? []
    try same(told, report.told, "A file that was another one before has other findings.")
  }

  private func check(_ reported: ReportedFinding, in document: Document) throws(Violation) {
    let finding = reported.finding
    try hold(!finding.message.isEmpty, "A finding says nothing: \(reported)")
    try hold(finding.range.lowerBound >= 0, "A finding begins before its sentence: \(reported)")
    try hold(
      (finding.replacement == nil) == (finding.applicability == nil),
      "A replacement without its applicability, or the other way round: \(reported)")
    if let place = reported.place {
      try hold(
        place.start >= 0 && place.start <= place.end && place.end <= document.original.count,
        "A finding is outside of the file: \(reported)")
    }
    if let range = reported.textRange {
      let text = Array(reported.text.utf8)
      try hold(range.upperBound <= text.count, "A finding is outside of its text: \(reported)")
      try hold(
        [range.lowerBound, range.upperBound].allSatisfy { $0 == text.count || text[$0] & 0xC0 != 0x80 },
        "A finding begins or ends within a character: \(reported)")
    }
    if let edit = reported.edit {
      try hold(edit.range.upperBound <= document.bytes.count, "An edit is outside of the file: \(reported)")
      try hold(document.isBorder(edit.range), "An edit begins or ends within a character: \(reported)")
    }
  }
}
