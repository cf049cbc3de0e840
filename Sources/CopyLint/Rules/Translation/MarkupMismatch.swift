/// A translation whose tags are not those of its source.
struct MarkupMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "markup-mismatch", group: .translation, severity: .error,
      summary: "A translation lacks a tag of its source, has a different tag, or leaves a tag open.")
  }

  var when: When { (.pair(.markup) || .pair && .sign("&")) && .reads(.key) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    checkEntities(subject, source, &findings)
    checkTags(subject, source, &findings)
  }

  /// If the source has correct entities or tags, the text is HTML.
  private func checkEntities(_ subject: Subject, _ source: SourceText, _ findings: inout [Finding]) {
    // Rails reads a text as HTML if its key says so.
    guard subject.bytes.contains(UInt8(ascii: "&")),
      (source.neutral + subject.neutral).contains(where: { $0.kind == .entity || $0.kind == .markup })
        || subject.entry.key.hasSuffix("_html")
    else { return }
    let own = EntityFaults(in: subject.bytes, subject.neutral)
    guard !own.unended.isEmpty || !own.doubled.isEmpty else { return }
    let theirs = EntityFaults(in: source.bytes, source.neutral)
    if theirs.unended.isEmpty, let entity = own.unended.first {
      findings.append(
        finding(
          "End \(quoted(subject.text(entity))) with “;”. As it is, people may see it.", at: entity,
          in: subject,
          severity: .warning))
    }
    if theirs.doubled.isEmpty, let entity = own.doubled.first {
      let text = "&" + subject.text(entity.lowerBound + 5..<entity.upperBound)
      findings.append(
        finding(
          "Write \(quoted(text)). As it is, people see the code.", at: entity, in: subject, severity: .warning
        ))
    }
  }

  private func checkTags(_ subject: Subject, _ source: SourceText, _ findings: inout [Finding]) {
    var own = MarkupTag.all(in: subject.bytes, subject.neutral)
    var theirs = MarkupTag.all(in: source.bytes, source.neutral)
    if own.count == 1, own[0].name == "unk", own[0].range == subject.trimmedRange {
      findings.append(
        finding(
          "Translate \(quoted(source.text)) again. \(quoted("<unk>")) is an error of a translation machine.",
          at: own[0].range,
          in: subject))
      return
    }
    if let fault = openAttribute(own, theirs, subject, source) {
      findings.append(fault)
      return
    }
    let all = own
    // Without a tag in the source, “<Strg>+<f>” are keys to press.
    let hasOwnNames =
      MessageDialect(subject.entry.syntax) != nil || [.i18next, .vue].contains(subject.entry.syntax)
    if !hasOwnNames || theirs.isEmpty {
      own = MarkupTag.withoutStandIns(own)
      theirs = MarkupTag.withoutStandIns(theirs)
    }
    let isBroken = MarkupTag.crossing(in: theirs) != nil
    // If the source leaves a tag open, the translation should still close it.
    if isBroken, MarkupTag.crossing(in: own) == nil { return }
    if let crossing = MarkupTag.crossingWithOpen(in: own), !isBroken {
      let advice = CrossingAdvice(crossing, own, all, theirs, subject, source)
      findings.append(finding(advice.message, at: advice.range, in: subject))
      return
    }
    if source.forms.isKey, theirs.isEmpty { return }
    compare(own, theirs, subject, source, &findings)
  }

  /// Everything up to the next quotation mark would be read as the value.
  private func openAttribute(
    _ own: [MarkupTag], _ theirs: [MarkupTag], _ subject: Subject, _ source: SourceText
  ) -> Finding? {
    guard let open = own.lazy.compactMap({ OpenAttribute(in: $0, of: subject.bytes) }).first,
      !theirs.contains(where: { OpenAttribute(in: $0, of: source.bytes) != nil })
    else { return nil }
    return finding(
      "\(open.lacksEnd ? "Close" : "Open") the quotation mark of \(quoted(open.shown)).", at: open.range,
      in: subject)
  }

  private func compare(
    _ own: [MarkupTag], _ theirs: [MarkupTag], _ subject: Subject, _ source: SourceText,
    _ findings: inout [Finding]
  ) {
    var left = theirs.filter { !$0.closes }
    // "<filename>.nfo" stands for a name, and people translate it.
    let standIns = MarkupTag.standIns(in: theirs)
    let ownStandIns = MarkupTag.standIns(in: own)
    if !standIns.isEmpty, standIns.count == ownStandIns.count, standIns != ownStandIns {
      left.removeAll { standIns.contains($0.name) }
    }
    // Other languages stress other words, if the app shows tags at all.
    let showsTags = theirs.contains { $0.name != "**" && $0.name != MarkupTag.link }
    // The same tag first, so that of two links the one that is gone is named.
    var rest = own.filter { !$0.isFree && !$0.closes }
    rest.removeAll { tag in
      guard let place = left.firstIndex(where: { source.bytes[$0.range] == subject.bytes[tag.range] }) else {
        return false
      }
      left.remove(at: place)
      return true
    }
    for tag in rest {
      if let place = left.firstIndex(where: { $0.isSame(as: tag) }) {
        left.remove(at: place)
      } else if tag.isNumbered, theirs.contains(where: { $0.name == tag.name }) {
        // React puts the same element around each, so a sentence may be split around a value.
        continue
      } else if Self.lists.contains(tag.name),
        let place = left.firstIndex(where: { Self.lists.contains($0.name) })
      {
        let wanted = String(decoding: source.bytes[left.remove(at: place).range], as: UTF8.self)
        findings.append(
          finding(
            "Write \(quoted(wanted)) instead of \(quoted(subject.text(tag.range))), as in the source.",
            at: tag.range, in: subject, severity: severity(ofAdded: tag, theirs, subject.entry.syntax)))
      } else if !(showsTags && tag.isStress),
        !(standIns.count == ownStandIns.count && ownStandIns.contains(tag.name))
      {
        findings.append(
          finding(
            theirs.contains { $0.name == tag.name }
              ? "Remove \(quoted(subject.text(tag.range))). The source has fewer of these tags."
              : "Remove \(quoted(subject.text(tag.range))). The source has no such tag.",
            at: tag.range, in: subject, severity: severity(ofAdded: tag, theirs, subject.entry.syntax)))
      }
    }
    let mayShowCode = left.count < 50 && subject.bytes.contains(UInt8(ascii: "`"))
    for tag in left where !tag.isFree && !(tag.name == "html" && own.isEmpty) {
      if tag.isNumbered, own.contains(where: { $0.name == tag.name }) { continue }
      let text = String(decoding: source.bytes[tag.range], as: UTF8.self)
      // The address itself may take the place of a link.
      if tag.name == MarkupTag.link,
        subject.text(0..<subject.bytes.count).contains(text.dropFirst(2).dropLast())
      {
        continue
      }
      if mayShowCode, showsInCode(tag, own, subject, source) { continue }
      findings.append(
        finding(
          "Add \(quoted(text)), as in the source.", at: 0..<subject.bytes.count, in: subject, words: [text],
          severity: severity(ofLost: tag, own, subject.entry.syntax)))
    }
  }

  /// Kinds of lists: one in place of the other is one mistake.
  private static let lists = ["ol", "ul"]

  /// Whether the translation has the tag in a sample of code, between backticks, where it is no tag.
  private func showsInCode(
    _ tag: MarkupTag, _ own: [MarkupTag], _ subject: Subject, _ source: SourceText
  ) -> Bool {
    let written = source.bytes[tag.range]
    return subject.bytes.indices.contains { start in
      subject.bytes[start...].starts(with: written) && !own.contains { $0.range.lowerBound == start }
    }
  }

  /// Bold or not is a matter of looks, and each language stresses other words, or none.
  private func severity(ofLost tag: MarkupTag, _ own: [MarkupTag], _ syntax: Syntax) -> Severity {
    // Each language repeats names, or writes “it” instead, so a tag that both have may be there less often.
    let severity = severity(of: tag, syntax)
    return tag.isLook || severity == .warning && own.contains { $0.name == tag.name } ? .note : severity
  }

  /// What an app shows with tags in one language, it mostly shows with tags in all.
  private func severity(ofAdded tag: MarkupTag, _ theirs: [MarkupTag], _ syntax: Syntax) -> Severity {
    // A page that is only there, or only of use, in this language.
    let isOwnLink =
      tag.name == MarkupTag.link
      || tag.name == "a" && MessageDialect(syntax) == nil && syntax != .i18next && syntax != .vue
    // Another order of words may split what has the tag in two, and an app that shows tags shows one more.
    let isShown = !theirs.isEmpty && !Self.lists.contains(tag.name) && severity(of: tag, syntax) == .warning
    return isOwnLink || isShown || tag.isLook && severity(of: tag, syntax) == .warning
      || theirs.contains { $0.name == tag.name } ? .note : severity(of: tag, syntax)
  }

  /// Tags that the code needs are errors: tags of messages, `<0>`.
  private func severity(of tag: MarkupTag, _ syntax: Syntax) -> Severity {
    switch syntax {
    case .icu, .formatjs, .flutter, .i18next, .vue:
      return tag.name == "**" || tag.name == MarkupTag.link ? .warning : .error
    default: return tag.name == "a" || tag.name.utf8.first?.isASCIIDigit ?? false ? .error : .warning
    }
  }
}
