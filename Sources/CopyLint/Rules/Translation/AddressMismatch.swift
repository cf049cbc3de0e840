/// A web or email address that got lost in the translation.
struct AddressMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "address-mismatch", group: .translation, severity: .warning,
      summary: "A translation does not have the web or email address of its source.")
  }

  var when: When {
    (.pair(.sourceAddress) || .pair(.markup)) && .role(in: .all(but: .placeholder)) && .reads(.key)
  }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    // A text that is only an address is an example, or a page in the other language; credits name other people.
    guard !subject.entry.key.utf8.span.contains("credits"),
      !subject.entry.isNamedLike(["translator", "translators"]),
      !source.bytes.span.contains("e.g."), !source.bytes.span.contains("xample:")
    else { return }
    checkLinks(subject, source, &findings)
    for piece in source.neutral where piece.kind == .url || piece.kind == .email {
      let wanted = String(decoding: source.bytes[piece.range], as: UTF8.self)
      guard piece.range.count < source.bytes.count, piece.kind == .email || Self.isPage(wanted) else {
        continue
      }
      let own = subject.neutral.filter { $0.kind == piece.kind }.map { subject.text($0.range) }
      if own.contains(where: { Self.isSame($0, wanted) }) { continue }
      // A page in that language may be anywhere.
      if piece.kind == .url, own.contains(where: { Self.site(of: $0) == Self.site(of: wanted) }) { continue }
      if subject.text(0..<subject.bytes.count).contains(wanted) { continue }
      if piece.kind == .url, !own.isEmpty, Self.isPattern(piece.range, in: source.bytes) { continue }
      if piece.kind == .email, SampleAddress.isOne(wanted) || isExample(wanted, subject) { continue }
      findings.append(
        finding(
          "Write the address \(quoted(wanted)), as in the source.", at: 0..<subject.bytes.count, in: subject,
          words: [wanted]))
    }
  }

  /// Links that lead to another site than those of the source.
  private func checkLinks(_ subject: Subject, _ source: SourceText, _ findings: inout [Finding]) {
    let wanted = LinkTargets.all(in: source.bytes, source.neutral)
    let own = LinkTargets.all(in: subject.bytes, subject.neutral)
    guard !wanted.isEmpty, wanted.count == own.count else { return }
    let addresses = wanted.map { String(decoding: source.bytes[$0], as: UTF8.self) }
    for (index, target) in own.enumerated() {
      let address = subject.text(target)
      guard !address.contains("{"), !address.contains("%"),
        !addresses.contains(where: { $0.contains("{") || $0.contains("%") || Self.leadsThere($0, address) })
      else { continue }
      findings.append(
        finding(
          "Point this link to \(quoted(addresses[index])), as the source does.", at: target, in: subject,
          words: [addresses[index]]))
    }
  }

  /// Whether both are pages of one site, in whatever country: "example.com" and "fr.example.fr". A host with one letter
  /// more or less is a slip.
  private static func leadsThere(_ one: String, _ other: String) -> Bool {
    func owner(_ address: String) -> Substring? { site(of: address).split(separator: ".").first }
    guard owner(one) == owner(other) else { return false }
    return !isSlip(host(of: one), host(of: other))
  }

  private static func isSlip(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.utf8.count < other.utf8.count ? (one, other) : (other, one)
    guard short.utf8.count + 1 == long.utf8.count else { return false }
    let start = zip(short.utf8, long.utf8).prefix { $0 == $1 }.count
    return short.utf8.dropFirst(start).elementsEqual(long.utf8.dropFirst(start + 1))
  }

  /// Whether each language makes up its own address: “me@yourname.example.com”, at the same site.
  private func isExample(_ address: String, _ subject: Subject) -> Bool {
    guard let at = address.lastIndex(of: "@") else { return false }
    let host = address[address.index(after: at)...].lowercased()
    let labels = host.split(separator: ".")
    // Its first label may have letters with which addresses are not recognized.
    return labels.count > 2
      && subject.text(0..<subject.bytes.count).contains("." + labels.suffix(2).joined(separator: "."))
  }

  /// Whether it shows only what an address looks like, so that each language makes up its own: `http://example.com/blog/[my-slug]/`.
  private static func isPattern(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let end = bytes[range.upperBound...].firstIndex { $0.isASCIISpace } ?? bytes.count
    let written = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
    return written.contains("[") || written.contains("my-") || written.contains("your")
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
    host(of: address).split(separator: ".").suffix(2).joined(separator: ".")
  }

  private static func host(of address: String) -> String {
    (address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...])
      .prefix { !"/?#:".contains($0) }.lowercased()
  }
}
