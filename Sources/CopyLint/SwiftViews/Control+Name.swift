extension Control {
  /// What tells people its name.
  package enum Name: UInt8, Sendable { case words, label, nothing, unknown }

  package var name: Name {
    if label.isThere && !hasEmptyLabel || says.contains(.named) { return .label }
    if content == .words { return .words }
    let mayBeNamed: ViewSays = [.own, .help, .segmented]
    if !surroundings.isDisjoint(with: [.grouped, .labelled, .style]) || !says.isDisjoint(with: mayBeNamed) {
      return .unknown
    }
    // The button around it is read with its words: `Button { } label: { Text("Sync"); Toggle("", isOn: $syncs) }`.
    if kind == .toggle, surroundings.contains(.control) { return .unknown }
    // In a menu, each choice has its own name.
    if kind == .picker, surroundings.contains(.menu) { return .unknown }
    // Nobody sees a button without a label that is only there for its key.
    if content == .nothing, says.contains(.shortcut) { return .unknown }
    if content == .nothing, !isEmptyControl || surroundings.contains(.own) { return .unknown }
    return content == .unknown ? .unknown : .nothing
  }

  /// Whether its label says nothing: `.accessibilityLabel("")`.
  package var hasEmptyLabel: Bool { label.text.map { $0.allSatisfy(\.isWhitespace) } ?? false }

  /// Whether a control that shows nothing is one to people: a link without anything goes somewhere from code.
  private var isEmptyControl: Bool {
    switch kind {
    case .link, .menu, .custom, .sign, .dialog, .message: false
    case .field: !prompt.isThere
    case .button, .toggle, .picker, .slider, .stepper, .image: true
    }
  }

  /// Whether assistive technology never gets to it by itself.
  package var isUnseen: Bool { says.contains(.hidden) || surroundings.contains(.unseen) }

  /// Whether people use it, and don't only look at it.
  package var isUsed: Bool {
    switch kind {
    case .button, .link, .menu, .toggle, .field, .picker, .slider, .stepper: true
    case .image, .custom, .sign, .dialog, .message: false
    }
  }

  /// Whether it is an image that screen readers get to by itself, and not part of what a control shows.
  package var isLooseImage: Bool {
    kind == .image && surroundings.isDisjoint(with: [.control, .menu, .backdrop, .own])
  }
}
