/// Nearly every text of an app has some of these words: the most common small words of each language, and what its
/// buttons say. English is first. A word may be in several rows; one letter tells too little.
let commonWords: [(language: String, words: String)] = [
  (
    "en",
    """
    the of and to is are your you this that with for from not be can it or on by at as has have will please cannot was \
    if when which no yes all new add edit save cancel delete remove settings open close search enter select choose in
    """
  ),
  (
    "de",
    """
    der die das und ist nicht mit für von zu den dem des ein eine einen einer wird werden kann auf oder bei sich auch \
    wenn bitte sie ihr ihre aus nach im in zum zur keine kein alle neue neuer speichern abbrechen löschen einstellungen \
    öffnen schließen suchen suche ja nein hinzufügen bearbeiten datei fehler weiter zurück anmelden du dein deine
    """
  ),
  (
    "fr",
    """
    le la les des du de un une et est pas pour vous votre vos dans avec sur sont être qui que ne ce cette aux par plus \
    ou veuillez enregistrer annuler supprimer paramètres ouvrir fermer rechercher ajouter modifier fichier erreur oui non \
    impossible au
    """
  ),
  (
    "es",
    """
    el la los las de del un una es no para con por su sus que en se está son al como más este esta guardar cancelar \
    eliminar borrar ajustes configuración abrir cerrar buscar añadir editar archivo sí tu puede
    """
  ),
  (
    "it",
    """
    il lo la gli le di del della un una non per con che in si sono al alla dei nel questo questa più salva annulla \
    elimina impostazioni apri chiudi cerca aggiungi modifica errore sì è da tuo puoi
    """
  ),
  (
    "pt",
    """
    os as de do da dos das um uma não para com por seu sua que em se está são ao mais este esta você ou salvar guardar \
    cancelar excluir eliminar configurações definições abrir fechar procurar pesquisar adicionar editar arquivo ficheiro \
    erro sim é no na
    """
  ),
  (
    "nl",
    """
    de het een en is niet met voor van je uw op te dit dat zijn wordt worden kan of bij ook als deze geen alle naar in \
    opslaan annuleren verwijderen instellingen openen sluiten zoeken toevoegen bewerken bestand fout ja nee
    """
  ),
  (
    "sv",
    """
    och är inte med för av du din ditt dina en ett den det som på till från kan har om att vill ska inga spara avbryt ta \
    bort radera inställningar öppna stäng sök lägg redigera fil fel ja nej alla eller
    """
  ),
  (
    "da",
    """
    og er ikke med for af du din dit dine en et den det som på til fra kan har om at vil skal ingen gem annuller slet \
    indstillinger åbn luk søg tilføj rediger fil fejl ja nej alle eller ved
    """
  ),
  (
    "nb",
    """
    og er ikke med for av du din ditt dine en et den det som på til fra kan har om vil skal ingen lagre avbryt slett \
    innstillinger åpne lukk søk legg rediger fil feil ja nei alle eller ved
    """
  ),
  (
    "fi",
    """
    ja on ei ole tai että se kun voit sinun tämä oma olet kaikki uusi tallenna peruuta poista asetukset avaa sulje haku \
    hae lisää muokkaa tiedosto virhe kyllä tämän ovat
    """
  ),
  (
    "pl",
    """
    na do nie jest się to że od dla po przez za są lub czy twój tej tego wszystkie nowy zapisz anuluj usuń ustawienia \
    otwórz zamknij szukaj dodaj edytuj plik błąd tak aby
    """
  ),
  (
    "cs",
    """
    na do je se není nebo pro že jsou vaše váš tento které jako všechny nový uložit zrušit smazat odstranit nastavení \
    otevřít zavřít hledat přidat upravit soubor chyba ano ne
    """
  ),
  (
    "sk",
    """
    na do je sa nie alebo pre že sú vaše tento ktoré všetky nový uložiť zrušiť odstrániť nastavenia otvoriť zavrieť \
    hľadať pridať upraviť súbor chyba áno
    """
  ),
  (
    "hu",
    """
    az és nem egy van hogy ez vagy meg új mentés mégse mégsem törlés beállítások megnyitás bezárás keresés hozzáadás \
    szerkesztés fájl hiba igen
    """
  ),
  (
    "ro",
    """
    și de la în cu pe nu este un sau pentru din care sunt acest vă salvare salvează anulare anulează ștergere șterge \
    setări deschide închide căutare adaugă fișier eroare da
    """
  ),
  (
    "tr",
    """
    ve bir bu için ile değil veya olarak var çok daha tüm yeni kaydet iptal sil ayarlar aç kapat ara ekle düzenle dosya \
    hata evet hayır
    """
  ),
  (
    "id",
    """
    dan yang di ke dari ini itu untuk dengan tidak atau anda adalah akan semua baru simpan batal hapus pengaturan buka \
    tutup cari tambah tambahkan ubah berkas galat ya
    """
  ),
  (
    "vi",
    """
    và của là không có được cho với này các một bạn trong lưu hủy xóa cài đặt mở đóng tìm thêm sửa tệp lỗi
    """
  ),
  (
    "ca",
    """
    el la els les de del un una és no per amb que en es són més al aquest aquesta desa cancel·la suprimeix configuració \
    paràmetres obre tanca cerca afegeix edita fitxer sí
    """
  ),
  (
    "cy",
    """
    yn yr ar gyfer mae eich chi nid wedi neu ac gan bod er mwyn hon hwn cadw canslo gosodiadau agor cau chwilio ychwanegu \
    golygu ffeil gwall
    """
  ),
]
