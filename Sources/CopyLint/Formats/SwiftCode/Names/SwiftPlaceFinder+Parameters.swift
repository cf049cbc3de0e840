internal import Readability

extension SwiftPlaceFinder {
  /// Notes that a type or function of this file hands a parameter on to a place: `SettingsRow(title: "…")`, where its body
  /// has `Text(title)`.
  ///
  /// - Parameters:
  ///   - isGuess: whether nothing makes the role certain.
  ///   - call: the call that has the name as an argument.
  mutating func noteParameter(_ name: SwiftPiece, _ role: Role, isGuess: Bool, usedIn call: Int32) {
    guard let (parameter, function) = parameter(name, usedIn: call) else { return }
    noteShown(parameter, of: function)
    if role == .accessibilityLabel { saysParameters = true }
    Self.note(role, of: parameter, in: &parameters, isGuess: isGuess)
  }

  /// A hash of the parameter that a name may be, of the function or the type around, whose name is the other one.
  private func parameter(_ name: SwiftPiece, usedIn call: Int32) -> (hash: UInt64, owner: SwiftPiece)? {
    var parent = source.nodes[Int(call)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .type, !node.name.isNone { return (parameter(name, of: node.name), node.name) }
      // `item.title` is not the parameter that is called `title`.
      if node.kind == .body, !node.name.isNone, bytes.span.byte(name.lowerBound - 1) != UInt8(ascii: "."),
        let label = label(ofParameter: name, of: parent)
      {
        return (parameter(label.name, label.unlabelled, of: node.name), node.name)
      }
      parent = node.parent
    }
    return nil
  }

  /// Notes that a view of the app's own shows what a screen reader says of a part of it:
  /// `Row(title: title) { ColorPicker("", selection: $color).accessibilityLabel(title) }`.
  private mutating func noteShown(_ name: SwiftPiece, besideSpoken index: Int32) {
    let use = max(1, hash(ofUse: name, in: index))
    if uses[use]?.role == .accessibilityLabel { Self.note(.unknown, of: use, in: &uses) }
    if let (parameter, _) = parameter(name, usedIn: index), parameters[parameter]?.role == .accessibilityLabel
    {
      Self.note(.unknown, of: parameter, in: &parameters)
    }
  }

  /// Notes parameters that a function keeps for a view to show: `func fail(_ text: String) { errorMessage = text }`.
  mutating func noteKept() {
    for index in source.nodes.indices {
      let node = source.nodes[index]
      guard node.kind == .assignment, !node.marks.contains(.declaration), !table.mayHold(piece(node.name))
      else { continue }
      guard let name = nameGiven(to: node) else { continue }
      guard let row = assignment(node), case .role(let role) = row.meaning else {
        noteKept(name, by: node, at: Int32(index))
        continue
      }
      // `text = Self.secondText`, above the view that shows the text
      noteUse(of: name, role, in: Int32(index))
      noteParameter(name, role, isGuess: row.isGuess, usedIn: Int32(index))
    }
  }

  /// Notes a parameter that a function keeps for a view in another file: `func fail(_ text: String) { reason = text }`.
  private mutating func noteKept(_ name: SwiftPiece, by node: SwiftNode, at index: Int32) {
    guard openMembers != nil, let body = body(around: index), isLongName(source.nodes[Int(body)].name),
      !namesContent(node.name), let label = label(ofParameter: name, of: body),
      let type = typeHolding(node), let member = hash(ofMember: node)
    else { return }
    let function = source.nodes[Int(body)].name
    noteShown(
      parameter(label.name, label.unlabelled, of: function), of: function,
      through: hash(ofMember: member, in: type))
  }

  private func body(around index: Int32) -> Int32? {
    var parent = source.nodes[Int(index)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .body, !node.name.isNone { return parent }
      parent = node.parent
    }
    return nil
  }

  /// The name alone in `errorMessage = text`, or in `return text`.
  func nameGiven(to node: SwiftNode) -> SwiftPiece? {
    var start = node.range.upperBound
    while bytes.span.byte(start) == 0x20 || bytes.span.byte(start) == UInt8(ascii: "=") { start += 1 }
    // Most values begin otherwise.
    guard Self.isInName(bytes.span.byte(start)) || bytes.span.byte(start) == UInt8(ascii: "$") else {
      return nil
    }
    let limit = min(start + 200, bytes.count)
    var end = start
    while end < limit, bytes[end] != 0x0A, bytes[end] != UInt8(ascii: ";"), bytes[end] != UInt8(ascii: "}") {
      end += 1
    }
    guard end < limit || limit == bytes.count else { return nil }
    return usedName(SwiftPiece(start, end))
  }

  /// Notes names that are arguments of the types and functions of this file: `tile(value: status)`, where `tile` has
  /// `Text(value)`.
  mutating func noteHandedOn() {
    guard !parameters.isEmpty else { return }
    for index in source.nodes.indices {
      let call = source.nodes[index]
      guard call.kind == .call, !call.name.isNone else { continue }
      for value in source.arguments(of: call) where !value.label.isNone || value.previous < 0 {
        guard let row = handedOn(call, value.label), case .role(let role) = row.meaning,
          let name = usedName(value.value)
        else { continue }
        noteUse(of: name, role, in: Int32(index))
      }
    }
  }

