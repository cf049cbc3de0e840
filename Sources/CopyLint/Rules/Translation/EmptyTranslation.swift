/// A translation without text, where the app shows it anyway.
struct EmptyTranslation: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "empty-translation", group: .translation, severity: .warning,
      summary: "A translation is empty, but its source is not.")
  }

  var when: When { .blank }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    // A file of one language has no text to show instead.
    guard !isToStay(subject.entry.comment), subject.entry.state != .new || subject.entry.source == nil,
      subject.plural?.category != .zero,
      // Only fractions use it, like “other” in Russian.
      subject.plural?.takesWholeNumbers ?? true,
      // " at " or "by" between two values, if the language puts nothing there.
      source.bytes.first != 0x20 || source.bytes.last != 0x20, !isParticle(source.bytes, subject.bytes),
      // Qt shows the source; text in square brackets was never meant to be read.
      subject.entry.syntax != .qt, source.bytes.first != UInt8(ascii: "["),
      source.text.unicodeScalars.contains(where: { $0.properties.isAlphabetic })
    else { return }
    findings.append(
      finding(
        "Translate this, or remove it. People see nothing here.", at: 0..<subject.bytes.count, in: subject)
    )
  }

  /// Whether it is one short word that a language may lack: “by” before a name, an article, or one for which somebody typed a
  /// space, as for “Uhr” after a time.
  private func isParticle(_ bytes: [UInt8], _ own: [UInt8]) -> Bool {
    guard bytes.count <= 4, bytes.allSatisfy(\.isASCIILetter) else { return false }
    return bytes.allSatisfy(\.isASCIISmall) || !own.isEmpty
      || ["a", "an", "the"].contains(String(decoding: bytes, as: UTF8.self).lowercased())
  }
}
