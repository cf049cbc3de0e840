import Readability

/// Gives `entry` the role that its comment, key or file shows, the strongest source first. A role that is given, or
/// that a call site gave, stays. Without evidence, the role stays unknown.
///
/// A comment counts more than a key, except where only the key says that the string is for a screen reader, and
/// where Xcode generated the comment.
///
/// - Parameters:
///   - entry: without a role, or with one that is given.
///   - path: of the file, with `/`.
package func inferRole(of entry: inout Entry, path: String) {
  var reader = RoleReader(path: path)
  reader.inferRole(of: &entry.row, in: entry.table)
}

/// Finds the roles of a file's strings.
struct RoleReader {
  /// What the file's name says about all of them.
  let file: RoleFile
  /// How code names the file's keys; nil where none does.
  let keys: KeyTable?
  /// Whether keys are made of a context and the source text, as in gettext and Qt.
  private let keysAreTexts: Bool
  /// Whether the file is for people who write code or read a log.
  let isForDevelopers: Bool
  let legal: LegalText
  /// Whether keys are names of properties, whose `title` may be the title of anything.
  let keysAreNames: Bool
  /// What comments say, by their hashes: a file's comments are often alike.
  private var comments = HashTable<RoleEvidence?>()

  /// - Parameter path: of the file, with `/`.
  init(path: String) {
    keysAreNames = path.hasSuffix(".swift")
    let file = RoleFile(path: path)
    // `ErrorView` has the buttons, too, and a screen of settings for VoiceOver is read by all.
    let isFileOfErrors = path.hasSuffix("Error.swift") || path.hasSuffix("Errors.swift")
    self.file = keysAreNames && !isFileOfErrors ? .plain : file
    keys = KeyTable(path: path)
    isForDevelopers = RoleFile.isForDevelopers(path.utf8.span)
    legal = LegalText(path: path)
    keysAreTexts = path.hasSuffix(".po") || path.hasSuffix(".pot") || path.hasSuffix(".ts")
  }

  mutating func inferRole(of row: inout StringRow, in table: StringTable) {
    guard row.roleSource <= .comment else { return }
    let file = row.origin ?? self.file
    if file == .identifiers {
      (row.role, row.roleSource) = (.identifier, .file)
      return
    }
    var comment = roleFromComment(of: row, in: table)
    // `/// Header` above a view of the app's own is about all that is in it.
    if keysAreNames, comment?.role.part == .heading, row.sourceText(in: table).isSentence { comment = nil }
    // "Spoken by VoiceOver" alone leaves it to the key to say which part it is: "timer.value".
    let isSpoken = comment?.role == Role(.accessibility, .unknown)
    var key =
      keysAreTexts && repeatsText(row, in: table)
      ? nil : roleFromKey(of: row, in: table, isName: keysAreNames, isSpokenFile: file == .spoken || isSpoken)
    // In code, a second title explains something, or goes on, or tells of a state.
    if keysAreNames, key?.role == .helpText, endsInSubtitle(table.bytes(row.key)) { key = nil }
    // The title of what the words call an error is that of an error.
    let isTitle = key?.role == .title
    if keysAreNames, key?.namesOnlyPart ?? false { key = nil }
    if keysAreNames, let role = key?.role, isUnsure(role, ofProperty: table.bytes(row.key)) { key = nil }
    if let part = key, part.role == .accessibilityLabel, part.strength == .guess {
      // The name of the file gives way to an error or a question; what else it holds are labels, of a button, too.
      let isOfMessage = comment.map { $0.role.container != .none && !isSpoken } ?? false
      key = file != .spoken || isOfMessage ? nil : RoleEvidence(part.role, .certain)
    } else if isSpoken, let part = key, part.role.isSpoken {
      comment = RoleEvidence(part.role, .certain)
    }
    let isFirst = (comment?.strength ?? .generic) >= (key?.strength ?? .generic)
    switch (comment, key) {
    case (let comment?, let key) where key == nil || isFirst:
      row.role = key.map { comment.role.refined(by: $0.role) } ?? comment.role
      row.roleSource = .comment
    case (let comment, let key?):
      row.role = comment.map { key.role.refined(by: $0.role) } ?? key.role
      row.roleSource = file == .spoken && key.role.isSpoken ? .file : .key
    default:
      guard let role = file.role else {
        guard let role = roleFromText(of: row, in: table) else { return }
        // In code, a view that stays may say that it worked, “Not now” may be a state, and what ends in a colon may head a part.
        if keysAreNames, role != .error, role.container != .confirmation { return }
        let isErrorTitle = isTitle && role == .error && !row.sourceText(in: table).isSentence
        (row.role, row.roleSource) = (isErrorTitle ? .errorTitle : role, .text)
        return
      }
      (row.role, row.roleSource) = (role, .file)
    }
    row.role = roleByWords(row.role, text: row.sourceText(in: table), key: table.bytes(row.key))
    if file == .errors { row.role = row.role.refined(by: Role(.error, row.role.part)) }
    if row.role == .alertMessage, roleFromText(of: row, in: table) == .confirmationMessage {
      row.role = .confirmationMessage
    }
    refineByText(&row, strength: max(comment?.strength ?? .generic, key?.strength ?? .generic), in: table)
  }

