/// The letters of a translation, as a sign that it is in another language.
struct TranslationScript {
  /// Letters of a script that the language is written in, and of other scripts except Latin.
  private(set) var own = 0
  private(set) var foreign = 0
  private var firstForeign: Int32?
  private(set) var isASCII = true
  private var kana = 0
  private var simplified = 0
  private var traditional = 0

  /// - Parameter subject: a translation.
  init(_ subject: Subject) {
    guard let letters = subject.letters else { return }
    forEachScalar(of: subject.bytes, outside: subject.neutral) { scalar, _ in add(scalar, letters) }
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ letters: LanguageLetters) {
    let script = LanguageLetters.script(of: scalar)
    guard script > LanguageLetters.Script.inherited else { return }
    if scalar.value >= 0x80 { isASCII = false }
    if letters.scripts.contains(script) {
      own += 1
    } else if script != LanguageLetters.Script.latin {
      foreign += 1
      if firstForeign == nil { firstForeign = script }
    }
    if 0x3041...0x3096 ~= scalar.value { kana += 1 }
    if script == LanguageLetters.Script.han {
      if Self.onlySimplified.contains(scalar.value) { simplified += 1 }
      if Self.onlyTraditional.contains(scalar.value) { traditional += 1 }
    }
  }

  /// Whether no letter is from a script of the language, and enough are from another one.
  var isForeign: Bool { own == 0 && foreign >= 6 }

  /// Whether the source has letters of that other script, too.
  func isForeign(like source: SourceText) -> Bool {
    var isThere = false
    forEachScalar(of: source.bytes) { scalar, _ in
      if LanguageLetters.script(of: scalar) == firstForeign { isThere = true }
    }
    return isThere
  }

  /// Whether a text in Chinese characters should be Japanese, or the other kind of Chinese; nil when it is right, or when
  /// that is unknown.
  ///
  /// - Parameters:
  ///   - language: of the file.
  ///   - isTraditional: whether its Chinese is.
  func otherChinese(in language: String, isTraditional: Bool) -> Chinese? {
    switch language {
    case "ja": return kana == 0 && simplified >= 3 ? .simplified : nil
    case "zh", "yue":
      if kana >= 4 { return .japanese }
      if isTraditional { return simplified >= 3 && traditional == 0 ? .simplified : nil }
      return traditional >= 3 && simplified == 0 ? .traditional : nil
    default: return nil
    }
  }

  enum Chinese { case simplified, traditional, japanese }

  /// Letters of frequent words, simplified and traditional by turns. Neither form of a pair is used in the other way of
  /// writing Chinese, and the first one in no Japanese text.
  private static let pairs = """
    这這们們时時说說过過对對开開关關请請设設选選择擇确確认認错錯误誤输輸删刪码碼网網络絡连連载載类類页頁显顯图圖\
    标標题題发發应應电電为為启啟该該从從给給还還让讓两兩样樣么麼问問间間门門头頭长長东東车車书書语語记記录錄话話\
    询詢试試调調订訂购購费費资資质質钮鈕键鍵银銀链鏈锁鎖钟鐘处處现現视視频頻听聽级級终終结結线線经經组組织織约約\
    纪紀细細节節
    """.unicodeScalars.enumerated()
  private static let onlySimplified = Set(pairs.filter { $0.offset % 2 == 0 }.map(\.element.value))
  private static let onlyTraditional = Set(pairs.filter { $0.offset % 2 == 1 }.map(\.element.value))
}
