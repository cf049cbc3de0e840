extension GettextHeader.PluralFault {
  /// What to do about it.
  var message: String {
    switch self {
    case .unreadable:
      "Write “Plural-Forms” as “nplurals=2; plural=(n != 1);”. Gettext can't read it as it is."
    case .dividesByZero:
      "Change the expression in “Plural-Forms”. For some numbers, it divides by zero."
    // Numbers are unsigned in gettext: one below 0 becomes larger than all others.
    case .tooLarge(let form, _) where form > Int.max:
      "Change the expression in “Plural-Forms”. For some numbers, the result is less than 0."
    case .tooLarge(let form, let count):
      "Write “nplurals=\(form + 1)” in “Plural-Forms”, or change the expression. It gives form \(form), but “nplurals” is \(count)."
    }
  }
}

/// A file with plurals whose header does not tell which number takes which form.
func pluralFormsUnknown(
  _ header: GettextHeader, at range: Range<Int>?, key: String, locale: String
) -> Problem {
  Problem(
    rule: "plural-count",
    message: header.isPluralOpen
      ? "Fill in “Plural-Forms” in the header. Until then, all numbers use the English forms."
      : "Add “Plural-Forms” to the header. Without it, all numbers use the English forms.",
    range: range, key: key, locale: locale)
}

/// A plural without some of the `count` forms that its header asks for.
func pluralFormsLacking(
  _ forms: [Int], of count: Int, at range: Range<Int>?, key: String, locale: String
) -> Problem {
  let names = forms.map { "“msgstr[\($0)]”" }.joined(separator: " and ")
  return Problem(
    rule: "plural-count", message: "Add \(names). The header of this file has \(count) forms.",
    range: range, key: key, locale: locale)
}

/// A form that no number takes.
func pluralFormExtra(
  _ form: Int, count: Int, at range: Range<Int>?, key: String, locale: String
) -> Problem {
  let forms = count == 1 ? "1 form" : "\(count) forms"
  return Problem(
    rule: "plural-count", message: "Remove “msgstr[\(form)]”. The header of this file has \(forms).",
    range: range, key: key, locale: locale)
}

/// A form without a text, where others have one. Gettext shows the source only if the first is empty.
func pluralFormEmpty(_ form: Int, at range: Range<Int>?, key: String, locale: String) -> Problem {
  let why =
    form == 0
    ? "While it is empty, the app shows all numbers in the source language."
    : "For its numbers, the app shows an empty text."
  return Problem(
    rule: "plural-count", message: "Translate “msgstr[\(form)]”. \(why)", range: range, key: key,
    locale: locale)
}

/// A message that an entry before has, too.
func repeatedMessage(_ key: String, at range: Range<Int>?, locale: String) -> Problem {
  var problem = Problem(
    rule: "duplicate-key",
    message: "Keep one \(quotedKey(key)). While it comes twice, “msgfmt” makes no file.", range: range,
    key: key, locale: locale)
  problem.isFatal = true
  return problem
}
