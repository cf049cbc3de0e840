internal import CICU

/// `Bengali (bn)` and `Spanish (Mexico, es-MX)`, for messages; `“xx”` for a language that ICU does not know.
func languageName(_ locale: String) -> String {
  guard let name = englishName(of: locale) else { return "“\(locale)”" }
  return name.hasSuffix(")") ? "\(name.dropLast()), \(locale))" : "\(name) (\(locale))"
}

/// `Bengali`; nil for a language that ICU does not know.
func englishName(of locale: String) -> String? {
  let name = unsafe nameOfLanguage { unsafe cicu_language_name(locale, $0, $1) }
  return name == locale ? nil : name
}

/// `русский`, as a language calls itself; nil for one that ICU does not know.
func ownName(of language: String) -> String? {
  unsafe nameOfLanguage { unsafe cicu_own_language_name(language, $0, $1) }
}

/// What ICU writes into a buffer; nil when it writes nothing.
private func nameOfLanguage(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
  var name = [CChar](repeating: 0, count: 128)
  let length = unsafe name.withUnsafeMutableBufferPointer { buffer in
    unsafe buffer.baseAddress.map { unsafe write($0, Int32(buffer.count)) } ?? 0
  }
  guard length > 0 else { return nil }
  return String(decoding: name.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
}
