/// One string of a table: where its texts are, and what its file says of it.
struct StringRow: BitwiseCopyable, Sendable {
  /// A yes or no about a string.
  struct Flags: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt16

    /// The string is shown to people.
    static let translatable = Flags(rawValue: 1 << 0)
    /// A fix may be written.
    static let fixable = Flags(rawValue: 1 << 1)
    /// Whether its last line end comes from how the file lays the text out, as in a block of YAML.
    static let looseEnd = Flags(rawValue: 1 << 2)
    /// The string is a paragraph of a manual or a note on a release, not a text of the app's own views.
    static let manual = Flags(rawValue: 1 << 3)
    /// The text is in a variety of the source's language, such as British English, and judged as the source is.
    static let variety = Flags(rawValue: 1 << 4)
    /// The file's own rule gives the form of a plural to one number.
    static let formOfOne = Flags(rawValue: 1 << 5)
    /// It gives it to several numbers; with `formOfOne`, to 0 and 1.
    static let formOfSeveral = Flags(rawValue: 1 << 6)
    /// The path of its file says that it is for people who write code or read a log.
    static let developers = Flags(rawValue: 1 << 7)
    /// Its file or its key says that it is a sentence of terms of use or a privacy policy.
    static let legal = Flags(rawValue: 1 << 8)
    /// Code has the text, and nothing in it is seen to show it.
    static let unshown = Flags(rawValue: 1 << 9)
  }

  /// An index in one of the table's lists that says there is nothing.
  static let nothing: Int32 = -1
  /// The same of its locales.
  static let noLocale: UInt32 = .max

  var key: TextRef
  var text: TextRef
  /// Equal to `text` unless the form is a part of a larger sentence.
  var sentence: TextRef
  var comment = TextRef.none
  /// The text in the source language.
  var source = TextRef.none
  var variant = TextRef.empty
  /// The raw value in the document; both ends are `UInt32.max` where it has no place.
  private var lower = UInt32.max
  private var upper = UInt32.max
  /// Index in `StringSides.maps`; `nothing` where the sentence is at the value's start as it is.
  var map = Self.nothing
  /// Index in `StringSides.extras`.
  var extras = Self.nothing
  /// Index in `StringSides.locales`.
  var locale: UInt32
  var sourceLocale = Self.noLocale
  var role = Role.unknown
  var roleSource = RoleSource.none
  var state = TranslationState.translated
  var syntax: Syntax
  var localeSource: LocaleSource
  /// What the name of the file that the string was taken from tells of its role; nil when this is that file.
  var origin: RoleFile?
  var flags: Flags = [.translatable, .fixable]

  init(key: TextRef, text: TextRef, locale: UInt32, localeSource: LocaleSource, syntax: Syntax) {
    self.key = key
    self.text = text
    sentence = text
    self.locale = locale
    self.localeSource = localeSource
    self.syntax = syntax
  }

  /// The raw value in the document, without its quotes; nil where it has no place.
  var range: Range<Int>? {
    get { lower == .max ? nil : Int(lower)..<Int(upper) }
    set {
      lower = newValue.map { UInt32($0.lowerBound) } ?? .max
      upper = newValue.map { UInt32($0.upperBound) } ?? .max
    }
  }

  /// How many bytes the row has besides its text: other rows may have them, too.
  var ownBytes: Int {
    let others = key.length + comment.length + source.length + variant.length
    return sentence == text ? others : others + sentence.length
  }

  /// Whether the string is one form of several, or an item of a list.
  var isForm: Bool { variant.count > 0 }

  /// How many numbers take the form, by the file's own rule; nil where it has none.
  var formNumbers: PluralForm.Numbers? {
    get {
      switch (flags.contains(.formOfOne), flags.contains(.formOfSeveral)) {
      case (true, true): .zeroAndOne
      case (true, false): .one
      case (false, true): .several
      case (false, false): nil
      }
    }
    set {
      flags.subtract([.formOfOne, .formOfSeveral])
      if newValue == .one || newValue == .zeroAndOne { flags.insert(.formOfOne) }
      if newValue == .several || newValue == .zeroAndOne { flags.insert(.formOfSeveral) }
    }
  }

  /// Whether it is written in the language of the source: as the source, or beside it in a variety of the language.
  var isOwnOrVariety: Bool { source.isNone || flags.contains(.variety) }

  /// Whether people get to see the text.
  var isShown: Bool { flags.contains(.translatable) && state.isShown }
}
