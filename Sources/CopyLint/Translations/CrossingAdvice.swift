/// What to do about a tag that doesn't match the tags that are open.
struct CrossingAdvice {
  var message: String
  var range: Range<Int>

  /// - Parameters:
  ///   - crossing: the tag, and the tags that are open there.
  ///   - tags: those that count as tags.
  ///   - all: also those that may stand for names.
  ///   - theirs: the tags of the source.
  init(
    _ crossing: (tag: MarkupTag, open: [MarkupTag]), _ tags: [MarkupTag], _ all: [MarkupTag],
    _ theirs: [MarkupTag], _ subject: Subject, _ source: SourceText
  ) {
    let tag = crossing.tag
    range = tag.range
    let shown = quoted(tag.shown(in: subject.bytes))
    let open = crossing.open.last
    let names = Set(theirs.map(\.name))
    if let fault = TagFault.first(in: subject.bytes, all, names: names, closing: open) {
      range = fault.range
      message = "Write \(quoted(fault.wanted)) instead of \(quoted(subject.text(fault.range)))."
      return
    }
    guard let open else {
      let lost = theirs.first { $0.name == tag.name && !$0.closes }
      message =
        lost.map { "Add \(quoted($0.shown(in: source.bytes))) before \(shown). Nothing opens it." }
        ?? "Remove \(shown). Nothing opens it."
      return
    }
    let openName = quoted(open.shown(in: subject.bytes))
    if tag.closes {
      if !crossing.open.contains(where: { $0.name == tag.name }) {
        message = "Write \(quoted("</\(open.name)>")) instead of \(shown). It closes \(openName)."
      } else if tags.contains(where: {
        $0.closes && $0.name == open.name && $0.range.lowerBound > tag.range.lowerBound
      }) {
        message = "Close \(openName) before \(shown). It was opened later."
      } else {
        message = "Add \(quoted("</\(open.name)>")) before \(shown). \(openName) is never closed."
      }
    } else if crossing.open.dropLast().last?.name == tag.name, theirs.contains(where: \.closes) {
      message = "Write \(quoted("</\(tag.name)>")) instead of \(shown). The tag is never closed."
    } else {
      message = "Add \(quoted("</\(tag.name)>")). \(shown) is never closed."
    }
  }
}
