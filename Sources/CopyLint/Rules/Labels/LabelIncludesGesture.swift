internal import Readability

/// A label that tells people which gesture to make.
struct LabelIncludesGesture: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-includes-gesture", group: .labels, severity: .note,
      summary: "A spoken label tells people to tap, press or swipe.")
  }

  var when: When { .role(.accessibilityLabel) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let gesture = subject.openingGesture() ?? laterGesture(subject), namesGoal(subject, after: gesture)
    else { return }
    findings.append(
      finding(
        "Name the thing or the action, without “\(subject.text(gesture))”. Screen readers explain gestures.",
        at: gesture, in: subject))
  }

  /// "Theme. Double tap to change", "Theme, double tap to change": a hint behind the label.
  private func laterGesture(_ subject: Subject) -> Range<Int>? {
    // What explains a screen reader is no label.
    guard subject.trimmedRange.count <= 120, var gesture = subject.anyGesture() else { return nil }
    // “tap to” is one phrase of the list.
    if subject.foldedText(gesture).hasSuffix(" to") {
      gesture = gesture.lowerBound..<gesture.upperBound - 3
    }
    guard subject.holds(" to ", at: end(of: gesture, in: subject)),
      subject.analysis.tokens.contains(where: {
        $0.range.lowerBound == gesture.lowerBound && $0.traits.contains(.sentenceStart)
      }) || subject.bytes[..<gesture.lowerBound].suffix(2).elementsEqual(", ".utf8)
    else { return nil }
    return gesture
  }

  /// With the other directions: “Swipe left or right”.
  private func end(of gesture: Range<Int>, in subject: Subject) -> Int {
    let ways: [StaticString] = [" or", " left", " right", " up", " down"]
    var end = gesture.upperBound
    for _ in 0..<4 {
      guard let way = ways.first(where: { subject.holds($0, at: end) }),
        subject.holds(" ", at: end + way.utf8CodeUnitCount)
      else { break }
      end += way.utf8CodeUnitCount
    }
    return end
  }

  /// Whether "to", "here" or "for" follows: the gesture is an instruction, not what the control is about.
  private func namesGoal(_ subject: Subject, after gesture: Range<Int>) -> Bool {
    subject.analysis.tokens.contains { token in
      token.range.lowerBound >= gesture.upperBound && subject.isWord(token, in: .gestureGoals)
    }
  }
}
