/// What a catalog says of a key, apart from its texts.
struct CatalogString {
  var key: String
  var comment: String?
  var isStale = false
  var isTranslatable = true

  init(key: String) {
    self.key = key
  }

  /// Takes in what the object at `index` says.
  ///
  /// - Returns: its member `localizations`.
  mutating func read(_ index: Int, of json: JSONReader) -> Int? {
    var localizations: Int?
    for member in json.members(of: index) {
      if json.isString(member.name, "comment") {
        comment = json.string(at: member.value)
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
