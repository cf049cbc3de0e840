import Testing

struct RomanceTests {
  @Test(
    arguments: words(
      """
      porte:1 portes:1 parlent:1 moment:2 président:3 argent:2 l'argent:2 vraiment:2 forment:1 aiment:1 \
      vent:1 le:1 des:1 que:1 qu'elle:1 rue:1 amie:2 journées:2 jouent:1 client:2 clients:2 ouvrier:3 \
      nation:2 bruit:1 oublier:3 crie:1 payer:2 pays:2 réel:2 naïf:2 Noël:2 eau:1 œil:1 feuille:1 \
      accueil:2 soleil:2 août:1 mangeons:2 longue:1 guide:1 musique:2 paiement:2 connexion:3 réglages:2 \
      enregistrer:4 aujourd'hui:3 peut-être:2 rendez-vous:3 samedi:3 coopérer:4 brouillard:2 patrouille:2 paiements:2 biologie:3 voient:1 n°:1 21:3 80:2 \
      PDF:3 WWW:9 iPhone:2
      """))
  func `in French`(word: String, syllables: Int) {
    #expect(spoken(word, "fr") == syllables)
  }

  @Test(
    arguments: words(
      """
      hay:1 conexión:3 conexiones:4 país:2 ciudad:2 aún:2 causa:2 leer:2 aéreo:4 guardar:2 quiero:2 guerra:2 \
      pingüino:3 Uruguay:3 estudiáis:3 búho:2 huevo:2 ayuda:3 rey:1 muy:1 ruido:2 copia:2 prohibido:4 \
      software:2 Wi-Fi:2 21:3 USB:4 WWW:12 ONG:4
      """))
  func `in Spanish`(word: String, syllables: Int) {
    #expect(spoken(word, "es") == syllables)
  }

  @Test(
    arguments: words(
      """
      più:1 può:1 già:1 mio:2 tua:2 zia:2 noi:1 miei:1 Italia:3 energia:4 tecnologia:5 batteria:4 storia:2 \
      polizia:4 biologia:4 libreria:4 materia:3 invio:3 poesia:4 aereo:4 quando:2 lingua:2 aiuto:3 gennaio:3 città:2 perché:2 dell'energia:5 \
      anch'io:3 guardare:3 scegli:2 Wi-Fi:2 21:3 GPS:4 WWW:9
      """))
  func `in Italian`(word: String, syllables: Int) {
    #expect(spoken(word, "it") == syllables)
  }

  @Test(
    arguments: words(
      """
      não:1 mãe:1 ações:2 conexão:3 rio:2 dia:2 história:3 água:2 série:2 ainda:3 rainha:3 juiz:2 sair:2 \
      saiu:2 seguir:2 quem:1 quase:2 linguagem:3 ideia:3 meio:2 viagem:3 ciência:3 instituição:5 reunião:4 reuniu:3 tóquio:2 \
      triunfo:3 bairro:2 ao:1 aos:1 caos:2 experiência:5 guarda-chuva:4 21:4 PDF:4 WWW:6
      """))
  func `in Portuguese`(word: String, syllables: Int) {
    #expect(spoken(word, "pt") == syllables)
  }

  @Test(
    arguments: words(
      """
      gràcies:3 informació:5 país:2 viu:1 avui:2 ciutat:2 noia:2 qui:1 aigua:2 qüestió:3 història:4 iogurt:2 \
      col·lecció:4 l'home:2 Catalunya:4 actual:3 veuen:2 ruïna:3 PDF:4 21:3
      """))
  func `in Catalan`(word: String, syllables: Int) {
    #expect(spoken(word, "ca") == syllables)
  }

  @Test(
    arguments: words(
      """
      oameni:2 pași:1 litri:2 copii:2 soare:2 avea:2 istorie:4 familia:4 social:3 chiar:1 viață:2 piață:2 doi:1 \
      noiembrie:4 setări:2 salvează:3 într-un:2 ieri:1 aici:2 PDF:3 21:4
      """))
  func `in Romanian`(word: String, syllables: Int) {
    #expect(spoken(word, "ro") == syllables)
  }
}
