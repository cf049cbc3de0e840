/// What one source says about a string's role, and how strong the evidence is.
struct RoleEvidence: BitwiseCopyable, Sendable {
  enum Strength: UInt8, Comparable, BitwiseCopyable, Sendable {
    /// Says only which part of something the string is: a title, a label, a description.
    case generic
    /// Generated from the code, or in words that have other meanings, too.
    case guess
    /// In the usual words for it.
    case likely
    /// Interface Builder's class, or the words "accessibility label".
    case certain

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  var role: Role
  var strength: Strength

  init(_ role: Role, _ strength: Strength = .likely) {
    self.role = role
    self.strength = strength
  }

  /// Whether it is a title, a label or a text of something unknown.
  var namesOnlyPart: Bool {
    role.container == .none && (role.part == .title || role.part == .fieldLabel || role.part == .body)
  }
}

extension Role {
  /// This role, with what `other` adds: the alert that holds the button, the danger of the button.
  func refined(by other: Role) -> Role {
    var role = self
    if other.part.isButton, part == .button { role.part = other.part }
    let isSamePart = part == other.part || (part.isButton && other.part.isButton)
    let isLooser = container == .none || (container == .alert && other.container == .confirmation)
    if isLooser, isSamePart, other.container != .none { role.container = other.container }
    return role
  }
}

extension Role.Part {
  /// Whether it is a button of any kind.
  var isButton: Bool { self == .button || self == .destructiveButton || self == .cancelButton }
}
