// Slavic languages and Greek. Letters beyond ASCII are compared as they are, so first words have their capital here.
extension Abbreviations {
  static let czech = Abbreviations(
    always: WordList("např Např tj tzn tzv resp popř příp cca vč"),
    titles: WordList("p mgr ing dr prof doc bc mudr judr"),
    beforeNumber: WordList("č str s tel kap obr tab ul odst max min"),
    seldomLast: WordList("atd apod aj atp mj hod s.r.o a.s tis mil"),
    starters: WordList(
      """
      ten ta to tento tato toto vaše váš vaši náš pokud když až aby pro v ve na s se z do k není žádný Žádný \
      všechny každý klepněte klikněte ťukněte vyberte otevřete zavřete zkuste zadejte zkontrolujte přejděte \
      použijte viz přidejte co jak proč kdo kde chcete můžete
      """),
    ordinals: true)

  static let polish = Abbreviations(
    always: WordList("np tj m.in tzn tzw wg zob por ds"),
    titles: WordList("p prof inż mgr"),
    beforeNumber: WordList("nr s str godz tel pkt art rys tab poz ul al ok maks min"),
    seldomLast: WordList("itd itp in tys r"),
    starters: WordList(
      """
      ten ta to te twój twoja twoje nasz jeśli jeżeli gdy kiedy aby żeby w na z do nie brak wszystkie każdy \
      stuknij dotknij kliknij wybierz otwórz zamknij spróbuj wpisz podaj sprawdź przejdź użyj zobacz dodaj co jak \
      dlaczego kto gdzie czy możesz chcesz
      """))

  static let russian = Abbreviations(
    always: WordList("напр Напр т.е Т.е т.к т.н т.о т.ч см См ср гр"),
    titles: WordList("проф акад"),
    beforeNumber: WordList(
      "стр Стр рис Рис табл гл пп тел Тел ул корп макс мин янв февр апр авг сент окт нояб дек"),
    seldomLast: WordList("т.д т.п др пр гг руб коп тыс сек"),
    starters: WordList(
      """
      Этот Эта Это Эти Вы Ваш Ваша Ваше Ваши Вам Мы Наш Если Когда Чтобы Для В Во На С Со По Не Нет Все Каждый \
      Нажмите Коснитесь Выберите Откройте Закройте Попробуйте Повторите Введите Проверьте Перейдите Используйте \
      Добавьте Что Как Почему Кто Где Хотите Можно Он Она Они
      """),
    singleLetters: true)

  static let ukrainian = Abbreviations(
    always: WordList("напр Напр див Див т.зв т.ч"),
    titles: WordList("проф акад"),
    beforeNumber: WordList(
      """
      стор Стор рис Рис табл гл тел Тел вул буд макс мін \
      січ лют бер квіт трав черв лип серп вер жовт лист груд
      """),
    seldomLast: WordList("т.д т.п т.і ін рр грн коп тис сек хв"),
    starters: WordList(
      """
      Цей Ця Це Ці Ви Ваш Ваша Ваше Ваші Вам Ми Наш Якщо Коли Щоб Для У В На З Із По Не Немає Усі Всі Кожен \
      Натисніть Торкніться Виберіть Відкрийте Закрийте Спробуйте Повторіть Введіть Перевірте Перейдіть \
      Використовуйте Додайте Що Як Чому Хто Де Хочете Можна Він Вона Вони
      """),
    singleLetters: true)

  static let greek = Abbreviations(
    always: WordList("π.χ Π.χ λ.χ δηλ βλ Βλ πρβλ"),
    titles: WordList("κ κα Κα κος Δρ"),
    beforeNumber: WordList("αρ Αρ σελ Σελ τηλ Τηλ κεφ εικ"),
    seldomLast: WordList("κ.λπ κλπ κ.ά κτλ κ.τ.λ π.μ μ.μ μ.Χ π.Χ"),
    starters: WordList(
      """
      Ο Η Το Οι Τα Αυτό Αυτή Αυτός Αυτά Αν Εάν Όταν Για Να Σε Στο Στη Με Χωρίς Δεν Μην Όλα Κάθε Πατήστε Αγγίξτε \
      Επιλέξτε Ανοίξτε Κλείστε Δοκιμάστε Εισαγάγετε Ελέγξτε Μεταβείτε Χρησιμοποιήστε Δείτε Προσθέστε Τι Πώς Γιατί \
      Ποιος Πού Θέλετε Μπορείτε
      """))
}
