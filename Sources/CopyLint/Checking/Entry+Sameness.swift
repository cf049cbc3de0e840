/// Whether a rule could tell entry `index` of `left` from entry `other` of `right`: all but the place in the file, and the
/// role. Field by field where they stand: to copy an entry takes longer than to compare it.
func isSameEntry(_ index: Int, of left: [Entry], as other: Int, of right: [Entry]) -> Bool {
  hasSameBytes(left[index].text, right[other].text) && hasSameBytes(left[index].key, right[other].key)
    && hasSameBytes(left[index].sentence, right[other].sentence)
    && hasSameBytes(left[index].comment, right[other].comment)
    && hasSameBytes(left[index].source, right[other].source)
    && hasSameBytes(left[index].locale, right[other].locale)
    && hasSameBytes(left[index].variant, right[other].variant)
    && left[index].localeSource == right[other].localeSource && left[index].state == right[other].state
    && left[index].syntax == right[other].syntax && left[index].sourceLocale == right[other].sourceLocale
    && left[index].maxLength == right[other].maxLength
    && left[index].isTranslatable == right[other].isTranslatable
    && left[index].isFixable == right[other].isFixable && left[index].message == right[other].message
    && left[index].origin == right[other].origin && left[index].neutral == right[other].neutral
    && left[index].declaredValues == right[other].declaredValues
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
