import SwiftSyntax

/// A step from a literal outward.
private enum Step {
  case passes
  /// What the table says.
  case found(String, call: FunctionCallExprSyntax?)
  case ends
}

/// The role of a literal by the table; nil when nobody sees it, `unknown` when only that is known.
func role(of literal: Syntax, _ places: Places) -> String? {
  var isShown = false
  var fallback = "unknown"
  if let member = literal.parent?.as(MemberAccessExprSyntax.self) {
    let name = member.declName.baseName.text
    let keeping = [
      "localized", "uppercased", "lowercased", "capitalized", "localizedCapitalized", "localizedUppercase",
    ]
    guard keeping.contains(name) else { return nil }
    isShown = name == "localized"
  }
  var child = literal
  while let parent = child.parent {
    switch step(from: child, to: parent, isShown: isShown, places) {
    case .passes: break
    case .ends:
      guard isShown else { return nil }
      return fallback == "unknown" && isThrown(child) ? "error" : fallback
    case .found(let role, let call):
      if role.hasPrefix("inherit") {
        isShown = true
        let words = role.split(separator: " ")
        if words.count > 1 { fallback = String(words[1]) }
      } else if role != "pass" {
        return refined(role, by: call)
      }
    }
    child = parent
  }
  return isShown ? fallback : nil
}

private func step(from child: Syntax, to parent: Syntax, isShown: Bool, _ places: Places) -> Step {
  func found(_ role: String?, _ call: FunctionCallExprSyntax? = nil) -> Step {
    role.map { .found($0, call: call) } ?? .ends
  }
  switch parent.as(SyntaxEnum.self) {
  case .labeledExpr(let argument):
    let label = argument.label.map(\.text)
    guard let list = parent.parent?.as(LabeledExprListSyntax.self), let owner = list.parent else {
      return .ends
    }
    let unlabelled = list.prefix { $0.id != argument.id }.filter { $0.label == nil }.count
    if owner.is(TupleExprSyntax.self) { return .passes }
    if label == nil, unlabelled > 0 { return .ends }
    switch owner.as(SyntaxEnum.self) {
    case .functionCallExpr(let call):
      let name = calledName(call.calledExpression)
      let role =
        calledRole(call, label ?? "_", places) ?? dialogRole(call, label ?? "_")
        ?? likelyRole(name, label ?? "_", isShown: isShown, places)
      // A prompt is in the empty field, whatever its other arguments are.
      return found(role, label == "prompt" ? nil : call)
    case .macroExpansionExpr(let macro): return found(places["call", macro.macroName.text, label ?? "_"])
    case .macroExpansionDecl(let macro): return found(places["call", macro.macroName.text, label ?? "_"])
    case .attribute(let attribute):
      return found(places["call", attribute.attributeName.trimmedDescription, label ?? "_"])
    default: return .ends
    }
  case .exprList(let elements): return sequenceStep(child, elements, places)
  case .dictionaryElement(let element): return element.key.id == child.id ? .ends : .passes
  case .ifExpr(let statement):
    return child.id == statement.body.id || child.id == statement.elseBody?.id ? .passes : .ends
  case .guardStmt(let statement): return child.id == statement.body.id ? .passes : .ends
  case .whileStmt(let statement): return child.id == statement.body.id ? .passes : .ends
  case .repeatStmt(let statement): return child.id == statement.body.id ? .passes : .ends
  case .forStmt(let statement): return child.id == statement.body.id ? .passes : .ends
  case .catchClause(let clause): return child.id == clause.body.id ? .passes : .ends
  case .switchExpr(let choice): return child.id == choice.cases.id ? .passes : .ends
  case .switchCase(let choice): return child.id == choice.statements.id ? .passes : .ends
  case .throwStmt, .functionParameter, .enumCaseParameter, .memberBlock, .sourceFile, .conditionElement,
    .availabilityLabeledArgument, .subscriptCallExpr, .expressionSegment:
    return parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == child.id ? .passes : .ends
  case .postfixIfConfigExpr: return .passes
  case .closureExpr(let closure):
    guard child.is(CodeBlockItemListSyntax.self), isShown else { return .ends }
    return closureStep(closure, places)
  case .initializerClause:
    guard let binding = parent.parent?.as(PatternBindingSyntax.self) else { return .ends }
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
    return found(declaredRole(name, typeText(binding.typeAnnotation?.type), isBody: false, places))
  case .accessorDecl(let accessor):
    return accessor.accessorSpecifier.text == "get" ? .passes : .ends
  case .accessorBlock:
    guard let binding = parent.parent?.as(PatternBindingSyntax.self) else { return .ends }
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
    return found(declaredRole(name, typeText(binding.typeAnnotation?.type), isBody: true, places))
  case .functionDecl(let function): return found(declaredRole(function.name.text, "", isBody: true, places))
  case .initializerDecl, .deinitializerDecl: return .ends
  default: return .passes
  }
}

private func declaredRole(_ name: String, _ type: String, isBody: Bool, _ places: Places) -> String? {
  places["declaration", name, type] ?? (isBody ? places["return", name, ""] : nil) ?? places["type", type, ""]
}

/// The last name of a type.
private func typeText(_ type: TypeSyntax?) -> String {
  switch type?.as(TypeSyntaxEnum.self) {
  case .identifierType(let type): type.name.text
  case .memberType(let type): type.name.text
  case .optionalType(let type): typeText(type.wrappedType)
  case .implicitlyUnwrappedOptionalType(let type): typeText(type.wrappedType)
  default: ""
  }
}

