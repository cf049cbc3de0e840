/// Adds JSON so that no string in it can end the script element around it, begin a comment there, or turn the direction
/// of the page's source: those characters stand only in strings, and are escaped.
///
/// https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
func appendScriptSafe(_ json: [UInt8], to output: inout [UInt8]) {
  var start = 0
  var index = 0
  while index < json.count {
    guard let sign = unsafeSign(in: json, at: index) else {
      index += 1
      continue
    }
    output += json[start..<index]
    let digits = String(sign.value, radix: 16)
    output += "\\u".utf8
    output += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    output += digits.utf8
    index += UTF8.width(sign)
    start = index
  }
  output += json[start...]
}

private func unsafeSign(in json: [UInt8], at index: Int) -> Unicode.Scalar? {
  switch json[index] {
  case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): Unicode.Scalar(json[index])
  // The lead bytes of U+061C, of U+2000 and up, and of U+FEFF.
  case 0xD8, 0xE2, 0xEF: hiddenSign(in: json, at: index)
  default: nil
  }
}

/// Marks of direction, signs without width, and what ends a line in JavaScript.
private func hiddenSign(in json: [UInt8], at index: Int) -> Unicode.Scalar? {
  let end = min(index + (json[index] == 0xD8 ? 2 : 3), json.count)
  guard let scalar = String(decoding: json[index..<end], as: UTF8.self).unicodeScalars.first else {
    return nil
  }
  switch scalar.value {
  case 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: return scalar
  default: return nil
  }
}
