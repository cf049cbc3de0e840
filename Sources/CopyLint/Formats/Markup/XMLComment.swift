/// What a comment says, or several in a row, without what decorates them.
enum XMLComment: Sendable {
  /// A piece of the document, mostly one line.
  case line(Range<Int>)
  /// What had to be decoded or joined.
  case lines(String)

  /// How many bytes its text takes.
  var count: Int {
    switch self {
    case .line(let range): range.count
    case .lines(let text): text.utf8.count
    }
  }

  /// Its text; `bytes` are those of the document.
  func text(in bytes: [UInt8]) -> String {
    switch self {
    case .line(let range): String(decoding: bytes[range], as: UTF8.self)
    case .lines(let text): text
    }
  }

  /// `first` and `second` below it, or the one that is there.
  static func joined(_ first: XMLComment?, _ second: XMLComment?, in bytes: [UInt8]) -> XMLComment? {
    guard let first, let second else { return first ?? second }
    return .lines(first.text(in: bytes) + "\n" + second.text(in: bytes))
  }
}

extension XMLComment {
  /// What `element` holds, as it is; nil when that is nothing.
  init?(textOf element: Int, in xml: XMLTree) {
    if let plain = xml.plainValue(of: element) {
      if plain.isEmpty { return nil }
      self = .line(plain)
    } else {
      guard let text = xml.text(of: element) else { return nil }
      self = .lines(text)
    }
  }
}

extension XMLTree {
  /// What the comment at `node` says; nil when that is nothing.
  func comment(_ node: Int) -> XMLComment? {
    let content = nodes[node].range.dropFirst(4).dropLast(3)
    guard !content.isEmpty else { return nil }
    if let line = commentLine(content, in: bytes.span) { return line.isEmpty ? nil : .line(line) }
    let text = commentText(content, in: bytes.span)
    return text.isEmpty ? nil : .lines(text)
  }
}

extension StringSink {
  /// Keeps what a comment of the document says; nil without one.
  mutating func keep(_ comment: XMLComment?) -> TextRef? {
    switch comment {
    case nil: nil
    case .line(let range): TextRef(document: range)
    case .lines(let whole): keep(whole)
    }
  }

  /// Keeps what a comment of the document says besides `text`.
  ///
  /// - Parameter behind: another comment, from after the string. It never repeats the text.
  mutating func keep(_ comment: XMLComment?, for text: TextRef, behind: XMLComment? = nil) -> TextRef {
    let first = comment.flatMap { says($0, besides: text) ? $0 : nil }
    return keep(XMLComment.joined(first, behind, in: document)) ?? .none
  }

  private func says(_ comment: XMLComment, besides text: TextRef) -> Bool {
    switch comment {
    case .line(let range): meaningfulComment(document.span.extracting(range), for: bytes(text))
    case .lines(let whole): meaningfulComment(whole, for: bytes(text)) != nil
    }
  }
}
