/// The strings of a Swift file: which literals are any, under which keys, with which comments.
struct SwiftEntries {
  let bytes: [UInt8]
  let source: SwiftSource
  private(set) var finder: SwiftPlaceFinder
  private(set) lazy var comments = SwiftComments(bytes, source.comments)
  let locale: (name: String, source: LocaleSource)
  let syntax: Syntax
  /// Whether the settings leave the grammar of placeholders to the code.
  let syntaxIsOpen: Bool
  let literalsAreKeys: Bool
  /// Whether the keys of the project are known, or it has none: only then a name may be held against them.
  let knowsKeys: Bool
  /// nil where nobody asks for the uses of keys.
  private(set) var keyUses: SwiftKeyUses?
  private(set) lazy var flags = SwiftFlags(in: bytes)
  private(set) lazy var suppresses = bytes.span.contains("copy-lint:disable")
  /// Where texts of two words or more are; looked for only where a word by itself is met that may be one.
  private(set) lazy var slotsOfCopy = findSlotsOfCopy()
  private lazy var compared = ComparedLiterals(bytes, source)
  /// Whether a literal or a bracket is never closed: what is written could then pair with it.
  private lazy var isBroken = source.nodes.contains { $0.marks.contains(.unclosed) }
  /// The branch for debugging that comes next, and the open slash.
  private var debugAt = 0
  private var slashAt = 0
  /// Whether the literal that was read last has words besides those in its interpolations.
  private(set) var hasWords = false

  init(_ document: Document, _ options: ReadingOptions) {
    bytes = document.bytes
    source = SwiftSource(bytes, from: document.textStart)
    finder = SwiftPlaceFinder(
      bytes, source, calls: options.sourceCalls, memberRoles: options.memberRoles,
      notesMembers: options.findsMemberUses)
    finder.findUses()
    if options.findsKeyUses { keyUses = SwiftKeyUses(bytes, source, finder) }
    // A folder such as `de` holds code for a place, not in its language.
    locale = (options.sourceLocale, .default)
    syntax = options.syntax ?? .none
    syntaxIsOpen = options.syntax == nil
    literalsAreKeys = options.literalsAreKeys
    knowsKeys = options.findsKeyUses || !options.literalsAreKeys
  }

  /// Adds all of them, in file order.
  mutating func add(to drafts: inout Drafts) {
    var index: Int32 = 0
    var endOfTeam: Int32 = 0
    while Int(index) < source.nodes.count {
      let node = source.nodes[Int(index)]
      switch node.kind {
      case .literal where isForDebugging(node), .closure where isPreview(node), .body where isPreview(node),
        .type where isPreview(node):
        index = max(node.after, index + 1)
        continue
      case .literal:
        guard var draft = draft(of: index, node) else { break }
        draft.isManual = index < endOfTeam
        let branches = finder.branches(of: index)
        if hasWords, let problem = pluralInCode(index, draft, branches) { drafts.problems.append(problem) }
        let strings = strings(of: index, draft, branches)
        if strings.isEmpty, hasWords { drafts.add(whole: draft) }
        for string in strings { drafts.add(whole: string) }
      case .type where isForTeam(node): endOfTeam = max(endOfTeam, node.after)
      default: break
      }
      index += 1
    }
  }

  /// The keys that the code asks for, once the strings were added.
  mutating func uses() -> KeyUses {
    keyUses?.noteNames()
    return keyUses?.all() ?? KeyUses()
  }

  /// Whether a literal is only in builds for debugging; asked in the order of the file.
  private mutating func isForDebugging(_ literal: SwiftNode) -> Bool {
    Self.isIn(source.debugBranches, from: &debugAt, literal)
  }

  /// Whether a slash in a literal would end what an open slash before it began; asked in the order of the file.
  private mutating func isBehindSlash(_ literal: SwiftNode) -> Bool {
    Self.isIn(source.openSlashes, from: &slashAt, literal)
  }

