extension Entry {
  /// What only some strings have. Apart from the rest, since a file may have a hundred thousand entries.
  struct Details: Sendable, Equatable {
    var origin: RoleFile?
    var variant: String = ""
    var source: String?
    var sourceLocale: String?
    var maxLength: Int?
    var textMap: ByteMap?
    var message: MessagePlace?
    var neutral: [Range<Int>] = []
    var declaredValues: [String] = []
  }

  /// What the name of the file that the string was taken from tells of its role; nil when this is that file.
  var origin: RoleFile? {
    get { details.isEmpty ? nil : details[0].origin }
    set { change(newValue == nil) { $0.origin = newValue } }
  }

  /// Which form of the string this is, as Xcode spells it in XLIFF; empty when there is one form only.
  public var variant: String {
    get { details.isEmpty ? "" : details[0].variant }
    set { change(newValue.isEmpty) { $0.variant = newValue } }
  }

  /// The text in the source language, when this is a translation.
  public var source: String? {
    get { details.isEmpty ? nil : details[0].source }
    set { change(newValue == nil) { $0.source = newValue } }
  }

  /// BCP 47 of `source`.
  public var sourceLocale: String? {
    get { details.isEmpty ? nil : details[0].sourceLocale }
    set { change(newValue == nil) { $0.sourceLocale = newValue } }
  }

  /// Limit that the file states, in characters.
  public var maxLength: Int? {
    get { details.isEmpty ? nil : details[0].maxLength }
    set { change(newValue == nil) { $0.maxLength = newValue } }
  }

  /// From offsets in `text` to offsets in the decoded document; nil when `text` is the whole sentence.
  var textMap: ByteMap? {
    get { details.isEmpty ? nil : details[0].textMap }
    set { change(newValue == nil) { $0.textMap = newValue } }
  }

  /// Where `text` stands in an ICU message; nil when it is none.
  var message: MessagePlace? {
    get { details.isEmpty ? nil : details[0].message }
    set { change(newValue == nil) { $0.message = newValue } }
  }

  /// What in `sentence` the file itself marks as no language, such as tags of its own; ordered, disjoint.
  public var neutral: [Range<Int>] {
    get { details.isEmpty ? [] : details[0].neutral }
    set { change(newValue.isEmpty) { $0.neutral = newValue } }
  }

  /// Names of the values that the file declares for the text besides.
  var declaredValues: [String] {
    get { details.isEmpty ? [] : details[0].declaredValues }
    set { change(newValue.isEmpty) { $0.declaredValues = newValue } }
  }

  /// - Parameter isDefault: whether the new value is what strings without details have.
  private mutating func change(_ isDefault: Bool, _ body: (inout Details) -> Void) {
    if isDefault, details.isEmpty { return }
    changeDetails { details in
      if details.isEmpty { details.append(Details()) }
      body(&details[0])
      // Two entries that say the same are the same.
      if isDefault, details[0] == Details() { details = [] }
    }
  }
}
