import CopyLint
import Readability

/// What is wrong with a line of the stream.
struct RequestError: Error, Equatable {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}

/// One line of the stream's input.
struct StreamRequest {
  /// What it asks about.
  enum Content {
    case text(Entry)
    /// What texts of a locale add up to.
    case sum(Counts, locale: String)
  }

  /// JSON, as it came; nil when there is none.
  var id: [UInt8]?
  var content: Content
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
    let fields = RequestFields(json: json, root: root)
    id = fields.verbatim("id")
    guard let text = try fields.text("text") else {
      guard let counts = try fields.object("counts") else { throw RequestError("Add a “text” to this line.") }
      content = .sum(try Counts(counts), locale: try fields.text("locale") ?? sourceLocale)
      return
    }
    var entry = Entry(
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
    content = .text(entry)
  }
}

/// CLDR's names of plural forms.
private let pluralCategories = ["zero", "one", "two", "few", "many", "other"]

extension Counts {
  /// Counts as an answer has them, all of them: a sum without some would be measured wrong.
  fileprivate init(_ fields: RequestFields) throws(RequestError) {
    func count(_ name: String) throws(RequestError) -> Int {
      guard let count = try fields.count(name) else { throw RequestError("Add “\(name)” to the “counts”.") }
      return count
    }
    self.init()
    letters = try count("letters")
    syllables = try count("syllables")
    words = try count("words")
    sentences = try count("sentences")
    adjustedSyllables = try count("adjustedSyllables")
    longWords = try count("longWords")
    polysyllables = try count("polysyllables")
    fourSyllables = try count("fourSyllables")
    monosyllables = try count("monosyllables")
  }
}

extension [UInt8] {
  fileprivate func withUTF8Validated() -> Bool { (try? UTF8Span(validating: span)) != nil }
}
