/// A path or key pattern: `*` within a part, `**` across parts, `?` one character, `[a-z]` one of, `[!a-z]` none of,
/// `{a,b}` either; `\` takes the meaning off the next character.
///
/// `**/` also stands for nothing, so that `**/Debug.strings` matches at the top. All branches are followed at once,
/// so matching takes time in proportion to the length of the text, whatever the pattern.
public struct Glob: Sendable, Hashable {
  /// As written.
  public let pattern: String
  private let steps: [GlobStep]

  /// A pattern with a mistake in it matches only its own text; `problem(in:)` tells the mistake.
  public init(_ pattern: String) {
    self.pattern = pattern
    var compiler = GlobCompiler(pattern)
    steps = (try? compiler.compile()) ?? pattern.unicodeScalars.map { .one($0) }
  }

  /// What is wrong with `pattern`, in plain words; nil when nothing is.
  package static func problem(in pattern: String) -> String? {
    var compiler = GlobCompiler(pattern)
    do {
      _ = try compiler.compile()
      return nil
    } catch {
      return error.rawValue
    }
  }

  /// Whether all of `path` matches; parts are separated by `/`.
  public func matches(path: String) -> Bool { matches(path, separator: "/") }

  /// Whether all of `key` matches; a `*` also crosses dots.
  public func matches(key: String) -> Bool { matches(key, separator: nil) }

  private func matches(_ text: String, separator: Unicode.Scalar?) -> Bool {
    var current = GlobStates(count: steps.count + 1)
    var next = current
    current.enter(0, steps)
    for scalar in text.unicodeScalars {
      next.clear()
      for index in current.list where index < steps.count {
        switch steps[index] {
        case .one(let wanted): if scalar == wanted { next.enter(index + 1, steps) }
        case .any: if scalar != separator { next.enter(index + 1, steps) }
        case .oneOf(let set): if scalar != separator, set.contains(scalar) { next.enter(index + 1, steps) }
        case .run: if scalar != separator { next.enter(index, steps) }
        case .runAcross: next.enter(index, steps)
        case .split, .jump: break
        }
      }
      if next.list.isEmpty { return false }
      swap(&current, &next)
    }
    return current.contains(steps.count)
  }
}

/// One instruction of a compiled pattern. All but `split` and `jump` take a character.
enum GlobStep: Sendable, Hashable {
  case one(Unicode.Scalar)
  case any
  case oneOf(GlobSet)
  /// Any number of characters, those of one part, or all.
  case run, runAcross
  /// Goes on at each of these.
  case split([Int])
  case jump(Int)
}

/// The characters of `[a-z_]`.
struct GlobSet: Sendable, Hashable {
  var ranges: [ClosedRange<Unicode.Scalar>] = []
  var isInverted = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar) } != isInverted
  }
}

/// The steps that may come next, each once.
private struct GlobStates {
  private(set) var list: [Int] = []
  private var isIn: [Bool]

  init(count: Int) {
    isIn = [Bool](repeating: false, count: count)
  }

  func contains(_ index: Int) -> Bool { isIn[index] }

  mutating func clear() {
    for index in list { isIn[index] = false }
    list.removeAll(keepingCapacity: true)
  }

  /// Adds a step and all that follow it without a character.
  mutating func enter(_ index: Int, _ steps: [GlobStep]) {
    var waiting = [index]
    while let index = waiting.popLast() {
      guard !isIn[index] else { continue }
      isIn[index] = true
      list.append(index)
      guard index < steps.count else { continue }
      switch steps[index] {
      case .run, .runAcross: waiting.append(index + 1)
      case .split(let targets): waiting += targets
      case .jump(let target): waiting.append(target)
      case .one, .any, .oneOf: break
      }
    }
  }
}
