internal import CICU
internal import Readability

/// The letters that a language is written with (CLDR's exemplar characters), and its scripts.
struct LanguageLetters: Sendable {
  /// ICU's numbers, where they are needed by name.
  enum Script {
    static let common: Int32 = 0
    static let inherited: Int32 = 1
    static let cyrillic: Int32 = 8
    static let greek: Int32 = 14
    static let han: Int32 = 17
    static let latin: Int32 = 25
  }

  private var ranges: [ClosedRange<UInt32>] = []
  /// The scripts that the language is written in; empty when unknown.
  private(set) var scripts: [Int32] = []

  /// nil where nobody knows.
  private(set) var quotationMarks: QuotationMarkSet?

  init(locale: String) {
    quotationMarks = QuotationMarkSet(language: Locale(locale).language)
    var scripts = [Int32](repeating: 0, count: 8)
    let count = unsafe scripts.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe cicu_scripts(locale, $0, Int32(buffer.count)) } ?? 0
    }
    self.scripts = Array(scripts.prefix(Int(count)))
    var found = [CICURange](repeating: CICURange(first: 0, last: 0), count: 4096)
    let length = unsafe found.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe cicu_exemplar_ranges(locale, $0, Int32(buffer.count)) } ?? 0
    }
    ranges = found.prefix(Int(length)).map { $0.first...max($0.first, $0.last) }
    // CLDR lacks “ॲ”, which standard Marathi has.
    if Locale(locale).language == "mr" { add(0x0972) }
  }

  var isKnown: Bool { !ranges.isEmpty && !scripts.isEmpty }

  private mutating func add(_ letter: UInt32) {
    let place = ranges.firstIndex { $0.lowerBound > letter } ?? ranges.count
    ranges.insert(letter...letter, at: place)
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }

  /// Whether the letters of a text are all of this language, where it is written in Latin ones: most are.
  func areAll(in bytes: [UInt8]) -> Bool {
    guard scripts == [Script.latin] else { return false }
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      let (scalar, length) = CopyLint.scalar(of: bytes, at: index)
      let isSign = 0xA0...0xBF ~= scalar.value || 0x2000...0x206F ~= scalar.value
      guard isSign || contains(scalar) else { return false }
      index += length
    }
    return true
  }

  static func script(of scalar: Unicode.Scalar) -> Int32 {
    if scalar.value < 0x80 { return scalar.properties.isAlphabetic ? Script.latin : Script.common }
    return cicu_script(scalar.value)
  }
}
