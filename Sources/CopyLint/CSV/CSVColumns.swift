/// What the columns of a table are, by the names in its first row.
struct CSVColumns {
  /// A column of texts; nil stands for the language of the path.
  struct Text {
    var column: Int
    var locale: String?
  }

  var key: Int?
  /// Whether the key column is surely a key column: not just numbers of rows.
  var isKeyCertain = false
  var context: Int?
  var source: Int?
  var comments: [Int] = []
  var maxLength: Int?
  var state: Int?
  var variant: Int?
  var texts: [Text] = []
  /// How many columns have names that say nothing here.
  private var strange = 0

  init(_ names: [String]) {
    for (column, name) in names.enumerated() {
      let small = name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
      switch small {
      case "key", "keys", "stringid", "identifier", "msgid", "resourceid", "stringkey":
        setKey(column, isCertain: true)
      case "id", "name": setKey(column, isCertain: false)
      case "context", "msgctxt": context = context ?? column
      case "source", "sourcetext", "sourcestring", "original": source = source ?? column
      case "comment", "comments", "note", "notes", "description", "developercomments", "translatorcomments":
        comments.append(column)
      case "maxlength", "maxlen", "charlimit", "characterlimit", "limit": maxLength = maxLength ?? column
      case "fuzzy": state = state ?? column
      case "plural", "quantity", "variant": variant = variant ?? column
      case "target", "targettext", "translation", "text", "value", "string", "message", "msgstr", "copy":
        texts.append(Text(column: column))
      default:
        // "English (en)" and "en [default]" are names that tools write.
        let inside = name.split(separator: "(").last.map { $0.prefix { $0 != ")" } }
        let locale = knownLocale(name) ?? (name.contains("(") ? inside.flatMap { knownLocale($0) } : nil)
        if let locale { texts.append(Text(column: column, locale: locale)) } else { strange += 1 }
      }
    }
  }

  private mutating func setKey(_ column: Int, isCertain: Bool) {
    if key == nil || isCertain && !isKeyCertain { (key, isKeyCertain) = (column, isCertain) }
  }

  /// Whether the file can be nothing but a table of texts: a key and texts by language, a source and its translation,
  /// or a key with a text and a comment.
  var areCertain: Bool {
    let hasLocales = texts.contains { $0.locale != nil }
    if source != nil, !texts.isEmpty { return true }
    // Names of commands, such as “id” and “tr”, are languages, too.
    if strange > Self.fewStrange, strange > texts.count, !isKeyCertain { return false }
    if key != nil, hasLocales { return isKeyCertain || texts.count > 1 || !comments.isEmpty }
    return isKeyCertain && !texts.isEmpty
  }

  private static let fewStrange = 10
}
