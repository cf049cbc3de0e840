/// What a file, and the source that it translates, said at the revision of `--since`.
package struct PastTexts: Sendable {
  /// nil if the file has its own source, or there was no source.
  var sources: SourceStrings?
  /// Those of the file.
  private var strings: [StringIdentity]

  package init(sources: SourceStrings?, strings: [StringIdentity]) {
    self.sources = sources
    self.strings = strings
  }

  /// The keys that were in the file, in another file of its language, or in its source.
  func keys(in format: String) -> Set<String> {
    Set(strings.map(\.key)).union(sources?.wantedAnywhere(in: format) ?? [])
  }

  /// The texts of one language, by key and form.
  func texts(in locale: String) -> [StringIdentity: String] {
    var texts: [StringIdentity: String] = [:]
    for string in strings where string.locale == locale { texts[string.name] = string.text }
    return texts
  }
}
