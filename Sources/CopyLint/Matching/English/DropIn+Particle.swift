internal import Readability

extension DropIn {
  /// Whether “turn on” would not read well here: next to another “on”, as in “Enable always on top”, or at the end of a
  /// sentence that began before it, as in “To pair a device, enable”.
  func strandsParticle(_ hit: Glossary.Hit, _ subject: Subject) -> Bool {
    guard replacements == ["turn on"] || replacements == ["turn off"] else { return false }
    let tokens = subject.analysis.tokens
    let (first, last) = (hit.tokens.lowerBound, hit.tokens.upperBound)
    let sentence = tokens[first].sentence
    let opens = first == 0 || tokens[first - 1].sentence != sentence
    let ends = last + 1 == tokens.count || tokens[last + 1].sentence != sentence
    if ends, !opens, hit.form == .base { return true }
    for token in tokens[(last + 1)...] {
      if token.sentence != sentence { return false }
      guard token.range.count < 4 else { continue }
      let word = subject.foldedText(token.range)
      if word == "on" || word == "off" { return true }
    }
    return false
  }
}
