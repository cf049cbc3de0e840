/// What keys and comments say of a term: nothing is wrong, or it can't be helped.
extension DataRule {
  /// Rules that ask for them.
  static let readsKey: [Glossary.Rule] = [.draftText, .alertTitleVague]

  /// Whether “Lorem ipsum” is meant: a sample, or the name of what makes samples.
  func isSample(_ subject: Subject, _ range: Range<Int>) -> Bool {
    guard subject.foldedText(range) == "lorem ipsum" else { return false }
    let entry = subject.entry
    // Where texts are keys, the key has the word too.
    let isName = !entry.key.utf8.contains(0x20)
    return isName && entry.isNamedLike(["lorem"])
      || entry.mentions(["placeholder", "sample", "example", "dummy", "preview", "generator", "demo"])
  }

  /// Whether the title is that of a form, whose text says what happened, or of what the app knows nothing about.
  func namesForm(_ entry: Entry) -> Bool {
    entry.isLastResort || entry.isNamedLike(["formtitle", "form_title", "form.title", "form-title"])
  }
}
