/// Characters of found text that a message shows at most.
let quotedLimit = 40

/// `text` in quotation marks, as messages show found text: 40 characters at most, on one line.
package func quoted(_ text: String) -> String {
  let limit = quotedLimit
  // No text has more characters than bytes.
  if text.utf8.count <= limit { return "“\(onOneLine(text))”" }
  // Far more than 40 characters in most writing, and a bound on the work for a book in one string.
  let start = text.prefix(limit + 1)
  let cut = start.count > limit ? "\(start.prefix(limit - 1))…" : String(start)
  return "“\(onOneLine(cut))”"
}

/// `text` with a space for each run of line ends, tabs and other control characters.
private func onOneLine(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
  var line = ""
  var isInRun = false
  for scalar in text.unicodeScalars {
    let isControl = scalar.value < 0x20 || scalar.value == 0x7F
    if !isControl { line.unicodeScalars.append(scalar) } else if !isInRun { line += " " }
    isInRun = isControl
  }
  return line
}
