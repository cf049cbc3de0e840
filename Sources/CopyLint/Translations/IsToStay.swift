/// Whether a comment says that a text, or something in it, stays as it is.
func mayStay(_ comment: String?) -> Bool {
  guard let comment = comment?.lowercased() else { return false }
  return wishesToStay.contains { comment.contains($0) }
}

/// Whether a comment says so of the whole text: “TRANSLATORS: Don't translate this text”, not “Do not translate {name}”.
func isToStay(_ comment: String?) -> Bool {
  guard let comment = comment?.lowercased() else { return false }
  return wishesToStay.contains { wish in
    guard let place = comment.firstRange(of: wish) else { return false }
    let rest = comment[place.upperBound...].drop { $0 == " " }
    return rest.isEmpty || rest.hasPrefix("this") || ".!,;)\n".contains(rest[rest.startIndex])
  }
}

private let wishesToStay = [
  "do not translate", "don't translate", "don’t translate", "not translat", "{locked", "do not localize",
]
