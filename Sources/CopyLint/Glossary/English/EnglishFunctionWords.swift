/// Words whose place in a sentence tells what is next to them. All in lowercase letters.

func isDeterminer(_ word: String) -> Bool {
  determiners.contains(word) || (word.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? true)
}

private let determiners: ExactWords = [
  "a", "an", "the", "this", "that", "these", "those", "my", "your", "our", "their", "its", "his", "her", "no",
  "any", "some", "each", "every", "another", "per", "of", "many", "several", "two", "three", "first", "last",
  "next", "new",
]

func isSingularDeterminer(_ word: String) -> Bool {
  switch word {
  case "this", "that", "each", "every", "another", "one": true
  default: false
  }
}

func isSingularVerb(_ word: String) -> Bool {
  switch word {
  case "is", "isn't", "was", "wasn't", "has", "hasn't", "does", "doesn't": true
  default: false
  }
}

/// Forms of "be", and verbs that take an adjective.
func isCopula(_ word: String) -> Bool { copulas.contains(word) }

private let copulas: ExactWords = [
  "is", "are", "was", "were", "be", "been", "being", "isn't", "aren't", "wasn't", "weren't", "am", "not",
  "it's", "they're", "you're", "we're", "seems", "seem", "looks", "appears", "became", "becomes", "become",
  "remains", "still", "now", "currently", "already",
]

/// What a participle follows.
func isAuxiliary(_ word: String) -> Bool {
  if isCopula(word) { return true }
  switch word {
  case "has", "have", "had", "having", "hasn't", "haven't", "hadn't", "i've", "you've", "we've", "they've",
    "get",
    "gets", "got", "never", "just":
    return true
  default: return word.hasSuffix("ly")
  }
}

func isSubjectPronoun(_ word: String) -> Bool {
  switch word {
  case "i", "you", "we", "they", "he", "she", "it", "who": true
  default: false
  }
}

func isObjectPronoun(_ word: String) -> Bool {
  switch word {
  case "it", "them", "me", "us", "you", "him", "her": true
  default: false
  }
}

/// Words that go after a pronoun: "turn it on".
func isParticle(_ word: some StringProtocol) -> Bool {
  switch String(word) {
  case "on", "off", "up", "out", "in", "back", "away", "aside", "down": true
  default: false
  }
}

/// Words that no adjective comes before: prepositions, conjunctions, adverbs of time.
func isFunctionWord(_ word: String) -> Bool { functionWords.contains(word) }

private let functionWords: ExactWords = [
  "with", "to", "for", "on", "in", "at", "by", "and", "or", "because", "when", "until", "if", "from", "of",
  "as", "but", "so", "while", "after", "before", "during", "yet", "now", "again", "right", "than", "via",
  "through", "without", "under", "the", "a", "an", "this", "that", "your", "my", "our", "their", "its",
  "here", "there", "today", "once", "since", "unless", "automatically",
]

/// Function words.
func isGrammarWord(_ word: String) -> Bool {
  if isFunctionWord(word) || isDeterminer(word) || isAuxiliary(word) || isSubjectPronoun(word) {
    return true
  }
  switch word {
  case "can", "can't", "cannot", "could", "may", "might", "must", "should", "will", "won't", "would", "do",
    "don't", "does", "doesn't", "did", "didn't", "please", "then", "also", "only", "which", "what", "where",
    "how", "why", "them", "him", "me", "us", "into", "onto", "upon", "against", "over", "between", "within",
    "about", "all",
    "both", "either", "other", "more", "most", "not", "be", "up", "off", "out":
    return true
  default: return false
  }
}

/// Replacements without an article: "enough", "many", "the best".
func takesNoArticle(_ phrase: String) -> Bool {
  if phrase.hasPrefix("not enough") { return true }
  return switch phrase.split(separator: " ").first.map(String.init) ?? "" {
  case "enough", "many", "several", "some", "all", "most", "more", "much", "best", "least", "too",
    "no",
    "you", "your", "their", "its", "what", "can't", "same", "in", "at":
    true
  default: false
  }
}

func isModal(_ word: String) -> Bool { modals.contains(word) }

private let modals: ExactWords = [
  "can", "could", "may", "might", "must", "shall", "should", "will", "would", "do", "does", "did", "cannot",
  "can't", "couldn't", "don't", "doesn't", "didn't", "won't", "wouldn't", "shouldn't", "you'll", "we'll",
  "they'll", "it'll", "i'll",
]

/// What a noun is the subject of: "Attempt failed".
func isFinite(_ word: String) -> Bool {
  switch word {
  case "is", "are", "was", "were", "has", "have", "had", "failed", "fails", "succeeded", "isn't", "wasn't":
    true
  default: false
  }
}
