internal import Readability

/// A translation in another language than its file's.
struct WrongLanguage: TranslationRule {
  private var translations = Configuration.TranslationSettings()

  var about: RuleDescription {
    RuleDescription(
      name: "wrong-language", group: .translation, severity: .warning,
      summary: "A translation is in the wrong language.")
  }

  mutating func take(_ configuration: Configuration) { translations = configuration.translations }

  var when: When { .pair && .words(2...) && .role(in: .all(but: .accessKey)) && .reads([.state, .key]) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    // The same text is left to `untranslated`; what the source has in other letters is a name.
    guard subject.entry.state != .new, subject.text(0..<subject.bytes.count) != source.text else { return }
    let script = TranslationScript(subject)
    guard let message = message(subject, source, script), !translations.keeps(subject.entry.key) else {
      return
    }
    findings.append(finding(message, at: subject.trimmedRange, in: subject))
  }

  private func message(_ subject: Subject, _ source: SourceText, _ script: TranslationScript) -> String? {
    let target = subject.entry.locale
    let place = Locale(target)
    // Only a finding needs it, and ICU takes its time.
    var name: String { languageName(target) }
    let isTraditional = place.script == "Hant" || ["TW", "HK", "MO"].contains(place.region ?? "")
    let isSimplified = place.script == "Hans" || ["CN", "SG", "MY"].contains(place.region ?? "")
    if place.script == nil || place.language == "zh" {
      switch script.otherChinese(in: place.language, isTraditional: isTraditional) {
      case .simplified where place.language == "ja":
        return "Translate this into \(name). It is in Chinese."
      case .simplified:
        return "Write this in traditional Chinese, for \(name). It is in simplified Chinese."
      // `zh` alone says nothing about the letters: the file next to it may be `zh_CN`, and `zh-lzh` is Literary Chinese.
      case .traditional where !isSimplified: break
      case .traditional:
        return "Write this in simplified Chinese, for \(name). It is in traditional Chinese."
      case .japanese: return "Translate this into \(name). It is in Japanese."
      case nil: break
      }
    }
    if script.isForeign {
      // “اللغة العربية”, in a list of languages.
      let isInList =
        subject.analysis.counts.words <= 3 && OwnLanguageNames.areIn(subject.text(0..<subject.bytes.count))
      guard !isInList, !script.isForeign(like: source) else { return nil }
      return "Translate this into \(name). It is in a different alphabet."
    }
    let isLatin = place.script == "Latn" || !LanguageHabits.withoutLatinLetters.contains(place.language)
    guard isLatin || script.own == 0 else { return nil }
    switch WrittenLanguage(subject).other(lettersAreASCII: script.isASCII) {
    case "en": return "Translate this into \(name). It is in English."
    case let language?:
      // A few words of a neighbor or a dialect may look like another language.
      guard !isLatin || subject.analysis.counts.words > 4 else { return nil }
      return "Translate this into \(name). It is in \(englishName(of: language) ?? "“\(language)”")."
    case nil where !isLatin && WrittenLanguage.isForeign(subject, translating: source):
      return "Translate this into \(name). It is in a different alphabet."
    case nil: return nil
    }
  }
}
