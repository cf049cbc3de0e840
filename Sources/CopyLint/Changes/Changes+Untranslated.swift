extension Changes.Untranslated {
  /// Counts the notes of `translation-missing`: what was missing before, or is needed at once, is no note.
  init(in files: [FileReport]) {
    let rule = TranslationMissing().about.name
    var keys: Set<String> = []
    var locales: Set<String> = []
    for file in files {
      for record in file.findings.records
      where record.severity == .note && record.isOpen && record.age == .new
        && file.findings.rule(of: record) == rule
      {
        let key = file.findings.key(of: record)
        guard !key.isEmpty else { continue }
        keys.insert(key)
        locales.insert(file.findings.locale(of: record))
      }
    }
    (strings, languages) = (keys.count, locales.count)
  }

  /// `1 new string isn't translated yet in 38 languages. “--notes” lists them.` It is nil if all are translated.
  ///
  /// - Parameter showsNotes: whether they are listed.
  func sentence(showsNotes: Bool) -> String? {
    guard strings > 0 else { return nil }
    let new = strings == 1 ? "1 new string isn't" : "\(grouped(strings)) new strings aren't"
    let places = languages == 1 ? "1 language" : "\(grouped(languages)) languages"
    let text = "\(new) translated yet in \(places)."
    return showsNotes ? text : text + " “--notes” lists \(strings == 1 && languages == 1 ? "it" : "them")."
  }
}
