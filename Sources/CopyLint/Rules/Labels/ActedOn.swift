internal import Readability

/// What a control acts on, as its key or its comment says: "thought" of "thought.delete.label" and of "Deletes the thought".
struct ActedOn {
  /// As it follows a verb: "thought".
  let noun: String

  /// nil when neither names a thing.
  ///
  /// - Parameter verb: what the control does, in lowercase letters.
  init?(_ verb: String, in entry: Entry) {
    guard entry.language == "en",
      let noun = Self.afterVerb(verb, in: entry.comment) ?? Self.beside(verb, in: entry.key)
    else { return nil }
    self.noun = noun
  }

  /// "Deletes the thought", "button to delete a thought": the word after the verb and an article.
  private static func afterVerb(_ verb: String, in comment: String?) -> String? {
    guard let comment, comment.utf8.count <= 200 else { return nil }
    let words = comment.lowercased().split { !$0.isLetter }
    let forms = [verb, EnglishInflection.verb(verb, .s), EnglishInflection.verb(verb, .ing)]
    for index in words.indices.dropLast(2) where forms.contains(String(words[index])) {
      if articles.contains(words[index + 1]), isThing(words[index + 2]),
        // "the selected thought", "a voice recording": which of the words is the thing is not known.
        index + 3 >= words.count || stops.contains(words[index + 3])
      {
        return String(words[index + 2])
      }
    }
    return nil
  }

  /// "thought" of "thought.delete.accessibility.label" and "deleteThoughtLabel": next to the verb in a key of few words.
  private static func beside(_ verb: String, in key: String) -> String? {
    guard key.utf8.count <= 80, !key.utf8.contains(0x20) else { return nil }
    let words = self.words(of: key)
    guard let place = words.firstIndex(of: verb) else { return nil }
    let before = place > 0 ? words[place - 1] : ""
    let after = place + 1 < words.count ? words[place + 1] : ""
    // In "list.delete.thought", what follows the verb is the thing.
    if isThing(Substring(after)) { return after }
    // A word that nobody knows is the thing, and can't be written.
    guard after.utf8.count < 3 || parts.contains(Substring(after)) else { return nil }
    return isThing(Substring(before)) && !places.contains(Substring(before))
      && (place == 1 || isThing(Substring(words[place - 2]))) ? before : nil
  }

  private static func isThing(_ word: Substring) -> Bool {
    word.utf8.count >= 3 && !parts.contains(word) && isWord(word)
  }

  /// "pictureinpicture" is not a word.
  private static func isWord(_ word: Substring) -> Bool {
    guard let common = Subject.common else { return true }
    return common.contains(Array(word.utf8).span)
  }

  /// A key cut at its signs and at capitals.
  static func words(of key: String) -> [String] {
    var words: [String] = [""]
    for character in key {
      if !character.isLetter {
        words.append("")
      } else if character.isUppercase, words[words.count - 1].last?.isLowercase == true || words.last == "" {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
    }
    // "a11y.thought.delete" is about a thought.
    return Array(words.filter { !$0.isEmpty }.trimmingPrefix { $0.count == 1 || prefixes.contains($0) })
  }

  private static let prefixes = ["accessibility", "spoken", "talkback", "voiceover"]
  private static let articles: [Substring] = ["the", "a", "an", "this", "your", "one"]
  private static let stops: [Substring] = [
    "in", "on", "from", "to", "of", "at", "when", "with", "for", "and", "or", "by",
  ]
  /// Where things are. After the verb, they are what it acts on: “clearHistory”.
  private static let places: [Substring] = [
    "archive", "archives", "carousel", "dashboard", "drawer", "gallery", "grid", "history", "inbox",
    "library",
    "map", "overview", "sidebar", "table", "timeline",
  ]
  /// Parts of screens and of keys, which a control is in and does not act on.
  private static let parts: [Substring] = [
    "accessibility", "voiceover", "talkback", "label", "hint", "value", "button", "btn", "icon", "action",
    "screen",
    "view", "page", "toolbar", "menu", "bar", "navigation", "nav", "tab", "tabs", "settings", "common",
    "general", "app",
    "main", "home", "player", "dialog", "sheet", "alert", "list", "row", "cell", "card", "detail", "details",
    "header",
    "footer", "title", "name", "text", "image", "control", "controls", "controller", "description", "content",
    "cta",
    "actions", "buttons", "icons", "global", "shared", "strings", "titles", "labels", "item", "items", "and",
    "the",
    "mac", "ios", "ipad", "iphone", "android", "web", "windows", "linux", "desktop", "mobile", "chip", "key",
    "keys", "avatar",
    "video", "videocontrols", "widget", "component", "panel", "popup", "popover", "overlay", "all", "new",
    "off", "not", "can", "compose", "composer", "editor", "search", "feed", "toggle", "state",
    "mode", "browser", "contextual", "manager", "start", "stop", "play", "pause", "edit", "open", "close",
    "save", "send",
    "copy", "capital", "secure", "alert", "prompt", "warning", "input", "confirm", "confirmation", "error",
  ]
}
