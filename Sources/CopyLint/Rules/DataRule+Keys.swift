/// Keys and comments that make a term right.
extension DataRule {
  /// Rules that ask for them.
  static let readsKey: [Glossary.Rule] = [.draftText, .alertTitleVague]

  /// Whether “Lorem ipsum” is intended: a sample, or the name of something that makes samples.
  func isSample(_ subject: Subject, _ range: Range<Int>) -> Bool {
    guard subject.foldedText(range) == "lorem ipsum" else { return false }
    let entry = subject.entry
    // Where texts are keys, the key has the word too.
    let isName = !entry.key.utf8.contains(0x20)
    return isName && entry.isNamedLike(["lorem"])
      || entry.mentions(["placeholder", "sample", "example", "dummy", "preview", "generator", "demo"])
  }

  /// Whether the title belongs to a form, whose text says what happened, or to something that the app knows nothing about.
  func namesForm(_ entry: Entry) -> Bool {
    entry.isLastResort || entry.isNamedLike(["formtitle", "form_title", "form.title", "form-title"])
  }
}
