/// Which strings of other files the code or the layout of one file asks for, and what they are there.
package struct KeyUses: Sendable {
  /// A place that asks for a string.
  struct Use: BitwiseCopyable, Sendable {
    var name: KeyName
    /// Less of the name, for when the whole name leads nowhere; the same as `name` where there is no less.
    var short: KeyName
    var role: Role
    /// 0-based.
    var line: UInt32
  }

  /// A name of the code that stands for a key.
  struct Accessor: BitwiseCopyable, Sendable {
    var name: KeyName
    /// The last two parts of the name.
    var short: KeyName
    var key: KeyName
  }

  /// A literal that the app looks up.
  struct Lookup: Sendable {
    /// Of no table.
    var key: KeyName
    /// Of the text in the document, without its quotes.
    var range: Range<Int>
    var spelling = Spelling.text
    var style = KeyStyle.dotted
  }

  /// What a literal may be besides a key.
  enum Spelling: UInt8, Sendable {
    case text
    /// The name of a symbol or a picture: only a string file with this key makes it one.
    case picture
    /// A name from the code: a key, where the keys of the project are spelled so.
    case name
    /// A name such as “photo_label”, as most keys are: only string files with keys of another spelling show that it isn't.
    case likelyKey
  }

  /// In file order.
  var uses: [Use] = []
  var accessors: [Accessor] = []
  /// Without those that have texts of their own in their interpolations.
  var lookups: [Lookup] = []
  /// What depends on the string files, in file order.
  package var literals: [CodeLiteral] = []
  /// How many literals the app looks up that people see.
  var localized = 0
  /// Everything that may name a key, where it was wanted.
  package var mentions = KeyMentions()
  /// The keys that the file has, if it is a string file.
  package var keys: HeldKeys?

  package init() {}

  package var isEmpty: Bool {
    uses.isEmpty && accessors.isEmpty && literals.isEmpty && mentions.isEmpty && keys == nil
  }
}
