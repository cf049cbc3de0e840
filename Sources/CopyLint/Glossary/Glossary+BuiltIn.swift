private import CGlossary

extension Glossary {
  /// Whether `bytes` are the default glossary of a language, which a project need not read a second time.
  package static func isBuiltIn(_ bytes: [UInt8], language: String) -> Bool {
    (0..<cglossary_count()).contains { number in
      let file = unsafe cglossary_file(number)
      guard unsafe String(cString: file.language) == language, unsafe Int(file.count) == bytes.count else {
        return false
      }
      return unsafe UnsafeBufferPointer(start: file.bytes, count: bytes.count).elementsEqual(bytes)
    }
  }
}
