/// A label that only names the kind of control.
struct LabelGeneric: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-generic", group: .labels, severity: .error,
      summary: "A spoken label only names the kind of control.")
  }

  var when: When { .role(.accessibilityLabel) && .reads([.key, .comment]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let phrase = subject.phrase(limit: 24),
      // “IMG_4411” is a matter for `label-filename`.
      !LabelFilename.isFilename(subject.text(subject.trimmedRange))
    else { return }
    let isDecoration = Self.isDecoration(phrase) || isSaidDecorative(phrase, subject.entry)
    guard
      Self.isKind(phrase, subject.lists) || isDecoration || isPhotoOfSomething(phrase, subject.entry)
        || isKindOfComment(phrase, subject.entry),
      !namesMedia(subject.entry, phrase), !namesRole(subject.entry), !namesContent(phrase, subject.entry),
      // A picture of an icon is one.
      phrase != "icon" || subject.entry.variant != "attribute.alt"
    else { return }
    let whole = subject.trimmedRange
    let name = quoted(subject.text(whole))
    let message =
      switch phrase {
      case _ where Self.unnamed.contains(phrase): "Write the label. \(name) says nothing about the control."
      case _ where isDecoration: "Hide this from screen readers. \(name) is only decoration."
      case _ where Self.media.contains { phrase.hasPrefix($0) }:
        "Say what it shows. \(name) is only the kind of thing."
      default: "Say what it does. \(name) is only the kind of control."
      }
    let isThing = subject.entry.roleSource == .source && Self.things.contains(phrase)
    findings.append(finding(message, at: whole, in: subject, severity: isThing ? .note : nil))
  }

  /// Also verbs, or things that an app is about: “View” a report, the “Heading” of a ship, a product called “Link”. Whoever writes
  /// one into the code sees what it is for.
  private static let things: Set<String> = ["header", "heading", "item", "label", "link", "row", "view"]

  /// A placeholder until somebody writes the label.
  private static let unnamed = ["untitled", "unlabeled", "unlabelled", "todo label"]
  private static let media = ["image", "img", "photo", "picture"]

  /// "Divider line", "Decorative gradient": nobody needs to hear of it.
  private static func isDecoration(_ phrase: String) -> Bool {
    phrase == "divider line" || phrase == "separator line"
      || phrase.hasPrefix("decorative ") && phrase.split(separator: " ").count == 2
  }

  /// "Background gradient", which the key or the comment calls decorative.
  private func isSaidDecorative(_ phrase: String, _ entry: Entry) -> Bool {
    let things = ["background", "circle", "gradient", "line", "pattern", "shape", "texture", "wave"]
    return entry.language == "en" && things.contains(where: phrase.hasSuffix)
      && entry.mentions(["decorative", "decoration"])
  }

  /// "Switch" where the comment says “label of the switch”: elsewhere, these words are names.
  private func isKindOfComment(_ phrase: String, _ entry: Entry) -> Bool {
    guard entry.language == "en", ["card", "field", "switch"].contains(phrase),
      let comment = entry.comment?.lowercased()
    else { return false }
    return ["of the \(phrase)", "of a \(phrase)"].contains(where: comment.contains)
  }

  /// "Photo" alone, where the comment says of what: the name is still to be filled in.
  private func isPhotoOfSomething(_ phrase: String, _ entry: Entry) -> Bool {
    guard phrase == "photo", entry.language == "en", let comment = entry.comment?.lowercased() else {
      return false
    }
    return ["of a photo", "photo of", "%@", "of the photo", "photo shows"].contains { comment.contains($0) }
  }

  /// Whether `text` is only a kind of control, with or without a number.
  static func isKind(_ text: String, _ lists: WordLists) -> Bool {
    var kind = Substring(text.lowercased())
    if let last = kind.split(separator: " ").last, last.allSatisfy(\.isNumber) {
      kind = kind.dropLast(last.count + 1)
    }
    // "Photo 3": the number says as little as in "Image 3".
    if kind == "photo" || kind == "field" { return kind.utf8.count < text.utf8.count }
    return kind == "picker" || kind == "slider" || kind == "spinner" || isDecoration(String(kind))
      || lists.contains(String(kind), in: .controlKinds)
  }

  /// "Image" is all that an app knows of a picture that somebody copied.
  private func namesContent(_ phrase: String, _ entry: Entry) -> Bool {
    guard ["image", "picture", "photo", "link", "video"].contains(phrase) else { return false }
    let context = entry.key.lowercased() + " " + (entry.comment ?? "").lowercased()
    return entry.isLastResort
      || ["item", "clip", "history", "image_message", "message_image"].contains { context.contains($0) }
  }

  /// What a screen reader calls a kind of control, which the app tells it: “button_role_accessibility”.
  private func namesRole(_ entry: Entry) -> Bool {
    ["role", "control_type", "trait"].contains { entry.key.lowercased().contains($0) }
  }

  /// "Image" is a good label where it tells one kind of file, or one avatar, from another.
  private func namesMedia(_ entry: Entry, _ phrase: String) -> Bool {
    // A filter is a button, and nobody filters by icons.
    if phrase.hasPrefix("icon"), entry.key.lowercased().contains("filter") { return false }
    let context = entry.key.lowercased() + " " + (entry.comment ?? "").lowercased()
    // People filter by pictures, and not by buttons.
    if Self.media.contains(where: phrase.hasPrefix), context.contains("filter") { return true }
    return ["type", "kind", "attachment", "media", "format", "avatar"].contains {
      context.contains($0)
    }
  }
}
