/// A message that comes and goes, and that only people who look see.
struct AnnouncementMissing: ScreenRule {
  var about: RuleDescription {
    RuleDescription(
      name: "announcement-missing", group: .hints, severity: .note, isDefault: false,
      summary: "A message in code comes and goes without an announcement.")
  }

  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    guard screen.announcements == 0 else { return }
    for (index, control) in screen.controls.enumerated()
    where control.kind == .message && control.surroundings.contains(.conditional) && !control.isUnseen {
      findings.append(
        finding(
          "Announce this message, such as with AccessibilityNotification.Announcement(\"…\").post(). "
            + "It comes and goes, and a screen reader doesn't say it.",
          of: index))
    }
  }
}
