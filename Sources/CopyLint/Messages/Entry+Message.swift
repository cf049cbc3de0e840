extension StringDraft {
  /// This entry, or one for each form of its message, each in its whole sentence.
  ///
  /// - Parameters:
  ///   - isCertain: whether the app surely reads the text as a message. If not, only a text with a `plural` or the like
  ///     is one, and any other text may hold braces.
  ///   - isLikely: whether other texts of the file are messages, so that a mistake is told that no other text would have.
  ///   - ownTypes: kinds of values that the app adds to those of the library.
  ///   - problems: what is wrong with the message is added here.
  func forms(
    isCertain: Bool, isLikely: Bool = false, ownTypes: Set<String> = [], problems: inout [Problem]
  ) -> [StringDraft] {
    guard let dialect = MessageDialect(syntax), text == sentence else { return [self] }
    var whole = self
    whole.message = MessagePlace(dialect: dialect, isCertain: isCertain)
    guard Self.mayHoldSyntax(text) else { return [whole] }
    let pattern = MessagePattern(Array(text.utf8), dialect: dialect)
    let isMessage = isCertain || Self.holdsForms(text)
    if let fault = pattern.fault {
      if (isMessage || isLikely && fault.isTelling) && !Self.holdsTerm(text) {
        problems.append(problem(fault))
      }
      return [whole]
    }
    let message = MessageForms(pattern, map: map)
    let faults = pattern.faults().filter { !$0.isOfType(in: ownTypes) }
    if isMessage {
      problems += (faults + message.faults).map(problem)
    } else if isLikely {
      problems += faults.filter(\.isTelling).map { fault in
        var problem = problem(fault)
        // “Open '{label}'” may just have quotation marks.
        if case .quotedPlaceholder = fault.kind { problem.isMinor = true }
        return problem
      }
    }
    return message.forms.map { form in whole.entry(of: form, pattern) }
  }

  private func entry(of form: MessageForms.Form, _ pattern: MessagePattern) -> StringDraft {
    guard pattern.hasForms || form.sentence != text else { return self }
    var entry = self
    entry.sentence = form.sentence
    entry.map = form.map
    entry.textMap = map
    guard !form.variant.isEmpty else { return entry }
    // A form that holds forms is a frame, as the whole message is.
    entry.message?.isForm = !form.hasForms
    entry.message?.isInPlural = form.isInPlural
    entry.variant = variant.isEmpty ? form.variant : "\(variant).\(form.variant)"
    entry.text = String(decoding: pattern.bytes[form.range], as: UTF8.self)
    var own = ByteMap.Builder()
    own.append(form.range, of: map)
    let place = map.documentRange(of: form.range)
    entry.textMap = own.finish(at: place?.lowerBound ?? map.start)
    if range != nil {
      // A form in several pieces of the file stays in the place of the whole.
      entry.range = place ?? range
      if place == nil { entry.isFixable = false }
    }
    return entry
  }

  private func problem(_ fault: MessageFault) -> Problem {
    let place = range == nil ? nil : map.documentRange(of: fault.range) ?? range
    var problem = Problem(rule: fault.rule, message: fault.advice, range: place, key: key, locale: locale)
    problem.text = text
    return problem
  }

  private static func mayHoldSyntax(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") }
  }

  /// Whether there is a term of Fluent, `{ -brand-name }`, which no other syntax has.
  private static func holdsTerm(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    for at in bytes.indices where bytes[at] == UInt8(ascii: "{") {
      let dash = spacesEnd(bytes, at + 1)
      if bytes.byte(dash) == UInt8(ascii: "-"), bytes.byte(dash + 1).isASCIILetter { return true }
    }
    return false
  }

  /// Whether there is `{name, plural,` or the like.
  private static func holdsForms(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    var at = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "{") else {
        at += 1
        continue
      }
      at = spacesEnd(bytes, BracketGrammar.identifierEnd(in: bytes, at: spacesEnd(bytes, at + 1)))
      guard bytes.byte(at) == UInt8(ascii: ",") else { continue }
      at = spacesEnd(bytes, at + 1)
      let word = AddressGrammar.wordEnd(in: bytes, at: at)
      let isKnown = ["plural", "select", "selectordinal", "choice"].contains { (type: StaticString) in
        // ICU takes capitals, too.
        type.utf8CodeUnitCount == word - at && bytes.holds(folded: type, at: at)
      }
      if isKnown, bytes.byte(spacesEnd(bytes, word)) == UInt8(ascii: ",") { return true }
    }
    return false
  }

  private static func spacesEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var at = start
    while bytes.byte(at).isASCIISpace { at += 1 }
    return at
  }
}

extension StringSink {
  /// Adds a string, or one for each form of its message, and what is wrong with it. See `StringDraft.forms`.
  mutating func addForms(of draft: StringDraft, isCertainMessage: Bool = false) {
    guard room.holds(draft.ownBytes, at: draft.range) else { return }
    guard MessageDialect(draft.syntax) != nil else { return add(draft) }
    for form in draft.forms(isCertain: isCertainMessage, problems: &problems) { add(form) }
  }
}

extension Drafts {
  /// Adds an entry, or one for each form of its message, and what is wrong with it. See `StringDraft.forms`.
  mutating func add(
    _ entry: StringDraft, isCertainMessage: Bool = false, isLikelyMessage: Bool = false,
    ownTypes: Set<String> = []
  ) {
    guard MessageDialect(entry.syntax) != nil else { return add(whole: entry) }
    guard room.holds(entry.ownBytes, at: entry.range) else { return }
    let forms = entry.forms(
      isCertain: isCertainMessage, isLikely: isLikelyMessage, ownTypes: ownTypes, problems: &problems)
    for form in forms { add(whole: form) }
  }
}
