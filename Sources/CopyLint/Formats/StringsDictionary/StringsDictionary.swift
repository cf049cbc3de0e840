/// Apple `.stringsdict`: plural, width and device forms in a property list.
struct StringsDictionary: DraftingFormat, Format {
  var name: String { "stringsdict" }
  var extensions: [String] { ["stringsdict"] }

  func recognizes(_ document: Document) -> Bool { document.path.hasSuffix(".stringsdict") }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard !document.isBlank else { return Drafts(of: document) }
    let (locale, source) = locale(of: document, options: options)
    guard document.isBinaryPropertyList || PropertyList.isXML(document) else {
      let start = document.textStart
      let problem = Problem(
        rule: "syntax-error", message: "Save this file as an XML property list. It is something else.",
        range: start..<start)
      return Drafts(of: document, problems: [problem])
    }
    let list = PropertyList(document)
    var reading = Drafts(of: document, problems: list.problems)
    guard let root = list.root else { return reading }
    var duplicates = DuplicateKeys()
    for member in list.members(of: root) {
      let name = list.nodes[member.name]
      if let problem = duplicates.add(name.text, at: name.range, locale: locale) {
        reading.problems.append(problem)
      }
      var rules = StringsRules(
        list: list, key: name.text, keyRange: name.range, locale: locale, room: reading.room)
      rules.read(member.value)
      reading.problems += rules.problems
      var room = rules.room
      for text in rules.texts {
        text.forEachSentence(within: &room) { form, sentence in
          let shared = name.text.utf8.count + (name.comment?.utf8.count ?? 0)
          guard reading.room.holds(shared, at: form.range) else { return }
          var entry = StringDraft(
            key: name.text, text: form.piece.text, locale: locale, localeSource: source,
            syntax: options.syntax ?? .apple, range: form.range)
          entry.sentence = sentence.text
          entry.map = sentence.map
          if sentence.text != form.piece.text { entry.textMap = form.piece.map }
          entry.variant = form.variant
          entry.isFixable = form.isFixable
          entry.comment = meaningfulComment(name.comment, for: entry.text)
          reading.add(whole: entry)
        }
      }
      reading.room.add(leftOutOf: room)
    }
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    return reading
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.flatMap { PropertyList.encode(text, in: $0, of: document) }
  }
}
