/// The texts of a Fluent file, each a row of texts and placeables, in one store.
struct FluentPatterns {
  /// A value, or the text of a branch.
  struct Pattern {
    var elements: [Element] = []
    /// From its first character to its last; nil when there is none.
    var range: Range<Int>?
  }

  enum Element {
    case text(Range<Int>)
    /// A line end, the blank lines after it and the indentation that is not part of the text; `count` line feeds.
    case lineEnd(Range<Int>, count: Int)
    /// With its braces; `select` is its place in `selects` when it has branches.
    case placeable(Range<Int>, select: Int?)
  }

  /// `{ $n -> [one] … *[other] … }`
  struct Select {
    /// The argument, or whatever else decides: a function, an attribute of a term.
    var name: String
    var branches: [Branch] = []

    /// Whether all keys are numbers or CLDR's categories.
    var isPlural: Bool {
      branches.allSatisfy { PluralCategory(rawValue: $0.key) != nil || $0.isNumber }
    }
  }

  struct Branch {
    var key: String
    var isNumber: Bool
    var isDefault: Bool
    /// Its place in `patterns`.
    var pattern: Int
  }

  var patterns: [Pattern] = []
  var selects: [Select] = []
}
