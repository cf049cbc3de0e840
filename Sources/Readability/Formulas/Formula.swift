/// A published readability formula.
public struct Formula: Sendable {
  /// What the values mean.
  public enum Scale: String, Sendable {
    /// School grades or years of schooling; more is harder.
    case grade
    /// Points on Flesch's scale and those made after it: 100 is easy, 0 is hard.
    case ease
    /// Points of difficulty without an upper end; more is harder.
    case difficulty
  }

  /// How much one text's value strays because the text is short.
  enum Spread {
    /// Standard deviation of one word's part in the value; divided by the root of the number of words.
    case word(Double)
    /// Standard deviation of one sentence's part in the value; divided by the root of the number of sentences.
    case sentence(Double)
  }

  /// What a formula is. A class, so that a copy of a formula is a reference: one is asked for each string.
  private final class Definition: Sendable {
    let name: String
    let title: String
    let scale: Scale
    let limit: Double?
    let bands: [Band]
    let minimumSentences: Int
    let spread: Spread
    let compute: @Sendable (Counts) -> Double

    init(
      _ name: String, _ title: String, _ scale: Scale, _ limit: Double?, _ bands: [Band],
      _ minimumSentences: Int, _ spread: Spread, _ compute: @escaping @Sendable (Counts) -> Double
    ) {
      self.name = name
      self.title = title
      self.scale = scale
      self.limit = limit
      self.bands = bands
      self.minimumSentences = minimumSentences
      self.spread = spread
      self.compute = compute
    }
  }

  private let definition: Definition

  /// The identifier in reports and settings, such as `flesch-kincaid-grade`.
  public var name: String { definition.name }
  /// What people call it, with its author: "Flesch-Kincaid grade".
  public var title: String { definition.title }
  /// What its values mean.
  public var scale: Scale { definition.scale }
  /// The value that stands for about eight years of school, where the author's bands or grades say one.
  public var limit: Double? { definition.limit }
  /// The author's bands, easiest first; empty where none were published.
  public var bands: [Band] { definition.bands }
  /// Fewest sentences that the author asks for; 1 where nothing is said.
  public var minimumSentences: Int { definition.minimumSentences }

  /// - Parameter compute: the value of counts with at least one word and one sentence.
  init(
    _ name: String, _ title: String, scale: Scale, limit: Double? = nil, bands: [Band] = [],
    minimumSentences: Int = 1, spread: Spread, compute: @escaping @Sendable (Counts) -> Double
  ) {
    definition = Definition(name, title, scale, limit, bands, minimumSentences, spread, compute)
  }

  /// The value of a text; nil when it has no words. Texts of fewer sentences than `minimumSentences` get one too.
  public func value(of counts: Counts) -> Double? {
    guard counts.words > 0, counts.sentences > 0 else { return nil }
    return definition.compute(counts)
  }

  /// Standard error of the value, in the formula's own units; nil for a text without words.
  ///
  /// The spread was measured on the words of interface texts: Documentation/Readability.md.
  public func standardError(of counts: Counts) -> Double? {
    guard counts.words > 0, counts.sentences > 0 else { return nil }
    switch definition.spread {
    case .word(let deviation): return deviation / Double(counts.words).squareRoot()
    case .sentence(let deviation): return deviation / Double(counts.sentences).squareRoot()
    }
  }

  /// The band that a value is in; nil where the author gave none.
  public func ease(of value: Double) -> Ease? {
    let reaches: (Band) -> Bool =
      scale == .ease ? { value >= $0.bound } : { value <= $0.bound }
    return (bands.first(where: reaches) ?? bands.last)?.ease
  }

  /// Whether a text is long enough for its value to fail it: a hundred words, the sentences that the author asks
  /// for, and a scale with a limit.
  public func canGate(_ counts: Counts) -> Bool {
    limit != nil && counts.words >= Self.fewestWords && counts.sentences >= minimumSentences
  }

  private static let fewestWords = 100

  /// Whether a value is beyond `limit`; false where there is none.
  public func isTooHard(_ value: Double) -> Bool {
    guard let limit else { return false }
    return scale == .ease ? value < limit : value > limit
  }
}

/// How hard a text is, in the words of the formula's author.
public enum Ease: String, Sendable {
  /// The easiest band.
  case veryEasy = "very-easy"
  /// Easier than most texts.
  case easy
  /// A little easier than usual.
  case fairlyEasy = "fairly-easy"
  /// As usual.
  case normal
  /// A little harder than usual.
  case fairlyHard = "fairly-hard"
  /// Harder than most texts.
  case hard
  /// The hardest band.
  case veryHard = "very-hard"
}

/// One band of a formula's scale.
public struct Band: Sendable {
  /// What the author calls it.
  public let ease: Ease
  /// The hardest value that is still in the band; the last band has no end, whatever its bound.
  public let bound: Double

  init(_ ease: Ease, _ bound: Double) {
    self.ease = ease
    self.bound = bound
  }
}
