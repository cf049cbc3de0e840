import Readability

/// What the tag of a resource says about it, read in one pass.
struct AndroidTag {
  private(set) var name: Range<Int>?
  /// The kind of device that the string is for.
  private(set) var product: Range<Int>?
  private(set) var isTranslatable = true
  /// Whether Android Lint is told not to ask for its translations.
  private(set) var mayBeMissing = false
  private var isFormatted = true

  init(of element: Int, in xml: XMLTree) {
    self.init(of: element, behind: xml.name(of: element), in: xml)
  }

  /// - Parameter name: the element's name.
  init(of element: Int, behind name: Range<Int>, in xml: XMLTree) {
    var attributes = XMLAttributes(of: element, behind: name, in: xml)
    while let attribute = attributes.next(xml.bytes.span) {
      if xml.equal(attribute.name, "name") {
        self.name = attribute.value
      } else if xml.equal(attribute.name, "product") {
        product = attribute.value
      } else if xml.equal(attribute.name, "translatable") {
        isTranslatable = !xml.equal(attribute.value, "false")
      } else if xml.equal(attribute.name, "formatted") {
        isFormatted = !xml.equal(attribute.value, "false")
      } else if xml.equal(attribute.name, "tools:ignore") {
        mayBeMissing = Self.ignoresMissing(attribute.value, in: xml)
      }
    }
  }

  /// Whether a list such as `ExtraTranslation, MissingTranslation` names the check for missing translations.
  static func ignoresMissing(_ list: Range<Int>, in xml: XMLTree) -> Bool {
    xml.bytes[list].split(separator: UInt8(ascii: ",")).contains { name in
      let name = name.drop { $0 <= 0x20 }
      return ["MissingTranslation", "all"].contains { wanted in
        name.starts(with: wanted.utf8) && name.dropFirst(wanted.utf8.count).allSatisfy { $0 <= 0x20 }
      }
    }
  }

  func syntax(_ options: ReadingOptions) -> Syntax { options.syntax ?? (isFormatted ? .android : .none) }

  /// A hash of all that tells one resource from another.
  static func identity(_ name: Span<UInt8>, type: StaticString, product: String?) -> UInt64 {
    // A number that differs for each type.
    let type = UInt64(type.utf8CodeUnitCount)
    let product = product.map { byteHash($0.utf8.span) } ?? 0
    return max(1, mixed(byteHash(name) ^ type, product ^ 0x9E37_79B9_7F4A_7C15))
  }
}
