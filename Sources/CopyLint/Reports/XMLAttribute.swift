/// Escapes a text for the value of an XML attribute; what XML 1.0 cannot hold becomes U+FFFD. What steers a terminal, or
/// what runs the program, is a reference: a reader of XML gets it as it was.
func xmlAttribute(_ text: String) -> String {
  var result = ""
  var last: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    defer { last = scalar }
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t": result += "&#9;"
    case "\n": result += "&#10;"
    case "\r": result += "&#13;"
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    case "#" where last == "#": result += "&#35;"
    case _ where printable(scalar) != scalar: result += "&#\(scalar.value);"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
