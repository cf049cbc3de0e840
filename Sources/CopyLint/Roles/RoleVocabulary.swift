/// The English words that tell roles, looked up by their bytes.
enum RoleVocabulary {
  /// Bytes of the longest word that is looked up; a longer one tells nothing.
  static let longestWord = 16

  /// The meaning of a word in small letters, its bytes packed with the first one highest.
  static func meaning(of packed: UInt128) -> RoleWord {
    var slot = slot(of: packed)
    while table.slots[slot] != 0 {
      let row = table.rows[Int(table.slots[slot]) - 1]
      if row.packed == packed { return row.word }
      slot = (slot + 1) % slotCount
    }
    return .other
  }

  /// Three times the spellings: a search ends soon, and building it is the least work.
  private static let slotCount = 1024

  private static func slot(of packed: UInt128) -> Int {
    let folded = UInt64(truncatingIfNeeded: packed ^ packed >> 64)
    return Int(truncatingIfNeeded: (folded &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }

  private struct Table {
    var rows: [(packed: UInt128, word: RoleWord)] = []
    /// The number of the row + 1 by open addressing; 0 is an empty slot.
    var slots = [UInt16](repeating: 0, count: slotCount)

    mutating func add(_ packed: UInt128, _ word: RoleWord) {
      rows.append((packed, word))
      var slot = slot(of: packed)
      while slots[slot] != 0 { slot = (slot + 1) % slotCount }
      slots[slot] = UInt16(rows.count)
    }
  }

  private static let table: Table = {
    var table = Table()
    table.rows.reserveCapacity(slotCount / 3)
    for (word, spellings) in words {
      var packed: UInt128 = 0
      for byte in spellings.utf8 {
        if byte != UInt8(ascii: " ") {
          packed = packed << 8 | UInt128(byte)
          continue
        }
        table.add(packed, word)
        packed = 0
      }
      table.add(packed, word)
    }
    return table
  }()

  /// Spellings by meaning. Common misspellings stand beside the right one.
  private static let words: [(RoleWord, String)] = [
    (
      .accessibility,
      "accessibility accessiblity accessibilty accesibility accessability accessible a11y ax aria"
    ),
    (.accessibility, "voiceover screenreader"),
    (.talkback, "talkback"),
    (.announcement, "announcement announcements"),
    (.announced, "announced"),
    (.rotor, "rotor rotors"),
    (.voiceControl, "voicecontrol"),
    (.alt, "alt"),
    (.image, "image photo picture icon logo illustration avatar"),

    (.accessKey, "accesskey accelerator"),
    (.action, "action actions"),
    (.answer, "ok okay yes dismiss confirmed accept"),
    (.body, "body paragraph"),
    (.button, "button btn cta"),
    (.buttons, "buttons"),
    (.cancel, "cancel"),
    (.command, "command"),
    (.delete, "delete remove erase discard destructive deletion removal"),
    (.description, "description desc"),
    (.detail, "detail details"),
    (.field, "field textfield searchfield"),
    (.footer, "footer footnote caption explanation"),
    (.header, "header heading section"),
    (.help, "help info"),
    (.hint, "hint"),
    (.hints, "hints"),
    (.identifier, "identifier identifiers id ids"),
    (.item, "item"),
    (.label, "label lbl"),
    (.labels, "labels"),
    (.link, "link hyperlink"),
    (.menu, "menu submenu"),
    (.menuItem, "menuitem"),
    (.message, "message msg"),
    (.name, "name"),
    (.placeholder, "placeholder"),
    (.reason, "reason"),
    (.subtitle, "subtitle"),
    (.summary, "summary"),
    (.tab, "tab tabitem"),
    (.tabBar, "tabbar"),
    (.text, "text string"),
    (.copy, "copy"),
    (.title, "title"),
    (.toggle, "toggle checkbox"),
    (.toolbar, "toolbar"),
    (.tooltip, "tooltip tooltips tooltiptext"),
    (.value, "value"),
    (.verb, "share open create add edit paste get save invite generate insert send show done close retry"),
    (.verb, "continue next submit apply finish start stop"),

    (.alert, "alert alerts dialog dialogs dialogue modal"),
    (.confirm, "confirm"),
    (.confirmation, "confirmation"),
    (.empty, "empty"),
    (.emptyState, "emptystate nocontent noresults"),
    (.error, "error errors"),
    (.failed, "failed failure fail invalid validation"),
    (.notification, "notification push"),
    (.panel, "panel"),
    (.screen, "screen page view nav navigation navbar window controller"),
    (.sheet, "sheet actionsheet"),
    (.toast, "toast toasts snackbar"),

    (.keywords, "keywords keyword"),
    (.noise, "zero one two few many other ios iphone ipad ipados mac macos watch watchos tv"),
    (.popup, "popup"),
    (.require, "require requires required"),
    (.row, "row cell"),
    (.secret, "password passphrase passcode pin email code"),
    (.topic, "statement settings setting preference preferences pref prefs permission permissions"),
    (.topic, "feature features option options inspector focus shortcut shortcuts keychain"),

    (.access, "access"),
    (.back, "back"),
    (.bar, "bar"),
    (.box, "box"),
    (.check, "check"),
    (.column, "column"),
    (.content, "content"),
    (.control, "control"),
    (.holder, "holder"),
    (.input, "input"),
    (.key, "key"),
    (.no, "no"),
    (.over, "over"),
    (.place, "place"),
    (.pop, "pop"),
    (.prompt, "prompt"),
    (.reader, "reader"),
    (.results, "results"),
    (.snack, "snack"),
    (.state, "state"),
    (.sub, "sub"),
    (.switcher, "switch"),
    (.talk, "talk"),
    (.tip, "tip"),
    (.tool, "tool"),
    (.up, "up"),
    (.usage, "usage"),
    (.voice, "voice"),

    (.stop, "— –"),
    (.step, "→"),
    (.article, "a an"),
    (
      .boundary,
      "to that which who where whose with from at by as about after before below above beside near under"
    ),
    (
      .boundary,
      "describing informing indicating asking displaying instructing explaining telling saying reading"
    ),
    (.boundary, "is are was used"),
    (.definite, "the this"),
    (.of, "of for in on inside within"),
    (.shown, "shown displayed presented appearing appears"),
    (.when, "when while if until during"),
  ]
}
