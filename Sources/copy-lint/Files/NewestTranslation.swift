import CopyLint

/// The translation of gettext that was merged with the newest template, where the project has no template.
struct NewestTranslation {
  /// Its messages.
  let strings: SourceStrings
  /// The other translations, which may lack some of the messages.
  let others: [SourceFile]
}

extension SourceStringsReader {
  /// - Returns: nil where a template or a file in the source language has the messages, or no date tells which file is the
  ///   newest.
  func newest(of group: SourceGroup) -> NewestTranslation? {
    guard group.template.hasSuffix(".po"), group.strings.isEmpty, group.sources.isEmpty,
      group.translations.count > 1
    else { return nil }
    let dated = group.translations.compactMap { member in
      templateDate(of: member.file).map { (member.file, $0) }
    }
    guard dated.count > 1, let date = dated.map(\.1).max() else { return nil }
    var newest: (file: SourceFile, strings: SourceStrings)?
    for (file, _) in dated.filter({ $0.1 == date }) {
      guard let strings = messages(of: file), strings.count > newest?.strings.count ?? 0 else { continue }
      newest = (file, strings)
    }
    guard let newest else { return nil }
    return NewestTranslation(
      strings: newest.strings, others: group.translations.map(\.file).filter { $0 != newest.file })
  }
}