/// An operator beside a value, and `?`, decide whether it is a value of the whole.
private func sequenceStep(_ child: Syntax, _ elements: ExprListSyntax, _ places: Places) -> Step {
  let list = Array(elements)
  guard let place = list.firstIndex(where: { $0.id == child.id }) else { return .ends }
  if list[place].is(UnresolvedTernaryExprSyntax.self) == false {
    let comparing = ["==", "!=", "===", "!==", "~=", "<", ">", "<=", ">="]
    for beside in [place - 1, place + 1] where list.indices.contains(beside) {
      if let infix = list[beside].as(BinaryOperatorExprSyntax.self), comparing.contains(infix.operator.text) {
        return .ends
      }
    }
    // The next `?` makes it a condition; an assignment comes first.
    if list[(place + 1)...].contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) { return .ends }
  }
  let assignment = list[..<place].lastIndex {
    $0.is(AssignmentExprSyntax.self) || $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
  }
  guard let assignment, assignment > 0 else { return .passes }
  let target = list[assignment - 1]
  let name = calledName(target)
  let member = target.as(MemberAccessExprSyntax.self)
  let before = member?.base.map(calledName) ?? ""
  // `doneButton.title` is the title of a button.
  let start = before.lastIndex { $0.isASCII && $0.isUppercase } ?? before.startIndex
  let last = before[start...].lowercased()
  if name == "title", member?.base == nil || before == "self", isInController(child) {
    return .found("nav-title", call: nil)
  }
  let role =
    places["assignment", "\(before).\(name)", ""] ?? places["assignment", "\(last).\(name)", ""]
    ?? places["assignment", name, ""]
  return role.map { .found($0, call: nil) } ?? .ends
}

private func calledRole(_ call: FunctionCallExprSyntax, _ label: String, _ places: Places) -> String? {
  var name = calledName(call.calledExpression)
  var called = call.calledExpression
  while true {
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      called = generic.expression
    } else if let optional = called.as(OptionalChainingExprSyntax.self) {
      called = optional.expression
    } else if let forced = called.as(ForceUnwrapExprSyntax.self) {
      called = forced.expression
    } else {
      break
    }
  }
  guard let member = called.as(MemberAccessExprSyntax.self) else { return places["call", name, label] }
  let before = member.base.map(calledName) ?? ""
  let isType = name == "init" && !before.isEmpty
  if isType { name = before }
  if let role = places["call", "\(before).\(name)", label] { return role }
  // Inside `#if`, what comes before the dot is outside.
  guard member.base != nil || isInPostfixCondition(Syntax(member)) else { return nil }
  if let role = places["modifier", name, label] { return role }
  guard isType || before.first?.isUppercase == true else { return nil }
  return places["call", name, label]
}

private func isInPostfixCondition(_ node: Syntax) -> Bool {
  var child = node
  while let parent = child.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(LabeledExprSyntax.self) {
    if parent.is(PostfixIfConfigExprSyntax.self) { return true }
    child = parent
  }
  return false
}

private func closureStep(_ closure: ClosureExprSyntax, _ places: Places) -> Step {
  guard let (call, label, isTrailing) = owner(of: closure), isTrailing || label != "_" else { return .ends }
  let name = calledName(call.calledExpression)
  if let role = places["closure", name, label] { return .found(role, call: call) }
  if isTrailing {
    let isView = name.count > 4 && name.hasSuffix("View")
    let base = isView ? name.dropLast(4) : name[...]
    let start = base.lastIndex { $0.isASCII && $0.isUppercase } ?? base.startIndex
    if start > name.startIndex || isView, let role = places["closure", "*" + base[start...], label] {
      return .found(role, call: call)
    }
    if label != "_", let role = places["closure", "*", label] { return .found(role, call: call) }
  }
  guard label == "_" else { return .ends }
  let isPrincipal = call.arguments.contains {
    $0.label?.text == "placement" && $0.expression.description.contains(".principal")
  }
  if name == "ToolbarItem", isPrincipal { return .found("nav-title", call: call) }
  for argument in call.arguments.reversed() {
    if let role = places["closure", name, "\(argument.label?.text ?? ""):_"] {
      return .found(role, call: call)
    }
  }
  return .ends
}

/// A button that deletes or cancels says so in another argument.
private func refined(_ role: String, by call: FunctionCallExprSyntax?) -> String {
  guard let call else { return role }
  let labels = Set(call.arguments.compactMap { $0.label?.text })
  if role == "placeholder", ["TextField", "SecureField"].contains(calledName(call.calledExpression)) {
    return labels.contains("prompt") ? "field-label" : role
  }
  if role == "button", calledName(call.calledExpression) == "setTitle" { return labels.contains("for") ? role : "unknown" }
  guard role == "button" || role == "menu-item" else { return role }
  let name = calledName(call.calledExpression)
  func holds(_ label: String, _ value: String) -> Bool {
    call.arguments.contains { $0.label?.text == label && $0.expression.description.contains(value) }
  }
  if name == "UIMenu", holds("options", ".displayInline") { return "heading" }
  if name.contains("Destructive") { return "button-destructive" }
  for argument in call.arguments where ["role", "style", "attributes"].contains(argument.label?.text ?? "") {
    let value = argument.expression.description
    if value.contains(".destructive") { return "button-destructive" }
    if value.contains(".cancel"), role == "button" { return "button-cancel" }
  }
  return role == "button" && isInMenu(Syntax(call)) ? "menu-item" : role
}
