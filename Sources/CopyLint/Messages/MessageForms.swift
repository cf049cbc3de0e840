/// The whole sentences that a message makes: one for each branch, the other arguments at `other`.
struct MessageForms {
  /// Levels of branches in branches.
  static let maximumDepth = 16
  /// Forms of one message. Branches in branches multiply.
  static let maximumForms = 200
  /// All sentences of one message together, in bytes, where the message itself is short.
  static let maximumBytes = 1 << 20

  struct Form {
    /// `n.plural.one`, outermost argument first; empty for the text around the arguments.
    var variant: String
    /// The text of the branch in the message, UTF-8.
    var range: Range<Int>
    var sentence: String
    /// From `sentence` to the document.
    var map: ByteMap
    var isInPlural: Bool
    /// Whether it holds forms itself.
    var hasForms: Bool
  }

  private(set) var forms: [Form] = []
  /// What could not be expanded.
  private(set) var faults: [MessageFault] = []

  private let pattern: MessagePattern
  private let documentMap: ByteMap
  /// For each part where an argument with branches starts, its branches.
  private var branches: [[MessagePattern.Branch]]
  private var path: [(argument: Int, branch: Int)] = []
  private var room: Int

  /// - Parameters:
  ///   - pattern: without a fault.
  ///   - map: from the message to the document.
  init(_ pattern: MessagePattern, map: ByteMap) {
    self.pattern = pattern
    documentMap = map
    room = max(Self.maximumBytes, pattern.bytes.count * 8)
    branches = Array(repeating: [], count: pattern.parts.count)
    for (index, part) in pattern.parts.enumerated()
    where part.kind == .argumentStart && part.argument.isComplex {
      branches[index] = pattern.branches(ofArgument: index)
    }
    guard !pattern.parts.isEmpty else { return }
    visit(0, variant: "", isInPlural: false)
  }

  /// Adds the form of the message that starts at part `start`, and those of the branches in it.
  private mutating func visit(_ start: Int, variant: String, isInPlural: Bool) {
    var arguments: [Int] = []
    var hasWords = false
    pattern.forEachToken(ofMessage: start) { token in
      switch token {
      case .argument(let index): if !branches[index].isEmpty { arguments.append(index) }
      case .literal(let range, _): hasWords = hasWords || Self.hasLetter(pattern.bytes[range])
      case .apostrophe, .number: break
      }
    }
    // What only puts its arguments in a row has no words of its own.
    if arguments.isEmpty || hasWords {
      add(start, variant: variant, isInPlural: isInPlural, hasForms: !arguments.isEmpty)
    }
    guard path.count < Self.maximumDepth else {
      if let first = arguments.first { fault(.tooDeep, pattern.parts[first].range) }
      return
    }
    for argument in arguments {
      let type = pattern.parts[argument].argument
      let name = pattern.name(ofArgument: argument)
      for branch in branches[argument] where !branch.selector.isEmpty {
        guard forms.count < Self.maximumForms, room > 0 else {
          return fault(.tooManyForms, pattern.parts[0].range.upperBound..<pattern.bytes.count)
        }
        path.append((argument, branch.start))
        let own = "\(name).\(type).\(branch.label)"
        visit(
          branch.start, variant: variant.isEmpty ? own : "\(variant).\(own)", isInPlural: type.isPlural)
        path.removeLast()
      }
    }
  }

  private mutating func add(_ start: Int, variant: String, isInPlural: Bool, hasForms: Bool) {
    var sentence = Sentence()
    render(0, number: "", into: &sentence)
    room -= sentence.bytes.count + variant.utf8.count
    let range = pattern.range(ofMessage: start)
    let place = documentMap.documentRange(of: range.lowerBound..<range.lowerBound)?.lowerBound
    forms.append(
      Form(
        variant: variant, range: range, sentence: String(decoding: sentence.bytes, as: UTF8.self),
        map: sentence.map.finish(at: place ?? documentMap.start), isInPlural: isInPlural, hasForms: hasForms))
  }

  private mutating func fault(_ kind: MessageFault.Kind, _ range: Range<Int>) {
    if !faults.contains(where: { $0.kind == kind }) { faults.append(MessageFault(kind, range)) }
  }

  private struct Sentence {
    var bytes: [UInt8] = []
    var map = ByteMap.Builder()
  }

  /// Adds the message that starts at part `start`; `number` stands for `#`.
  private func render(_ start: Int, number: String, into sentence: inout Sentence) {
    pattern.forEachToken(ofMessage: start) { token in
      switch token {
      case .literal(let range, _): append(range, to: &sentence)
      case .apostrophe(let range): append("'", for: range, to: &sentence)
      case .number(let range): append(number, for: range, to: &sentence)
      case .argument(let index):
        guard let branch = chosen(at: index) else {
          let end = pattern.parts[pattern.parts[index].limit].range.upperBound
          return append(pattern.parts[index].range.lowerBound..<end, to: &sentence)
        }
        let isPlural = pattern.parts[index].argument.isPlural
        render(branch, number: isPlural ? "{\(pattern.name(ofArgument: index))}" : number, into: &sentence)
      }
    }
  }

  /// The part where the branch to take at an argument starts; nil when it has none.
  private func chosen(at argument: Int) -> Int? {
    if let step = path.first(where: { $0.argument == argument }) { return step.branch }
    let all = branches[argument]
    return (all.first { $0.label == "other" } ?? all.last)?.start
  }

  private func append(_ range: Range<Int>, to sentence: inout Sentence) {
    sentence.bytes.append(contentsOf: pattern.bytes[range])
    sentence.map.append(range, of: documentMap)
  }

  /// Adds `text` for what is at `range`, as one unit.
  private func append(_ text: String, for range: Range<Int>, to sentence: inout Sentence) {
    sentence.bytes.append(contentsOf: text.utf8)
    if let place = documentMap.documentRange(of: range) {
      sentence.map.append(count: text.utf8.count, document: place.lowerBound, documentCount: place.count)
    } else {
      let start = documentMap.documentRange(of: range.lowerBound..<range.lowerBound)?.lowerBound
      sentence.map.append(
        count: text.utf8.count, document: start ?? documentMap.start, documentCount: 0)
    }
  }

  private static func hasLetter(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { $0 >= 0x80 || $0.isASCIILetter }
  }
}
