internal import Readability

/// How the code of one file shows members of types, which may be declared in other files: `Text(section.title)`.
package struct MemberUses: Sendable {
  /// A place that shows a member.
  struct Use: BitwiseCopyable, Sendable {
    var owner: Owner
    /// A hash of the member's name.
    var member: UInt64
    var role: Role
  }

  /// What has the member.
  enum Owner: BitwiseCopyable, Sendable {
    /// The type itself, by a hash of its name.
    case type(UInt64)
    /// A value of which only the name is known, by its hash.
    case value(UInt64)
  }

  /// A type that has a member.
  struct Declaration: BitwiseCopyable, Sendable {
    /// Hashes of the type's name; of the name that a value of it has, such as `sidebarSection`; and of the last word of that.
    var type: UInt64
    var value: UInt64
    var lastWord: UInt64
    var member: UInt64
  }

  /// A member that people see if they see another one, which gives it back or has it in a text: `var summary: String {
  /// "\(level.title), today" }`.
  struct HandedOn: BitwiseCopyable, Sendable {
    /// Hashes of the member and its type, and of the type alone.
    var member: UInt64
    var type: UInt64
    /// A hash of the member that hands it on, and of its type.
    var by: UInt64
  }

  /// A parameter of a function that shows it.
  struct Parameter: BitwiseCopyable, Sendable {
    /// A hash of the function's name.
    var function: UInt64
    /// A hash of the parameter and the function.
    var hash: UInt64
    var role: Role
    /// A hash of the member that keeps it, and of its type; 0 if people see it anyway.
    var through: UInt64
  }

  /// A type, and a class or protocol that its declaration or an extension names, by hashes of their names.
  struct Inheritance: BitwiseCopyable, Sendable {
    var type: UInt64
    var from: UInt64
  }

  /// In file order.
  var uses: [Use] = []
  var declarations: [Declaration] = []
  var inheritances: [Inheritance] = []
  var handedOn: [HandedOn] = []
  var parameters: [Parameter] = []
  /// Hashes of the names of the functions that the file declares and that take texts.
  var functions: [UInt64] = []
  /// Hashes of the names of the types that the file declares, without those that it only extends.
  var types: [UInt64] = []
  /// Hashes of the members of types whose values people see, and nothing in the file tells as what: roles in others matter here.
  var askedRoles: [UInt64] = []
  /// Hashes of those whose values nothing in the file shows: whether others do matters here.
  var asked: [UInt64] = []

  package init() {}

  package var isEmpty: Bool {
    uses.isEmpty && declarations.isEmpty && inheritances.isEmpty && handedOn.isEmpty && types.isEmpty
      && parameters.isEmpty && functions.isEmpty
      && askedRoles.isEmpty && asked.isEmpty
  }

  /// How much there is in the file, to compare it with others.
  package var size: Int { uses.count + declarations.count + types.count + askedRoles.count + asked.count }

  /// A hash of a member of a type, from those of their names.
  static func hash(of member: UInt64, in type: UInt64) -> UInt64 { max(1, mixed(member, type)) }
}
