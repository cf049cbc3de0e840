/// A piece of text as apps have it, counted by hand as it is read aloud.
struct InterfaceWord: Sendable {
  let text: String
  /// Of each word, in order.
  let syllables: [Int]
  /// Letters and digits, where they tell something.
  let letters: Int?

  init(_ text: String, _ syllables: Int..., letters: Int? = nil) {
    self.text = text
    self.syllables = syllables
    self.letters = letters
  }
}

/// Counts by hand. Of two readings the first in the dictionary counts, a figure has four at most, and an acronym
/// is spelled out unless it is said as a word. The comments say what is read where the spelling leaves it open.
enum InterfaceWords {
  /// All of them, by kind.
  static let kinds: [(name: String, words: [InterfaceWord])] = [
    ("brands", brands), ("acronyms", acronyms), ("plural acronyms", pluralAcronyms), ("numbers", numbers),
    ("ordinals", ordinals), ("dates and times", dates), ("prices and shares", prices), ("versions", versions),
    ("units", units), ("abbreviations", abbreviations), ("handles and tags", handles),
    ("hyphenated words", hyphenated), ("contractions", contractions), ("capitals", capitals),
    ("names with capitals inside", camelCase), ("sounds", sounds), ("words beside symbols", symbols),
    ("words beside emoji", emoji), ("words of apps", words),
  ]

  static let brands: [InterfaceWord] = [
    .init("iPhone", 2, letters: 6), .init("iPad", 2), .init("iCloud", 2), .init("iMessage", 3),
    .init("iOS", 3), .init("iPadOS", 4), .init("macOS", 3, letters: 5), .init("watchOS", 3), .init("tvOS", 4),
    .init("MacBook", 2), .init("AirPods", 2), .init("AirDrop", 2), .init("FaceTime", 2), .init("CarPlay", 2),
    .init("OneDrive", 2, letters: 8), .init("OneNote", 2), .init("PowerPoint", 3), .init("YouTube", 2),
    .init("WhatsApp", 2), .init("LinkedIn", 2), .init("PayPal", 2), .init("GitHub", 2), .init("TikTok", 2),
    .init("eBay", 2), .init("ChatGPT", 4), .init("OpenAI", 4), .init("DuckDuckGo", 3), .init("JavaScript", 3),
    .init("McAfee", 3), .init("OAuth", 2),
    // “my sequel”, “post-gres-Q-L”
    .init("MySQL", 3), .init("PostgreSQL", 4), .init("GraphQL", 3), .init("Disney+", 3, letters: 6),
    .init("Yahoo!", 2), .init("7-Eleven", 4), .init("iPhone™", 2, letters: 6),
  ]

  static let acronyms: [InterfaceWord] = [
    .init("HTTPS", 5), .init("HTTP", 4), .init("URL", 3), .init("QR", 2), .init("PNG", 3), .init("SVG", 3),
    .init("CSV", 3), .init("HTML", 4), .init("API", 3), .init("GPS", 3), .init("NFC", 3), .init("SMS", 3),
    .init("RSS", 3), .init("CPU", 3), .init("SSD", 3), .init("HDR", 3), .init("OTP", 3), .init("SSO", 3),
    .init("RSVP", 4), .init("LGBTQ", 5), .init("HD", 2), .init("TV", 2), .init("VIP", 3), .init("XL", 2),
    // said as words
    .init("JPEG", 2), .init("GIF", 1), .init("ASCII", 2), .init("SQL", 2), .init("PIN", 1), .init("SIM", 1),
    .init("eSIM", 2), .init("RAM", 1), .init("JSON", 2), .init("CAPTCHA", 2), .init("EULA", 2),
    .init("ASAP", 2), .init("README", 2), .init("NATO", 2), .init("WASM", 2),
    // in lowercase letters
    .init("url", 3), .init("usb", 3), .init("jpeg", 2), .init("json", 2), .init("png", 3), .init("pdf", 3),
    .init("tv", 2), .init("faq", 3), .init("gif", 1),
    // with a digit
    .init("MP3", 3, letters: 3), .init("MP4", 3), .init("2FA", 3), .init("UTF-8", 4), .init("W3C", 5),
    .init("B2B", 3), .init("CO2", 3), .init("COVID-19", 4), .init("i18n", 4), .init("Q4", 2), .init("A4", 2),
    .init("S3", 2),
    // “H two six four”, “A-E-S two fifty-six”
    .init("H.264", 4, letters: 4), .init("AES-256", 7),
  ]

