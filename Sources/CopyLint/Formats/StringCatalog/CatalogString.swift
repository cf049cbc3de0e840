/// What a catalog says about a key, apart from its texts.
struct CatalogString {
  var key: TextRef
  var comment = TextRef.none
  var isStale = false
  var isTranslatable = true

  /// How many bytes each text has besides.
  var length: Int { key.length + comment.length }

  init(key: TextRef) {
    self.key = key
  }

  /// Adds what the object at `index` says.
  ///
  /// - Returns: its member `localizations`.
  mutating func read(_ index: Int, of json: JSONReader, into strings: inout StringSink) -> Int? {
    var localizations: Int?
    for member in json.members(of: index) {
      if json.isString(member.name, "comment") {
        comment = strings.keep(json.nodes[member.value], of: json)?.text ?? .none
      } else if json.isString(member.name, "extractionState") {
        isStale = json.isString(member.value, "stale")
      } else if json.isString(member.name, "shouldTranslate") {
        isTranslatable = json.flag(at: member.value) ?? true
      } else if json.isString(member.name, "localizations") {
        localizations = member.value
      }
    }
    return localizations
  }
}

/// The text of a key in a language where it has no forms.
struct CatalogUnit {
  var text: TextRef
  /// The raw value.
  var range: Range<Int>
  /// Index of the way back to the document.
  var map: Int32
  var state: TranslationState
}

extension TranslationState {
  /// How far a text is, by the `state` that Xcode gives it.
  init(catalogState name: String) {
    self =
      switch name {
      case "translated": .translated
      case "new": .new
      // Nobody has looked at what a machine wrote.
      case "needs_review", "machine_translated": .needsReview
      case "stale": .stale
      default: .unknown
      }
  }
}
