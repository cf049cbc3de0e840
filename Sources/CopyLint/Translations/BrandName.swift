/// Whether a text is the name of a product: “Windows”, or such as “Google Keep”, two to four words with a capital each, one
/// of them a brand.
///
/// “Open Google” and “Google Settings” are English: what begins with a command, or names a part of an app.
func isBrandName(_ text: String) -> Bool {
  if text == "Material You" { return true }
  let words = text.split(separator: " ")
  // “Signal” alone may be one of a phone.
  if words.count == 1 { return isBrand(words[0]) && !brandsOfWords.contains { words[0] == $0 } }
  guard (2...4).contains(words.count), words.contains(where: isBrand),
    !WordLists.english.contains(words[0].lowercased(), in: .commandVerbs)
  else { return false }
  return words.allSatisfy { word in
    guard let first = word.utf8.first, first.isASCIICapital || first.isASCIIDigit else { return false }
    return isBrand(word)
      || !WordLists.english.contains(word.lowercased(), in: .controlNouns)
        && !commonNouns.contains(word.lowercased())
  }
}

private func isBrand(_ word: Substring) -> Bool { brands.contains { word == $0 } }

private let brandsOfWords = ["Apple", "Signal", "Slack", "Telegram"]

private let brands = [
  "Adobe", "Alexa", "Amazon", "Android", "Anthropic", "Apple", "Bitcoin", "ChatGPT", "Chromium", "Dropbox",
  "Evernote", "Facebook",
  "Firefox",
  "Flickr", "GitHub", "GitLab", "Gmail", "Google", "Huawei", "IBM", "Instagram", "JetBrains", "LinkedIn",
  "Linux",
  "Microsoft", "Motorola", "Mozilla", "Netflix", "Nextcloud", "Nintendo", "Nokia", "OpenAI", "OpenStreetMap",
  "PayPal",
  "Pinterest", "Reddit", "Samsung", "Signal", "Slack", "Snapchat", "Sony", "Spotify", "Telegram", "TikTok",
  "Twitter",
  "Ubuntu", "WhatsApp", "Wikipedia", "Windows", "Xiaomi", "Yahoo", "YouTube",
]

/// What apps have or do that is no part of a name.
private let commonNouns = [
  "account", "accounts", "address", "app", "apps", "backup", "device", "devices", "error", "export", "file",
  "files",
  "folder", "id", "import", "integration", "key", "link", "links", "list", "location", "login", "name",
  "notification",
  "notifications", "options", "password", "permission", "profile", "server", "service", "services",
  "settings",
  "sign-in", "sync", "theme", "token", "update", "user", "username", "version", "with", "your", "my", "the",
  "from", "to",
  "on", "in", "for", "not", "is", "via", "and", "or",
]
