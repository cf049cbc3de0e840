/// A term of a glossary, a name, or an irregular form. The program carries those of its own glossaries as they are in
/// memory, so there is no padding between the fields.
struct GlossaryRow: BitwiseCopyable, Sendable {
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    case term
    /// A brand: found so that nothing else is found in it.
    case name
    /// An irregular verb form: `next` leads to other rows of its own hash, `target` to the verb.
    case irregular
    case removed
  }

  /// Of the head, or of the head and what follows it: the key in the table.
  var hash: UInt64
  /// Hash of the base form, for an irregular form.
  var target: UInt64 = 0
  /// Offsets in the bytes of the index.
  var record: Int32 = 0
  var term: Int32 = 0
  /// The next row with the same head; -1 at the end.
  var next: Int32 = -1
  var termLength: UInt16 = 0
  var headLength: UInt16 = 0
  /// The two folded scalars after the head, a byte each, to reject most rows at once; 0 when nothing follows.
  var tail: UInt16 = 0
  var layout: UInt16 = 0
  var kind = Kind.term
  var form = WordForm.base
  private var leads: UInt8 = 0
  private var opens: UInt8 = 0
  private var nextLetters: UInt16 = 0
  private var unused: UInt16 = 0
  private var unusedToo: UInt32 = 0

  init(hash: UInt64, kind: Kind) {
    self.hash = hash
    self.kind = kind
  }

  /// Whether longer terms begin with this head; stored in the first row of a head.
  var leadsOn: Bool {
    get { leads != 0 }
    set { leads = newValue ? 1 : 0 }
  }

  /// The terms that begin with this head, the longer ones too; stored in the first row of a head.
  var openings: TermOpenings {
    get { TermOpenings(standsAlone: opens != 0, nextLetters: nextLetters) }
    set {
      opens = newValue.standsAlone ? 1 : 0
      nextLetters = newValue.nextLetters
    }
  }
}
