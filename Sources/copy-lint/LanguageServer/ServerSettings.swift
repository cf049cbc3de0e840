/// What the editor's settings say, in `initializationOptions` or under “copy-lint” in its configuration.
struct ServerSettings: Equatable {
  /// Whether notes are shown too.
  var showsNotes = false
  /// Where the pages of the rules are on the web; the name of a rule and “.md” are added to it.
  var pages: String?

  /// Takes over what is said, and leaves the rest alone.
  mutating func take(_ values: JSONValue) {
    if let notes = values["notes"].flag { showsNotes = notes }
    if let pages = values["pages"].text { self.pages = pages.isEmpty ? nil : pages }
  }
}
