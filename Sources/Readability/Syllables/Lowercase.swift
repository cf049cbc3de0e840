internal import CICU

/// The lowercase letter of a scalar, by Unicode's simple mapping.
func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  if scalar.value < 0x80 { return Unicode.Scalar(lowercased(UInt8(scalar.value))) }
  return Unicode.Scalar(cicu_lowercase(scalar.value)) ?? scalar
}