  /// Notes names that a type takes whose members other files show: `Route(title: title)`, where one has `Text(route.title)`.
  mutating func noteGivenOn(_ call: SwiftNode, at index: Int32) {
    guard call.kind == .call, !call.name.isNone else { return }
    let type = calledName(call)
    let isNamed = bytes[type.lowerBound].isASCIICapital
    // What the table knows, such as an alert, isn't the project's own.
    guard isNamed ? !table.mayHold(piece(type)) : holds("init", in: type) else { return }
    for value in source.arguments(of: call) where !value.label.isNone {
      guard let name = usedName(value.value) else { continue }
      let isDeclared = isDeclaredHere(name)
      guard isDeclared || saysParameters || isNamed && openMembers != nil, namesShownText(value.label) else {
        continue
      }
      if isNamed { noteShown(name, at: index, asArgument: value.label, of: type) }
      if saysParameters, isNamed { noteShown(name, besideSpoken: index) }
      guard isDeclared else { continue }
      if isNamed, looksElsewhere, let row = useElsewhere(of: value.label, in: type),
        case .role(let role) = row.meaning
      {
        noteUse(of: name, role, in: index)
      } else if hashOfVariable(byteHash(piece(name)), from: index) != nil, makesModel(call),
        !isForDevelopers(call)
      {
        // A literal there would be shown, and so is a variable.
        noteUse(of: name, .unknown, in: index)
      }
    }
  }

  /// Notes for other files that people see a name if they see the member that it is given to: `Header(title: model.title)`.
  private mutating func noteShown(
    _ name: SwiftPiece, at call: Int32, asArgument label: SwiftPiece, of type: SwiftPiece
  ) {
    guard openMembers != nil, !namesContent(name) else { return }
    shownNames.append(
      ShownName(
        name: name, call: call, role: .unknown,
        through: hash(ofMember: byteHash(piece(label)), in: type)))
  }

  /// What a type or function of this file does with an argument; nil if the file has no such name, or
  /// shows no use.
  ///
  /// - Parameter unlabelled: of an argument without a label, how many of these are before it.
  func handedOn(_ call: SwiftNode, _ label: SwiftPiece, unlabelled: Int = 0) -> SwiftPlaces.Row? {
    guard !parameters.isEmpty, !call.name.isNone, call.kind == .call else { return nil }
    return parameters[parameter(label, unlabelled, of: call.name)].map {
      SwiftPlaces.Row(meaning: .role($0.role), isKey: true, isGuess: $0.isGuess)
    }
  }

  /// What people see of the default of a parameter: `init(title: String = "Two files")`, where the type has `Text(title)`.
  func defaultValue(_ value: SwiftNode, in list: SwiftNode) -> SwiftPlaces.Row? {
    guard list.after < source.nodes.count,
      let name = nameOfParameter(before: value.range.lowerBound, in: list)
    else { return nil }
    let body = source.nodes[Int(list.after)]
    guard body.kind == .body, body.previous >= 0, source.nodes[Int(body.previous)].range == list.range,
      !body.name.isNone
    else { return nil }
    if let use = parameters[parameter(name, of: body.name)] {
      return SwiftPlaces.Row(meaning: .role(use.role), isKey: true, isGuess: use.isGuess)
    }
    return holds("init", in: body.name) ? use(byteHash(piece(name)), in: body.parent) : nil
  }

  /// `title` of `title: String = `.
  private func nameOfParameter(before end: Int, in list: SwiftNode) -> SwiftPiece? {
    var at = end
    while at > list.range.lowerBound, bytes[at - 1] <= 0x20 { at -= 1 }
    guard bytes[at - 1] == UInt8(ascii: "=") else { return nil }
    while at > list.range.lowerBound, bytes[at - 1] != UInt8(ascii: ":") {
      at -= 1
      if bytes[at] == UInt8(ascii: ",") { return nil }
    }
    let last = at - 1
    at = last
    while at > list.range.lowerBound, isName(bytes[at - 1]) { at -= 1 }
    return at < last ? SwiftPiece(at, last) : nil
  }

  /// - Parameters:
  ///   - label: `SwiftPiece.none` for a parameter without one.
  ///   - unlabelled: of such a parameter, how many of these are before it.
  func parameter(_ label: SwiftPiece, _ unlabelled: Int = 0, of owner: SwiftPiece) -> UInt64 {
    let hash = label.isNone ? UInt64(1 + unlabelled) : byteHash(piece(label))
    return max(1, mixed(hash, byteHash(piece(owner))))
  }

  /// The label of a function's parameter; `SwiftPiece.none` and how many of these are before it for one without a label, nil
  /// when the function has no such parameter.
  private func label(
    ofParameter name: SwiftPiece, of body: Int32
  ) -> (name: SwiftPiece, unlabelled: Int)? {
    let list = source.nodes[Int(body)].previous
    guard list >= 0, source.nodes[Int(list)].kind == .parameters else { return nil }
    let range = source.nodes[Int(list)].range
    var at = range.lowerBound
    var last = SwiftPiece.none
    var unlabelled = 0
    while at < range.upperBound {
      guard isName(bytes[at]) else {
        // Only a space is between a label and the name.
        if bytes[at] != 0x20 { last = .none }
        at += 1
        continue
      }
      let start = at
      while at < range.upperBound, isName(bytes[at]) { at += 1 }
      let word = SwiftPiece(start, at)
      if piece(word).equals(piece(name)), at < range.upperBound, bytes[at] == UInt8(ascii: ":") {
        if last.isNone { return (word, 0) }
        return isUnderscore(last) ? (.none, unlabelled - 1) : (last, 0)
      }
      if isUnderscore(word) { unlabelled += 1 }
      last = word
    }
    return nil
  }

  private func isUnderscore(_ word: SwiftPiece) -> Bool {
    word.count == 1 && bytes[word.lowerBound] == UInt8(ascii: "_")
  }

  private func isName(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") }
}
