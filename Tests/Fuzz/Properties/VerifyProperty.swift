@testable import CopyLint

/// What is true of the check before a file is written: it accepts a file that reads back as it was meant, and refuses
/// one in which something else changed.
struct VerifyProperty {
  private let options = ReadingOptions()

  func check(_ input: [UInt8]) throws(Violation) {
    guard let choices = Choices(input) else { return }
    let document = anyDocument(choices)
    guard let format = allFormats.first(where: { $0.recognizes(document) }), document.isEditable else {
      return
    }
    let before = format.read(document, options: options)
    guard !before.entries.isEmpty else { return }
    let first = choices.number(1) % before.entries.count
    var meant = before.entries.map(\.text)
    var edits: [Edit] = []
    for index in [first, before.entries.count - 1 - first] {
      let text = choices.text(2)
      guard
        let edit = before.entries[index].edit(replacingValueWith: text, in: document, format: format),
        edits.allSatisfy({ !$0.range.overlaps(edit.range) && $0.range.lowerBound != edit.range.lowerBound })
      else { continue }
      // Forms in one value change together; that is not looked at here.
      let isAlone = before.entries.indices.allSatisfy { other in
        other == index
          || before.entries[other].range.map { !$0.overlaps(edit.range) && $0 != edit.range } ?? true
      }
      guard isAlone else { continue }
      edits.append(edit)
      meant[index] = text
    }
    guard !edits.isEmpty else { return }
    let right = document.applying(edits)
    try check(right, edits, meant, document, before, format)
    for damaged in damaged(right, choices) { try check(damaged, edits, meant, document, before, format) }
  }

  /// The file with one byte gone, one doubled, and one changed.
  private func damaged(_ bytes: [UInt8], _ choices: Choices) -> [[UInt8]] {
    guard !bytes.isEmpty else { return [] }
    let place = (choices.number(1) &* 31 &+ choices.number(2) &* 7) % bytes.count
    var (gone, doubled, changed) = (bytes, bytes, bytes)
    gone.remove(at: place)
    doubled.insert(bytes[place], at: place)
    changed[place] ^= 1
    return [gone, doubled, changed]
  }

  private func check(
    _ bytes: [UInt8], _ edits: [Edit], _ meant: [String], _ document: Document, _ before: Reading,
    _ format: any Format
  ) throws(Violation) {
    let isAccepted = document.verifies(bytes, after: edits, format: format, options: options)
    let result = Document(path: document.path, bytes: bytes, isNamed: true)
    let after = format.read(result, options: options)
    let isRead = after.entries.map(\.text) == meant && after.entries.map(\.name) == before.entries.map(\.name)
    let isSound =
      result.isEditable && result.encoding == document.encoding && result.textStart == document.textStart
      && after.problems.count <= before.problems.count
    func context() -> String {
      "\(edits.map { "\($0.range) \($0.text.debugDescription)" })\n\(document.shown)\n\(result.shown)"
    }
    try hold(!isAccepted || isRead, "A file is accepted that reads as another. \(context())")
    try hold(isAccepted || !(isRead && isSound), "A file is refused that reads as it was meant. \(context())")
  }
}

extension Entry {
  /// What tells it from the others.
  fileprivate var name: [String] { [key, locale, variant] }
}
