import CopyLint

/// What is wrong with a line of the stream.
struct RequestError: Error, Equatable {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}

/// One line of the stream's input.
struct StreamRequest {
  /// JSON, as it came; nil when there is none.
  var id: [UInt8]?
  var entry: Entry
  /// Where the text is shown; nil: as the configuration says.
  var platform: Configuration.Platform?

  /// - Parameter sourceLocale: the locale of lines that do not name one.
  init(_ line: [UInt8], sourceLocale: String) throws(RequestError) {
    guard line.withUTF8Validated() else { throw RequestError("Write this line in UTF-8.") }
    let json = JSONReader(line)
    if let fault = json.faults.first(where: { !$0.isLostCharacter }) { throw RequestError(fault.message) }
    guard let root = json.root, json.nodes[root].kind == .object else {
      throw RequestError("Write an object on this line, such as {\"text\":\"Save\"}.")
    }
    let fields = Fields(json: json, root: root)
    guard let text = try fields.text("text") else { throw RequestError("Add a “text” to this line.") }
    id = fields.verbatim("id")
    entry = Entry(
      key: try fields.text("key") ?? "", text: text, locale: try fields.text("locale") ?? sourceLocale,
      localeSource: fields.has("locale") ? .content : .default,
      syntax: try fields.choice("syntax", from: Syntax.allCases.map(\.rawValue)).flatMap(Syntax.init) ?? .none
    )
    entry.comment = try fields.text("comment")
    if let role = try fields.choice("role", from: Role.identifiers).flatMap(Role.init(identifier:)) {
      entry.role = role
      entry.roleSource = role == .unknown ? .none : .given
    }
    entry.source = try fields.text("source")
    entry.sourceLocale = try fields.text("sourceLocale") ?? (entry.source == nil ? nil : sourceLocale)
    entry.maxLength = try fields.count("maxLength")
    platform = try fields.choice("platform", from: Configuration.Platform.allCases.map(\.rawValue))
      .flatMap(Configuration.Platform.init)
    if let plural = try fields.choice("plural", from: pluralCategories) { entry.variant = "plural.\(plural)" }
  }
}

/// CLDR's names of plural forms.
private let pluralCategories = ["zero", "one", "two", "few", "many", "other"]

/// The members of a line, by name; `null` is the same as a missing member.
private struct Fields {
  let json: JSONReader
  let root: Int

  func has(_ name: String) -> Bool { index(name) != nil }

  func text(_ name: String) throws(RequestError) -> String? {
    guard let index = index(name) else { return nil }
    guard let text = json.string(at: index) else {
      throw RequestError("Put “\(name)” in quotes. It is a text.")
    }
    return text
  }

  func count(_ name: String) throws(RequestError) -> Int? {
    guard let index = index(name) else { return nil }
    guard let number = json.integer(at: index), number >= 0 else {
      throw RequestError("Write “\(name)” as a whole number, such as 40.")
    }
    return number
  }

  func choice(_ name: String, from names: [String]) throws(RequestError) -> String? {
    guard let text = try text(name) else { return nil }
    if names.contains(text) { return text }
    if let nearest = nearestName(to: text, in: names) {
      throw RequestError("Write “\(nearest)” instead of \(quoted(text)) as the “\(name)”.")
    }
    throw RequestError("Change the “\(name)”. \(quoted(text)) is unknown.")
  }

  /// The bytes of a value, quotes of a text included.
  func verbatim(_ name: String) -> [UInt8]? {
    guard let index = json.value(of: name, in: root) else { return nil }
    let node = json.nodes[index]
    let quotes = node.kind == .string ? 1 : 0
    return Array(json.bytes[node.range.lowerBound - quotes..<node.range.upperBound + quotes])
  }

  private func index(_ name: String) -> Int? {
    json.value(of: name, in: root).flatMap { json.nodes[$0].kind == .null ? nil : $0 }
  }
}

extension [UInt8] {
  fileprivate func withUTF8Validated() -> Bool { (try? UTF8Span(validating: span)) != nil }
}
