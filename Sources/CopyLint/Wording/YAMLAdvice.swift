/// What to do about a mistake in YAML: in plain words for those that people make most, else in libyaml's.
///
/// - Parameters:
///   - said: what libyaml says.
///   - bytes: UTF-8.
///   - offset: where the mistake is.
func yamlAdvice(_ said: String, in bytes: [UInt8], at offset: Int) -> String {
  let sign = offset < bytes.count ? bytes[offset] : 0
  switch said {
  case "found character that cannot start any token" where sign == UInt8(ascii: "\t"),
    "found a tab character that violates indentation",
    "found a tab character where an indentation space is expected":
    return "Indent with spaces, not tabs. YAML does not allow a tab here."
  case "found character that cannot start any token" where 0x21...0x7E ~= sign:
    return
      "Put this text in quotes. In YAML, “\(String(decoding: [sign], as: UTF8.self))” can't be its first character."
  case "mapping values are not allowed in this context":
    return "Put this text in quotes, or fix the indentation. In YAML, a colon and a space end a key."
  default:
    return "Fix the YAML here. The reader says: \(said)."
  }
}
