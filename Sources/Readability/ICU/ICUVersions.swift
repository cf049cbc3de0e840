internal import CICU

/// The versions behind the segmentation. Counts may differ between them.
public struct ICUVersions: Sendable, Equatable {
  /// ICU, such as "72.1".
  public let icu: String
  /// CLDR, such as "42".
  public let cldr: String
  /// The Unicode Standard, such as "15.0".
  public let unicode: String

  /// The versions that this program is linked with.
  public static var linked: ICUVersions {
    var icu = [CChar](repeating: 0, count: size)
    var cldr = icu
    var unicode = icu
    unsafe cicu_versions(&icu, &cldr, &unicode)
    return ICUVersions(icu: text(icu), cldr: text(cldr), unicode: text(unicode))
  }

  /// ICU's own limit of a version with its final zero.
  private static let size = 20

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
