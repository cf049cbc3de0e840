/// A key where the text belongs.
///
/// The form alone proves nothing: “bit.ly” is a service, “user.name” a git setting. The other keys of the file decide.
struct IdentifierAsText: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "identifier-as-text", group: .translation, severity: .error,
      summary: "A text looks like the key of a string.")
  }

  var when: When { (.keyShape || .role(.tab)) && .reads([.key, .comment]) }

  /// The verdict from the string's own key; for a string without a key, from its form.
  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard subject.neutral.isEmpty else { return }
    if Self.namesTab(subject.entry) {
      let message = Self.message(subject.entry.sentence, .tab)
      return findings.append(finding(message, at: subject.trimmedRange, in: subject))
    }
    guard let text = KeyLookalike(subject.entry.sentence), !text.mayBeHost,
      Self.isShown(subject.entry)
    else { return }
    if Self.keyIsText(subject.entry) { return }
    // "your.server" is an example in every language.
    if let source = subject.source, KeyLookalike(source.text) != nil { return }
    let isProven =
      text.isLike(subject.entry.key)
      || subject.entry.role.isSpoken && (text.endsInRole || text.isWithin(subject.entry.key))
      || Self.isAnnounced(subject.entry)
    // A note if the string has no key to compare with.
    guard isProven || subject.entry.key.isEmpty else { return }
    findings.append(
      finding(
        Self.message(subject.entry.sentence, subject.entry.role), at: 0..<subject.bytes.count, in: subject,
        severity: isProven && (subject.source != nil || !Self.isConstant(subject.entry)) ? nil : .note))
  }

  /// Nobody announces a word of this form; a text of code may be looked up.
  private static func isAnnounced(_ entry: Entry) -> Bool {
    entry.role == .announcement && !entry.key.isEmpty
  }

  /// “stampsTab”, “stamps_tab”, “TAB_STAMPS”: no words of a tab.
  private static func namesTab(_ entry: Entry) -> Bool {
    guard entry.role == .tab, !entry.key.isEmpty, !keyIsText(entry), isShown(entry) else { return false }
    let text = entry.sentence
    return text.hasSuffix("Tab") && CodeName.isOne(text)
      || CodeName.isSnakeCase(text) && KeyLookalike.parts(of: text).contains("tab")
  }

  /// “sort_mode” under the key “p_sort_mode”, or as its own key, in the source language: of 40 such texts, all were names of
  /// preferences, of events or of parts of a window, which nobody sees (rounds 19 and 21).
  private static func isConstant(_ entry: Entry) -> Bool {
    let (key, text) = (entry.key, entry.sentence)
    guard text.contains("_"), !text.contains("."), entry.role != .announcement else { return false }
    let letters = { (name: String) in name.utf8.count(where: \.isASCIIAlphanumeric) }
    return key == text || letters(key) > letters(text)
  }

  /// The verdict from the other keys of the file.
  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    var candidates: [(index: Int, text: KeyLookalike)] = []
    for index in catalog.indices {
      let sentence = catalog.entries.rows[index].sentence
      guard catalog.entries.bytes(sentence).byte(0).isASCIISmall else { continue }
      let entry = catalog.entries[index]
      guard let text = KeyLookalike(entry.sentence) else { continue }
      if !text.mayBeHost, text.isLike(entry.key) || Self.isAnnounced(entry) { continue }
      if Self.namesTab(entry) { continue }
      candidates.append((index, text))
    }
    guard !candidates.isEmpty, !isMapOfKeys(catalog, candidates: candidates.count) else { return }
    let keys = FileKeys(catalog.entries, beginningLike: candidates.lazy.map(\.text))
    for (index, text) in candidates
    where keys.have(text, catalog.entries[index]) && Self.isShown(catalog.entries[index]) {
      let sentence = catalog.entries[index].sentence
      findings.append(
        CatalogFinding(
          entry: index,
          finding: Finding(
            rule: about.name,
            // Lists hold names of the program that look like keys, too.
            severity: catalog.entries.rows[index].isForm || mayBeName(index, in: catalog, keys)
              ? .note : about.severity,
            message: Self.message(sentence, catalog.entries.rows[index].role),
            range: 0..<sentence.utf8.count, words: [sentence])))
    }
  }

  /// Whether most texts of the file are keys: it tells a program which string stands for which, or which are not translated.
  private func isMapOfKeys(_ catalog: Catalog, candidates: Int) -> Bool {
    candidates >= 5 && 2 * candidates > catalog.indices.count
  }

  /// Whether a text of the source language may be a name of something else: “item_template.entry” is a column of a database. Of 22
  /// such texts, all were, one of them the name of another string of an Android app (rounds 61 and 62).
  private func mayBeName(_ index: Int, in catalog: Catalog, _ keys: FileKeys) -> Bool {
    let entry = catalog.entries[index]
    guard entry.source == nil, catalog.sources == nil else { return false }
    return entry.syntax == .android || Self.isConstant(entry) || !keys.contain(entry.sentenceBytes)
  }

  private static func message(_ text: String, _ role: Role) -> String {
    "Add the text. People \(role == .announcement ? "hear" : "see") the key \(quoted(text))."
  }

  /// Whether the key is the source text, as catalogs and Qt have it: "john_doe" is what someone wrote.
  private static func keyIsText(_ entry: Entry) -> Bool {
    switch entry.syntax {
    case .apple: entry.key == entry.sentence
    case .qt: entry.key.hasSuffix(".\(entry.sentence.replacing(".", with: "\\."))")
    // So has gettext, where that is the only place of the text.
    default: !entry.isFixable && entry.key == entry.sentence
    }
  }

  /// “export_file_name”, “url_example”: the text is a name, of a file or of a server.
  private static func namesFileOrServer(_ key: String) -> Bool {
    let name = key.lowercased()
    // “workspace_url_example”: “open.rocket.chat” is one.
    if name.hasSuffix("example") { return true }
    return ["filename", "file_name", "file-name", "_file"].contains { name.hasSuffix($0) }
  }

  /// “org.gnome.Terminal”: systems know apps by such names, which are no keys.
  private static func namesApp(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 2 && ["com", "de", "dev", "io", "net", "org"].contains(parts[0])
  }

  /// “pref_advanced_screen_key”, “setting_key_theme”, “time_format_value_relative”: Android apps keep the names and
  /// values of their preferences among the strings.
  private static func namesPreference(_ entry: Entry) -> Bool {
    guard entry.syntax == .android else { return false }
    return entry.key.split(separator: "_").contains { preferenceWords.contains($0) }
  }

  private static let preferenceWords: [Substring] = [
    "key", "pref", "preference", "prefs", "value", "values",
  ]

  private static func isShown(_ entry: Entry) -> Bool {
    let text = entry.sentence
    let isLabelMatter = LabelSymbolName.isSymbolName(text) || LabelFilename.isFilename(text)
    if entry.role == .accessibilityLabel, isLabelMatter { return false }
    // A matter for `input-label-form`.
    if entry.role == .inputLabel, CodeName.isSnakeCase(text) { return false }
    // Translators put their names there.
    if namesFileOrServer(entry.key) || namesPreference(entry) || namesApp(text)
      || text.hasPrefix("translator")
    {
      return false
    }
    return switch entry.role.part {
    // “user_messages” of a rotor is a matter for `rotor-form`.
    case .placeholder, .identifier, .accessKey, .rotor: false
    // An entry of Interface Builder has its text in the comment.
    default: !(entry.comment?.utf8.span.contains("ObjectID = ") ?? false)
    }
  }
}
