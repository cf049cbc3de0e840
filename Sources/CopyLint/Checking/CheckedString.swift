import Readability

/// What was found in a string of a file, and what the sums and comparisons of the file take from it.
struct CheckedString: Sendable {
  var findings: [Finding] = []
  var tallied = TalliedText()
  /// Its place in the file's entries is not known here: each has 0.
  var uses: [Catalog.Use] = []
  /// What it translates; empty where that is not known.
  var translated = ""
  /// The role as the reader gave it, before the words of the string were asked.
  var readRole = Role.unknown
  var readRoleSource = RoleSource.none
  /// Whether its comment keeps a rule quiet.
  var holdsSuppression = false

  // What it was checked with besides its entry.
  var sibling: Sibling?
  var source: SourceForms?
  /// Hashes of its hard words: the rules ask of these alone whether the file has them as names.
  var hardWords: [UInt64] = []

  /// A string that is left out.
  init() {}

  init(_ subject: Subject, findings: [Finding], source: SourceForms?, glossary: Glossary) {
    self.findings = findings
    tallied = subject.tallied()
    uses = Catalog.uses(in: subject, glossary: glossary)
    translated = subject.source?.text ?? ""
    sibling = subject.sibling
    self.source = source
    for token in subject.analysis.tokens where token.isHard {
      hardWords.append(WordSet.hash(subject.bytes.span.extracting(token.range)))
    }
  }

  /// Whether it was checked with the same things around it.
  func wasChecked(with sibling: Sibling?, _ source: SourceForms?) -> Bool {
    switch (self.sibling, sibling) {
    case (nil, nil): break
    case (let left?, let right?):
      guard left.role == right.role, hasSameBytes(left.text, right.text) else { return false }
    default: return false
    }
    switch (self.source, source) {
    case (nil, nil): return true
    case (let left?, let right?): return left.isSame(as: right)
    default: return false
    }
  }
}

extension SourceForms {
  /// Whether both are the same byte by byte. `==` takes two spellings of a letter for one.
  func isSame(as other: SourceForms) -> Bool {
    locale == other.locale && syntax == other.syntax && all.count == other.all.count
      && zip(all, other.all).allSatisfy {
        $0.maxLength == $1.maxLength && $0.variant == $1.variant && hasSameBytes($0.text, $1.text)
      }
  }
}
