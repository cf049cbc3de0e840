/// Whether the key or the comment of a spoken text says that it describes a picture.
func saysImage(_ entry: Entry) -> Bool {
  entry.mentions([
    "image", "photo", "picture", "illustration", "poster", "alt text", "alttext", "alt_text", "descri",
  ])
}
