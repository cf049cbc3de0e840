/// Which members of an object are forms of one string, by the suffixes of i18next.
///
/// `key_one` and `key_other`, `key_ordinal_one`; `key_plural` of v3; `key_male` and `key_female`, alone or before those.
/// A key that only ends like a form ("arrow_one_or_many", a lone "type_other") is not a form.
struct I18nextForms {
  /// By the node of a name: the key without suffixes, and which form it is.
  private(set) var forms: [Int: (key: String, variant: String)] = [:]
  /// The first form of each plural that lacks `other`.
  private(set) var withoutOther: [Int] = []
  /// Whether a plural shows a value.
  private(set) var holdsCount = false

  private struct Member {
    var name: Int
    var key: String
    var category: PluralCategory?
    var isOrdinal = false
    var holdsValue: Bool
    var holdsCount: Bool
  }

  private static let contexts = ["male", "female", "neutral"]

  /// - Parameter hasOnlyOther: whether the language has no other category.
  init(of object: Int, in json: JSONReader, hasOnlyOther: Bool) {
    var groups: [String: [Member]] = [:]
    var order: [String] = []
    var wholes: [String: Member] = [:]
    for member in json.members(of: object) {
      guard json.nodes[member.value].kind == .string, let name = json.string(at: member.name) else {
        continue
      }
      let bytes = json.bytes.span.extracting(json.nodes[member.value].range)
      var found = Member(
        name: member.name, key: name, holdsValue: bytes.contains("{{"), holdsCount: Self.holdsCount(bytes))
      wholes[name] = found
      guard let (key, category, isOrdinal) = Self.split(name) else { continue }
      (found.key, found.category, found.isOrdinal) = (key, category, isOrdinal)
      let group = key + (isOrdinal ? "_ordinal" : "")
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(found)
    }
    for group in order {
      let members = groups[group] ?? []
      let hasOther = members.contains { $0.category == .other }
      // A key that is the text itself shows it, too, whatever a translation made of it.
      let keyShows = Self.holdsCount(group.utf8Span.span)
      let shows = keyShows || members.contains(where: \.holdsCount)
      // Many languages have one form of ordinal numbers.
      let isWhole = hasOnlyOther || members.first?.isOrdinal ?? false
      guard hasOther && (members.count > 1 || isWhole && shows) || !hasOther && shows else { continue }
      if !hasOther, let first = members.first { withoutOther.append(first.name) }
      if keyShows || members.contains(where: \.holdsValue) { holdsCount = true }
      for member in members {
        let kind = member.isOrdinal ? "selectordinal" : "plural"
        forms[member.name] = (member.key, "\(kind).\(member.category?.rawValue ?? "")")
      }
    }
    for (name, plural) in wholes where name.hasSuffix("_plural") {
      let key = String(name.dropLast("_plural".count))
      guard let one = wholes[key], one.holdsValue || plural.holdsValue else { continue }
      forms[one.name] = (key, "plural.one")
      forms[plural.name] = (key, "plural.other")
      holdsCount = true
    }
    addContexts(wholes)
  }

  /// Both `key_male` and `key_female`, or one of them next to `key`, which is for all others.
  private mutating func addContexts(_ wholes: [String: Member]) {
    var bases: Set<String> = []
    for member in wholes.values { bases.insert(forms[member.name]?.key ?? member.key) }
    var families: Set<String> = []
    for base in bases {
      for (suffix, opposite) in [("_male", "_female"), ("_female", "_male")] where base.hasSuffix(suffix) {
        let key = String(base.dropLast(suffix.count))
        if bases.contains(key + opposite) || bases.contains(key) { families.insert(key) }
      }
    }
    for key in families.sorted() {
      for member in wholes.values {
        let form = forms[member.name] ?? (member.key, "")
        let context =
          form.key == key ? "other" : Self.contexts.first { form.key == "\(key)_\($0)" }
        guard let context else { continue }
        forms[member.name] = (key, "select.\(context)" + (form.variant.isEmpty ? "" : ".\(form.variant)"))
      }
    }
  }

  private static func split(_ name: String) -> (key: String, category: PluralCategory, isOrdinal: Bool)? {
    guard let line = name.lastIndex(of: "_"), line > name.startIndex,
      let category = PluralCategory(rawValue: String(name[name.index(after: line)...]))
    else { return nil }
    let key = name[..<line]
    let isOrdinal = key.hasSuffix("_ordinal")
    return (String(isOrdinal ? key.dropLast("_ordinal".count) : key), category, isOrdinal)
  }

  /// Whether there is `{{count}}`, with spaces or a format.
  private static func holdsCount(_ text: Span<UInt8>) -> Bool {
    var at = 0
    while let open = text.firstIndex(of: "{{", from: at, before: text.count) {
      var name = open + 2
      while text.byte(name) == 0x20 || text.byte(name) == UInt8(ascii: "-") { name += 1 }
      if text.holds("count", at: name), !text.byte(name + 5).isASCIIAlphanumeric { return true }
      at = name
    }
    return false
  }
}
