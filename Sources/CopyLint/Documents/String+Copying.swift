extension String {
  /// The text of `bytes`, UTF-8.
  init(copying bytes: Span<UInt8>) {
    self = unsafe String(unsafeUninitializedCapacity: bytes.count) { buffer in
      for index in bytes.indices { unsafe buffer[index] = bytes[index] }
      return bytes.count
    }
  }
}

extension [UInt8] {
  init(copying bytes: Span<UInt8>) {
    self = unsafe [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      for index in bytes.indices { unsafe buffer.initializeElement(at: index, to: bytes[index]) }
      count = bytes.count
    }
  }
}
