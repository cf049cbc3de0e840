/// Whether a rule could tell entry `index` of `left` from entry `other` of `right`: all but the place in the file, and the
/// role.
func isSameEntry(_ index: Int, of left: [Entry], as other: Int, of right: [Entry]) -> Bool {
  let (left, right) = (left[index], right[other])
  return left.localeSource == right.localeSource && left.state == right.state && left.syntax == right.syntax
    && left.isTranslatable == right.isTranslatable && left.isFixable == right.isFixable
    && hasSameBytes(left.text, right.text) && hasSameBytes(left.key, right.key)
    && hasSameBytes(left.sentence, right.sentence) && hasSameBytes(left.comment, right.comment)
    && hasSameBytes(left.locale, right.locale)
    && (left.details.isEmpty && right.details.isEmpty || hasSameDetails(left, right))
}

private func hasSameDetails(_ left: Entry, _ right: Entry) -> Bool {
  hasSameBytes(left.source, right.source) && hasSameBytes(left.variant, right.variant)
    && left.sourceLocale == right.sourceLocale && left.maxLength == right.maxLength
    && left.message == right.message && left.origin == right.origin && left.neutral == right.neutral
    && left.declaredValues == right.declaredValues
}

/// Whether two texts are the same, byte by byte. `==` takes two spellings of a letter for one, and is slow beyond
/// ASCII.
func hasSameBytes(_ left: String, _ right: String) -> Bool {
  let left = left.utf8.span
  let right = right.utf8.span
  let count = left.count
  guard count == right.count else { return false }
  var index = 0
  while index &+ 8 <= count {
    if left.word(at: index) != right.word(at: index) { return false }
    index &+= 8
  }
  while index < count {
    if left[index] != right[index] { return false }
    index &+= 1
  }
  return true
}

func hasSameBytes(_ left: String?, _ right: String?) -> Bool {
  switch (left, right) {
  case (nil, nil): true
  case (let left?, let right?): hasSameBytes(left, right)
  default: false
  }
}
