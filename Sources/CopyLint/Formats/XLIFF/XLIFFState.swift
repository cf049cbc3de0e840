/// How far a target of XLIFF 1 is.
///
/// - Parameters:
///   - state: the list is open; a state that is not on it says nothing.
///   - isApproved: nil when the unit does not say.
func firstState(_ state: String?, qualifier: String?, _ isApproved: Bool?) -> TranslationState {
  // Nobody has looked at what a machine made, nor at what is only like something translated before.
  switch qualifier {
  case "leveraged-mt", "mt-suggestion", "fuzzy-match", "tm-suggestion": return .needsReview
  default: break
  }
  switch state {
  case nil: return isApproved == false ? .needsReview : .translated
  case "translated", "final", "signed-off": return .translated
  case "new", "needs-translation": return .new
  case "needs-adaptation", "needs-l10n", "needs-review", "needs-review-adaptation", "needs-review-l10n",
    "needs-review-translation", "needs-work", "rejected", "unreviewed":
    return .needsReview
  default: return .unknown
  }
}

/// How far a target is; an empty target of a source with text is not written yet, unless somebody is to look at it.
func targetState(_ state: TranslationState, isEmpty: Bool, hasSource: Bool) -> TranslationState {
  isEmpty && hasSource && state != .needsReview ? .new : state
}

/// How far a segment of XLIFF 2 is.
func secondState(_ state: String?) -> TranslationState {
  switch state {
  case nil, "translated", "reviewed", "final": .translated
  case "initial": .new
  default: .unknown
  }
}

/// The upper limit in `slr:sizeRestriction`: `40`, `0,40` or `5,`.
func largestSize(_ restriction: String) -> Int? {
  restriction.split(separator: ",", omittingEmptySubsequences: false).last.flatMap { Int($0) }
}

/// The role of a unit by its `restype`, as XLIFF 1.2 names the parts of a window.
func roleOfResource(_ type: String) -> Role? {
  switch type {
  case "button", "pushbutton", "defpushbutton", "autopushbutton": .button
  case "menuitem", "menuoption", "popupmenu": .menuItem
  case "checkbox", "auto3state", "autocheckbox", "state3", "radio", "autoradiobutton": .toggle
  case "caption", "dialog", "window", "messagebox": .title
  case "header", "heading", "groupbox": .heading
  case "tooltip": .tooltip
  case "tabcontrol", "tab": .tab
  default: nil
  }
}
