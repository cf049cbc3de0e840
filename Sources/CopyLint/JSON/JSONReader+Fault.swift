extension JSONReader {
  /// Something that is not JSON.
  package struct Fault: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      case missingComma, extraComma, missingColon, missingValue, missingName, missingQuote
      case missingBrace, missingBracket, wrongClose
      case unclosedComment, unclosedString, controlCharacter
      case unknownEscape, halfCharacter, wrongNumber, unknownWord, tooDeep, textAfterEnd, noValue
    }

    package var kind: Kind
    /// UTF-8 offsets.
    package var range: Range<Int>

    /// Whether the text is still JSON to a parser, and only a character is lost.
    package var isLostCharacter: Bool { kind == .halfCharacter }

    /// What to do, then why.
    package var message: String {
      switch kind {
      case .missingComma: "Add “,” before this. Commas separate members."
      case .extraComma: "Remove this “,”. Nothing follows it."
      case .missingColon: "Add “:” before this. It separates a name from its value."
      case .missingValue: "Add a value here. The name before it has none."
      case .missingName: "Add a name in quotes here. Each value in “{ }” needs one."
      case .missingQuote: "Put double quotes around this. In JSON, all text is in double quotes."
      case .missingBrace: "Add “}” at the end. The “{” here is never closed."
      case .missingBracket: "Add “]” at the end. The “[” here is never closed."
      case .wrongClose: "Remove this, or use the other kind of bracket. It does not match the opening one."
      case .unclosedComment: "Close the comment with “*/”. All text after it is lost."
      case .unclosedString: "Close the text with a double quote. It can't continue on the next line."
      case .controlCharacter: "Write “\\n”, “\\t” or “\\u0000”. Text can't contain raw control characters."
      case .unknownEscape: "Remove the “\\” or write “\\\\”. JSON has no such escape."
      case .halfCharacter: "Write the character itself. This is only half of its code."
      case .wrongNumber: "Write this as a plain number. JSON cannot read it."
      case .unknownWord: "Put double quotes around this, or remove it. JSON has no such word."
      case .tooDeep: "Use fewer levels. More than \(JSONReader.maximumDepth) are nested here."
      case .textAfterEnd: "Remove this. The file ended before it."
      case .noValue: "Add “{ }” with the strings, or empty the file. There is no value in it."
      }
    }
  }
}
