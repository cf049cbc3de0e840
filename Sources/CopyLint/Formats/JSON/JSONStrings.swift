import Readability

/// Makes entries of the strings in a JSON file, and keeps what is wrong with them.
struct JSONStrings {
  let json: JSONReader
  let options: ReadingOptions
  let path: String
  var locale: (name: String, source: LocaleSource)
  var reading: Drafts

  init(_ document: Document, options: ReadingOptions) {
    json = JSONReader(document.bytes, from: document.textStart)
    self.options = options
    path = document.path
    locale = CopyLint.locale(of: document, options: options)
    reading = Drafts(of: document, problems: json.problems)
  }

  /// Adds the language that the file names. If no system knows it and the path has none, the texts have none.
  mutating func takeLocale(at index: Int) {
    guard let name = json.string(at: index), !name.isEmpty else { return }
    if let known = statedLocale(name, development: options.sourceLocale) {
      locale = (known, .content)
    } else {
      reading.problems.append(unknownLanguage(name, at: json.nodes[index].range))
      if locale.source == .default { locale = ("und", .content) }
    }
  }

  /// The members of the outermost object; a problem when the file is something else.
  mutating func rootMembers() -> [(name: Int, value: Int)] {
    guard let root = json.root else { return [] }
    if json.nodes[root].kind == .object {
      addDuplicates(in: root)
      return Array(json.members(of: root))
    }
    if json.faults.isEmpty {
      let start = json.nodes[root].range.lowerBound
      reading.problems.append(
        Problem(
          rule: "syntax-error", message: "Put the strings between “{” and “}”. The app looks for them there.",
          range: start..<start + 1))
    }
    return []
  }

  /// The entry of the string at `index`; nil for any other value.
  ///
  /// - Parameter syntax: nil to tell it by the text.
  func entry(at index: Int, key: String, syntax: Syntax?) -> StringDraft? {
    guard let (text, map) = json.mappedString(at: index) else { return nil }
    var entry = StringDraft(
      key: key, text: text, locale: locale.name, localeSource: locale.source,
      syntax: options.syntax ?? syntax ?? Self.syntax(of: text), range: json.nodes[index].range)
    entry.map = map
    // What is not translated yet is left empty.
    if text.isEmpty || text == untranslatedMarker, !isSourceLanguage { entry.state = .new }
    return entry
  }

  /// Reports names that come again in the object at `index`.
  ///
  /// - Parameter key: what comes before the names in a key; nil where each is a key as it is.
  mutating func addDuplicates(in index: Int, under key: String? = nil) {
    for node in json.duplicateNames(in: index) {
      let (name, range) = (json.string(at: node) ?? "", json.nodes[node].range)
      guard let whole = key == nil ? name : reading.joined(key ?? "", name, at: range) else { continue }
      reading.problems.append(DuplicateKeys.problem(whole, at: range, locale: locale.name))
    }
  }

  /// The text of the member `name`; nil when the member is not text.
  func string(_ name: String, in index: Int) -> String? {
    json.value(of: name, in: index).flatMap(json.string)
  }

  var isSourceLanguage: Bool {
    Locale(locale.name).isSameLanguage(as: Locale(options.sourceLocale))
  }

  /// What was read, with the problems in file order.
  consuming func finish() -> Drafts {
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    return reading
  }

  /// `{{x}}` is i18next, `{x}` is ICU.
  static func syntax(of text: String) -> Syntax {
    var text = text
    return text.withUTF8 { bytes in
      guard let brace = unsafe bytes.firstIndex(of: UInt8(ascii: "{")) else { return .none }
      let isDouble = unsafe brace + 1 < bytes.count && bytes[brace + 1] == UInt8(ascii: "{")
      return isDouble ? .i18next : .icu
    }
  }
}