  private static func isIn(_ pieces: [SwiftPiece], from index: inout Int, _ literal: SwiftNode) -> Bool {
    let start = literal.range.lowerBound
    while index < pieces.count, pieces[index].upperBound <= start { index += 1 }
    return index < pieces.count && pieces[index].lowerBound <= start
  }

  private mutating func draft(of index: Int32, _ node: SwiftNode) -> StringDraft? {
    guard !node.marks.contains(.unclosed) else { return nil }
    guard let place = place(of: index, node) else {
      let (source, bytes) = (source, bytes)
      keyUses?.noteGenerated(index) { SwiftText(index, in: source, bytes) }
      let unshown = unshown(index, node)
      hasWords = unshown != nil
      return unshown
    }
    // What is inside of an interpolation is read with the literal around it.
    guard place.role != .identifier, place.outer < 0 || isLookedUpAlone(place),
      let text = wholeText(of: index, place)
    else {
      return nil
    }
    if text.isExplanation, text.beginsPrompt || finder.isForModel(index) { return nil }
    var role = role(finder.role(place, of: text), place, text)
    keyUses?.note(index, place, role, text)
    // Where comment and key of a string file may know more, this is not said.
    let isAlone = role == .unknown
    if isAlone { role = self.role(finder.roleAlone(place, of: text), place, text) }
    let lookup = place.lookup < 0 ? nil : source.nodes[Int(place.lookup)]
    let isWording = isWording(text, place)
    let isProduct = place.isShown && !isWording && text.namesProduct
    hasWords = isWording || isProduct || isReadOut(index, text, place)
    noteLiteral(index, place, text, hasWords: isWording)
    // The text comes in another argument, and this is only its key.
    if let lookup, isKeyOnly(node, of: lookup) { return nil }
    guard hasWords || node.after > index + 1 else { return nil }
    let call = node.parent >= 0 ? source.nodes[Int(node.parent)] : nil
    var draft = StringDraft(
      key: key(of: node, text.text, place, lookup), text: text.text, locale: locale.name,
      localeSource: locale.source, syntax: isSpokenFormat(node, place) ? .apple : syntax, range: text.range)
    draft.map = text.map
    draft.isFixable =
      !(place.isKey && literalsAreKeys) && !place.isJoined && !isBroken && !isBehindSlash(node)
      && finder.textChain(from: index) == nil && !compared.contains(node) && !finder.isHeldByVariable(index)
    draft.role = role
    draft.extras.isFallback = isFallback(node)
    if isProduct { draft.extras.ignoredRules.append("identifier-as-text") }
    // Whoever wrote `\u{7}` wants the character.
    if text.hasControl { draft.extras.ignoredRules.append("hidden-character") }
    if text.isFiller, staysFiller(node, place) { draft.extras.ignoredRules.append("draft-text") }
    // The value of a shortcut's summary is a slot that people fill: “in \(\.$days) day(s)”.
    if let call, finder.holds("Summary", in: call.name) { draft.extras.ignoredRules.append("paren-plural") }
    // That it stands alone counts less than what comment and name say.
    draft.roleSource = role == .unknown ? .none : isAlone && place.role == .unknown ? .text : .source
    var comment = commentArgument(of: lookup)
    if comment == nil { comment = commentArgument(of: call) }
    draft.comment = meaningfulComment(comments.comment(of: node.range, besides: comment), for: text.text)
    return draft
  }

  /// What a text is, once its words and the names around have been asked about the role that it seems to have.
  private mutating func role(_ suggested: Role, _ place: SwiftPlace, _ text: SwiftText) -> Role {
    let role = finder.refinedByWords(finder.doubted(suggested, of: place, text), place, text)
    // Running text by itself explains something as often, or tells of a state.
    return role == .body && place.role != .body ? .unknown : role
  }

  // This and most of what `draft` asks about each literal is mutating, so that the compiler lends the entries and doesn't copy
  // them.
  private mutating func place(of index: Int32, _ node: SwiftNode) -> SwiftPlace? {
    guard let members = finder.openMembers else { return finder.place(of: index) }
    let before = members.mark()
    let place = finder.place(of: index)
    if members.mayForget(since: before), isNoText(index, node) { members.forget(since: before) }
    return place
  }

