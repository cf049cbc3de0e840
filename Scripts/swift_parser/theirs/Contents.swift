import Glibc

/// The bytes of a file; nil when it can't be read.
func contents(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let count = ftell(file)
  rewind(file)
  var bytes = [UInt8](repeating: 0, count: max(0, count))
  return fread(&bytes, 1, bytes.count, file) == bytes.count ? bytes : nil
}
