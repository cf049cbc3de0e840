/// Goes over the matches of a text together with its tokens, so that a text of many of both takes no longer than their sum.
struct MatchWalk {
  private var next = 0

  /// Whether a match that meets the condition overlaps a token; asked for the tokens in text order.
  mutating func overlaps(
    _ token: Range<Int>, in matches: [GlossaryMatch], where isMeant: (GlossaryMatch) -> Bool
  ) -> Bool {
    while next < matches.count, matches[next].found.upperBound <= token.lowerBound { next += 1 }
    var index = next
    while index < matches.count, matches[index].found.lowerBound < token.upperBound {
      if matches[index].found.overlaps(token), isMeant(matches[index]) { return true }
      index += 1
    }
    return false
  }
}
