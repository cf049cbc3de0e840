internal import Readability

/// A text that says what happens when people use a control, as a hint does: "Opens trip planner".
struct SpokenResult {
  /// UTF-8 offsets of the verb.
  let verb: Range<Int>
  /// As a command: "Open".
  let command: String
  /// Whether a clause follows, and no thing.
  let isOfClause: Bool

  /// nil unless the text begins with a word that can only be a verb, and has an object after it.
  init?(_ subject: borrowing Subject) {
    let tokens = subject.analysis.tokens
    guard subject.entry.language == "en", tokens.count >= 2, tokens[0].kind == .word,
      tokens[0].range.lowerBound == subject.trimmedRange.lowerBound, subject.isNext(1),
      !tokens[1].traits.contains(.capitalized),
      let command = Self.command(subject.foldedText(tokens[0].range), before: tokens[1], in: subject),
      // "Opens at 9", "Starts in 5 minutes", "Opens %@": when, not what.
      tokens[1].kind == .word, !Self.times.contains(subject.foldedText(tokens[1].range)),
      !subject.foldedText(tokens[1].range).hasSuffix("ly")
    else { return nil }
    verb = tokens[0].range
    self.command = command
    isOfClause = Self.isClause(tokens[1], subject)
  }

  private static func command(_ verb: String, before next: Token, in subject: Subject) -> String? {
    if let command = commands[verb] { return command }
    let word = subject.foldedText(next.range)
    if word == "to" { return movements[verb] }
    if isPlural(word), let command = actsOnMany[verb] { return command }
    return determiners.contains(word) || isClause(next, subject) ? commandsOrNouns[verb] : nil
  }

  /// “Filters games”: two plurals side by side are a verb and what it is about, but “Filters settings” is a name.
  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !word.hasSuffix("ss") && !groups.contains(word)
      && Subject.common?.contains(Array(word.utf8).span) == true
  }

  private static let actsOnMany = [
    "filters": "Filter", "sorts": "Sort", "syncs": "Sync", "toggles": "Toggle",
  ]
  /// What a name may end in: “Filters settings”.
  private static let groups = [
    "actions", "analytics", "controls", "details", "options", "preferences", "results", "settings", "status",
    "this",
  ]
  /// “Switches to list view”
  private static let movements = [
    "jumps": "Jump", "returns": "Return", "scrolls": "Scroll", "switches": "Switch",
  ]

  /// “Changes whether you visited”.
  private static func isClause(_ next: Token, _ subject: borrowing Subject) -> Bool {
    ["how", "whether", "which"].contains(subject.foldedText(next.range))
  }

  /// Verbs whose form may be a plural: “Shows the map”, but not “Exports folder”.
  private static let commandsOrNouns = [
    "archives": "Archive", "bookmarks": "Bookmark", "changes": "Change", "copies": "Copy", "displays": "Show",
    "edits": "Edit",
    "exports": "Export", "imports": "Import", "locks": "Lock", "pauses": "Pause", "pins": "Pin",
    "plays": "Play",
    "reports": "Report",
    "filters": "Filter", "resets": "Reset", "shares": "Share", "shows": "Show",
    "sorts": "Sort", "stops": "Stop", "switches": "Switch", "syncs": "Sync", "toggles": "Toggle",
    "updates": "Update", "views": "View",
  ]
  private static let determiners = ["a", "all", "an", "her", "his", "my", "the", "their", "this", "your"]

  /// Verbs whose form is not a plural of a noun.
  private static let commands = [
    "opens": "Open", "closes": "Close", "deletes": "Delete", "removes": "Remove", "adds": "Add",
    "creates": "Create",
    "sends": "Send", "starts": "Start", "selects": "Select", "expands": "Expand", "collapses": "Collapse",
    "dismisses": "Dismiss", "hides": "Hide", "enables": "Enable", "disables": "Disable",
    "navigates": "Go", "takes": "Take", "brings": "Bring", "saves": "Save",
    "applies": "Apply", "chooses": "Choose", "goes": "Go", "clears": "Clear", "launches": "Launch",
    "refreshes": "Refresh", "reloads": "Reload",
  ]
  private static let times = [
    "at", "in", "on", "from", "until", "after", "soon", "today", "tomorrow", "daily", "now", "and", "or",
    "with", "by",
    "between", "again", "once", "when", "if", "automatically", "every",
  ]
}
