/// The strings of one language in a file, for rules that have to see them all.
public struct Catalog: Sendable {
  /// A word of a pair of which an app uses one, such as "log in" and "sign in".
  struct Use: Sendable {
    /// Index in `entries`.
    var entry: Int
    /// UTF-8 offsets in the entry's sentence.
    var range: Range<Int>
    /// The term as the glossary writes it, and the one that stands for the pair.
    var term: String
    var concept: String
    /// The word of the pair's other half, in the form that fits here.
    var replacement: String?
    /// Whether most readers would leave it: “log in” next to “sign in” has a “log out” somewhere.
    var isConsidered: Bool
    /// For a word that American and British English spell differently.
    var spelling: SpellingVariety?
  }

  /// BCP 47.
  public let locale: String
  /// All entries of the file, with their roles.
  public internal(set) var entries = StringTable()
  /// Those in this language that people get to see, in file order.
  public internal(set) var indices: [Int] = []
  var uses: [Use] = []
  /// The name of the file's format.
  var format = ""
  /// What the file translates, when that is another file.
  var sources: SourceStrings?
  /// The messages of a newer translation of gettext, where no template has them.
  var newest: SourceStrings?
  /// Whether a mistake in the file may have kept strings from being read, and is reported.
  var isBroken = false
  /// Keys of strings whose comments accept that they are missing.
  var acceptedMissing: Set<String> = []
  /// What the file said before; only with `--since`.
  var past: PastTexts?
  /// Whether no file was in its language at the revision of `--since`.
  var isOfNewLanguage = false
  /// How the files next to it translate sentences, by a hash of the source.
  var elsewhere: [UInt64: OtherWording] = [:]
  /// What entries translate, by their index; only where that is known.
  var translated: [(index: Int, source: String)] = []

  init(locale: String) {
    self.locale = locale
  }

  /// Adds what is known of a string.
  mutating func add(_ index: Int, translated source: String, uses found: [Use]) {
    indices.append(index)
    if !source.isEmpty { translated.append((index, source)) }
    for var use in found {
      use.entry = index
      uses.append(use)
    }
  }

  /// The word as its text has it.
  func words(of use: Use) -> String {
    String(decoding: Array(entries[use.entry].sentence.utf8)[use.range], as: UTF8.self)
  }

  /// The words of pairs in a string; its place among the entries is not known here.
  static func uses(in subject: Subject, glossary: Glossary) -> [Use] {
    var uses: [Use] = []
    for match in subject.matches where match.rule == .terminologyVariant && match.mode != .note {
      // The project's own row has decided already.
      if match.isOwn, !match.replacements.isEmpty { continue }
      let term = glossary.term(at: match.term)
      let first = term.replacements.first ?? "(reword)"
      uses.append(
        Use(
          entry: 0, range: match.found, term: term.term, concept: first == "(reword)" ? term.term : first,
          replacement: match.replacements.first, isConsidered: match.mode == .consider,
          spelling: SpellingVariety(rawValue: term.note)))
    }
    return uses
  }
}

/// What a rule found in one string of a catalog, or misses there.
public struct CatalogFinding: Sendable {
  /// Index in the catalog's `entries`; nil for a string that is not there.
  public var entry: Int?
  /// The key of a string that is not there.
  public var key = ""
  /// What a string that is not there would translate, or what an entry translates whose own row doesn't say so.
  package var source: String?
  /// Its range is in the sentence of that entry.
  public var finding: Finding

  /// What was found in a string of the catalog, or that a string is not there.
  ///
  /// - Parameters:
  ///   - entry: index in the catalog's `entries`; nil for a string that is not there.
  ///   - key: of a string that is not there.
  ///   - finding: its range is in the sentence of that entry.
  public init(entry: Int? = nil, key: String = "", finding: Finding) {
    self.entry = entry
    self.key = key
    self.finding = finding
  }
}
