/// A web or mail address that got lost in the translation.
struct AddressMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "address-mismatch", group: .translation, severity: .warning,
      summary: "A translation has not the web or mail address of its source.")
  }

  var when: When { .pair(.sourceAddress) && .role(in: .all(but: .placeholder)) && .reads(.key) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    // A text that is only an address is an example, or a page in the other language; credits name other people.
    guard !subject.entry.key.utf8.span.contains("credits"),
      !source.bytes.span.contains("e.g."), !source.bytes.span.contains("xample:")
    else { return }
    for piece in source.neutral where piece.kind == .url || piece.kind == .email {
      let wanted = String(decoding: source.bytes[piece.range], as: UTF8.self)
      guard piece.range.count < source.bytes.count, piece.kind == .email || Self.isPage(wanted) else {
        continue
      }
      let own = subject.neutral.filter { $0.kind == piece.kind }.map { subject.text($0.range) }
      if own.contains(where: { Self.isSame($0, wanted) }) { continue }
      // A page of its own in that language may be anywhere.
      if piece.kind == .url, own.contains(where: { Self.site(of: $0) == Self.site(of: wanted) }) { continue }
      if subject.text(0..<subject.bytes.count).contains(wanted) { continue }
      findings.append(
        finding(
          "Write the address \(quoted(wanted)), as in the source.", at: 0..<subject.bytes.count, in: subject,
          words: [wanted]))
    }
  }

  /// Not a path, a name such as “Maps.app”, or a bare “https://”.
  private static func isPage(_ address: String) -> Bool {
    if address.hasPrefix("www.") { return true }
    let bytes = address.utf8.span
    guard let scheme = bytes.firstIndex(of: "://", from: 0, before: bytes.count) else { return false }
    return bytes.firstIndex(of: UInt8(ascii: "."), from: scheme + 3) != nil
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || one.lowercased() == other.lowercased()
  }

  /// "example.org" of "https://de.example.org/help".
  private static func site(of address: String) -> String {
    let host = (address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...])
      .prefix { !"/?#:".contains($0) }.lowercased()
    return host.split(separator: ".").suffix(2).joined(separator: ".")
  }
}
