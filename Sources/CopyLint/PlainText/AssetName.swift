/// Names of pictures and of parts of a view, as code has them.
enum AssetName {
  /// Whether `text` is the name of a picture's file, and can't be anything else: “map.png”, “IMG_4021.HEIC”, “DSC_0093”.
  static func isFile(_ text: String) -> Bool {
    let small = text.lowercased()
    guard small.utf8.count <= 128, !small.utf8.contains(where: { $0.isASCIISpace || $0 >= 0x80 }) else {
      return false
    }
    if extensions.contains(where: { small.hasSuffix($0) && small.utf8.count > $0.utf8.count }) { return true }
    return cameras.contains { camera in
      text.hasPrefix(camera) && text.utf8.count > camera.utf8.count + 3
        && text.utf8.dropFirst(camera.utf8.count).allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
    }
  }

  /// Whether it begins as the name of a picture or of a part of a view does: “btn_more”, “icon-close”, “txtBio”. A key may, too.
  static func isLikely(_ text: String) -> Bool {
    guard text.utf8.count <= 64,
      text.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") })
    else { return false }
    return prefixes.contains { prefix in
      guard text.hasPrefix(prefix), let next = text.utf8.dropFirst(prefix.utf8.count).first else {
        return false
      }
      return next.isASCIICapital
        || text.utf8.count > prefix.utf8.count + 1 && (next == UInt8(ascii: "_") || next == UInt8(ascii: "-"))
    }
  }

  private static let extensions = [
    ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".heic", ".tiff", ".bmp", "@2x", "@3x",
  ]
  private static let cameras = ["IMG_", "DSC_", "DSCN", "PXL_", "DSC0"]
  private static let prefixes = ["btn", "ic", "icon", "img", "lbl", "txt"]
}
