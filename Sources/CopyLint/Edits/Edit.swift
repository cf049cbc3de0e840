/// A byte splice in a document.
public struct Edit: Sendable, Equatable {
  /// In the decoded document.
  public var range: Range<Int>
  /// UTF-8, escaped as the format needs it.
  public var bytes: [UInt8]
  /// What `bytes` stand for, to compare with what is read back.
  public var text: String

  package init(range: Range<Int>, bytes: [UInt8], text: String) {
    self.range = range
    self.bytes = bytes
    self.text = text
  }
}
