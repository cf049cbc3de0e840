/// Goes through nested JSON, whose keys are the names on the way, joined by dots.
///
/// The reader limits the depth.
struct JSONTree {
  var strings: JSONStrings
  /// nil to tell the grammar of placeholders by each text.
  var syntax: Syntax?
  /// Which members of an object are forms of one string; nil when none are.
  var forms: ((_ object: Int) -> I18nextForms)?
  /// Whether an object whose names are those of plural forms is a plural.
  var namesForms = false
  /// Whether ICU reads the file's texts, also those without forms.
  var holdsMessages = false
  /// The keys that are texts, too; to be added after all that translates them.
  private(set) var keyTexts: [StringDraft] = []
  /// Those that have not come up yet.
  private var textKeys: Set<String>
  private var key = ""

  init(_ strings: JSONStrings, syntax: Syntax? = nil, forms: ((Int) -> I18nextForms)? = nil) {
    self.strings = strings
    self.syntax = syntax
    self.forms = forms
    textKeys = strings.options.keysAsTexts
  }

  mutating func visit(_ index: Int, variant: String = "") {
    let json = strings.json
    let key = key
    switch json.nodes[index].kind {
    case .string: addEntry(index, variant: variant)
    case .object where namesForms && !key.isEmpty && json.isNamedPlural(index):
      strings.addDuplicates(in: index, under: key)
      for member in json.members(of: index) {
        addEntry(member.value, variant: "plural.\(json.string(at: member.name) ?? "")")
      }
    case .object: visitObject(index)
    case .array:
      for (number, element) in json.elements(of: index).enumerated() {
        if json.nodes[element].kind == .string {
          addEntry(element, variant: "item.\(number)")
        } else {
          within("\(number)", at: element) { $0.visit(element) }
        }
      }
    case .number, .true, .false, .null: break
    }
  }

  private mutating func visitObject(_ index: Int) {
    let json = strings.json
    strings.addDuplicates(in: index, under: key)
    let found = forms?(index)
    for name in found?.withoutOther ?? [] {
      let range = json.nodes[name].range
      guard let whole = strings.reading.joined(key, json.string(at: name) ?? "", at: range) else { continue }
      strings.reading.problems.append(missingOther(at: range, key: whole, locale: strings.locale.name))
    }
    for member in json.members(of: index) {
      let form = found?.forms[member.name]
      let name = form?.key ?? json.string(at: member.name) ?? ""
      if Self.comments.contains(name) { continue }
      within(name, at: member.value) {
        $0.visit(member.value, variant: form?.variant ?? "")
        if !$0.textKeys.isEmpty, json.nodes[member.value].kind == .string { $0.addKeyText(member.name) }
      }
    }
  }

  /// Names of members that are comments, for which JSON has no sign.
  private static let comments: Set<String> = ["_comment", "$comment", "//"]

  /// Adds `part` to the key while `body` runs for the value at `index`, unless it would be too much.
  private mutating func within(_ part: String, at index: Int, _ body: (inout Self) -> Void) {
    let outer = key
    guard let whole = strings.reading.joined(outer, part, at: strings.json.nodes[index].range) else { return }
    key = whole
    body(&self)
    key = outer
  }

  /// Adds the text that a name is. The code has it too, so no fix may change it here.
  private mutating func addKeyText(_ name: Int) {
    guard textKeys.remove(key) != nil, let (whole, map) = strings.json.mappedString(at: name),
      let part = KeyText.range(in: whole)
    else { return }
    let text = String(decoding: Array(whole.utf8)[part], as: UTF8.self)
    var entry = StringDraft(
      key: key, text: text, locale: strings.options.sourceLocale, localeSource: .content,
      syntax: strings.options.syntax ?? syntax ?? JSONStrings.syntax(of: text),
      range: map.documentRange(of: part) ?? strings.json.nodes[name].range)
    var pieces = ByteMap.Builder()
    pieces.append(part, of: map)
    entry.map = pieces.finish(at: map.start)
    entry.isFixable = false
    keyTexts.append(entry)
  }

  private mutating func addEntry(_ index: Int, variant: String) {
    guard var entry = strings.entry(at: index, key: key, syntax: syntax) else { return }
    entry.variant = variant
    strings.reading.add(entry, isLikelyMessage: holdsMessages && entry.syntax == .icu)
  }
}
