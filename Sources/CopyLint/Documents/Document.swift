/// A file's content, decoded to UTF-8, with the way back to the bytes on disk.
public struct Document: Sendable {
  /// Larger files are not read, in bytes: no file of strings comes near it.
  public static let maximumFileSize = 64 << 20

  /// Relative to the root of the run, with `/`.
  public var path: String
  /// Whether a person named this very file, and no folder walk came across it. Then its extension says enough where
  /// its content could be something else, such as settings.
  public let isNamed: Bool
  /// The file as it is on disk.
  public let original: [UInt8]
  /// Well-formed UTF-8. Readers' offsets are into these bytes; equal to `original` for a UTF-8 file, byte order
  /// mark included.
  public internal(set) var bytes: [UInt8]
  /// How the file is encoded on disk.
  package internal(set) var encoding: Encoding
  /// Where the text begins in `bytes`, after any byte order marks.
  package internal(set) var textStart = 0
  /// What was wrong with the bytes.
  public internal(set) var problems: [Problem] = []
  /// From `bytes` to `original`.
  var originalMap = OriginalMap()
  /// Where the lines of `bytes` begin; nil until somebody needs places.
  private var lines: LineIndex?

  /// How a file is encoded on disk.
  package enum Encoding: String, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case latin1 = "ISO-8859-1"
    case latin2 = "ISO-8859-2"
    case latin5 = "ISO-8859-9"
    case latin9 = "ISO-8859-15"
    case koi8R = "KOI8-R"
    case koi8U = "KOI8-U"
    case windows1250 = "windows-1250"
    case windows1251 = "windows-1251"
    case windows1252 = "windows-1252"
    /// Not text: a binary property list has `bytes` equal to `original`, anything else has none.
    case binary
  }

  /// Decodes `bytes`, the whole of a file.
  ///
  /// Bad sequences become U+FFFD and one problem, so that the rest can be read.
  public init(path: String, bytes: [UInt8], isNamed: Bool = false) {
    self.path = path
    self.isNamed = isNamed
    original = bytes
    self.bytes = bytes
    encoding = Self.encoding(of: bytes, path: path)
    guard bytes.count <= Self.maximumFileSize else {
      refuse("Split this file. It is larger than \(Self.maximumFileSize >> 20) MB.", rule: "syntax-error")
      return
    }
    switch encoding {
    case .utf8:
      // In ASCII, nothing is decoded, lost or skipped.
      guard nonASCIIRun(in: bytes.span, from: 0) != nil else { return }
      decodeUTF8()
    case .utf16LittleEndian: decodeUTF16 { UInt16($0) | UInt16($1) << 8 }
    case .utf16BigEndian: decodeUTF16 { UInt16($0) << 8 | UInt16($1) }
    case .binary:
      if !isBinaryPropertyList { refuse("Save this file as UTF-8 text. It contains binary data.") }
      return
    default: decodeSingleBytes()
    }
    findLostCharacters()
    skipByteOrderMarks()
  }

  /// Makes places quick to find, for who looks for more than one.
  package mutating func indexLines() {
    if lines == nil { lines = LineIndex(bytes, from: textStart) }
  }

  /// Where the lines of `bytes` begin.
  var lineIndex: LineIndex { lines ?? LineIndex(bytes, from: textStart) }

  /// Whether the file begins as binary property lists do.
  package var isBinaryPropertyList: Bool { encoding == .binary && Self.isBinaryPropertyList(original) }

  /// Whether there is nothing but white space.
  package var isBlank: Bool {
    bytes[textStart...].allSatisfy { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }
  }

  /// Whether edits keep all that is on disk: false for binary files and where bytes had to be replaced.
  public var isEditable: Bool { encoding != .binary && !isRepaired }
  /// Whether bytes had to be replaced.
  var isRepaired = false

  /// The bytes on disk that make `range` of `bytes`.
  package func originalRange(of range: Range<Int>) -> Range<Int> {
    let lower = originalMap.offset(range.lowerBound, in: bytes, limit: original.count)
    let upper = originalMap.offset(range.upperBound, in: bytes, limit: original.count)
    return lower..<max(lower, upper)
  }

  private mutating func refuse(_ message: String, rule: String = "invalid-encoding") {
    bytes = []
    encoding = .binary
    problems = [Problem(rule: rule, message: message, range: nil)]
  }

  /// Several byte order marks come from tools that add their own to a text that had one.
  private mutating func skipByteOrderMarks() {
    while bytes[textStart...].starts(with: [0xEF, 0xBB, 0xBF]) { textStart += 3 }
  }
}
