/// A file's content, decoded to UTF-8, with the way back to the bytes on disk.
public struct Document: Sendable {
  /// Relative to the root of the run, with `/`.
  public var path: String
  /// The file as it is on disk.
  public var original: [UInt8]
  /// Well-formed UTF-8. Readers' offsets are into these bytes; equal to `original` for a UTF-8 file, byte order
  /// mark included.
  public var bytes: [UInt8]
  /// How the file is encoded on disk.
  public var encoding: Encoding
  /// Where the text begins in `bytes`, after any byte order marks.
  public var textStart: Int
  /// What was wrong with the bytes.
  public var problems: [Problem]

  /// How a file is encoded on disk.
  public enum Encoding: String, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case binary
  }
}
