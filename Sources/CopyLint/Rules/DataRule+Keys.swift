/// Keys and comments that make a term right.
extension DataRule {
  /// Rules that ask for them.
  static let readsKey: [Glossary.Rule] = [
    .draftText, .alertTitleVague, .destructiveButtonVague, .nonInclusiveTerm,
  ]

  /// Whether “Lorem ipsum” is intended: a sample, or the name of something that makes samples.
  func isSample(_ subject: Subject, _ range: Range<Int>) -> Bool {
    guard subject.foldedText(range) == "lorem ipsum" else { return false }
    // What Xcode puts into a new text view, which code fills.
    if subject.foldedText(range.lowerBound..<min(range.lowerBound + 30, subject.bytes.count))
      == "lorem ipsum dolor sit er elit "
    {
      return true
    }
    let entry = subject.entry
    // Where texts are keys, the key has the word too.
    let isName = !entry.key.utf8.contains(0x20)
    return isName && entry.isNamedLike(["lorem"])
      || entry.mentions(["placeholder", "sample", "example", "dummy", "preview", "generator", "demo"])
  }

  /// With the thing that the key or the comment names: “Delete account” for “Delete”.
  func withThing(_ advice: String, _ entry: Entry) -> String {
    guard term == .destructiveButtonVague, let acted = ActedOn("delete", in: entry),
      !acted.noun.hasSuffix("s")
    else { return advice }
    return advice.replacing("“Delete”", with: "“Delete \(acted.noun)”")
  }

  /// Whether people find something by these words, which they type as they know them: “presets.group_home.terms”.
  func isForSearch(_ entry: Entry) -> Bool {
    [".terms", "keywords", "synonyms", "aliases"].contains { entry.key.hasSuffix($0) }
  }

  /// “Disable sounds” on a switch: “Turn off sounds” would be no better, and `toggle-negative` says what would.
  func isLeftToToggle(_ subject: Subject, _ range: Range<Int>) -> Bool {
    subject.entry.role == .toggle && subject.opening(in: .negativeOpenings)?.overlaps(range) ?? false
  }

  /// “Make sure you didn't remove it”: a thing to do, and no blame.
  func asksToCheck(_ subject: Subject, before range: Range<Int>) -> Bool {
    let before = subject.foldedText(max(0, range.lowerBound - 16)..<range.lowerBound)
    return ["make sure ", "check that ", "ensure that ", "ensure "].contains { before.hasSuffix($0) }
  }

  /// Whether the title belongs to a form, whose text says what happened, or to something that the app knows nothing about.
  func namesForm(_ entry: Entry) -> Bool {
    entry.isLastResort || entry.isNamedLike(["formtitle", "form_title", "form.title", "form-title"])
  }
}
