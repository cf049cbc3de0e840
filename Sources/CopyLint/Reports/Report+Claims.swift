extension Report {
  /// Fewer spoken texts say too little of an app.
  private static let fewestSpoken = 10
  /// What nobody would call full.
  private static let mostPercent = 94

  /// Holds promises of full accessibility against the share of spoken texts that are in order.
  mutating func judgeClaims() {
    let places = filesWaiting(for: AccessibilityClaim.name)
    guard !places.isEmpty else { return }
    let scorecard = summary.scorecard
    var spoken = scorecard[.labels]
    spoken += scorecard[.hintsAndValues]
    guard let percent = spoken.percent, percent <= Self.mostPercent, spoken.checked >= Self.fewestSpoken,
      let share = spoken.words()
    else { return }
    for index in places {
      let file = files[index]
      for record in file.waiting where file.findings.rule(of: record) == AccessibilityClaim.name {
        files[index].findings.insert(record, saying: AccessibilityClaim.message(share))
      }
    }
  }
}
