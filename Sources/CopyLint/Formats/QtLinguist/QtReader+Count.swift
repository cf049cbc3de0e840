extension QtReader {
  /// Checks the forms of a plural against Qt's. Where there is no text yet, Linguist makes the forms.
  mutating func checkCount(
    of forms: [Int], _ message: Message, _ node: Int, _ strings: StringSink
  ) {
    let texts = forms.isEmpty ? [node] : forms
    guard texts.contains(where: { text(of: $0) != nil }),
      let wanted = QtPlurals(locale: target.name)?.count, wanted != texts.count
    else { return }
    let isFew = texts.count < wanted
    // Platforms write more forms than Qt has. Where each dropped one says what a kept one says, nobody misses it.
    let kept = texts.prefix(wanted).map { xml.value(of: $0).text }
    if !isFew, texts.dropFirst(wanted).allSatisfy({ kept.contains(xml.value(of: $0).text) }) { return }
    let number = wanted == 1 ? "1 form" : "\(wanted) forms"
    let place = isFew ? texts[texts.count - 1] : texts[wanted]
    let count = wanted - texts.count
    problems.append(
      Problem(
        rule: "plural-count",
        message: isFew
          ? "Add \(count == 1 ? "a form" : "\(count) forms"). Qt has \(number) in “\(target.name)”, and shows the source for the rest."
          : "Remove this form. Qt has \(number) in “\(target.name)”, and drops the rest.",
        range: xml.plainValue(of: place) ?? xml.value(of: place).range,
        key: String(copying: strings.bytes(message.key)),
        locale: target.name))
  }
}
