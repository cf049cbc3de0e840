internal import Readability

/// How the source texts of a file have changed since a revision.
struct SourceChange {
  private let catalog: Catalog
  private let past: PastTexts
  /// For a file that has its own source: the texts now and then, by key and form.
  private var now: [StringIdentity: String] = [:]
  private var then: [StringIdentity: String] = [:]
  private let locale: String

  /// nil for a file in the source language, and if the source is unknown.
  init?(of catalog: Catalog, since past: PastTexts) {
    self.catalog = catalog
    self.past = past
    if let sources = catalog.sources {
      guard sources.locale != catalog.locale, past.sources != nil else { return nil }
      locale = sources.locale
      return
    }
    guard let source = catalog.entries.first(where: { $0.source == nil }), source.locale != catalog.locale
    else {
      return nil
    }
    locale = source.locale
    then = past.texts(in: locale)
    for entry in catalog.entries where entry.source == nil && entry.locale == locale && entry.isShown {
      now[StringIdentity(key: entry.key, locale: locale, variant: entry.variant, text: "")] = entry.text
    }
  }

  /// The source of a string, then and now; nil when it says the same.
  func texts(of entry: Entry) -> (old: String, new: String)? {
    let texts: (old: String?, new: String?)
    if let sources = catalog.sources {
      texts = (
        past.sources?.key(entry.key)?.forms.form(matching: entry.variant)?.text,
        sources.key(entry.key)?.forms.form(matching: entry.variant)?.text
      )
    } else {
      let name = StringIdentity(key: entry.key, locale: locale, variant: entry.variant, text: "")
      texts = (then[name], now[name])
    }
    guard let old = texts.old, let new = texts.new, old != new, Self.differ(old, new) else { return nil }
    return (old, new)
  }

  /// Whether a new translation may be needed: not if only punctuation or capitals changed, or a typo in one word.
  private static func differ(_ old: String, _ new: String) -> Bool {
    let (before, after) = (words(of: old), words(of: new))
    if before == after { return false }
    guard before.count == after.count else { return true }
    let changed = before.indices.filter { before[$0] != after[$0] }
    guard changed.count == 1, let common = Subject.common else { return true }
    let word = before[changed[0]]
    return word.utf8.contains { !$0.isASCIISmall } || common.contains(word.utf8Span.span)
  }

  /// In lowercase letters, with what stands for a value.
  private static func words(of text: String) -> [String] {
    text.lowercased().unicodeScalars.split { scalar in
      !scalar.properties.isAlphabetic && !scalar.properties.isEmojiPresentation
        && !("0"..."9").contains(scalar) && scalar != "%" && scalar != "{" && scalar != "$" && scalar != "@"
    }.map { String($0) }
  }
}
