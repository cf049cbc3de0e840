/// Escapes a text for the value of an XML attribute; what XML 1.0 cannot hold becomes U+FFFD.
func xmlAttribute(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t": result += "&#9;"
    case "\n": result += "&#10;"
    case "\r": result += "&#13;"
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
