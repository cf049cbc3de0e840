import Testing

@testable import CopyLint

@Suite struct TextLanguageTests {
  @Test(
    arguments: [
      (["Open the file and save it", "Please enter your name"], "en"),
      (["Speichern", "Abbrechen", "Einstellungen"], "de"),
      (["Enregistrer", "Vous êtes dans la liste"], "fr"),
      (["Guardar", "No se puede abrir el archivo"], "es"),
      (["Salva", "Impossibile aprire il file della lista"], "it"),
      (["Salvar", "Não é possível abrir o arquivo"], "pt"),
      (["Opslaan", "Het bestand kan niet worden geopend"], "nl"),
      (["Spara", "Det går inte att öppna filen"], "sv"),
      (["Gem", "Indstillinger", "Filen kan ikke åbnes"], "da"),
      (["Lagre", "Innstillinger", "Filen kan ikke åpnes"], "nb"),
      (["Zapisz", "Nie można otworzyć pliku", "Ustawienia"], "pl"),
      (["Kaydet", "Ayarlar", "Dosya bulunamadı"], "tr"),
      (["Сохранить", "Вы вышли"], "ru"), (["Зберегти зміни", "Ви вийшли"], "uk"),
      (["Готово", "Отмена"], nil), (["إعدادات التطبيق"], "ar"),
      (["ファイルを開く", "設定"], "ja"), (["打开文件", "应用设置", "取消"], "zh"), (["파일을 열 수 없습니다"], "ko"),
      // A word or two of another language do not make it that one.
      (["Open the file and save it", "Please wait for Die Zeit and Der Spiegel"], "en"),
      (["OK", "Wi-Fi", "NASA"], nil), (["Save"], nil), (["42 %", "…"], nil), ([], nil),
    ] as [([String], String?)])
  func `is told by letters and common words, or not at all`(texts: [String], expected: String?) {
    var language = TextLanguage()
    for text in texts { language.add(text) }
    #expect(language.sure == expected)
  }

  @Test func `has a row for each language, and every word in lowercase letters`() {
    #expect(commonWords.first?.language == "en")
    #expect(Set(commonWords.map(\.language)).count == commonWords.count && commonWords.count <= 32)
    for row in commonWords { #expect(row.words == row.words.lowercased(), "\(row.language)") }
  }
}
