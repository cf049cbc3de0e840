/// The small ASCII letter that a Latin letter reads as: "e" for "É". Nil for other scripts.
func plainLetter(_ scalar: Unicode.Scalar) -> UInt8? {
  switch scalar.value {
  case 0x41...0x5A: return UInt8(scalar.value) | 0x20
  case 0x61...0x7A: return UInt8(scalar.value)
  case 0xC0...0x17F:
    return letters.withUTF8Buffer { unsafe $0[Int(scalar.value) - 0xC0] }
  default: return nil
  }
}

/// One for each of U+00C0 to U+017F; a ligature reads as its main sound.
private let letters: StaticString = """
  aaaaaaeceeeeiiiidnooooooouuuuyts\
  aaaaaaeceeeeiiiidnooooooouuuuyty\
  aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkk\
  llllllllllnnnnnnnnnooooooeerrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
  """
