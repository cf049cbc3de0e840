/// JSON of i18next, format v4: forms of one string are members with suffixes, `$t(key)` puts in another string.
struct I18next: Format, JSONFormat {
  var name: String { "i18next" }

  /// Where a file has neither, it is plain JSON; `format:` in the configuration can still name it.
  func recognizes(_ document: Document) -> Bool {
    guard document.path.hasSuffix(".json"), !isToolFile(document.path), document.bytes.span.contains("{{")
    else { return false }
    let mayHoldForms =
      document.bytes.span.contains("_other\"") || document.bytes.span.contains("_plural\"")
    let mayNest = document.bytes.span.contains("$t(")
    guard mayHoldForms || mayNest else { return false }
    let json = JSONReader(document.bytes, from: document.textStart)
    if mayNest { return true }
    return json.nodes.indices.contains { index in
      // In Japanese, “item_other” is alone.
      json.nodes[index].kind == .object && I18nextForms(of: index, in: json, hasOnlyOther: true).holdsCount
    }
  }

  /// The values of a text tell whether it is a form.
  func allows(_ text: String, in entry: Entry) -> Bool {
    valueNames(in: entry.text, of: entry) == valueNames(in: text, of: entry)
  }

  func read(_ strings: inout JSONStrings) {
    guard let root = strings.json.root else { return }
    let json = strings.json
    let categories = requiredCategories(locale: strings.locale.name, platform: .i18next)
    let hasOnlyOther = categories == [.other]
    var tree = JSONTree(strings, syntax: strings.options.syntax ?? .i18next) { object in
      I18nextForms(of: object, in: json, hasOnlyOther: hasOnlyOther)
    }
    tree.visitFile(root)
    strings = tree.strings
    strings.reading.joinForms()
    strings.reading.entries = I18nextNesting(strings.reading.entries).expanded + tree.keyTexts
    // v3 numbers the forms of other languages (`key_0`), and no “few” can be added to them.
    let bytes = json.bytes.span
    guard bytes.contains("_plural\""), !bytes.contains("_other\"") else { return }
    for index in strings.reading.entries.indices where !strings.reading.entries[index].variant.isEmpty {
      strings.reading.entries[index].extras.ignoredRules.append("plural-missing")
    }
  }
}
