import Readability

/// The English words that name roles, looked up by their bytes.
enum RoleVocabulary {
  /// The longest word to look up, in bytes; a longer one means nothing.
  static let longestWord = 16

  /// The meaning of a word by its hash; `other` for any other word.
  static func meaning(of hash: UInt64) -> RoleWord { table[hash] ?? .other }

  /// The hash of a word in lowercase letters.
  ///
  /// - Parameter low: its last eight bytes, packed with the first one highest.
  /// - Parameter high: those before, likewise.
  @inline(__always)
  static func hash(_ high: UInt64, _ low: UInt64) -> UInt64 {
    mixed(high ^ 0x9E37_79B9_7F4A_7C15, low ^ 0xD6E8_FEB8_6659_FD93)
  }

  private static let table: HashTable<RoleWord> = {
    var table = HashTable<RoleWord>()
    // Three times the spellings, so that a search ends quickly.
    table.reserve(700, like: .other)
    for (word, spellings) in words {
      var (high, low): (UInt64, UInt64) = (0, 0)
      for byte in spellings.utf8 {
        if byte != UInt8(ascii: " ") {
          (high, low) = (high << 8 | low >> 56, low << 8 | UInt64(byte))
          continue
        }
        table.set(word, for: hash(high, low))
        (high, low) = (0, 0)
      }
      table.set(word, for: hash(high, low))
    }
    return table
  }()

  /// Spellings by meaning. Common misspellings are next to the right one.
  private static let words: [(RoleWord, String)] = [
    (
      .accessibility,
      "accessibility accessiblity accessibilty accesibility accessability a11y ax aria"
    ),
    (.accessibility, "voiceover screenreader"),
    (.accessible, "accessible"),
    (.automation, "automation"),
    (.contentDescription, "contentdesc"),
    (.talkback, "talkback"),
    (.announcement, "announcement announcements"),
    (.announced, "announced"),
    (.announces, "announces announce"),
    (.spoken, "spoken read"),
    (.rotor, "rotor rotors"),
    (.voiceControl, "voicecontrol"),
    (.alt, "alt"),
    (.alternative, "alternative"),
    (.live, "live"),
    (.region, "region"),
    (.image, "image img photo picture icon logo illustration avatar thumbnail"),

    (.accessKey, "accesskey accelerator"),
    (.action, "action actions"),
    (.answer, "ok okay yes dismiss confirmed accept"),
    (.body, "body paragraph"),
    (.button, "button btn cta"),
    (.buttons, "buttons"),
    (.cancel, "cancel"),
    (.command, "command"),
    (.custom, "custom"),
    (.delete, "delete remove erase discard deletion removal"),
    (.deletes, "deletes erases"),
    (.destructive, "destructive"),
    (.description, "description desc"),
    (.detail, "detail details"),
    (.field, "field textfield searchfield slider picker stepper"),
    (.footer, "footer footnote caption explanation explain"),
    (.header, "header heading section headline subheadline"),
    (.help, "help info"),
    (.hint, "hint"),
    (.hints, "hints"),
    (.identifier, "identifier identifiers id ids"),
    (.item, "item"),
    (.label, "label lbl"),
    (.labels, "labels"),
    (.link, "link hyperlink"),
    (.menu, "menu submenu appmenu contextmenu"),
    (.menuItem, "menuitem appmenuitem"),
    (.message, "message msg"),
    (.name, "name"),
    (.names, "names"),
    (.negative, "negative"),
    (.placeholder, "placeholder"),
    (.reason, "reason"),
    (.status, "status time duration progress"),
    (.subtitle, "subtitle"),
    (.summary, "summary"),
    (.tab, "tab tabitem"),
    (.tabBar, "tabbar"),
    (.text, "text string"),
    (.copy, "copy"),
    (.title, "title"),
    (.toggle, "toggle checkbox radiobutton"),
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
    (.banner, "banner banners"),
    (.error, "error errors"),
    (.err, "err"),
    (.failed, "failed failure fail invalid validation"),
    (.notification, "notification push"),
    (.panel, "panel"),
    (.question, "question asks"),
    (.screen, "screen page view nav navigation navbar window controller wizard"),
    (.sheet, "sheet actionsheet"),
    (.toast, "toast toasts snackbar"),

    (.gone, "deleted removed"),
    (.keywords, "keywords keyword"),
    (.noise, "zero one two few many other v ios iphone ipad ipados mac macos watch watchos tv"),
    (.popup, "popup"),
    (.require, "require requires required"),
    (.row, "row cell"),
    (.secret, "password passphrase passcode pin email code"),
    (.topic, "statement settings setting preference preferences pref prefs permission permissions"),
    (.topic, "channel feature features option options inspector focus shortcut shortcuts keychain"),

    (.properties, "properties"),
    (.radio, "radio"),

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
    (.as, "as"),
    (.before, "before"),
    (
      .boundary,
      "to that which who where whose with from at by about below above beside near under"
    ),
    (
      .boundary,
      "describing informing indicating asking displaying instructing explaining telling saying reading showing"
    ),
    (.boundary, "is are was used"),
    (.definite, "the this"),
    (.of, "of for in on inside within"),
    (.shown, "shown displayed presented appearing appears"),
    (.when, "when while if until during after"),
  ]
}
