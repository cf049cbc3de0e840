/// How a key that is a name is spelled. The keys of a project are mostly spelled alike.
enum KeyStyle: Int, Sendable, CaseIterable {
  /// `home.title`
  case dotted
  /// `home_title`
  case underlined
  /// `home-title`
  case hyphenated
  /// `homeTitle`
  case small
  /// `HomeTitle`
  case large

  init(_ key: Span<UInt8>) {
    if key.firstIndex(of: UInt8(ascii: "."), from: 0) != nil {
      self = .dotted
    } else if key.firstIndex(of: UInt8(ascii: "_"), from: 0) != nil {
      self = .underlined
    } else if key.firstIndex(of: UInt8(ascii: "-"), from: 0) != nil {
      self = .hyphenated
    } else {
      self = key.byte(0).isASCIICapital ? .large : .small
    }
  }
}
