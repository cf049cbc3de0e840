import Readability
import Testing

/// Words with their syllables, counted by hand.
struct NorthernWordTests {
  @Test(arguments: [
    (
      "da",
      """
      indstillinger 4, kærlighed 3, aa 1, station 2, familie 3, historien 3, museum 3, \
      august 2, nej 1, møde 2
      """
    ),
    (
      "da",
      """
      e-mail 2, Wi-Fi 2, USB 3, WLAN 2, 12 1, 24 4, rediger’en 4, download 2, softwaren 3, \
      køen 2, område 3
      """
    ),
    (
      "de",
      """
      Datei 2, Einstellungen 4, Information 5, Familie 4, Linien 3, Theorie 3, Museum 3, \
      Ideen 3, Seen 2, See 1
      """
    ),
    (
      "de",
      """
      beenden 3, beeindruckt 3, geeignet 3, beinhaltet 4, beurteilen 4, beauftragt 3, \
      deinstallieren 5, kontaktieren 4, definiert 3, studieren 3, Studie 3, offiziell 4, vielleicht 2, \
      Ziel 1, Geräteauswahl 5, Wiedergabeinformationen 10, reinstallieren 5, Zoologe 4, Belgier 3
      """
    ),
    (
      "de",
      """
      Kontoinhaber 5, Videoinformation 8, Softwareaktualisierung 8, Download 2, Website 2, \
      Updates 2, Byte 1
      """
    ),
    (
      "de",
      """
      E-Mail 2, WLAN 2, USB 3, PDFs 3, geht’s 1, 24 4, 7 2, 100 3, WWW 3, Feier 2, neue 2, \
      Häuser 2, quer 1
      """
    ),
    (
      "fi",
      """
      maailma 3, tie 1, yö 1, suomi 2, asetukset 4, korkea 3, aion 2, lasien 3, tien 1, \
      materiaali 5, hyvää 2
      """
    ),
    (
      "fi",
      """
      tiedosto 3, Wi-Fi 2, USB 3, USB:llä 4, 5 2, 12 4, EU:n 2, internetiä 5, päivää 2
      """
    ),
    (
      "hu",
      """
      beállítások 5, fájl 1, kártya 2, fény 1, könyv 1, autó 3, lady 2, proxy 2, python 2, display 2, e-mail 3, Wi-Fi 2, \
      USB 3, 3 2, 10 1
      """
    ),
    (
      "hu",
      """
      ingyenes 3, hogy 1, egy 1, anyja 2, jelszó 2, törölje 3, WiFi-t 2, WWW 9, millió 3, \
      video 3, kép’ 1
      """
    ),
    (
      "id",
      """
      pengaturan 4, pakai 2, pakaian 3, baik 2, main 2, pulau 2, kepulauan 4, air 2, \
      selesai 3, menyelesaikan 5
      """
    ),
    (
      "id",
      """
      kalau 2, survei 2, bagaimana 4, sampai 2, tanggal 2, foto-foto 4, Wi-Fi 2, USB 3, 2 2, \
      17 4, Jum’at 2
      """
    ),
    (
      "nb",
      """
      innstillinger 4, Europa 3, høyre 2, nei 1, au 1, museum 3, stasjon 2, utseende 4, \
      ideen 3, bruker 2
      """
    ),
    (
      "nb",
      """
      e-post 2, Wi-Fi 2, USB 3, 2 1, 14 2, online 2, team 1, programvare 4, ’n 1, TV 2, \
      område 3
      """
    ),
    (
      "nl",
      """
      instellingen 4, mooie 2, nieuw 1, nieuwe 2, ideeën 3, België 3, station 3, bureau 2, \
      museum 3, ijs 1
      """
    ),
    (
      "nl",
      """
      aaien 2, groeien 2, serieus 3, geuit 2, beëindigen 4, zo’n 1, m’n 1, foto’s 2, e-mail 2, Wi-Fi 2, USB 3, \
      update 2, 21 4, coöperatie 5
      """
    ),
    (
      "sv",
      """
      inställningar 4, station 2, Europa 3, automatiskt 4, museum 3, familj 2, region 2, \
      öppna 2, ändå 2
      """
    ),
    (
      "sv",
      """
      e-post 2, Wi-Fi 2, USB 3, WWW 9, 20 2, 3 1, online 2, team 1, TV:n 2, beteende 4, byte 2, datauttag 4, \
      går 1, på 1
      """
    ),
    (
      "tr",
      """
      ayarlar 3, dosya 2, ağaç 2, olduğu 3, saat 2, kâğıt 2, ıslak 2, IRMAK 2, İstanbul 3, \
      İSTANBUL’da 4
      """
    ),
    (
      "tr",
      """
      e-posta 3, Wi-Fi 2, USB 3, TBMM 4, 3 1, 12 3, şifreniz 3, internete 4, Ankara’ya 4, \
      ğ 1, güvenlik 3
      """
    ),
  ])
  func `have their syllables`(language: String, words: String) {
    let found = words.split(separator: ", ").map { pair in
      let word = pair.prefix { $0 != " " }
      return "\(word) \(analyze(String(word), locale: language).counts.syllables)"
    }
    #expect(found.joined(separator: ", ") == words)
  }

  @Test func `have no formula in Indonesian, so it is not measured`() {
    let analysis = analyze("Buka pengaturan.", locale: "id")
    #expect(analysis.counts.syllables == 6)
    #expect(Measure(of: analysis, in: Language(locale: "id"), limit: 8).why == .noFormula)
  }
}
