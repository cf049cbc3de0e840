/// JSON of strings, nested or flat; comments are passed over.
struct PlainJSON: Format {
  var name: String { "json" }
  var extensions: [String] { ["json", "jsonc"] }

  func recognizes(_ document: Document) -> Bool {
    guard document.path.hasSuffix(".json") || document.path.hasSuffix(".jsonc") else { return false }
    let file = document.path.split(separator: "/").last ?? ""
    return !Self.otherFiles.contains { file == $0 }
  }

  /// JSON that tools own; nobody reads it in an app.
  private static let otherFiles = [
    "package.json", "package-lock.json", "composer.json", "tsconfig.json", "jsconfig.json", "Contents.json",
  ]

  func read(_ document: Document, options: ReadingOptions) -> Reading {
    guard !document.isBlank else { return Reading() }
    let json = JSONReader(document.bytes, from: document.textStart)
    var walk = Walk(json: json, locale: locale(of: document, options: options), syntax: options.syntax)
    walk.reading.problems = json.problems
    if let root = json.root { walk.visit(root) }
    walk.reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    return walk.reading
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.map { JSONReader.encode(text, like: document.bytes[$0]) }
  }

  /// Goes through the values; the depth is that of the reader, which has a limit.
  private struct Walk {
    let json: JSONReader
    let locale: (name: String, source: LocaleSource)
    let syntax: Syntax?
    var reading = Reading()
    var key = ""

    mutating func visit(_ index: Int, variant: String = "") {
      switch json.nodes[index].kind {
      case .string: addEntry(index, variant: variant)
      case .object:
        for name in json.duplicateNames(in: index) { addDuplicate(name) }
        for member in json.members(of: index) {
          within(json.string(at: member.name) ?? "") { $0.visit(member.value) }
        }
      case .array:
        for (number, element) in json.elements(of: index).enumerated() {
          if json.nodes[element].kind == .string {
            addEntry(element, variant: "item.\(number)")
          } else {
            within("\(number)") { $0.visit(element) }
          }
        }
      case .number, .true, .false, .null: break
      }
    }

    /// Puts `part` behind the key for the time of `body`.
    private mutating func within(_ part: String, _ body: (inout Self) -> Void) {
      let outer = key
      key = joined(part)
      body(&self)
      key = outer
    }

    private func joined(_ part: String) -> String {
      let part = part.utf8.contains(UInt8(ascii: ".")) ? part.replacing(".", with: "\\.") : part
      return key.isEmpty ? part : key + "." + part
    }

    private mutating func addEntry(_ index: Int, variant: String) {
      guard let (text, map) = json.mappedString(at: index) else { return }
      var entry = Entry(
        key: key, text: text, locale: locale.name, localeSource: locale.source,
        syntax: syntax ?? Self.syntax(of: text), range: json.nodes[index].range)
      entry.map = map
      entry.variant = variant
      reading.add(entry)
    }

    private mutating func addDuplicate(_ name: Int) {
      reading.problems.append(
        DuplicateKeys.problem(
          joined(json.string(at: name) ?? ""), at: json.nodes[name].range, locale: locale.name))
    }

    /// `{{x}}` is i18next, `{x}` is ICU.
    private static func syntax(of text: String) -> Syntax {
      var text = text
      return text.withUTF8 { bytes in
        guard let brace = unsafe bytes.firstIndex(of: UInt8(ascii: "{")) else { return .none }
        let isDouble = unsafe brace + 1 < bytes.count && bytes[brace + 1] == UInt8(ascii: "{")
        return isDouble ? .i18next : .icu
      }
    }
  }
}
