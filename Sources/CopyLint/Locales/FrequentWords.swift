/// Besides `commonWords`: words that texts of apps often have, and small words. Of German, French, Spanish, Italian,
/// Portuguese, Polish and Swedish they are the most frequent ones in the translations of sixty open apps. A word is in the row of each
/// language that has it.
let frequentWords: [(language: String, words: String)] = [
  (
    "de",
    """
    aber adresse aktivieren aktiviert aktualisiert als an andere anderen angezeigt anzahl anzeigen \
    auswählen automatisch beim benachrichtigungen benutzer bereits bild bist dann dass dateien daten \
    datenbank deaktiviert deinem deinen dich dies diese diesem diesen dieser dieses durch einem eines \
    eintrag entfernen entfernt erhalten erneut erstellen erstellt es fehlgeschlagen gefunden gelöscht \
    gerät gesendet haben hast hat herunterladen hinzugefügt informationen jetzt kanal kannst konnte konto \
    kopieren können laden liste mail mehr modus muss möchtest nachricht nachrichten neu noch nur oben \
    objekt ordner passwort pfad privat schlüssel sein senden servern sicher sind soll standard starten typ \
    um unten unterstützt verbindung verfügbar verschieben versuche verwenden verwendet vom vor weitere wie \
    wir wurde wurden zeichen zugriff ändern über
    """
  ),
  (
    "fr",
    """
    accéder activer adresse afficher appareil appuyez après aucun aucune autre autres avant avez bas base \
    canal carte cela cet charge chemin choisir clic clé comme compte connecter connexion contenu continuer \
    copier courriel cours créer depuis deux disponible doit données dossier défaut déjà désactiver en \
    entre envoyer fenêtre fichiers fil fois groupe haut identité il inconnue informations invalide jour \
    l'écran lecture lien ligne limite lire liste lors lorsque ma mail mais mettre mise mot même n'est nom \
    nombre nous nouveau nouvelle numéro n’est passe peut pouvez puis recherche réessayer réseau salon sans \
    se sera serveur si son sous suppression système sécurité sélectionner taille texte tous tout toutes \
    téléchargement téléphone utilisateur utilisateurs utiliser utilisez valeur valide vers voir voulez \
    vérification vérifier échec été êtes
    """
  ),
  (
    "es",
    """
    acceso actual actualizar agregar ahora anterior antes aplicaciones aplicación archivos autenticación \
    ayuda barra base busca búsqueda cada cambiar cambios campo canal carpeta certificado clave clic \
    conexión contenido continuar contraseña copia copiar correo correos crea crear cualquier cuando cuenta \
    código datos debe desconocido desde dirección disponible dispositivo dos durante ejecutar electrónico \
    elemento elementos elimina enlace entrada entrar entre enviar estado esto estás favor ha hacer hay \
    histórico identidad identificación imagen información iniciar inicio le lista lo lugar mapa mensaje \
    mensajes modo mostrar mover muestra nodo nombre notifica notificaciones nueva nuevo número obtener \
    otro otros pero próximo publicación pudo pueden puedes página quieres sala seguridad seguro \
    seleccionar ser servidor será sesión si sin sistema sobre solo te teclado teléfono texto ti tiempo \
    tiene tipo todas todo todos toque tus ubicación uno usa usando usar uso usted usuario usuarios ventana \
    ver verifica verificación verificar versión vez volver ya área
    """
  ),
  (
    "it",
    """
    accedere acceso accesso ad aggiornamenti aggiornamento ai alle altro ancora aprire barra base campo \
    canale caricamento categoria chiave clic codice come conferma configurazione connessione contenuti \
    contenuto copia corso crea creare cronologia cui dal dalla data dati degli delle deve dimensione \
    disponibile dispositivo durante elementi elemento elettronica eliminare es eseguire essere file già \
    gruppo ha hai impossibile indirizzo informazioni inserisci invia inviare l'accesso limite lista liste \
    ma mail messaggi messaggio modalità modo mostra necessario nella nelle nessun nessuna nodo nome \
    notifica notifiche numero nuova nuovi nuovo ora percorso posizione possibile post posta prima può \
    quando qui recupero rete richiesta rimuovi riprova scegli sconosciuto se sei seleziona sicurezza \
    sicuro sistema solo spazio spento standard stata stato su sul sulla te tempo testo ti tipo trovato tu \
    tua tuoi tutte tutti uno usa usando uso utente utenti utilizzare valida valide valido verifica \
    verificato versione visualizza visualizzare visualizzazione voce voler vuoi
    """
  ),
  (
    "pt",
    """
    acesso agora ainda ajustes anterior antes aplicativo arquivos ativar atual atualizar atualização \
    atualizações até ação ações baixo barra base botão busca buscar cada caminho campo canal categoria \
    certeza certificado chave cima como conexão configuração conta conteúdo continuar copiar criar código \
    dados data dela desconhecido desde deseja desligado deve direita disponível dispositivo durante \
    elemento elementos entrada entrar entre enviar escolha espaço esquerda estado executar exibir falha \
    falhou favor fazer foi histórico imagem imagens informações iniciar isso itens janela já limite linha \
    lista lo localização lugar mail mapa mensagem mensagens modo mostrar mover nas nenhum nenhuma nome \
    notificação notificações nova novamente novo número opções outro padrão pasta pelo permissão pode \
    podem possível próximo página qualquer quando rede remover sala salva seguro selecionar sem senha ser \
    servidor será sistema sobre suas tamanho teclado tela tem tempo tente texto tipo todas todo todos \
    toque transferência usa usando usar uso usuário ver verificar versão vez área ícone
    """
  ),
  (
    "nl",
    """
    al andere automatisch bericht bestanden controleer die er gebruiken gebruiker gegevens heb hebben \
    heeft hier hoe ik jouw kies kunt laden maar moet moeten nog nu om onder ons onze opnieuw over per \
    probeer selecteer tekst tijdens tot tussen uit veel via voer waar wachtwoord wat we weer wel welke \
    werd wie wil wilt zal zich zo zonder zou
    """
  ),
  (
    "sv",
    """
    ai aktivera andra ange anpassad anteckning anteckningar använd använda användare använder används \
    appen automatiskt bara behöver bild databas de dela dem denna detta dig efter endast enhet filen filer \
    finns flytta få försök genom gick grupp gå gör göra ha hittades här igen ikon importera in \
    informationen ingen inget innehåll kanal katalog kod kommer konto kontrollera kopiera kunde ladda \
    lista logga länk läs läsa lösenord mapp meddelande meddelanden men mer misslyckades mot måste namn nu \
    ny nya nyckel nytt när nästa objekt ogiltig papperskorgen plats post postmeddelanden privat redan \
    rensa se sedan senaste ser servern sin skapa skicka standard starta stöds svar säker så tecken \
    tillgänglig tillåt tryck typ upp uppdatera uppdateringar ut utan vad var vara vi vid visa visas välj \
    än ändra åt återställ åtgärd åtgärder åtkomst över
    """
  ),
  (
    "da",
    """
    adgangskode adresse appen blev blive brug bruge bruger denne der deres dette dig efter endnu fik filer \
    findes flere fordi få før gør hvad hvis hvor hvornår igen kanal konto kun kunne mange meddelelse \
    mellem men mere må nogle ny når også op os over se siden sig skriv standard svar så uden under var vi \
    vores vælg vær være
    """
  ),
  (
    "nb",
    """
    appen at ble bli bruk bruker del dem denne dette ennå etter filer finnes flere fordi få før gjør gå \
    hva hvis hvor igjen ikon konto kun kunne liste mange melding mellom mer modus må noen ny nytt når også \
    oss over passord privat se seg siden skriv standard svar så tekst under ut uten var velg vår vær være
    """
  ),
  (
    "fi",
    """
    en hän jo joka jos kanssa kuin käytetään käyttäjä käytä mitä mutta myös niin nyt näytä oli olla \
    salasana sen sitä tässä tätä uudelleen vain valitse viesti voi voidaan
    """
  ),
  (
    "pl",
    """
    adres ale aplikacja aplikacji automatycznie bazy bez brak być będzie chcesz co czas czasu dane danych \
    data dni dostęp dostępu ekranu elementy elementów gdy grupy hasła hasło ikon informacje informacji \
    innych istnieje jak jako jeśli już katalog katalogu klucz klucza kod konta konto kosza które liczba \
    lista listy ma mail mapa masz mogą może możesz można musi należy nas nazwa nazwy nazwę nieprawidłowy \
    obraz obrazu okno pewno pliki pliku plików pobieranie podczas pokaż pole pomocą ponownie potwierdź \
    powiadomienia powiodło proszę przed przy rozmiar schowka serwer serwera sprawdź spróbuj ta te tekst \
    temu ten teraz twoje tylko tym typ tę udało uruchom urządzenia urządzenie usunąć utwórz uzyskać użyj \
    użytkownik użytkownika użytkowników we wersja wiadomości wiadomość więcej wpis wpisu wpisy wybierz \
    wynik wystąpił wyślij wyświetl włącz zaloguj zawiera ze zmian zmiany zmień znaleziono zostanie zostaną \
    został ścieżka
    """
  ),
  (
    "cs",
    """
    aby ale bez bude byl byla bylo být chcete heslo jak jeho ještě jste kde když která který lze má můžete \
    nebyl nelze od okno po pokud pouze protože při si soubory tak tato ten to tuto už uživatel ve více \
    však za zda ze zprávu účet
    """
  ),
  (
    "sk",
    """
    aby ak ako ale bez bol bola bolo bude byť chcete ešte heslo iba jeho kde keď ktorá ktorý možné máte \
    môžete nebol od okno po používateľ pretože pri si správu ste súbory tak ten to táto túto už viac vo \
    však za zo účet či
    """
  ),
  (
    "hu",
    """
    ahol aki amely ami azonosító csak el ezt fel felhasználó fájlok ha is itt jelszó kell ki kérjük között \
    le lehet minden most már más még próbálja több után volt üzenet
    """
  ),
  (
    "ro",
    """
    această aceste ai al ale anterior au bara ce când că dacă data disponibile doar dumneavoastră după fi \
    fișiere fost fără le lui mai mail mesaj modifica ne parolă pas prima prin se sus să toate utilizator \
    verifica vi vor încercați
    """
  ),
  (
    "tr",
    """
    ad al da de deneyin değiştir dosyalar en et gibi girin her hesap ileti kadar kod kullanıcı liste \
    lütfen nasıl ne olan olduğundan parola posta seçin son sonra tekrar ver ya yok şu
    """
  ),
  (
    "id",
    """
    ikon
    """
  ),
  (
    "vi",
    """
    con di hai in
    """
  ),
  (
    "ca",
    """
    anterior barra base clic com compte copia crea des dies dos elimina entrar entre ha iniciar mostra \
    mostrar nom nova privat si sistema
    """
  ),
  (
    "cy",
    """
    ai at da ein fel na os post tu tua un
    """
  ),
]
