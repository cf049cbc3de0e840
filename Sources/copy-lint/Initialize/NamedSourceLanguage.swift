import CopyLint

/// The language that the beginning of a file names for its source texts; nil when it names no language.
func namedSourceLanguage(in head: [UInt8], path: String) -> String? {
  let bytes = Document(path: path, bytes: head).bytes
  let names: [String]
  if path.hasSuffix(".xcstrings") {
    names = ["\"sourceLanguage\""]
  } else if path.hasSuffix(".ts") {
    // TypeScript has the same extension.
    guard bytes.firstRange(of: Array("<TS".utf8)) != nil else { return nil }
    names = ["sourcelanguage"]
  } else if path.hasSuffix(".xml") {
    // https://developer.android.com/studio/write/tool-attributes#toolslocale
    names = ["tools:locale"]
  } else {
    names = ["source-language", "srcLang"]
  }
  for name in names {
    if let value = quotedValue(after: Array(name.utf8), in: bytes), let locale = canonicalLocale(value) {
      return locale
    }
  }
  return nil
}

/// What is in quotes after a name and a colon or an equals sign.
private func quotedValue(after name: [UInt8], in bytes: [UInt8]) -> String? {
  guard let range = bytes.firstRange(of: name) else { return nil }
  let isSpace: (UInt8) -> Bool = { $0 == 0x20 || 0x09...0x0D ~= $0 }
  var rest = bytes[range.upperBound...].drop(while: isSpace)
  guard let sign = rest.popFirst(), sign == UInt8(ascii: ":") || sign == UInt8(ascii: "=") else { return nil }
  rest = rest.drop(while: isSpace)
  guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
    let end = rest.firstIndex(of: quote)
  else { return nil }
  return String(decoding: rest[..<end], as: UTF8.self)
}
