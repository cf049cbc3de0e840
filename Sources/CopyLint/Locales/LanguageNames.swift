/// The locale of a language by its name in English or in the language itself, in lowercase: “french”, “galego”. What is in
/// parentheses counts, too: “spanish(ar)”, “hrvatski(croatian)”. Desktop apps name the files of their languages like this.
func locale(ofLanguage name: String) -> String? {
  let parts = name.split { $0 == "(" || $0 == ")" || $0 == " " || $0 == "_" }
  guard let first = parts.first, parts.count <= 2 else { return nil }
  guard let language = languageNames.first(where: { $0.name == first })?.locale else {
    return parts.count == 2 ? languageNames.first { $0.name == parts[1] }?.locale : nil
  }
  // The variety of a language, as in “spanish(ar)”.
  guard parts.count == 2, let last = parts.last, last.utf8.count == 2 else { return language }
  return canonicalLocale("\(language)-\(last)") ?? language
}

private let languageNames: [(name: Substring, locale: String)] = [
  ("afrikaans", "af"), ("albanian", "sq"), ("arabic", "ar"), ("armenian", "hy"), ("basque", "eu"),
  ("belarusian", "be"), ("bengali", "bn"), ("bosnian", "bs"), ("brazilian", "pt-BR"), ("bulgarian", "bg"),
  ("catalan", "ca"), ("català", "ca"), ("chinese", "zh"), ("croatian", "hr"), ("czech", "cs"),
  ("danish", "da"),
  ("dansk", "da"), ("deutsch", "de"), ("dutch", "nl"), ("eesti", "et"), ("english", "en"), ("español", "es"),
  ("esperanto", "eo"), ("estonian", "et"), ("euskara", "eu"), ("farsi", "fa"), ("finnish", "fi"),
  ("flemish", "nl-BE"), ("français", "fr"), ("francais", "fr"), ("french", "fr"), ("galego", "gl"),
  ("galician", "gl"), ("georgian", "ka"), ("german", "de"), ("greek", "el"), ("hangul", "ko"),
  ("hebrew", "he"),
  ("hindi", "hi"), ("hrvatski", "hr"), ("hungarian", "hu"), ("icelandic", "is"), ("indonesian", "id"),
  ("irish", "ga"), ("italian", "it"), ("italiano", "it"), ("japanese", "ja"), ("kazakh", "kk"),
  ("korean", "ko"), ("latvian", "lv"), ("latvija", "lv"), ("lithuanian", "lt"), ("macedonian", "mk"),
  ("magyar", "hu"), ("malay", "ms"), ("nederlands", "nl"), ("norsk", "nb"), ("norwegian", "nb"),
  ("persian", "fa"), ("polish", "pl"), ("polski", "pl"), ("portugues", "pt"), ("português", "pt"),
  ("portuguesbrasil", "pt-BR"), ("portuguese", "pt"), ("romana", "ro"), ("română", "ro"), ("romanian", "ro"),
  ("russian", "ru"), ("serbian", "sr"), ("slovak", "sk"), ("slovenian", "sl"), ("spanish", "es"),
  ("suomi", "fi"), ("svenska", "sv"), ("swedish", "sv"), ("thai", "th"), ("turkish", "tr"), ("türkçe", "tr"),
  ("ukrainian", "uk"), ("ukranian", "uk"), ("urdu", "ur"), ("vietnamese", "vi"), ("vlaams", "nl-BE"),
  ("welsh", "cy"),
]
