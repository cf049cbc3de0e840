extension LackingTranslation {
  /// Whether it is the source that is lacking, not a translation.
  var isOfSource: Bool {
    switch reason {
    case .removedSource, .removedForStandIn, .standIn, .emptySource, .maybeEmptySource, .noSource: true
    case .others, .beside, .untranslated, .required, .wholeLanguage, .removed, .listed, .folders, .folder:
      false
    }
  }

  /// What to do about a translation that is gone, and how much that matters, if not as much as the rule says; nil if it may never
  /// have been there.
  var adviceOnRemoval: (text: String, severity: Severity?)? {
    let file = "“\(printable(path ?? locale))”"
    return switch reason {
    case .removed: ("Restore \(file). It was removed.", nil)
    // Nobody can tell when it went, nor whether that was meant.
    case .listed:
      ("Restore \(file), or take it out of the baseline with “--write-baseline”. It was removed.", .warning)
    default: nil
    }
  }

  /// What to do about a source that is lacking.
  ///
  /// - Parameter name: of the language of the file with the finding, BCP 47.
  func adviceOnSource(beside name: String) -> String {
    let file = path.map { "“\(printable($0))”" } ?? ""
    return switch reason {
    case .removedSource: "Restore \(file), or delete its translations. It was removed."
    case .removedForStandIn:
      "Restore \(file). It was removed, so translations are compared with this file."
    case .standIn:
      "Restore this file in “\(locale)”, or write “sourceLocale: \(name)” in the settings. "
        + "Translations are compared with this file."
    case .emptySource, .maybeEmptySource:
      "Restore the strings of this file, or delete its translations. It has none, but \(file) has \(strings)."
    case .noSource:
      "Restore \(file), or delete its translations. No file has the texts that they translate."
    case .others, .beside, .untranslated, .required, .wholeLanguage, .removed, .listed, .folders, .folder: ""
    }
  }
}
