import Testing

struct SlavicTests {
  @Test(
    arguments: words(
      """
      kot:1 śpi:1 duży:2 nie:1 ciasto:2 zdjęcie:2 zdjęcia:2 biologia:3 Maria:2 Marii:2 auto:2 nauka:3 \
      zaufanie:4 Europa:3 muzeum:3 klient:2 biblioteka:4 radio:2 imię:2 niebieski:3 usuń:2 w:0 z:0 ze:1 e-mail:2 21:4 PDF:3 \
      BMW:3
      """))
  func `in Polish`(word: String, syllables: Int) {
    #expect(spoken(word, "pl") == syllables)
  }

  @Test(
    arguments: words(
      """
      vlk:1 prst:1 vítr:2 mohl:2 jablko:3 osm:2 sedm:2 čtvrtek:2 zvuk:1 mouka:2 auto:2 euro:2 naučit:3 \
      použít:3 pouze:2 neumím:3 muzeum:3 pneumatiky:4 soubor:2 uložit:3 k:0 s:0 v:0 ke:1 e-mail:2 21:4 PDF:3 BMW:6
      """))
  func `in Czech`(word: String, syllables: Int) {
    #expect(spoken(word, "cs") == syllables)
  }

  @Test(
    arguments: words(
      """
      кот:1 большой:2 файл:1 ещё:2 её:2 удалить:3 подключение:5 объект:2 сохранить:3 из-за:2 в:0 к:0 с:0 \
      со:1 о:1 США:3 СМС:3 21:4 Wi-Fi:2 PDF:3 WWW:6
      """))
  func `in Russian`(word: String, syllables: Int) {
    #expect(spoken(word, "ru") == syllables)
  }

  @Test(
    arguments: words(
      """
      налаштування:5 зв’язку:2 зв'язок:2 її:2 європа:3 місяць:2 будь-який:3 об’єкт:2 в:0 з:0 у:1 із:1 й:0 \
      зберегти:3 ґанок:2 21:4 Wi-Fi:2 США:3 PDF:3
      """))
  func `in Ukrainian`(word: String, syllables: Int) {
    #expect(spoken(word, "uk") == syllables)
  }
}