  static let pluralAcronyms: [InterfaceWord] = [
    .init("PDFs", 3, letters: 4), .init("GIFs", 1), .init("URLs", 3), .init("URL's", 3, letters: 4),
    .init("URL’s", 3), .init("IDs", 2), .init("FAQs", 3), .init("APIs", 3), .init("TVs", 2), .init("PCs", 2),
    .init("JPEGs", 2), .init("PINs", 1), .init("DVDs", 3), .init("VIPs", 3), .init("MP3s", 3),
    .init("SMSes", 4),
  ]

  static let numbers: [InterfaceWord] = [
    .init("0", 2), .init("7", 2), .init("11", 3), .init("24", 3), .init("100", 3), .init("365", 4),
    .init("1,024", 4, letters: 4), .init("10,000", 3), .init("1,000,000", 3), .init("1.5", 3),
    .init("0.5", 4), .init("3.14", 4), .init("1/2", 2), .init("24/7", 4, letters: 3), .init("16:9", 3),
    .init("50/50", 4),
    // “minus five”, “plus one”, “number one”, “one plus one”
    .init("-5", 3), .init("−5", 3), .init("+1", 2, letters: 1), .init("#1", 3), .init("1+1", 3),
    // “one to five”
    .init("1–5", 3, letters: 2), .init("99+", 4), .init("5+", 2), .init("2x", 2), .init("1×", 1),
    .init("4.5 ★", 3), .init("1K", 2), .init("2.5K", 4), .init("10M+", 3), .init("555-0123", 4),
    .init("1920×1080", 4), .init("2-in-1", 3),
  ]

  static let ordinals: [InterfaceWord] = [
    .init("1st", 1), .init("2nd", 2), .init("3rd", 1, letters: 3), .init("5th", 1), .init("11th", 3),
    .init("12th", 1), .init("13th", 2), .init("20th", 3), .init("21st", 3), .init("22nd", 4),
    .init("30th", 3), .init("100th", 3), .init("90s", 2), .init("80’s", 2), .init("1990s", 4),
  ]

  static let dates: [InterfaceWord] = [
    .init("2026-11-21", 4, letters: 8), .init("11/21", 4), .init("2026", 4), .init("1999", 4),
    .init("12:30", 3),
    // “nine oh five”, “nine o'clock”
    .init("9:05", 3), .init("9:00", 3), .init("10am", 3), .init("10pm", 3), .init("12:30 PM", 3, 2),
    .init("8:15 a.m.", 3, 2), .init("Nov 21", 1, 3), .init("Mon", 1), .init("24-hour", 4), .init("30-day", 3),
    .init("9–5", 3),
  ]

  static let prices: [InterfaceWord] = [
    .init("$5", 3), .init("$1", 3), .init("$5.99", 4, letters: 3), .init("$5.99/mo", 4, letters: 5),
    .init("€9.99", 4), .init("£5", 2), .init("¥100", 4), .init("5€", 3), .init("99¢", 4), .init("₹50", 4),
    .init("$1M", 4), .init("-$5", 4), .init("50%", 4, letters: 2), .init("5%", 3), .init("100%", 4),
    .init("Free", 1),
  ]

  static let versions: [InterfaceWord] = [
    .init("v2", 2), .init("v2.0.1", 4, letters: 4), .init("2.0.1", 4), .init("iOS 17.2", 3, 4),
    .init("Version 3", 2, 1), .init("V8", 2), .init("HTML5", 5), .init("Wi-Fi 6E", 2, 2),
  ]

