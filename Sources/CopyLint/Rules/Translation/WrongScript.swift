internal import Readability

/// A letter of another script or another language in a word.
struct WrongScript: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "wrong-script", group: .translation, severity: .warning,
      summary: "A word has a letter that looks right but belongs to another script or language.")
  }

  var when: When { .pair && .sign(Signs(0x80...0x10_FFFF)) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard let letters = subject.letters, letters.isKnown, !letters.areAll(in: subject.bytes),
      // Names of people, as they write them.
      !subject.entry.isNamedLike(["credits"])
    else { return }
    var word = Word()
    forEachScalar(of: subject.bytes, outside: subject.neutral) { scalar, range in
      let isLetter =
        scalar.value < 0x80
        ? UInt8(scalar.value).isASCIILetter && !isEscaped(range.lowerBound, in: subject)
        : Self.isLetter(scalar)
      if isLetter, word.end == range.lowerBound || word.scalars.isEmpty {
        word.add(scalar, range)
        return
      }
      judge(word, letters, subject, source, &findings)
      word = Word()
      if isLetter { word.add(scalar, range) }
    }
    judge(word, letters, subject, source, &findings)
  }

  /// Whether a letter belongs to an escape that the file shows as it is, or to a code of the program: `\n`, `%O`, `$t`.
  private func isEscaped(_ index: Int, in subject: Subject) -> Bool {
    index > 0 && "\\%$".utf8.contains(subject.bytes[index - 1])
  }

  private struct Word {
    var scalars: [(scalar: Unicode.Scalar, range: Range<Int>, script: Int32)] = []
    var end = 0

    mutating func add(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
      scalars.append((scalar, range, LanguageLetters.script(of: scalar)))
      end = range.upperBound
    }

    /// "μm" and "kΩ".
    var isUnit: Bool {
      scalars.count <= 3 && scalars.contains { "μΩπΔαβγ".unicodeScalars.contains($0.scalar) }
    }

    /// "ㄴ자", which looks like the letter, and "ㅋㅋ".
    var isJamo: Bool {
      let jamo = scalars.prefix { 0x3131...0x318E ~= $0.scalar.value }.count
      return jamo > 0 && (jamo == scalars.count || scalars[jamo].scalar == "자" || scalars[jamo].scalar == "형")
    }

    /// “ШИРИНАxВЫСОТА”
    var isSize: Bool {
      scalars.count { !$0.scalar.properties.isUppercase } == 1
        && scalars.dropFirst().dropLast().contains { $0.scalar == "x" }
    }

    var isInCapitals: Bool { scalars.allSatisfy { $0.scalar.properties.isUppercase } }

    /// Its first letters of Latin.
    var latinRun: String? {
      guard let start = scalars.firstIndex(where: { $0.script == LanguageLetters.Script.latin }) else {
        return nil
      }
      let run = scalars[start...].prefix { $0.script == LanguageLetters.Script.latin }
      return String(String.UnicodeScalarView(run.map(\.scalar)))
    }

    /// Whether it ends in this letter: “GitHubе” is in a case.
    func isLast(_ scalar: Unicode.Scalar) -> Bool { scalars.last?.scalar == scalar }

    func has(_ script: Int32) -> Bool { scalars.contains { $0.script == script } }

    func count(_ script: Int32) -> Int { scalars.count { $0.script == script } }
  }

  /// Not: raised letters, such as “15ᵉ”, the Dutch “ĳ”, and letters of India that CLDR lists in two parts, “য়”.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x132, 0x133, 0x958...0x95F, 0x9DC, 0x9DD, 0x9DF, 0xA33, 0xA36, 0xA59...0xA5B, 0xA5E, 0xB5C, 0xB5D:
      return false
    default: break
    }
    if scalar.properties.generalCategory == .modifierLetter { return false }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private func judge(
    _ word: Word, _ letters: LanguageLetters, _ subject: Subject, _ source: SourceText,
    _ findings: inout [Finding]
  ) {
    // One word shows what the text is.
    guard let first = word.scalars.first, let last = word.scalars.last, findings.last?.rule != about.name
    else {
      return
    }
    let range = first.range.lowerBound..<last.range.upperBound
    if word.isUnit || word.isJamo || word.isSize { return }
    // A name in fancy letters stays as it is.
    if let odd = mixed(word) {
      guard !source.text.contains(subject.text(range)), !Self.isMeant(odd.scalar, odd.script, word, source),
        !ScriptSeam.isName(word.scalars.map(\.scalar)), !isSymbol(odd.scalar, word, letters)
      else { return }
      findings.append(
        finding(
          "Type \(quoted(subject.text(range))) again. \(Self.shown(odd.scalar)) is \(Self.names(odd.script, in: word)).",
          at: odd.range, in: subject))
      return
    }
    guard letters.scripts.contains(first.script) || first.script == LanguageLetters.Script.latin else {
      return judgeForeign(word, range, subject, source, &findings)
    }
    // A name keeps the letters of its own language.
    guard letters.scripts.contains(first.script), !first.scalar.properties.isUppercase,
      let odd = word.scalars.first(where: { isForeign($0.scalar, $0.script, letters) })
    else { return }
    let text = subject.text(range)
    guard !source.text.contains(text) else { return }
    if Self.isPresentationForm(odd.scalar) {
      findings.append(
        finding(
          "Type \(Self.shown(odd.scalar)) as plain letters, so that people find the word.", at: odd.range,
          in: subject, severity: .note))
      return
    }
    // It may come with a word of another language: “wayúu”. Only a dot that is missing is surely a slip.
    let mayBeForeign = odd.script == LanguageLetters.Script.latin && odd.scalar != "ı"
    findings.append(
      finding(
        "Check \(Self.shown(odd.scalar)) in \(quoted(text)). This language does not use it.", at: odd.range,
        in: subject, severity: mayBeForeign ? .note : nil))
  }

  /// The rarer kind of letter, if Latin, Greek and Cyrillic letters are in one word.
  private func mixed(_ word: Word) -> (scalar: Unicode.Scalar, range: Range<Int>, script: Int32)? {
    let scripts = [
      LanguageLetters.Script.latin, LanguageLetters.Script.greek, LanguageLetters.Script.cyrillic,
    ]
    let present = scripts.filter { word.has($0) }
    guard present.count > 1, let fewest = present.min(by: { word.count($0) < word.count($1) }) else {
      return nil
    }
    let odd = word.scalars.first { $0.script == fewest }
    return odd
  }

  /// “Latin, not Cyrillic”.
  private static func names(_ script: Int32, in word: Word) -> String {
    let names = [
      (LanguageLetters.Script.latin, "Latin"), (LanguageLetters.Script.greek, "Greek"),
      (LanguageLetters.Script.cyrillic, "Cyrillic"),
    ]
    let own = names.first { $0.0 == script }?.1 ?? ""
    let most = names.filter { $0.0 != script }.max { word.count($0.0) < word.count($1.0) }?.1 ?? ""
    return "\(own), not \(most)"
  }

  /// Whether a letter of another script belongs there: "μTP" of the source, or a vowel that marks the stress in "блокирóвки" or the length in "кôд".
  private static func isMeant(
    _ odd: Unicode.Scalar, _ script: Int32, _ word: Word, _ source: SourceText
  ) -> Bool {
    // A pattern keeps its letters, “ДДTHH”, and a name gets an ending, “Ruffleов”.
    if let latin = word.latinRun, latin.unicodeScalars.count > 1, word.count(script) > 1 || word.isLast(odd),
      word.isInCapitals
        ? source.text.contains(latin)
        : source.text.split(whereSeparator: { !$0.isLetter }).contains(latin[...])
    {
      return true
    }
    guard script == LanguageLetters.Script.latin else {
      return source.text.unicodeScalars.contains { $0 == odd || $0 == "µ" && odd == "μ" }
    }
    if word.count(script) == 1, isVariable(odd, source) { return true }
    return word.count(script) == 1 && "áéíóúýàèìòùâêîôû".unicodeScalars.contains(odd)
  }

  /// “Nк8 (N = points)”: a letter that the source has alone, too. “A” and “I” are words.
  private static func isVariable(_ letter: Unicode.Scalar, _ source: SourceText) -> Bool {
    letter.properties.isUppercase && letter != "A" && letter != "I"
      && source.text.split(whereSeparator: { !$0.isLetter }).contains {
        $0.unicodeScalars.elementsEqual([letter])
      }
  }

  /// Whether it is one Greek letter that stands for something: "Δx", "λmax". Not where it looks like a Latin one, or
  /// where the language has a Latin letter of that shape, as Kabyle does.
  private func isSymbol(_ odd: Unicode.Scalar, _ word: Word, _ letters: LanguageLetters) -> Bool {
    LanguageLetters.script(of: odd) == LanguageLetters.Script.greek
      && word.count(LanguageLetters.Script.greek) == 1 && !ScriptSeam.looksLatin(odd)
      && !letters.contains("ɣ") && !letters.contains("ɛ")
  }

  /// A letter in the shape that it has at one place of a word, which old programs wrote.
  private static func isPresentationForm(_ scalar: Unicode.Scalar) -> Bool {
    0xFB50...0xFDFF ~= scalar.value || 0xFE70...0xFEFC ~= scalar.value
  }

  /// A word of a script in which the language is not written.
  private func judgeForeign(
    _ word: Word, _ range: Range<Int>, _ subject: Subject, _ source: SourceText, _ findings: inout [Finding]
  ) {
    guard word.scalars.count > 1, let script = word.scalars.first?.script,
      script > LanguageLetters.Script.inherited,
      // Moldovan, once the language `mo`.
      subject.entry.language != "ro" || script != LanguageLetters.Script.cyrillic,
      // “Chinesisch (中文)”, “arabia [عربية]”.
      !isOpened(range, in: subject), !OwnLanguageNames.areIn(subject.text(range))
    else { return }
    var isInSource = false
    forEachScalar(of: source.bytes) { scalar, _ in
      if LanguageLetters.script(of: scalar) == script { isInSource = true }
    }
    // A whole text is left to `wrong-language`.
    guard !isInSource, subject.analysis.counts.words < 2 || !TranslationScript(subject).isForeign else {
      return
    }
    findings.append(
      finding(
        "Check \(quoted(subject.text(range))). It is not in the script of this language.", at: range,
        in: subject))
  }

  private func isOpened(_ range: Range<Int>, in subject: Subject) -> Bool {
    let before = subject.bytes.span.byte(range.lowerBound - 1)
    return before == UInt8(ascii: "(") || before == UInt8(ascii: "[")
  }

  private func isForeign(_ scalar: Unicode.Scalar, _ script: Int32, _ letters: LanguageLetters) -> Bool {
    // The Korean dot, and narrow letters of Japanese.
    scalar.value != 0x318D && !(0xFF65...0xFF9F ~= scalar.value)
      && script > LanguageLetters.Script.inherited && script != LanguageLetters.Script.han
      && letters.scripts.contains(script) && scalar.properties.generalCategory != .nonspacingMark
      && !letters.contains(scalar)
      && !letters.contains(scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    "“\(scalar)” (\(scalarName(scalar)))"
  }
}
