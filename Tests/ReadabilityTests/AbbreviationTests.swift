import Testing

/// Sentences in texts with abbreviations, by language.
struct AbbreviationTests {
  @Test(arguments: [
    ("en", "“Dr. No” is on.", 1),
    ("da", "Vælg f.eks. Wi-Fi.", 1),
    ("da", "Vælg navn, alder osv. Du kan rette det.", 2),
    ("de", "Wählen Sie z. B. Äpfel.", 1),
    ("de", "Wählen Sie z.\u{A0}B. Äpfel oder u. a. Birnen.", 1),
    ("de", "Wählen Sie z.B. Äpfel, d. h. Obst.", 1),
    ("de", "Texte, Bilder o. Ä. Anhänge", 1),
    ("de", "Texte, Bilder o. Ä. Sie können alles ändern.", 2),
    ("de", "Seite Nr. 5 von ca. Zehn", 1),
    ("de", "Am 3. Mai um 10 Uhr", 1),
    ("de", "Beim 2. Mal klappt es.", 1),
    ("de", "Sie haben noch 3. Bitte warten Sie.", 2),
    ("de", "Das war 2023. Mai folgt.", 2),
    ("de", "Dr. Müller bzw. Frau Dr. Özdemir", 1),
    ("de", "Bilder usw. Mehr", 1),
    ("de", "Fertig. Weiter geht es.", 2),
    ("fi", "Valitse esim. Helsinki.", 1),
    ("fi", "Kuvat jne. Voit muuttaa ne.", 2),
    ("hu", "Válasszon várost, pl. Budapest.", 1),
    ("id", "Pilih kota, dll. Anda bisa lanjut.", 2),
    ("id", "Kirim ke Yth. Ibu Sari", 1),
    ("nb", "Velg f.eks. Oslo.", 1),
    ("nl", "Kies bijv. Amsterdam of dhr. Jansen", 1),
    ("nl", "Foto’s enz. Je kunt ze wissen.", 2),
    ("nl", "Zie blz. 5 of art. %@", 1),
    ("sv", "Välj t.ex. Stockholm.", 1),
    ("sv", "Bilder m.m. Du kan ta bort dem.", 2),
    ("tr", "Şehir seçin, örn. İzmir.", 1),
    ("tr", "Resim vb. Dosyalar", 1),
  ])
  func `do not end a sentence`(locale: String, text: String, expected: Int) {
    #expect(
      analyze(text, locale: locale, neutral: text.contains("%@") ? ["%@"] : []).counts.sentences == expected)
  }
}
