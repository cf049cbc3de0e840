extension Subject {
  /// Whether the full stop at `stop` belongs to the word before it: "p.m.", "etc.", "Plan B.", "1."
  func endsAbbreviation(at stop: Int) -> Bool {
    let word = text(bytes.run(upTo: stop) { !$0.isASCIISpace })
    if word.contains(".") || word.count == 1 || word.utf8.allSatisfy(\.isASCIIDigit) { return true }
    return abbreviations.contains(word.drop { !$0.isLetter }.lowercased())
  }
}

/// Words that end in a full stop wherever they are, in lowercase.
private let abbreviations: Set<String> = [
  "al", "approx", "apt", "ave", "bldg", "blvd", "bzw", "ca", "co", "corp", "dept", "dr", "ed", "esp", "est",
  "etc", "excl", "ext", "fig", "hr", "hrs", "inc", "incl", "jr", "ltd", "max", "min", "mins", "misc", "mt",
  "nr", "pp", "pres", "rd", "ref", "rev", "sec", "secs", "sr", "st", "std", "tel", "usw", "vol", "vs",
]
