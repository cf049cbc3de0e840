extension Abbreviations {
  /// The abbreviations of a language; nil where there is no list yet.
  ///
  /// Letters beyond ASCII are compared as they are, so "o.Ä" and "o.ä" are two.
  init?(language: String) {
    switch language {
    case "en": self = .english
    case "ca": self = .catalan
    case "cs": self = .czech
    case "da": self = .danish
    case "de": self = .german
    case "el": self = .greek
    case "es": self = .spanish
    case "fi": self = .finnish
    case "fr": self = .french
    case "hu": self = .hungarian
    case "id": self = .indonesian
    case "it": self = .italian
    case "nb": self = .norwegian
    case "nl": self = .dutch
    case "pl": self = .polish
    case "pt": self = .portuguese
    case "ro": self = .romanian
    case "ru": self = .russian
    case "sv": self = .swedish
    case "tr": self = .turkish
    case "uk": self = .ukrainian
    default: return nil
    }
  }

  private static let english = Abbreviations(
    always: WordList("e.g i.e vs cf viz approx incl esp resp a.k.a w.r.t"),
    titles: WordList(
      "dr mr mrs ms mx prof rev hon st mt ft gen col capt cmdr lt sgt gov sen rep pres messrs"),
    beforeNumber: WordList(
      """
      no nos nr p pp vol vols fig figs sec ch art ver v min max ca est ext tel eq \
      jan feb mar apr jun jul aug sep sept oct nov dec
      """),
    seldomLast: WordList(
      "etc a.m p.m inc ltd co corp bros jr sr dept univ al hr hrs mins secs misc ph.d"),
    starters: WordList(
      """
      the this that these those there here you your we our it its they if when while once after before \
      please to for in on no not all every each a an what why how who where do does don't can could is are \
      tap click press select choose open close try swipe enter check go turn use see add make start stop keep
      """),
    lastBeforeCapital: WordList("etc"))

  private static let danish = Abbreviations(
    always: WordList("f.eks fx bl.a dvs d.v.s pga p.g.a mht m.h.t vedr inkl ekskl evt ca jf hhv hr dr prof"),
    titles: WordList("fr"),
    beforeNumber: WordList(
      "nr s kap tlf tel kl maks max min jan feb mar apr jun jul aug sep sept okt nov dec"),
    seldomLast: WordList("osv o.s.v mv m.v m.m mm etc o.l stk sek kr mio mia"),
    starters: WordList(
      """
      du din dit dine vi vores de den det der dette denne disse hvis når en et alle ingen ikke for at i på \
      med tryk klik vælg åbn luk prøv indtast tjek brug se tilføj slet gem hvad hvordan hvorfor hvem kan skal er
      """))

  private static let dutch = Abbreviations(
    always: WordList(
      """
      bijv bv b.v d.w.z dwz m.b.t t.a.v i.p.v o.a n.a.v m.a.w i.v.m t.o.v zgn z.g resp incl excl evt ca vgl \
      dr prof dhr mevr drs ing ir
      """),
    titles: WordList("mr mw st"),
    beforeNumber: WordList(
      "nr nrs blz p art tel v max min jan feb mrt apr jun jul aug sep sept okt nov dec"),
    seldomLast: WordList("enz etc e.d a.u.b s.v.p sec uur mln mld"),
    starters: WordList(
      """
      de het een dit dat deze die je jouw u uw we wij ons onze als wanneer zodra om voor in op met bij na niet \
      geen alle er tik klik druk kies open sluit probeer voer controleer ga gebruik zie voeg maak wat hoe \
      waarom wie waar kan kun wil is zijn
      """))

  private static let finnish = Abbreviations(
    always: WordList("esim ts ml nk ks vrt ko em mukl tri prof"),
    titles: WordList("hra rva"),
    beforeNumber: WordList("s nro puh klo n"),
    seldomLast: WordList("jne yms ym tms mm tjsp ao kpl"),
    starters: WordList(
      """
      tämä nämä se ne jos kun voit sinun me ei et älä kaikki napauta valitse paina avaa sulje yritä syötä \
      tarkista käytä katso lisää poista tallenna mitä miten miksi kuka missä onko haluatko
      """))

  private static let german = Abbreviations(
    always: WordList(
      """
      bzw ca evtl eventl ggf inkl exkl zzgl vgl sog max min mind bspw z.b d.h i.d.r u.u z.t z.zt zz \
      geb gest hrsg tel lt gem einschl ausschl allg insb insbes bes urspr versch
      """),
    titles: WordList("dr prof hr fr frl dipl ing st mag"),
    beforeNumber: WordList(
      "nr abs art kap bd abb tab ver jan feb mär mrz apr jun jul aug sep sept okt nov dez abschn aufl"),
    seldomLast: WordList(
      "usw usf etc u.a o.ä o.Ä u.ä u.Ä u.v.m uvm std sek mio mrd tsd str jh jhd n.chr v.chr chr co"),
    starters: WordList(
      """
      der die das den dem ein eine einen dieser diese dieses sie ihr ihre du dein deine wir unsere es er man \
      wenn falls sobald bitte um für zum zur in im mit auf bei nach nicht kein keine alle jede was wie warum \
      wer wo wann möchten möchtest können kannst sind ist hat haben tippen tippe klicken klicke drücken drücke \
      wählen wähle öffnen öffne geben gib versuchen versuche prüfen prüfe stellen stelle gehen gehe
      """),
    singleLetters: true, ordinals: true)

  private static let hungarian = Abbreviations(
    always: WordList("pl ill ún kb vö tkp dr prof özv ifj"),
    titles: WordList("id"),
    beforeNumber: WordList("sz kb tel max min"),
    seldomLast: WordList("stb st s.k du de ker old db"),
    starters: WordList(
      """
      a az ez ezt ezek ha amikor ön önnek nem nincs minden kérjük koppintson koppints kattintson válassza \
      válaszd nyissa nyisd próbálja próbáld adja add ellenőrizze használja lásd mi hogyan miért ki hol
      """))

  private static let indonesian = Abbreviations(
    always: WordList("mis yth a.n u.p"),
    titles: WordList("dr prof bpk sdr ir drs hj"),
    beforeNumber: WordList("no hal tel telp maks min jl"),
    seldomLast: WordList("dll dsb dst dkk"),
    starters: WordList(
      """
      ini itu anda kami kita jika bila saat ketika untuk di ke dari dengan tidak jangan semua setiap silakan \
      ketuk pilih tekan buka tutup coba masukkan periksa gunakan lihat tambahkan apa bagaimana mengapa siapa
      """))

  private static let norwegian = Abbreviations(
    always: WordList("f.eks bl.a dvs d.v.s pga p.g.a mht m.h.t vedr inkl ekskl evt ca jf hhv hr dr prof"),
    titles: WordList("fr"),
    beforeNumber: WordList(
      "nr s kap tlf tel kl maks min jan feb mar apr jun jul aug sep sept okt nov des"),
    seldomLast: WordList("osv o.s.v mv m.v m.m mm etc o.l stk sek kr mill mrd"),
    starters: WordList(
      """
      du din ditt dine vi vår våre de den det der dette denne disse hvis når en et alle ingen ikke for å i på \
      med trykk klikk velg åpne lukk prøv skriv sjekk bruk se legg slett lagre hva hvordan hvorfor hvem kan skal er
      """))

  private static let swedish = Abbreviations(
    always: WordList(
      "t.ex dvs d.v.s bl.a s.k p.g.a pga resp ev inkl exkl ca jfr ang avs fr.o.m t.o.m dr prof hr"),
    titles: WordList(""),
    beforeNumber: WordList("nr s sid kap tel tfn kl v max min jan feb mars apr aug sept okt nov dec"),
    seldomLast: WordList("osv o.s.v m.m m.fl etc o.d o.dyl st sek kr milj"),
    starters: WordList(
      """
      du din ditt dina vi vår våra de den det där detta denna dessa om när en ett alla inga inte för att i på \
      med tryck klicka välj öppna stäng försök ange kontrollera använd se lägg ta spara vad hur varför vem kan ska är
      """))

  private static let turkish = Abbreviations(
    always: WordList("örn Örn bkz krş yak"),
    titles: WordList("dr prof doç sn av yrd"),
    beforeNumber: WordList("no s tel nu"),
    seldomLast: WordList("vb vs vd a.ş"),
    starters: WordList(
      """
      bu şu o siz sizin biz bizim eğer bir her tüm hiçbir lütfen için dokunun tıklayın seçin açın kapatın deneyin \
      girin kontrol kullanın ekleyin ne nasıl neden kim nerede
      """))
}
