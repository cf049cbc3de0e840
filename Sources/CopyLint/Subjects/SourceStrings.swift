/// The strings of an app in its source language, by key: what the files of its translations are held against.
public struct SourceStrings: Sendable {
  /// BCP 47.
  public let locale: String
  /// The paths they come from, for messages.
  package private(set) var paths: [String] = []
  /// Keys in the order of the files, each once.
  private(set) var keys: [Key] = []
  private var places: [String: Int] = [:]

  /// One string.
  struct Key: Sendable {
    var name: String
    var forms: SourceForms
    var comment: String?
    /// Whether a translation has to have it.
    var isTranslatable: Bool
    var role: Role
    /// Whether it stands among Apple's plurals, which have a file of their own.
    var isInDictionary: Bool
  }

  /// No strings yet, in the language of `locale`, BCP 47.
  public init(locale: String) {
    self.locale = locale
  }

  /// Adds the strings of a file in the source language.
  public mutating func add(_ entries: StringTable, path: String) {
    paths.append(path)
    for entry in entries where entry.source == nil && entry.isShown {
      let form = SourceForms.Form(
        variant: entry.variant, text: entry.sentence, maxLength: entry.maxLength)
      if let place = places[entry.key] {
        if !keys[place].forms.all.contains(where: { $0.variant == form.variant }) {
          keys[place].forms.all.append(form)
        }
      } else {
        places[entry.key] = keys.count
        keys.append(
          Key(
            name: entry.key, forms: SourceForms(locale: locale, syntax: entry.syntax, all: [form]),
            comment: entry.comment,
            isTranslatable: entry.isTranslatable, role: entry.role,
            isInDictionary: path.hasSuffix(".stringsdict")))
      }
    }
    // What is not for translators is no source, but its translation is not left over either.
    for entry in entries where !entry.isShown && places[entry.key] == nil {
      places[entry.key] = keys.count
      keys.append(
        Key(
          name: entry.key, forms: SourceForms(locale: locale, syntax: entry.syntax, all: []),
          comment: entry.comment,
          isTranslatable: false, role: entry.role,
          isInDictionary: path.hasSuffix(".stringsdict")))
    }
  }

  /// Whether no file was added that has strings.
  public var isEmpty: Bool { keys.isEmpty }

  /// Whether most keys are the texts themselves.
  package var keysAreTexts: Bool {
    let texts = keys.count { $0.forms.all.first?.text == $0.name || $0.name.utf8.contains(0x20) }
    return texts * 2 > keys.count
  }

  /// The strings that a translation in a file of this format has to have.
  func required(in format: String) -> [Key] {
    keys.filter { $0.isTranslatable && (format == "stringsdict") == $0.isInDictionary }
  }

  /// The string of this key; nil when there is none.
  func key(_ name: String) -> Key? { places[name].map { keys[$0] } }
}
