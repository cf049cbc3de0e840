import SwiftSyntax

/// What holds a literal: the nearest argument, closure, assignment or braces around it.
func around(_ literal: Syntax) -> String {
  var child = literal
  while let parent = child.parent {
    if let found = holder(of: child, in: parent) { return found }
    child = parent
  }
  return "statement"
}

private func holder(of child: Syntax, in parent: Syntax) -> String? {
  switch parent.as(SyntaxEnum.self) {
  case .labeledExpr(let argument):
    let label = argument.label.map(\.text) ?? "_"
    guard let list = parent.parent, let owner = list.parent else { return nil }
    switch owner.as(SyntaxEnum.self) {
    case .functionCallExpr(let call): return "\(calledName(call.calledExpression))(\(label))"
    case .macroExpansionExpr(let macro): return "\(macro.macroName.text)(\(label))"
    case .macroExpansionDecl(let macro): return "\(macro.macroName.text)(\(label))"
    case .attribute(let attribute): return "\(typeName(attribute.attributeName))(\(label))"
    case .subscriptCallExpr: return "[]"
    case .expressionSegment: return "interpolation"
    default:
      return owner.is(KeyPathExprSyntax.self) || owner.is(KeyPathSubscriptComponentSyntax.self) ? "[]" : nil
    }
  case .availabilityLabeledArgument(let argument): return "available(\(argument.label.text))"
  case .attribute(let attribute): return "\(typeName(attribute.attributeName))(_)"
  case .functionParameter, .enumCaseParameter: return "parameters"
  case .closureExpr(let closure): return child.is(CodeBlockItemListSyntax.self) ? closureName(closure) : nil
  case .exprList(let elements): return assignedName(before: child, in: elements)
  case .initializerClause:
    if let binding = parent.parent?.as(PatternBindingSyntax.self) {
      return "=\(binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "")"
    }
    if let element = parent.parent?.as(EnumCaseElementSyntax.self) { return "=\(element.name.text)" }
    return nil
  case .codeBlock, .accessorBlock, .memberBlock, .switchCase, .switchExpr, .sourceFile: return "statement"
  default: return nil
  }
}

/// The last name of what is called, without generic arguments.
func calledName(_ expression: ExprSyntax) -> String {
  switch expression.as(ExprSyntaxEnum.self) {
  case .declReferenceExpr(let reference): reference.baseName.text
  case .memberAccessExpr(let member): member.declName.baseName.text
  case .genericSpecializationExpr(let generic): calledName(generic.expression)
  case .optionalChainingExpr(let optional): calledName(optional.expression)
  case .forceUnwrapExpr(let forced): calledName(forced.expression)
  case .macroExpansionExpr(let macro) where macro.leftParen == nil: macro.macroName.text
  default: ""
  }
}

private func typeName(_ type: TypeSyntax) -> String {
  if let type = type.as(IdentifierTypeSyntax.self) { return type.name.text }
  if let type = type.as(MemberTypeSyntax.self) { return type.name.text }
  return ""
}

private func closureName(_ closure: ClosureExprSyntax) -> String {
  let parent = closure.parent
  if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id {
    return "\(calledName(call.calledExpression)){_}"
  }
  if let macro = parent?.as(MacroExpansionExprSyntax.self), macro.trailingClosure?.id == closure.id {
    return "\(macro.macroName.text){_}"
  }
  if let macro = parent?.as(MacroExpansionDeclSyntax.self), macro.trailingClosure?.id == closure.id {
    return "\(macro.macroName.text){_}"
  }
  if let element = parent?.as(MultipleTrailingClosureElementSyntax.self) {
    let owner = element.parent?.parent
    if let call = owner?.as(FunctionCallExprSyntax.self) {
      return "\(calledName(call.calledExpression)){\(element.label.text)}"
    }
  }
  if let subscriptCall = parent?.as(SubscriptCallExprSyntax.self),
    subscriptCall.trailingClosure?.id == closure.id
  {
    return "\(calledName(subscriptCall.calledExpression)){_}"
  }
  return "{}"
}

/// What `=` or `+=` before the literal assigns to.
private func assignedName(before child: Syntax, in elements: ExprListSyntax) -> String? {
  var name = ""
  var found: String?
  for element in elements {
    if element.id == child.id { return found }
    if element.is(AssignmentExprSyntax.self) {
      found = "=\(name)"
    } else if let infix = element.as(BinaryOperatorExprSyntax.self), infix.operator.text == "+=" {
      found = "=\(name)"
    } else {
      name = calledName(element)
    }
  }
  return nil
}
