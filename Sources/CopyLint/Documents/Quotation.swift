/// `text` in quotes for a message: on one line, cut to 40 characters.
func quotation(_ text: String) -> String {
  let limit = 40
  var result = "“"
  for (count, character) in text.enumerated() {
    if count == limit - 1, text.dropFirst(limit).first != nil {
      result += "…"
      break
    }
    result += character.isNewline || character == "\t" ? " " : String(character)
  }
  return result + "”"
}
