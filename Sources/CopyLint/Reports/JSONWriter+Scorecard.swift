internal import Readability

extension JSONWriter {
  mutating func member(_ name: String, _ scorecard: Scorecard) {
    object(name) {
      for category in Scorecard.Category.allCases {
        $0.member(category.identifier, share: scorecard[category])
      }
      $0.member("overall", share: scorecard.overall)
    }
  }

  /// What each category gains without one rule, and all of them together.
  mutating func member(_ name: String, _ wins: [Report.CategoryWin], of scorecard: Scorecard) {
    array(name) {
      for win in wins {
        $0.object {
          $0.member("category", win.category.identifier)
          $0.member("rule", win.rule)
          $0.member("findings", win.findings)
          $0.member("strings", win.strings)
          $0.member("percentAfter", win.after.percent)
        }
      }
    }
    member("overallAfter", share: scorecard.overall.clearing(wins.reduce(0) { $0 + $1.strings }))
  }

  mutating func member(_ name: String, _ standing: Changes.Standing) {
    object(name) {
      $0.member("grade", standing.grade?.measure.value)
      $0.member("scorecard", standing.scorecard)
    }
  }

  private mutating func member(_ name: String, share: Scorecard.Share) {
    object(name) {
      $0.member("checked", share.checked)
      $0.member("clear", share.clear)
      $0.member("percent", share.percent)
      $0.member("status", share.status)
    }
  }
}
