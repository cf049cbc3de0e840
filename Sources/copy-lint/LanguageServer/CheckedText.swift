import CopyLint

/// An open document as code actions look at it: what is found in it, and what writes into it.
struct CheckedText {
  let open: OpenDocument
  let document: Document
  let format: any Format
  let workspace: Workspace

  var readingOptions: ReadingOptions {
    workspace.project.configuration.readingOptions(of: document.path)
  }

  func action(
    _ title: String, _ changes: [TextChange], isPreferred: Bool = false, for finding: ReportedFinding?
  ) -> CodeAction {
    CodeAction(
      title: title, isPreferred: isPreferred, uri: open.uri, version: open.version, buffer: open.buffer,
      changes: changes, finding: finding)
  }

  /// The string that a finding is about; nil where it is about the file.
  func entry(of finding: ReportedFinding) -> Entry? {
    open.known.strings.first { entry in
      guard entry.key == finding.key, entry.locale == finding.locale, entry.variant == finding.variant,
        let range = entry.range
      else { return false }
      return finding.place.map { range.lowerBound <= $0.start && $0.start <= range.upperBound } ?? true
    }
  }

  /// The change that an edit makes; nil when the file would not read back as it was meant.
  func change(_ edit: Edit) -> TextChange? {
    let edited = document.applying([edit])
    guard document.verifies(edited, after: [edit], format: format, options: readingOptions) else {
      return nil
    }
    return TextChange(
      range: document.originalRange(of: edit.range), text: String(decoding: edit.bytes, as: UTF8.self))
  }

  /// The replacement of the finding, and others that the glossary has for the word.
  func fixes(of finding: ReportedFinding) -> [CodeAction] {
    var actions: [CodeAction] = []
    let words = glossaryWords(for: finding)
    if let edit = finding.edit, let change = change(edit) {
      let isSafe = finding.finding.applicability == .safe
      let isWord = words.contains { $0.text == finding.finding.replacement }
      let title =
        isWord
        ? Self.glossaryTitle(finding.finding.replacement ?? "") : Self.advice(finding.finding.message)
      actions.append(
        action(isSafe ? title : Self.unsure(title), [change], isPreferred: isSafe, for: finding))
    }
    for word in words where word.text != finding.finding.replacement {
      guard let change = change(word.edit), !actions.contains(where: { $0.changes == [change] }) else {
        continue
      }
      actions.append(action(Self.unsure(Self.glossaryTitle(word.text)), [change], for: finding))
    }
    return actions
  }

  /// What the glossary has for the words of a finding.
  private func glossaryWords(for finding: ReportedFinding) -> [(text: String, edit: Edit)] {
    guard let entry = entry(of: finding) else { return [] }
    let subject = workspace.checker.check(entry, path: document.path).subject
    let matches = subject.matches.filter { match in
      match.mode != .note && (match.found == finding.finding.range || match.range == finding.finding.range)
    }
    return matches.flatMap { match in
      match.replacements.compactMap { text in
        entry.edit(replacing: match.range, with: text, in: document, format: format).map { (text, $0) }
      }
    }
  }

  static func glossaryTitle(_ word: String) -> String {
    word.isEmpty ? "Remove the word, as the glossary says" : "Use the glossary's word “\(word)”"
  }

  static func unsure(_ title: String) -> String { "\(title) (check it)" }

  /// The first sentence of a message: it says what to do.
  static func advice(_ message: String) -> String {
    var isQuoted = false
    var last: Character = " "
    var advice = ""
    for character in message {
      if character == "“" { isQuoted = true }
      if character == "”" { isQuoted = false }
      if character == " ", last == ".", !isQuoted { break }
      advice.append(character)
      last = character
    }
    return advice.hasSuffix(".") ? String(advice.dropLast()) : advice
  }

  /// All safe fixes, as `--fix` makes them; nil when there is none.
  func fixAll(takesNotes: Bool) -> CodeAction? {
    guard let report = open.report else { return nil }
    let fixed = fix(
      document, sources: open.sources, report: report, takesUnsafe: false, takesNotes: takesNotes,
      checker: &workspace.checker)
    guard fixed.count > 0, String(validating: fixed.bytes, as: UTF8.self) != nil else { return nil }
    let old = lines(of: document.original)
    let new = lines(of: fixed.bytes)
    let changes = lineChanges(old, new).map { change in
      let start =
        change.old.lowerBound < old.count ? old[change.old.lowerBound].startIndex : document.original.count
      return TextChange(
        range: start..<(old[change.old].last?.endIndex ?? start),
        text: String(decoding: Array(new[change.new].joined()), as: UTF8.self))
    }
    var all = action("Apply all safe fixes", changes, for: nil)
    all.kind = .fixAll
    return all
  }
}
