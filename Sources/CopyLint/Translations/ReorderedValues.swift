/// Values without numbers that a translation has in another order than its source: “%@ の %d/%d” for “%d/%d in %@”.
///
/// The program gives them by their places, so each needs its number there.
struct ReorderedValues {
  /// The first value that is at the place of another one.
  let range: Range<Int>
  /// With its number in the source: “%3$@”.
  let wanted: String

  /// nil if the values differ from those of the source, or are in the same order.
  init?(_ subject: Subject, _ source: SourceText) {
    let own = Self.values(subject.placeholders, in: subject.bytes)
    let theirs = Self.values(source.placeholders, in: source.bytes)
    guard let own, let theirs, own.count > 1, own.map(\.text).sorted() == theirs.map(\.text).sorted(),
      let place = own.indices.first(where: { own[$0].text != theirs[$0].text }),
      let number = theirs.firstIndex(where: { $0.text == own[place].text })
    else { return nil }
    range = own[place].range
    wanted = "%\(number + 1)$\(own[place].text.dropFirst())"
  }

  /// In text order; nil where one has a number or a name.
  private static func values(_ placeholders: [Placeholder], in bytes: [UInt8])
    -> [(range: Range<Int>, text: String)]?
  {
    var values: [(range: Range<Int>, text: String)] = []
    for placeholder in placeholders where placeholder.type != .literal {
      let text = String(decoding: bytes[placeholder.range], as: UTF8.self)
      guard text.hasPrefix("%"), !text.utf8.contains(where: { "$({<#*".utf8.contains($0) }) else {
        return nil
      }
      values.append((placeholder.range, text))
    }
    return values.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
