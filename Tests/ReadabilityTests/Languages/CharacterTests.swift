import Readability
import Testing

/// Languages that are measured in characters or that have no syllables.
struct CharacterTests {
  @Test(arguments: [("ko", "설정을 저장하지 못했습니다", 12), ("zh", "无法保存设置", 6), ("zh-Hant", "無法儲存", 4)])
  func `are syllables in Korean and Chinese`(locale: String, text: String, syllables: Int) {
    let counts = analyze(text, locale: locale).counts
    #expect(counts.syllables == syllables)
    #expect(counts.letters == syllables)
  }

  @Test(
    arguments: [
      ("ja", "設定を保存できませんでした。もう一度お試しください。", 2, 24), ("th", "บันทึกไม่สำเร็จ", 1, 11),
      ("ar", "تعذر حفظ الإعدادات. حاول مرة أخرى.", 2, 27), ("he", "לא ניתן לשמור. נסו שוב.", 2, 17),
      ("hi", "सेटिंग सहेजी नहीं गई। फिर से कोशिश करें।", 2, 18),
    ])
  func `count letters and sentences without syllables`(
    locale: String, text: String, sentences: Int, letters: Int
  ) {
    let counts = analyze(text, locale: locale).counts
    #expect(counts.sentences == sentences)
    #expect(counts.letters == letters)
    #expect(counts.syllables == 0)
  }

  @Test(arguments: ["ar", "ca", "el", "he", "hi", "ja", "ko", "ro", "th", "uk", "zh"])
  func `get no grade that nobody published`(code: String) throws {
    let language = try #require(Language(locale: code))
    #expect(language.formulas.isEmpty)
  }
}
