extension Report {
  /// Whether the overall share may be shown: a good word beside errors or beside controls without a name would be read as a
  /// joke.
  ///
  /// Also not where only translations were found wanting, as those count for no share.
  func showsOverall(_ summary: Summary) -> Bool {
    summary.errors == 0 && missing == 0 && !hasControlsToName
      && !(summary.scorecard.overall.percent == 100 && summary.warnings > 0)
  }

  /// Whether a control has no name, and nobody has accepted that.
  var hasControlsToName: Bool { screensToName.contains { $0.counts.unnamed > 0 } }

  /// Translations that are missing or to be reviewed, where they were looked for.
  var missing: Int { translations.reduce(0) { $0 + $1.coverage.missing + $1.coverage.needsReview } }
}
