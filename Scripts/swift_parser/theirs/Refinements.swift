import SwiftSyntax

/// What is around a call or an assignment, besides the table: menus, view controllers, what is thrown.

/// The call and the label that a closure belongs to; nil for one that stands alone.
func owner(of closure: ClosureExprSyntax) -> (call: FunctionCallExprSyntax, label: String, isTrailing: Bool)? {
  let parent = closure.parent
  if let owner = parent?.as(FunctionCallExprSyntax.self), owner.trailingClosure?.id == closure.id {
    return (owner, "_", true)
  }
  if let element = parent?.as(MultipleTrailingClosureElementSyntax.self) {
    return element.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, element.label.text, true) }
  }
  if let argument = parent?.as(LabeledExprSyntax.self) {
    return argument.parent?.parent?.as(FunctionCallExprSyntax.self).map {
      ($0, argument.label?.text ?? "_", false)
    }
  }
  return nil
}

/// Whether a control is a choice in a menu.
func isInMenu(_ control: Syntax) -> Bool {
  var node = control
  while let parent = node.parent {
    node = parent
    if let closure = parent.as(ClosureExprSyntax.self), let owner = owner(of: closure) {
      let name = calledName(owner.call.calledExpression)
      let isFirst = owner.isTrailing && owner.label == "_"
      switch name {
      case "Menu": return isFirst || owner.label == "content"
      case "contextMenu": return isFirst || owner.label == "menuItems"
      case "CommandMenu", "CommandGroup", "commands", "toolbarTitleMenu": if isFirst { return true }
      case "alert", "confirmationDialog", "sheet", "popover", "fullScreenCover", "overlay", "background", "List",
        "Form":
        return false
      default: break
      }
    }
    switch parent.as(SyntaxEnum.self) {
    case .accessorBlock, .functionDecl, .initializerDecl, .initializerClause, .memberBlock: return false
    default: break
    }
  }
  return false
}

/// Whether something stands in a type called a view controller.
func isInController(_ node: Syntax) -> Bool {
  var node = node
  while let parent = node.parent {
    node = parent
    let name: String? =
      switch parent.as(SyntaxEnum.self) {
      case .classDecl(let type): type.name.text
      case .structDecl(let type): type.name.text
      case .enumDecl(let type): type.name.text
      case .actorDecl(let type): type.name.text
      case .extensionDecl(let type): type.extendedType.trimmedDescription
      default: nil
      }
    if let name { return name.hasSuffix("ViewController") }
  }
  return false
}

/// Whether a text is thrown, by itself or in an error.
func isThrown(_ text: Syntax) -> Bool {
  var node = text
  for _ in 0..<16 {
    guard let parent = node.parent else { return false }
    switch parent.as(SyntaxEnum.self) {
    case .throwStmt: return true
    case .labeledExpr, .labeledExprList, .functionCallExpr, .tupleExpr, .arrayElement, .arrayElementList,
      .arrayExpr, .sequenceExpr, .exprList, .forceUnwrapExpr:
      node = parent
    default: return false
    }
  }
  return false
}

/// What the last word of the name of something of the app's own says, or the label.
func likelyRole(_ name: String, _ label: String, isShown: Bool, _ places: Places) -> String? {
  guard let first = name.first, isShown || first.isASCII && first.isUppercase else { return nil }
  let isView = name.count > 4 && name.hasSuffix("View")
  let base = isView ? name.dropLast(4) : name[...]
  let start = base.lastIndex { $0.isASCII && $0.isUppercase } ?? base.startIndex
  var row = "*" + base[start...]
  var role = start > name.startIndex || isView ? places["call", row, label] : nil
  if role == nil, label != "_" {
    row = "*"
    role = places["call", row, label]
  }
  return isShown || !places.isOnlyShown("call", row, label) ? role : nil
}

/// An app's own function that shows an alert, a question or a toast.
func dialogRole(_ call: FunctionCallExprSyntax, _ label: String) -> String? {
  let name = calledName(call.calledExpression)
  func names(_ word: String) -> Bool { name.contains(word) || name.hasPrefix(word.lowercased()) }
  let isShown = call.arguments.contains { $0.label?.text == "isPresented" }
  let isTitle = label == "title" || label == "_" && names("Alert") && isShown
  guard isTitle || label == "message" else { return nil }
  if names("Alert") { return isTitle ? "alert-title" : "alert-message" }
  if names("Confirm") { return isTitle ? "confirm-title" : "confirm-message" }
  return names("Toast") && !isTitle ? "toast" : nil
}
