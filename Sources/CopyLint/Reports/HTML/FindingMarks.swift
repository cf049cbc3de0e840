/// Where the words to blame are in the text of a finding, in UTF-8 bytes: ordered, disjoint.
///
/// Words count where they are in what was found. When what was found has other words than its text, as a hidden sign
/// has its name, it is marked itself, unless it is the whole text: that would mark nothing.
func marks(of reported: ReportedFinding) -> [Range<Int>] {
  let text = Array(reported.text.utf8)
  let found = reported.textRange ?? 0..<text.count
  guard found.upperBound <= text.count else { return [] }
  var marks: [Range<Int>] = []
  for word in reported.finding.words where !word.isEmpty {
    for place in places(of: Array(word.utf8), in: text, around: found)
    where !marks.contains(where: { $0.overlaps(place) }) {
      marks.append(place)
    }
  }
  if marks.isEmpty, reported.textRange != nil, found.count < text.count, !found.isEmpty { marks = [found] }
  return marks.sorted { $0.lowerBound < $1.lowerBound }
}

/// The range itself where it is the word, the only one where the word holds the range, else each place in the range.
private func places(of word: [UInt8], in text: [UInt8], around found: Range<Int>) -> [Range<Int>] {
  if text[found].elementsEqual(word) { return [found] }
  if word.count > found.count {
    // A rule that changes one letter blames its word.
    let first = max(0, found.upperBound - word.count)
    let last = min(found.lowerBound, text.count - word.count)
    guard first <= last else { return [] }
    return (first...last).first { text[$0..<$0 + word.count].elementsEqual(word) }
      .map { [$0..<$0 + word.count] } ?? []
  }
  var places: [Range<Int>] = []
  var start = found.lowerBound
  while start + word.count <= found.upperBound {
    let place = start..<start + word.count
    if text[place].elementsEqual(word), isWhole(place, in: text) {
      places.append(place)
      start = place.upperBound
    } else {
      start += 1
    }
  }
  return places
}

/// Whether no ASCII letter or digit touches the place, where the place has one at that end.
private func isWhole(_ place: Range<Int>, in text: [UInt8]) -> Bool {
  let before = place.lowerBound > 0 && text[place.lowerBound - 1].isASCIIAlphanumeric
  let after = place.upperBound < text.count && text[place.upperBound].isASCIIAlphanumeric
  return !(before && text[place.lowerBound].isASCIIAlphanumeric)
    && !(after && text[place.upperBound - 1].isASCIIAlphanumeric)
}

/// A range of UTF-8 bytes in UTF-16 units, as JavaScript counts; nil when it cuts a character.
func utf16Range(_ range: Range<Int>, in text: String) -> Range<Int>? {
  let bytes = text.utf8
  guard range.upperBound <= bytes.count else { return nil }
  let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
  let end = bytes.index(start, offsetBy: range.count)
  guard start.samePosition(in: text.unicodeScalars) != nil, end.samePosition(in: text.unicodeScalars) != nil
  else { return nil }
  let lower = text.utf16.distance(from: text.startIndex, to: start)
  return lower..<lower + text.utf16.distance(from: start, to: end)
}
