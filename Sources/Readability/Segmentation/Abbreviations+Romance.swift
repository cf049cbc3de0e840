extension Abbreviations {
  static let catalan = Abbreviations(
    always: WordList("p ex p.ex vs aprox incl"),
    titles: WordList("sr sra srs dr dra d prof"),
    beforeNumber: WordList("n núm pàg pàgs art cap fig vol tel màx mín gen febr abr jul ag set oct nov des"),
    seldomLast: WordList("etc a.m p.m a.c d.c s.a s.l"),
    starters: WordList(
      """
      el la els les un una aquest aquesta aquests aquestes això tu si quan per en amb sense no cap tots totes cada \
      toca prem fes tria selecciona obre tanca prova introdueix comprova ves usa vegeu afegeix què com qui on voleu vols \
      podeu pots
      """))

  static let french = Abbreviations(
    always: WordList("p ex p.ex c.-à-d cf env vs resp incl"),
    titles: WordList("m mm mme mmes mlle mlles dr pr me mgr st ste"),
    beforeNumber: WordList(
      "no nos art chap fig vol pp tél max min janv févr avr juill sept oct nov déc"),
    seldomLast: WordList("etc av apr d"),
    starters: WordList(
      """
      le la les un une des ce cet cette ces vous votre vos nous notre nos il elle ils elles on si quand lorsque \
      pour dans en sur avec sans ne pas aucun aucune tous toutes chaque appuyez touchez cliquez choisissez ouvrez \
      fermez essayez réessayez saisissez entrez vérifiez allez utilisez voir ajoutez que quoi comment pourquoi \
      qui où voulez pouvez est c'est veuillez
      """))

  static let italian = Abbreviations(
    always: WordList("es p.es ad.es cfr vs ca all"),
    titles: WordList("sig sig.ra sigg dott dott.ssa dr prof prof.ssa ing avv"),
    beforeNumber: WordList(
      "n nr num pag pagg art cap fig vol tel max min gen feb mar apr mag giu lug ago set sett ott nov dic"),
    seldomLast: WordList("ecc etc s.p.a s.r.l a.c d.c"),
    starters: WordList(
      """
      il lo la i gli le un una questo questa questi queste tu tuo tua tuoi tue se quando per in con senza non \
      nessun nessuna tutti tutte ogni tocca fai premi scegli seleziona apri chiudi prova riprova inserisci \
      controlla verifica vai usa vedi aggiungi che cosa come perché chi dove vuoi puoi devi
      """))

  static let portuguese = Abbreviations(
    always: WordList("p ex p.ex vs aprox incl obs"),
    titles: WordList("sr sra srs sras srta dr dra prof profa eng"),
    beforeNumber: WordList(
      "n núm pág págs art cap fig vol tel máx mín jan fev mar abr mai jun jul ago set out nov dez"),
    seldomLast: WordList("etc a.m p.m ltda s.a a.c d.c"),
    starters: WordList(
      """
      o a os as um uma este esta estes estas isso isto seu sua seus suas você nós se quando para em com sem não \
      nenhum nenhuma todos todas cada toque clique escolha selecione abra feche tente insira digite verifique vá \
      use veja adicione que como por quem onde deseja quer pode
      """))

  static let spanish = Abbreviations(
    always: WordList("p ej p.ej p.e vs aprox incl"),
    titles: WordList("sr sra sres srta dr dra d prof ud uds vd"),
    beforeNumber: WordList(
      """
      n núm nro pág págs art cap fig vol tel tfno máx mín \
      ene feb mar abr may jun jul ago sep sept oct nov dic
      """),
    seldomLast: WordList("etc a.m p.m a.c d.c s.a s.l ee.uu"),
    starters: WordList(
      """
      el la los las un una este esta estos estas esto tu tus su sus nuestro si cuando para en con sin no ningún \
      ninguna todos todas cada toca pulsa haz elige selecciona abre cierra intenta inténtalo vuelve introduce \
      comprueba ve usa ver agrega añade qué cómo por quién dónde quieres puedes debes
      """))

  static let romanian = Abbreviations(
    always: WordList("ex de.ex dvs dv cf resp incl aprox"),
    titles: WordList("dl dna dr prof ing"),
    beforeNumber: WordList("nr pag art cap fig vol tel max min ian feb mar apr iun iul aug sept oct nov dec"),
    seldomLast: WordList("etc ș.a s.a lei mil"),
    starters: WordList(
      """
      acest această aceste acestea un o tu voi noi dacă când pentru în cu fără nu niciun toate toți fiecare atinge \
      atingeți apasă apăsați alege alegeți selectează selectați deschide închide încearcă încercați introdu introduceți \
      verifică folosește vezi adaugă ce cum cine unde vrei vreți poți puteți
      """))
}
