internal import Readability

/// What the words of a text say of what it is.
extension SwiftText {
  /// Whether it is long enough to explain something: four words, besides its values; ten letters where no spaces are written.
  var isExplanation: Bool {
    spaces - values.count > 2 || text.utf8.count > 30 && text.utf8.count { $0 >= 0xE3 && $0 <= 0xE9 } > 9
  }

  /// Whether each word has a capital, as in names of people and works: “Ada Lovelace”.
  var isTitleCased: Bool {
    text.unicodeScalars.split(separator: " ").allSatisfy { $0.first?.properties.isUppercase ?? false }
  }

  /// “(none)”
  var isInParentheses: Bool { text.hasPrefix("(") && text.hasSuffix(")") }

  /// Whether it is a whole sentence, or as long as one: no name of anything.
  var isSentence: Bool {
    // Sentences without spaces are long by their letters.
    let bytes = text.utf8.span
    if bytes.ends(with: "。") { return bytes.count > 36 }
    let end = text.utf8.last { $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ")") }
    let isEnded = end == UInt8(ascii: ".") || end == UInt8(ascii: "!")
    if isEnded, isExplanation, !bytes.ends(with: "...") { return true }
    return bytes.countSpaces > 8 && (end != UInt8(ascii: "?") || bytes.contains(". "))
  }

  /// Whether it is the name of a text in a string file: what is in the name is no wording.
  var isKey: Bool {
    if case .name = KeyShape(text) { return true }
    return false
  }

  /// “Loading…” tells of a state.
  var isUnfinished: Bool { text.hasSuffix("…") || text.hasSuffix("...") }

  /// “Copied”, “Saved!”, “Loading…”: what was done or is going on, and nothing to press.
  var tellsOfAct: Bool {
    let words = text.utf8.split { !$0.isASCIILetter }
    guard words.count == 1, let word = words.first, word.count > 4 else { return false }
    let end = Array(word.suffix(3))
    let isGoing = isUnfinished && end == Array("ing".utf8)
    return isGoing
      || ["Copied", "Saved", "Added", "Deleted", "Removed"].contains { word.elementsEqual($0.utf8) }
  }

  /// “1 day”, “30fps”
  var isCounted: Bool { text.utf8.first?.isASCIIDigit == true && spaces < 2 }

  /// “Size: ”
  var endsInColon: Bool { text.utf8.last { $0 != 0x20 } == UInt8(ascii: ":") }

  /// “Recommended: \(count)”
  var endsInValueAfterColon: Bool {
    guard let value = values.last, value.upperBound == text.utf8.count, value.lowerBound > 2 else {
      return false
    }
    return text.utf8.prefix(value.lowerBound).suffix(2).elementsEqual([UInt8(ascii: ":"), 0x20])
  }

  /// Whether it is longer than names are, without being a question or a topic.
  var isRunning: Bool {
    guard spaces - values.count > 5, let end = text.utf8.last else { return false }
    return end != UInt8(ascii: "?") && end != UInt8(ascii: ":")
  }

  /// `home.files \(count)` names a text of a string file.
  var isKeyWithValues: Bool {
    guard let first = values.first, first.lowerBound > 2 else { return false }
    let start = text.utf8.prefix(first.lowerBound)
    // `items.\(id).name`
    if start.last == UInt8(ascii: ".") { return start.count > 3 && !text.utf8.contains(UInt8(ascii: " ")) }
    let name = start.dropLast()
    let isName = name.allSatisfy {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
    }
    guard isName, name.contains(UInt8(ascii: ".")), name.last != UInt8(ascii: ".") else { return false }
    let words = values.reduce(text.utf8.count) { $0 - $1.count }
    // Nothing but spaces is between the values.
    return words <= name.count + values.count
  }

  /// Whether nothing says that it is an address, a path, or code.
  var readsAsWords: Bool {
    let bytes = text.utf8.span
    let isCode = bytes.contains("://") || Self.openingsOfCode.contains { bytes.holds($0, at: 0) }
    if isCode { return false }
    return bytes.contains(" ") || !values.isEmpty
      || !text.utf8.contains { byte in
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: "="),
          UInt8(ascii: "{"), UInt8(ascii: "}"):
          true
        default: false
        }
      }
  }

  /// Whether all of it is a link of Markdown.
  var isLink: Bool {
    text.hasPrefix("[") && text.hasSuffix(")") && text.utf8.count { $0 == UInt8(ascii: "]") } == 1
  }

  /// Whether it is no name: “No files”, “%d files”.
  var isValue: Bool { !values.isEmpty || saysNone || text.utf8.contains(UInt8(ascii: "%")) }

  /// “MONTHLY BUDGET”
  var isInCapitals: Bool { !text.utf8.contains { $0.isASCIISmall } }

  /// “⌘N”, “⇧⌘Z”.
  var beginsWithKey: Bool { ["⌘", "⇧", "⌥", "⌃"].contains(where: text.hasPrefix) }

  /// Whether it has letters that English words don't have: marked Latin ones, or those of another script.
  var hasOtherLetters: Bool { text.utf8.contains { $0 >= 0xC3 && $0 != 0xE2 && $0 < 0xEF } }

  /// “No files yet”.
  var saysNone: Bool {
    switch text.utf8.first {
    case UInt8(ascii: "N"): text.hasPrefix("No ") || text.hasPrefix("Nothing ")
    case UInt8(ascii: "T"): text.hasPrefix("There are no ")
    case UInt8(ascii: "Y"): text.hasPrefix("You have no ") || text.hasPrefix("You haven't ")
    default: false
    }
  }

  /// Whether a whole sentence says that there's nothing to show, or that it is still to come: “There are no files.”, “The chart
  /// will appear after two runs.”
  var saysNothingIsThere: Bool {
    let bytes = text.utf8.span
    if ["will appear", "will show up", "appear here"].contains(where: { bytes.contains($0) }) { return true }
    guard saysNone else { return false }
    if text.hasPrefix("There are no ") || text.hasPrefix("You have no ") { return true }
    let words: [StaticString] = [" yet", " found", " saved", " recorded", " available", " to show"]
    return words.contains { bytes.contains($0) }
  }

  /// “FastMail”, “Edit/Move”: a name with a capital in it, or several words without a space. `HomeTitle` is more likely a key.
  var namesProduct: Bool {
    let bytes = text.utf8.span
    guard values.isEmpty, bytes.count < 25, bytes.byte(0).isASCIICapital else { return false }
    let words = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let areWords = words.allSatisfy { word in
      (word.first?.isASCIICapital ?? false) && word.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
    }
    let parts: [StaticString] = [
      "Title", "Text", "Label", "Message", "Button", "Key", "Name", "Description", "Header", "View", "Cell",
      "Image",
      "Icon", "Segue", "Identifier", "Placeholder", "Screen",
    ]
    return areWords && text.utf8.contains(where: \.isASCIISmall) && !parts.contains { bytes.contains($0) }
  }

  /// Whether it has a control character, which is no tab and ends no line: code can only have it by an escape.
  var hasControl: Bool { text.utf8.contains { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) } }

  /// “1.1. Personal data:”
  var isNumbered: Bool {
    guard let first = text.utf8.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") else {
      return false
    }
    return text.utf8.prefix(4).contains(UInt8(ascii: "."))
  }

  /// “\(count) items”
  var beginsWithValue: Bool { values.first?.lowerBound == 0 }

  /// “USD”, “KG”
  var isUnitInCapitals: Bool {
    (2...3).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
  }

  /// “Select a season”, “Choose a color”
  var asksForChoice: Bool { ["Select ", "Choose ", "Pick "].contains(where: text.hasPrefix) }

  /// “You are a helpful editor …”, as prompts for a language model begin.
  var beginsPrompt: Bool {
    ["You are a ", "You are an ", "You're a "].contains(where: text.hasPrefix) && text.utf8.count > 120
  }

  /// Whether there are at least as many values as words.
  var isMostlyValues: Bool {
    let words = spaces + 1
    return !values.isEmpty && values.count * 2 >= words
  }

  /// Whether it has values, and besides them no words but units: “\(size) MB”, “%.1f km”.
  var isAmount: Bool {
    guard !values.isEmpty || text.utf8.contains(UInt8(ascii: "%")) else { return false }
    let bytes = Array(text.utf8)
    var rest: [UInt8] = []
    var start = 0
    for value in values {
      rest += bytes[start..<value.lowerBound] + [0x20]
      start = value.upperBound
    }
    rest += bytes[start...]
    // “Add 3” does something, and “3 MB” doesn't.
    return !rest.split { !$0.isASCIILetter && $0 < 0x80 }.contains { word in
      word.count > 3
        || word.count > 1 && word[word.startIndex].isASCIICapital && word.last?.isASCIISmall == true
    }
  }

  /// Whether there are two words or more, besides its values.
  var hasSeveralWords: Bool { spaces > values.count }

  /// Whether it has more than four words, asks nothing and ends in no colon: few names of fields do.
  var isLongerThanNames: Bool { spaces > 3 && !endsInColon && !text.hasSuffix("?") }

  private var spaces: Int { text.utf8.span.countSpaces }

  private static let openingsOfCode: [StaticString] = ["/", "www.", "SELECT ", "{", "<", "^", "**"]
}