  static let units: [InterfaceWord] = [
    .init("4K", 2, letters: 2), .init("5G", 2), .init("3D", 2), .init("1080p", 4),
    .init("100MB", 4, letters: 5),
    // “sixteen G B”, “five gigahertz”, “sixty hertz”
    .init("16GB", 4), .init("1TB", 3), .init("5GHz", 4, letters: 4), .init("2.4GHz", 4), .init("60Hz", 3),
    .init("12px", 3), .init("30fps", 4), .init("90°", 4), .init("20°C", 4), .init("64-bit", 4),
    .init("24h", 4), .init("5 GB", 1, 2), .init("5min", 2), .init("60 mph", 2, 3),
    // read in full: “kilometers”, “kilos”, “pounds”, “hours”
    .init("5 km", 1, 4), .init("5km", 4), .init("70 kg", 3, 2), .init("150 lbs", 4, 1), .init("8 hrs", 1, 1),
    .init("6 ft", 1, 1),
  ]

  static let abbreviations: [InterfaceWord] = [
    .init("e.g.", 2, letters: 2), .init("i.e.", 2), .init("a.m.", 2), .init("p.m.", 2, letters: 2),
    .init("U.S.", 2), .init("U.K.", 2), .init("Ph.D.", 3), .init("etc.", 4), .init("vs.", 2), .init("Mr.", 2),
    .init("Mrs.", 2), .init("Dr.", 2), .init("Inc.", 1), .init("max.", 1), .init("min.", 1), .init("Jan.", 1),
    .init("Sept.", 1), .init("w/o", 2), .init("Ctrl", 2), .init("Esc", 1), .init("Alt", 1),
  ]

  static let handles: [InterfaceWord] = [
    .init("@handle", 2, letters: 6), .init("@me", 1), .init("#tag", 1, letters: 3),
    .init("@user_name", 3, letters: 8), .init("#ThrowbackThursday", 4), .init("@team123", 5),
    .init("#MeToo", 2), .init("Ask @help", 1, 1),
  ]

  static let hyphenated: [InterfaceWord] = [
    .init("Wi-Fi", 2, letters: 4), .init("e-mail", 2, letters: 5), .init("X-Large", 2), .init("re-enter", 3),
    .init("sign-in", 2), .init("add-on", 2), .init("opt-in", 2), .init("pop-up", 2), .init("read-only", 3),
    .init("double-tap", 3), .init("two-factor", 3), .init("one-time", 2), .init("end-to-end", 3),
    .init("step-by-step", 3), .init("state-of-the-art", 4), .init("T-shirt", 2), .init("pre-order", 3),
    .init("all-in-one", 3), .init("e-book", 2), .init("well-known", 2),
    .init("re\u{2011}send", 2, letters: 6), .init("Uh-oh", 2),
  ]

  static let contractions: [InterfaceWord] = [
    .init("don't", 1, letters: 4), .init("don’t", 1), .init("can't", 1), .init("won’t", 1), .init("isn't", 2),
    .init("doesn't", 2), .init("you're", 1), .init("we'll", 1), .init("I'm", 1), .init("they've", 1),
    .init("let's", 1), .init("that'll", 2), .init("you'll've", 2), .init("I'd've", 2),
    .init("shouldn’t’ve", 3), .init("y'all", 1), .init("o'clock", 2), .init("user's", 2), .init("users'", 2),
    .init("James's", 2), .init("device’s", 3), .init("box's", 2), .init("iPhone’s", 2), .init("Wi-Fi's", 2),
    .init("everyone's", 3), .init("who's", 1),
  ]

  static let capitals: [InterfaceWord] = [
    .init("ON", 1), .init("OFF", 1), .init("ADD", 1), .init("OK", 2), .init("DELETE", 2), .init("CANCEL", 2),
    .init("DON'T", 1), .init("CAN’T", 1), .init("RETRY", 2), .init("BETA", 2), .init("LIVE", 1),
    .init("PRO", 1), .init("WARNING", 2), .init("NEW YORK", 1, 1), .init("SIGN IN", 1, 1),
    .init("TURN IT OFF", 1, 1, 1), .init("USE YOUR PIN", 1, 1, 1), .init("READ THE FAQ", 1, 1, 3),
    .init("Our US team", 1, 2, 1), .init("Tell us", 1, 1), .init("I’M IN", 1, 1), .init("XXL", 3),
    .init("UNDO", 2), .init("INFO", 2),
  ]

