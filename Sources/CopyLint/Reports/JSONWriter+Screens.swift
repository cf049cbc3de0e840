extension JSONWriter {
  /// How the controls and images of each screen get their names.
  mutating func member(_ name: String, _ screens: [Report.ScreenRow]) {
    array(name) {
      for screen in screens {
        $0.object {
          $0.member("name", screen.counts.name)
          $0.member("path", screen.path)
          $0.object("controls") {
            $0.member("count", screen.counts.controls)
            $0.member("byText", screen.counts.byText)
            $0.member("byLabel", screen.counts.byLabel)
            $0.member("unnamed", screen.counts.unnamed)
            $0.member("unknown", screen.counts.unknown)
            $0.member("icons", screen.counts.icons)
          }
          $0.object("images") {
            $0.member("count", screen.counts.images)
            $0.member("decorative", screen.counts.decorative)
            $0.member("labelled", screen.counts.labelled)
            $0.member("bare", screen.counts.bare)
          }
          $0.member("hints", screen.counts.hints)
          $0.member("announcements", screen.counts.announcements)
        }
      }
    }
  }
}
