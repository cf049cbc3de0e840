/// A translation whose white space at either end, or whose line breaks, differ from those of the source.
struct SpaceMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "space-mismatch", group: .translation, severity: .warning, isFixable: true,
      summary:
        "A translation begins or ends with different whitespace than its source, or has different line breaks."
    )
  }

  var when: When { .pair(.space) && .reads([.key, .comment]) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    // Each language thanks other people, in a list of its own.
    if subject.entry.isNamedLike(["credits"]) { return }
    let own = subject.bytes
    let theirs = source.bytes
    let ownEdges = Self.edges(of: own)
    let edges = Self.edges(of: theirs)
    guard let ownEdges, let edges else { return }
    // A key that is the text has the same space.
    if subject.entry.key.utf8.elementsEqual(own) { return }
    if edges.count < theirs.count, Self.showsQuotes(subject), theirs.first != Self.quote {
      findings.append(
        finding(
          "Remove the backslashes before the quotation marks. With them, people see the marks.",
          at: 0..<own.count, in: subject))
      return
    }
    check(ownEdges.lowerBound, 0, edges.lowerBound, 0, subject, source, &findings)
    check(own.count, ownEdges.upperBound, theirs.count, edges.upperBound, subject, source, &findings)
    checkLines(own[ownEdges], theirs[edges], subject, &findings)
  }

  private func check(
    _ end: Int, _ start: Int, _ sourceEnd: Int, _ sourceStart: Int, _ subject: Subject, _ source: SourceText,
    _ findings: inout [Finding]
  ) {
    let own = subject.bytes[start..<end]
    let wanted = source.bytes[sourceStart..<sourceEnd]
    // Each language joins the items of a list in its own way.
    // A control character at the end of the source is a slip that no translation should repeat.
    guard !own.elementsEqual(wanted), wanted.allSatisfy({ $0 == 0x20 || $0 == 0x09 || Self.isLineEnd($0) }),
      !subject.entry.isNamedLike(["connector", "delimiter", "separator"])
    else { return }
    // In languages without spaces between words, pieces are joined without spaces, too.
    if own.isEmpty, wanted.allSatisfy({ $0 == 0x20 }),
      !subject.entry.writesSpaces
        || !Self.joins(source.bytes, sourceStart, sourceEnd) && !Self.endsOpen(source, sourceStart)
    {
      return
    }
    // “10 mbar”, where English has “10mbar”.
    if wanted.isEmpty, start == 0, own.elementsEqual([0x20]), Self.isUnit(source.bytes) { return }
    // If one file writes a text as a block and the other in quotation marks, the difference does not show.
    if start > 0, subject.entry.hasLooseEnd, own.allSatisfy(Self.isLineEnd), wanted.allSatisfy(Self.isLineEnd)
    {
      return
    }
    // "Feel free to " before a link: the translation has a space where the code joins them.
    if wanted.isEmpty, own.elementsEqual([0x20]), start > 0, Self.endsOpen(source, sourceStart) { return }
    // Elsewhere in the text, it does the same for another order of words.
    let hasTab = wanted.contains(Self.tab)
    if hasTab != own.contains(Self.tab), (hasTab ? subject.bytes : source.bytes).contains(Self.tab) { return }
    let hasLine = own.contains(where: Self.isLineEnd) || wanted.contains(where: Self.isLineEnd)
    if let slip = WrittenEscape(of: hasTab ? "t" : "n", in: subject.bytes[...]),
      hasTab
        ? !own.contains(Self.tab)
        : !own.contains(where: Self.isLineEnd) && wanted.contains(where: Self.isLineEnd)
    {
      findings.append(finding(Self.advice(on: slip, subject), at: slip.range, in: subject))
      return
    }
    let place = start == 0 ? "start" : "end"
    let message: String
    if own.isEmpty {
      message =
        hasLine
        ? "Start a new line at the \(place), as the source does."
        : "Add the \(hasTab ? "tab" : "space") at the \(place), as in the source."
    } else if wanted.isEmpty {
      message = "Remove the whitespace at the \(place). The source has none."
    } else {
      message = "Use the same whitespace as the source at the \(place)."
    }
    findings.append(
      finding(
        message, at: start..<end, in: subject, words: [subject.text(start..<end)],
        severity: Self.isHarmless(own, wanted, start, subject, source) ? .note : nil,
        replacement: Self.endsValue(end, subject) ? String(decoding: wanted, as: UTF8.self) : nil,
        applicability: .safe))
  }

  /// Whether the file has nothing after a text, such as a stray “\”, which would stay there.
  private static func endsValue(_ end: Int, _ subject: Subject) -> Bool {
    let entry = subject.entry
    guard end == subject.bytes.count, entry.syntax == .android, !entry.row.isForm,
      let value = entry.range, let last = entry.map.documentRange(of: end - 1..<end)
    else { return true }
    return last.upperBound == value.upperBound
  }

  /// Whether people hardly see the difference.
  private static func isHarmless(
    _ own: ArraySlice<UInt8>, _ wanted: ArraySlice<UInt8>, _ start: Int, _ subject: Subject,
    _ source: SourceText
  ) -> Bool {
    // `msgfmt` refuses the file.
    if subject.entry.syntax == .printf, own.contains(where: isLineEnd) != wanted.contains(where: isLineEnd) {
      return false
    }
    if !own.isEmpty, !wanted.isEmpty { return true }
    if wanted.isEmpty {
      // Nobody sees a space at the end; where the source begins with a sign, the space takes its place.
      return own.elementsEqual([0x20]) && (start > 0 || ",;.:".utf8.contains(source.bytes[0]))
    }
    guard wanted.contains(where: isLineEnd) else {
      // A label of Interface Builder has a place of its own; Korean joins a bracket to the word before.
      return subject.entry.comment.map { $0.utf8.span.contains("ObjectID = ") } ?? false
        || start == 0 && subject.entry.language == "ko" && subject.bytes.first == UInt8(ascii: "(")
    }
    // A value may come after the colon.
    return start == 0 || source.bytes.dropLast(wanted.count).last != UInt8(ascii: ":")
  }

  private func checkLines(
    _ own: ArraySlice<UInt8>, _ theirs: ArraySlice<UInt8>, _ subject: Subject, _ findings: inout [Finding]
  ) {
    let wanted = theirs.count(where: Self.isLineEnd)
    let found = own.count(where: Self.isLineEnd)
    if wanted > found, let slip = WrittenEscape(of: "n", in: own), WrittenEscape(of: "n", in: theirs) == nil {
      findings.append(finding(Self.advice(on: slip, subject), at: slip.range, in: subject))
      return
    }
    // Long text may be wrapped by hand, and longer languages need that sooner.
    guard (wanted == 0) != (found == 0), max(wanted, found) <= 3,
      wanted == 0 ? theirs.count(where: { $0 == 0x20 }) < Self.fewSpaces : Self.endsSentence(theirs)
    else { return }
    let lines = max(wanted, found) == 1 ? "a line break" : "line breaks"
    findings.append(
      finding(
        wanted == 0 ? "Write this on one line, as the source does." : "Add \(lines), as in the source.",
        at: 0..<subject.bytes.count, in: subject, words: [found == 0 ? "" : "\n"],
        // Where a text runs on, its sense is the same.
        severity: .note))
  }

  /// Texts with fewer are labels.
  private static let fewSpaces = 3

  /// Whether a line ends with a sentence, a value or a colon, not between two words.
  private static func endsSentence(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains { index in
      guard isLineEnd(bytes[index]), index > bytes.startIndex else { return false }
      let before = bytes[..<index].last { $0 != 0x20 } ?? 0x20
      return isLineEnd(before)
        || before < 0x80 && !before.isASCIIAlphanumeric && before != UInt8(ascii: ",")
          && before != UInt8(ascii: "\"") && before != UInt8(ascii: "-")
    }
  }

  private static func advice(on slip: WrittenEscape, _ subject: Subject) -> String {
    "Put a \(slip.stands) here. As it is, people see \(quoted(subject.text(slip.range)))."
  }

  private static func isUnit(_ text: [UInt8]) -> Bool {
    text.count <= 5 && text.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "/") || $0 >= 0x80 }
      && text.first?.isASCIISmall ?? false
  }

  private static let tab: UInt8 = 0x09
  private static let quote = UInt8(ascii: "\"")

  /// Whether somebody wrote a backslash before the marks that only keep the spaces: `\"Type: \"`.
  private static func showsQuotes(_ subject: Subject) -> Bool {
    subject.entry.syntax == .android && subject.bytes.count > 2 && subject.bytes.first == quote
      && subject.bytes.last == quote && subject.bytes.count { $0 == quote } == 2
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether a space in the source has a purpose: after a sign, or before one. After a word or a value it is a mistake,
  /// which a translation should not repeat.
  private static func joins(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let beside = start == 0 ? bytes[end] : bytes[start - 1]
    return ":,;-(/+=".utf8.contains(beside)
  }

  /// Whether the source ends with a word after which something has to come: “Signed in as ”.
  private static func endsOpen(_ source: SourceText, _ end: Int) -> Bool {
    guard end > 0, source.language == "en" else { return false }
    let word = source.bytes.run(upTo: end, while: \.isASCIILetter)
    guard !word.isEmpty, word.lowerBound > 0, source.bytes[word.lowerBound - 1] == 0x20 else { return false }
    return openWords.contains(String(decoding: source.bytes[word], as: UTF8.self))
  }

  private static let openWords: Set<String> = [
    "a", "an", "and", "as", "at", "by", "for", "from", "in", "into", "is", "of", "on", "or", "the", "to",
    "with", "was",
    "are", "your", "than",
  ]

  /// What is between white space at both ends; nil where there is nothing.
  private static func edges(of bytes: [UInt8]) -> Range<Int>? {
    let lower = bytes.run(from: 0, while: \.isASCIISpace).upperBound
    let upper = bytes.run(upTo: bytes.count, while: \.isASCIISpace).lowerBound
    return lower < upper ? lower..<upper : nil
  }
}
