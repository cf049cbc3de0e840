import Glibc

/// The bytes of a file; nil when it can't be read.
func contents(of path: String) -> [UInt8]? {
  guard let file = unsafe fopen(path, "rb") else { return nil }
  defer { unsafe fclose(file) }
  guard unsafe fseek(file, 0, SEEK_END) == 0 else { return nil }
  let size = unsafe ftell(file)
  unsafe rewind(file)
  return unsafe [UInt8](unsafeUninitializedCapacity: max(0, size)) { buffer, count in
    count = unsafe fread(buffer.baseAddress, 1, buffer.count, file)
  }
}