  /// Whether a literal is no text and no key, wherever it goes: most of those that other files may show are names in the code,
  /// or nothing at all.
  private mutating func isNoText(_ index: Int32, _ node: SwiftNode) -> Bool {
    guard node.after == index + 1, !node.marks.contains(.joined), finder.textChain(from: index) == nil else {
      return false
    }
    if let plain = SwiftText.plain(node, bytes) {
      if keyUses != nil || plain.isEmpty { return plain.isEmpty }
      let text = bytes.span.extracting(plain)
      let hasLetters = text.indices.contains { text[$0].isASCIILetter }
      guard hasLetters, case .name = wordingShape(of: text) else { return !hasLetters }
      return true
    }
    guard let text = SwiftText(index, in: source, bytes) else { return false }
    if keyUses != nil || text.text.isEmpty { return text.text.isEmpty }
    guard text.hasLetters, case .name = wordingShape(of: text.text) else { return !text.hasLetters }
    return true
  }

  /// `photo.title ?? "Photo"`
  private mutating func isFallback(_ literal: SwiftNode) -> Bool {
    var end = literal.range.lowerBound
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return end > 1 && bytes.span.holds("??", at: end - 2)
  }

  /// `"\(tr("Size")): \(size)"`: only the text that is looked up has words, and only of it is clear that it is shown.
  private mutating func isLookedUpAlone(_ place: SwiftPlace) -> Bool {
    (place.lookup >= 0 || place.isLookedUp) && finder.place(of: place.outer) == nil
  }

  private mutating func noteLiteral(_ index: Int32, _ place: SwiftPlace, _ text: SwiftText, hasWords: Bool) {
    guard keyUses != nil else { return }
    let range = source.nodes[Int(index)].range
    // Only where something is suppressed, a comment matters.
    let comment = suppresses ? comments.comment(of: range, besides: nil) : nil
    keyUses?.noteLiteral(index, place, text, hasWords: hasWords, comment: comment)
  }

  /// The text of a literal, with all that `+` joins to it; nil when it can't be told.
  mutating func wholeText(of index: Int32, _ place: SwiftPlace) -> SwiftText? {
    let chain = finder.textChain(from: index)
    guard place.isJoined || chain != nil else { return SwiftText(index, in: source, bytes) }
    // `String(localized: "Size: ") + size`: what is joined is the call.
    if chain == nil, isCallJoined(index, place) { return SwiftText(index, in: source, bytes) }
    if chain == nil, let part = partJoined(index) { return part }
    let operands = chain ?? finder.operands(from: index)
    return operands.isEmpty ? nil : SwiftText(operands, in: source, bytes)
  }

  private func isCallJoined(_ index: Int32, _ place: SwiftPlace) -> Bool {
    let node = source.nodes[Int(index)]
    return !node.marks.contains(.joined) && (place.lookup == node.parent || place.isLookedUp)
      && !finder.holds("format", in: node.label)
  }

  /// `String(localized: "sunday").localizedCapitalized`
  private mutating func isWrittenLarge(_ lookup: SwiftNode) -> Bool {
    let end = lookup.range.upperBound
    let names: [StaticString] = [
      ".localizedCapitalized", ".capitalized", ".localizedUppercase", ".uppercased()",
    ]
    return names.contains { bytes.span.holds($0, at: end) }
  }

  /// Whether it is a text, and not a sign, a name of a thing in the code, or nothing but values.
  private mutating func isWording(_ text: SwiftText, _ place: SwiftPlace) -> Bool {
    guard text.hasLetters, !place.isKey || !text.isKeyWithValues, !place.isShownByName || text.readsAsWords
    else {
      return false
    }
    switch wordingShape(of: text.text) {
    case .text, .capitalized: return true
    case .small:
      return place.lookup < 0
        ? place.isShown || finder.standsWithTexts(place) : isWrittenLarge(source.nodes[Int(place.lookup)])
    case .name: return false
    }
  }
}
