/// Punctuation without the space that French puts before or after it.
struct FrenchSpacing: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "french-spacing", group: .translation, severity: .warning, isFixable: true, languages: ["fr"],
      summary: "A French text lacks the no-break space before “?”, “!”, “:” or “;”, or in « ».")
  }

  var when: When { .each(.sign("?!;:«»")) }

  func check(_ sign: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    // Canadian French puts no space before most of them, and Swiss French not before all.
    guard !["fr-CA", "fr-CH"].contains(where: subject.entry.locale.hasPrefix) else { return }
    // Text that is still in English has English punctuation.
    if let source = subject.source, source.bytes == subject.bytes { return }
    // Not for long texts: each of their signs would ask again.
    if subject.bytes.count < 2000, subject.isStillEnglish || !subject.looksFrench { return }
    // Names of people, as they write them.
    if subject.entry.isNamedLike(["credits"]) { return }
    switch subject.text(sign.range) {
    case "«": checkQuotation(at: sign.range.lowerBound, opens: true, subject, &findings)
    case "»": checkQuotation(at: sign.range.lowerBound, opens: false, subject, &findings)
    default: checkSign(at: sign.range.lowerBound, subject, &findings)
    }
  }

  private func checkSign(at index: Int, _ subject: Subject, _ findings: inout [Finding]) {
    let bytes = subject.bytes
    let next = bytes.span.byte(index + 1)
    guard
      next <= 0x20 || next == UInt8(ascii: ")") || next == UInt8(ascii: "\"") || next == UInt8(ascii: "<"),
      !subject.isNeutral(index..<index + 1), let before = scalar(of: bytes, before: index),
      !isCode(bytes, before: index, next), !isInList(subject, index), !isOfSource(subject, index)
    else { return }
    let colon = bytes[index] == UInt8(ascii: ":")
    let space = colon ? "\u{A0}" : "\u{202F}"
    let sign = subject.text(index..<index + 1)
    let name = colon ? "a no-break space" : "a narrow no-break space"
    if before.scalar == " " {
      guard before.start > 0 else { return }
      findings.append(
        finding(
          "Put \(name) before “\(sign)”, so that no line begins with it.", at: before.start..<index,
          in: subject,
          severity: .note, replacement: space, applicability: .safe))
    } else if before.scalar.properties.isAlphabetic || "»”\")%".unicodeScalars.contains(before.scalar) {
      findings.append(
        finding(
          "Put \(name) before “\(sign)”, as is usual in French.", at: index..<index + 1, in: subject,
          // “title: Hello” may be code, which only the source shows.
          replacement: space + sign, applicability: colon && subject.source == nil ? .unsafe : .safe))
    }
  }

  /// Whether it is a list of words for a program: `torrents;partage;`.
  private func isInList(_ subject: Subject, _ index: Int) -> Bool {
    let bytes = subject.bytes
    guard bytes[index] == UInt8(ascii: ";") else { return false }
    // Only close by: a text may be full of semicolons.
    let nearby = max(0, index - 200)..<min(bytes.count, index + 200)
    return nearby.contains { bytes[$0] == UInt8(ascii: ";") && bytes.span.byte($0 + 1) > 0x20 }
  }

  /// Whether the source has the same word and colon, where it is code: `xoj-extract:` first, `(when:` in brackets.
  private func isOfSource(_ subject: Subject, _ index: Int) -> Bool {
    guard let source = subject.source, source.bytes.count < 2000 else { return false }
    let word = subject.bytes[..<index].reversed().prefix { $0 > 0x20 && $0 < 0x80 }.count
    let written = subject.bytes[index - word..<index + 1]
    if subject.bytes[index] == UInt8(ascii: "!") {
      return word > 1 && isName(written, in: source, before: subject.bytes[(index + 1)...])
    }
    // “Interest (principal; rate) = …”: arguments, as the source separates them.
    if subject.bytes[index] == UInt8(ascii: ";") {
      return subject.bytes.contains(UInt8(ascii: "=")) && source.bytes.contains(UInt8(ascii: "="))
        && source.bytes.contains(UInt8(ascii: ";"))
    }
    guard subject.bytes[index] == UInt8(ascii: ":") else { return false }
    let isName = written.contains(UInt8(ascii: "-")) && word == index
    // “a matrix: link”, “with when: 2700”, “warning: no file”.
    let isSmall = word > 1 && written.dropLast().allSatisfy(\.isASCIISmall)
    guard isName || isSmall || written.first == UInt8(ascii: "(") else { return false }
    return source.bytes.indices.contains { source.bytes[$0...].starts(with: written) }
  }

  /// Whether the mark is part of a name, as of “Yahoo!”, and so the same in every language: the source goes on after it, in small
  /// letters or with the word of the translation. Else it only ends a sentence: “Welcome to the Internet!”
  private func isName(_ written: ArraySlice<UInt8>, in source: SourceText, before rest: ArraySlice<UInt8>)
    -> Bool
  {
    source.bytes.indices.contains { start in
      guard source.bytes[start...].starts(with: written) else { return false }
      let next = source.bytes[(start + written.count)...]
      guard next.first == 0x20, next.count > 1 else { return false }
      let word = next.dropFirst().prefix { $0 > 0x20 }
      return word.first?.isASCIISmall ?? false
        || !word.isEmpty && rest.first == 0x20 && rest.dropFirst().prefix { $0 > 0x20 }.elementsEqual(word)
    }
  }

  /// Whether the text is about the sign itself (`";"`), or follows code: a name of a program (`when_relative:`), a pattern
  /// (`(?x:`), an assignment (`nplurals=2;`), a call (`f(x);`) or the short name of an emoji (`:smile:`).
  private func isCode(_ bytes: [UInt8], before index: Int, _ next: UInt8) -> Bool {
    if bytes[index - 1] == UInt8(ascii: "\""), next == UInt8(ascii: "\"") { return true }
    if bytes[index] == UInt8(ascii: ";"), bytes[index - 1] == UInt8(ascii: ")") { return true }
    let word = bytes[bytes.run(upTo: index) { $0 > 0x20 }]
    return word.contains { Self.codeSigns.contains($0) } || word.first == UInt8(ascii: ":")
      || word.starts(with: "(?".utf8)
  }

  private static let codeSigns = Array("_\\=`|$@".utf8)

  private func checkQuotation(at index: Int, opens: Bool, _ subject: Subject, _ findings: inout [Finding]) {
    let range = index..<index + 2
    let isInside = opens ? index + 2 < subject.bytes.count : index > 0
    guard isInside, !subject.isNeutral(range) else { return }
    let beside =
      opens
      ? scalar(of: subject.bytes, at: index + 2).scalar : scalar(of: subject.bytes, before: index)?.scalar
    guard let beside, beside.properties.isAlphabetic || beside == "%" || beside == "{" else { return }
    findings.append(
      finding(
        "Put a no-break space inside “\(subject.text(range))”, as is usual in French.", at: range,
        in: subject,
        replacement: opens ? "«\u{A0}" : "\u{A0}»", applicability: .safe))
  }
}