  /// If comment and key only name a part, such as a title, the text may show of what.
  private func refineByText(_ row: inout StringRow, strength: RoleEvidence.Strength, in table: StringTable) {
    guard strength == .generic, row.role.container == .none else { return }
    let part = row.role.part
    guard part == .title || part == .helpText || part == .body || part == .fieldLabel,
      let role = roleFromText(of: row, in: table)
    else { return }
    row.role = part == .title ? Role(role.container, .title) : role
    row.roleSource = .text
  }

  /// What the text says by itself, in English.
  func roleFromText(of row: StringRow, in table: StringTable) -> Role? {
    let locale = row.source.isNone || row.sourceLocale == StringRow.noLocale ? row.locale : row.sourceLocale
    guard table.locale(locale).language == "en" else { return nil }
    return CopyLint.roleFromText(row.sourceText(in: table), .english)
  }

  /// What the comment of a string says; nil when there is none.
  mutating func roleFromComment(of row: StringRow, in table: StringTable) -> RoleEvidence? {
    if row.comment.isNone { return nil }
    let bytes = table.bytes(row.comment)
    let text = row.sourceText(in: table)
    if commentRepeats(bytes, text) { return nil }
    if let property = interfaceBuilderProperty(in: bytes) {
      let isShort = text.countSpaces < 3
      let name = bytes.extracting(property.className.lowerBound..<property.property.upperBound)
      return known(byteHash(name), isShort ? 1 : 2) {
        roleFromInterfaceBuilder(bytes, property, isShort: isShort)
      }
    }
    let isSpokenFile = (row.origin ?? file) == .spoken
    return known(byteHash(bytes), isSpokenFile ? 3 : 4) {
      CopyLint.roleFromComment(bytes, isSpokenFile: isSpokenFile)
    }
  }

  /// What a comment with this hash says, worked out at its first use.
  ///
  /// - Parameter circumstance: a number for anything else that it depends on.
  private mutating func known(_ comment: UInt64, _ circumstance: UInt64, _ role: () -> RoleEvidence?)
    -> RoleEvidence?
  {
    let hash = mixed(comment, circumstance ^ 0x9E37_79B9_7F4A_7C15)
    if let known = comments[hash] { return known }
    let role = role()
    comments.set(role, for: hash)
    return role
  }
}

/// What the key says, with the attribute of a Fluent message after it: `close-button.aria-label`.
///
/// - Parameter isName: whether it is the name of a property.
func roleFromKey(of row: StringRow, in table: StringTable, isName: Bool, isSpokenFile: Bool)
  -> RoleEvidence?
{
  let whole = table.bytes(row.key)
  let key = isName ? whole.extracting(startOfName(whole)..<whole.count) : whole
  let text = row.sourceText(in: table)
  let variant = table.bytes(row.variant)
  guard variant.holds("attribute.", at: 0) else {
    return roleFromKey(key, text: text, isSpokenFile: isSpokenFile)
  }
  let name = String(copying: variant).dropFirst("attribute.".utf8.count).prefix { $0 != "." }
  let attribute = "\(String(copying: key)).\(name)"
  return roleFromKey(attribute.utf8.span, text: text, isSpokenFile: isSpokenFile)
}

