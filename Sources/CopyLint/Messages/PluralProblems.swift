/// A plural without the form that all other numbers take.
func missingOther(at range: Range<Int>?, key: String, locale: String) -> Problem {
  Problem(
    rule: "missing-other",
    message: "Add the form “other” to \(quotedKey(key)). Numbers without a form need it.",
    range: range, key: key, locale: locale)
}

/// A text names a part that nothing defines.
func undefinedSubstitution(_ name: String, at range: Range<Int>?, key: String, locale: String) -> Problem {
  Problem(
    rule: "undefined-substitution",
    message: "Define \(quoted(name)) or remove it from the text. The app has nothing to show for it.",
    range: range, key: key, locale: locale)
}

/// A part with forms that no text names.
func unusedSubstitution(_ name: String, at range: Range<Int>?, key: String, locale: String) -> Problem {
  Problem(
    rule: "unused-substitution",
    message: "Use “%#@\(name)@” in the text or remove it. No one sees its forms.",
    range: range, key: key, locale: locale)
}

/// A value that is declared for a text, which does not name it; `written` as it would look there.
func unusedValue(_ written: String, at range: Range<Int>?, key: String, locale: String) -> Problem {
  Problem(
    rule: "unused-substitution",
    message: "Use \(quoted(written)) in the text or remove it here. No one sees its value.",
    range: range, key: key, locale: locale)
}

/// Two kinds of forms side by side, where one would hold the other.
func mixedVariations(at range: Range<Int>?, key: String, locale: String) -> Problem {
  Problem(
    rule: "mixed-variations", message: "Keep one kind of form for \(quotedKey(key)). Xcode drops the others.",
    range: range, key: key, locale: locale)
}