  static let camelCase: [InterfaceWord] = [
    .init("camelCaseWord", 4), .init("userName", 3), .init("fileURL", 4), .init("HTTPServer", 6),
    .init("XMLHttpRequest", 9), .init("node_modules", 3, letters: 11), .init("snake_case_word", 3),
    .init("isURLValid", 6), .init("PDFKit", 4),
  ]

  static let sounds: [InterfaceWord] = [
    .init("Hmm", 1), .init("Shh", 1), .init("Psst", 1), .init("Zzz", 1), .init("Grr", 1), .init("Pfft", 1),
    .init("Oops", 1), .init("Whoops", 1), .init("Ugh", 1), .init("Yay", 1), .init("Haha", 2), .init("Aww", 1),
    .init("Ahem", 2), .init("Woohoo", 2), .init("Yikes", 1), .init("Voilà", 2), .init("Ooh", 1),
    .init("Hooray", 2),
  ]

  static let symbols: [InterfaceWord] = [
    .init("AT&T", 4, letters: 3), .init("Q&A", 3), .init("R&D", 3), .init("H&M", 3),
    .init("C++", 3, letters: 1),
    // “C sharp”, “control S”
    .init("C#", 2), .init("A+", 2), .init("I/O", 2, letters: 2), .init("N/A", 2), .init("A/B", 2),
    .init("Yes/No", 1, 1), .init("Save & exit", 1, 2), .init("5 * 3", 1, 1), .init("⌘S", 1),
    .init("Ctrl+S", 3), .init("→ Next", 1), .init("• Item", 2, letters: 4), .init("© 2026", 4),
    .init("Mail → Send", 1, 1), .init("(optional)", 3), .init("[New]", 1),
  ]

  static let emoji: [InterfaceWord] = [
    .init("Hi 👋", 1, letters: 2), .init("🎉 Done!", 1), .init("❤️ Likes", 1),
    .init("1️⃣ First", 1, letters: 5), .init("Nice 👏🏽 job", 1, 1), .init("👨‍👩‍👧 Family", 3),
    .init("🇺🇸 English", 2), .init("✓ Saved", 1), .init("Great👍", 1),
  ]

  static let words: [InterfaceWord] = [
    .init("Login", 2), .init("Username", 3), .init("Filename", 2), .init("Passkey", 2), .init("Bluetooth", 2),
    .init("Hotspot", 2), .init("Emoji", 3), .init("Selfie", 2), .init("Hashtag", 2), .init("Timeline", 2),
    .init("Livestream", 2), .init("Autofill", 3), .init("Autocorrect", 4), .init("Blockchain", 2),
    .init("Meme", 1), .init("Chatbot", 2), .init("Firmware", 2), .init("Malware", 2), .init("Sidebar", 2),
    .init("Homepage", 2), .init("Queued", 1), .init("Cached", 1), .init("Synced", 1), .init("Unsaved", 2),
    .init("Archived", 2), .init("Favorites", 3), .init("Voicemail", 2), .init("Ringtone", 2),
    .init("Passcode", 2), .init("Smartwatch", 2), .init("Namespace", 2), .init("Timestamp", 2),
    .init("Uninstall", 3), .init("Unsubscribed", 3), .init("Geotag", 3), .init("Metadata", 4),
    .init("Screenshare", 2), .init("Onboarding", 3), .init("Unfollowed", 3), .init("Subpage", 2),
    .init("Reupload", 3), .init("Retweeted", 3), .init("Codebase", 2), .init("Lockscreen", 2),
    .init("Dropdown", 2), .init("café", 2, letters: 4), .init("cafe\u{301}", 2, letters: 4),
    .init("naïve", 2),
  ]
}
