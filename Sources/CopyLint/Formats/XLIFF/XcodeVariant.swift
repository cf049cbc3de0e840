/// The key and the variant that Xcode joins into the name of a unit; nil when the name is a key.
///
/// `%lld items|==|plural.one` is how a catalog's forms are exported, `/%d items:dict/n:dict/one:dict/:string` those of a
/// `.stringsdict`.
func xcodeVariant(in name: String) -> (key: String, variant: String)? {
  if let mark = name.utf8.lastRange(of: "|==|".utf8) {
    return (String(name[..<mark.lowerBound]), String(name[mark.upperBound...]))
  }
  guard name.hasPrefix("/"), name.hasSuffix(":dict/:string") else { return nil }
  let path = name.dropFirst().dropLast(":dict/:string".utf8.count)
  var parts: [Substring] = []
  var rest = path
  while let mark = rest.utf8.firstRange(of: ":dict/".utf8) {
    parts.append(rest[..<mark.lowerBound])
    rest = rest[mark.upperBound...]
  }
  parts.append(rest)
  let key = String(parts[0])
  guard parts.count > 1 else { return (key, "") }
  switch (parts[1], parts.count) {
  case ("NSStringLocalizedFormatKey", 2): return (key, "")
  case ("NSStringVariableWidthRuleType", 3): return (key, "width.\(parts[2])")
  case ("NSStringDeviceSpecificRuleType", 3): return (key, "device.\(parts[2])")
  case (_, 3): return (key, "substitutions.\(parts[1]).plural.\(parts[2])")
  default: return (key, parts.dropFirst().joined(separator: "."))
  }
}

extension Collection where Element: Equatable {
  /// The last place of `pattern`.
  fileprivate func lastRange(of pattern: some Collection<Element>) -> Range<Index>? {
    ranges(of: pattern).last
  }
}