/// Where the part of `Type.property` begins that says what the property is. A type called after an error or a tab does, but a
/// `ButtonPosition` is no button.
private func startOfName(_ key: Span<UInt8>) -> Int {
  guard key.count > 0, key[0].isASCIICapital,
    let dot = key.firstIndex(of: UInt8(ascii: "."), from: 0),
    key.firstIndex(of: UInt8(ascii: "."), 0x20, from: dot + 1) == key.count
  else { return 0 }
  let type = key.extracting(0..<dot)
  // `ErrorCategory.displayName` is the name of a group.
  let isName = key.extracting(dot + 1..<key.count).equals("displayName".utf8.span)
  let namesGroup = isName && ["Category", "Kind", "Type", "Severity"].contains { type.ends(with: $0) }
  if !namesGroup, type.contains("Error") || type.contains("Failure") { return 0 }
  return dot > 2 && key.holds("Tab.", at: dot - 3) ? dot - 3 : dot + 1
}

/// Whether the name of a property says less than this role: a `secondSection` may hold links, a detail may be a state, a
/// `renameTabTitle` is a command, an `accessibilityName` may be part of a text, and a `mailConfirmationMessage` confirms something.
private func isUnsure(_ role: Role, ofProperty name: Span<UInt8>) -> Bool {
  let isVague =
    switch role {
    case .heading: true
    case .tab: !name.contains("Tab.")
    case .helpText: !explanations.contains { name.ends(with: $0) }
    case .accessibilityLabel: name.ends(with: "Name")
    case .confirmationTitle, .confirmationMessage: name.contains("Confirmation")
    case .error: name.contains("rrorCode")
    default: false
    }
  return isVague && isNameOfProperty(name)
}

private let explanations: [StaticString] = [
  "hint", "Hint", "hints", "Hints", "footer", "Footer", "help", "Help", "helpText", "HelpText",
]

/// `Theme.title` or `title`, and no key such as `theme.title` or `theme_title`.
private func isNameOfProperty(_ key: Span<UInt8>) -> Bool {
  let isMember = key.byte(0).isASCIICapital
  var dots = 0
  for index in key.indices where !key[index].isASCIIAlphanumeric {
    guard key[index] == UInt8(ascii: "."), isMember else { return false }
    dots += 1
  }
  return dots == (isMember ? 1 : 0)
}

/// `heroSubtitle`, `sync.dialog-subtitle`
private func endsInSubtitle(_ key: Span<UInt8>) -> Bool {
  ["subtitle", "Subtitle", "SubTitle"].contains { key.ends(with: $0) }
}

extension Span<UInt8> {
  /// Whether it ends as a sentence does, and has five words or more.
  var isSentence: Bool { byte(count - 1) == UInt8(ascii: ".") && countSpaces > 3 }
}

extension StringRow {
  /// The text in the source language, where that is known; UTF-8.
  @_lifetime(borrow table)
  func sourceText(in table: borrowing StringTable) -> Span<UInt8> {
    table.bytes(source.isNone ? text : source)
  }
}

/// Whether the key ends in its source text, or is a sentence: the words before it are a class or a context, and say nothing
/// about a single string.
private func repeatsText(_ row: StringRow, in table: StringTable) -> Bool {
  let key = table.bytes(row.key)
  if key.countSpaces > 0 { return true }
  let text = row.sourceText(in: table)
  var left = key.count
  var right = text.count
  while true {
    while left > 0, !key[left - 1].isLetterOrDigit { left -= 1 }
    while right > 0, !text[right - 1].isLetterOrDigit { right -= 1 }
    guard left > 0, right > 0 else { return right == 0 }
    guard key[left - 1] | 0x20 == text[right - 1] | 0x20 else { return false }
    left -= 1
    right -= 1
  }
}
