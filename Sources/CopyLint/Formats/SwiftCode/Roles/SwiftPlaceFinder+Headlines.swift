internal import Readability

/// Short texts above longer ones.
extension SwiftPlaceFinder {
  /// `NoResults(heading: "Couldn't load the files", subheading: error)`
  func isTitleAboveText(_ place: SwiftPlace) -> Bool {
    let titles: [StaticString] = ["title", "heading", "header", "headline"]
    let texts: [StaticString] = ["description", "message", "subheading", "subtitle", "detail", "text", "msg"]
    guard place.decider >= 0, place.label.isNone || titles.contains(where: { holds($0, in: place.label) })
    else {
      return false
    }
    let call = source.nodes[Int(place.decider)]
    return call.kind == .call
      && source.arguments(of: call).contains { argument in texts.contains { holds($0, in: argument.label) } }
  }

  /// Whether a text is in letters as large as those of titles, and another text is below it.
  func isHeadline(_ place: SwiftPlace) -> Bool {
    guard place.view >= 0, isInColumn(place.view), let next = sibling(after: place.view),
      holds("Text", in: source.nodes[Int(next)].name)
    else { return false }
    let style = style(of: place.view)
    return style == .large || style == .bold
  }
}
