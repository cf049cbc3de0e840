import Glibc

/// The bytes of a file; nil when it can't be read.
func contents(of path: String) -> [UInt8]? {
  guard let file = unsafe fopen(path, "rb") else { return nil }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  while true {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe fread(&piece, 1, piece.count, file)
    if count == 0 { return bytes }
    bytes += piece[..<count]
  }
}
