/// What the command says of the bad copy in `Tests/Fixtures/Before`, by file.
///
/// `key/variant | rule | severity | replacement`; `any` where only the glossary decides about the replacement.
let beforeTable = """
  # CodingBridge/locales/en.json
  connection.status.disconnected | identifier-as-text | error | none
  messages.listAccessibilityLabel | label-generic | error | none
  messages.user.accessibilityLabel | label-filename | error | none
  messages.expandedAccessibilityValue | value-raw | error | “Expanded”
  messages.collapsedAccessibilityValue | value-raw | error | “Collapsed”
  messages.copyAccessibilityHint | hint-gesture | warning | none
  actions.copyAccessibilityAction | action-name-form | warning | “C”
  actions.copyAccessibilityAction | action-name-form | warning | “”
  composer.sendAccessibilityLabel | label-symbol-name | error | none
  composer.sendInputLabels/item.0 | input-label-form | error | none
  composer.attachAccessibilityLabel | label-symbol-name | error | none
  composer.voiceAccessibilityLabel | label-includes-type | warning | “”
  settings.openAccessibilityLabel | label-symbol-name | error | “Settings”
  settings.helpLink | generic-link-text | warning | none
  sessions.delete.confirmationButton | destructive-button-vague | warning | none
  connection.circleAccessibilityLabel | color-only-reference | warning | none
  messages.expandAccessibilityHint | hint-gesture | warning | none
  messages.expandAccessibilityHint | verb-placeholder | warning | none
  messages.expandedStateAccessibilityValue | value-raw | error | none
  messages.toolAccessibilityLabel | label-includes-state | warning | “”
  messages.imageAccessibilityLabel | label-generic | error | none
  rotors.userAccessibilityRotor | rotor-form | warning | none
  rotors.assistantAccessibilityRotor | label-empty | error | none
  rotors.toolsAccessibilityRotor | rotor-form | warning | “”
  rotors.findAccessibilityRotor | rotor-form | warning | none
  audit.passedAccessibilityLabel | label-symbol-name | error | none
  audit.failedAccessibilityLabel | label-symbol-name | error | “Close”
  composer.arrowAccessibilityLabel | label-symbol-name | error | none
  composer.fieldAccessibilityLabel | label-generic | error | none

  # MYND/en.lproj/Localizable.strings
  record.start.button | jargon | error | “Start recording”
  thought.save.button | jargon | error | “Save thought”
  signIn.screen.title | jargon | warning | any
  offline.error.title | jargon | error | “You're offline”
  record.button.accessibility.label | label-symbol-name | error | “Record”
  thought.close.accessibility.label | label-symbol-name | error | “Close”
  settings.button.accessibility.label | label-symbol-name | error | “Settings”
  thought.card.accessibility.label | label-empty | error | none
  thought.delete.accessibility.label | label-symbol-name | error | “Delete thought”
  record.timer.accessibility.value | value-raw | error | “Not set”
  record.help | hard-word | error | any
  settings.reminders.footer | grade-too-high | error | none
  thought.delete.confirmation.button | destructive-button-vague | warning | none
  microphone.error.message | error-blame | warning | none
  thought.chosen.accessibility.value | color-only-reference | warning | none
  thought.erase.confirmation.button | destructive-button-vague | warning | none
  statement.issues.body | draft-brackets | warning | none

  # MYND/en.lproj/Localizable.stringsdict

  # SpeechDictation/en.lproj/AccessibilityStrings.strings
  recording.elapsed.value | spoken-duration | warning | “1 hour, 2 minutes, 3 seconds”
  recording.start.value | spoken-duration | warning | “59 seconds”
  playback.position.value | spoken-symbol | warning | “ of ”
  playback.rate.value | value-raw | error | none
  entry.dictate.label | label-symbol-name | error | “Record”
  entry.dictate.hint | hint-gesture | warning | “Begins”
  transcription.jumpToLive.hint | hint-gesture | warning | “Jumps”
  transcription.jumpToLive.value.following | value-raw | error | “Following”
  transcription.jumpToLive.value.notFollowing | value-raw | error | “Not following”
  transcription.line.label | spoken-symbol | warning | “ to ”
  transcription.clear.label | label-generic | error | none
  recording.stop.label | label-empty | error | none
  recording.state.value.recording | value-raw | error | none
  recording.state.value.idle | value-raw | error | none
  playback.play.label | label-filename | error | none
  settings.open.label | label-symbol-name | error | “Settings”
  export.share.label | label-includes-type | warning | “”

  # SpeechDictation/en.lproj/Localizable.strings
  camera.screen.title | identifier-as-text | error | none

  # SportsTime/Localizable.xcstrings
  game.add.accessibility.label | label-symbol-name | error | “Add game”
  game.added.accessibility.value | value-raw | error | none
  game.notAdded.accessibility.value | value-raw | error | none
  game.selection.accessibility.value | value-raw | error | “Not known”
  game.sport.baseball.accessibility.label | label-symbol-name | error | none
  game.tickets.link | generic-link-text | warning | none
  planner.help | plain-word | warning | any
  settings.theme.accessibility.hint | hint-gesture | warning | none
  stadiums.map.accessibility.label | label-generic | error | none
  stadiums.progress.accessibility.value | value-raw | error | “Not set”
  stadiums.visited.accessibility.label | label-symbol-name | error | none
  trips.create.accessibility.hint | hint-gesture | warning | “Opens”
  trips.create.accessibility.label | label-includes-type | warning | “”
  trips.row.accessibility.label | label-empty | error | none
  trips.share.accessibility.action | action-name-form | warning | “S”
  location.error.message | error-blame | warning | none
  trips.delete.confirmation.button | destructive-button-vague | warning | none
  game.chosen.accessibility.value | value-raw | error | none
  game.row.accessibility.label | spoken-symbol | warning | “at”
  game.row.accessibility.label | spoken-symbol | warning | none
  settings.theme.accessible.accessibility.label | spoken-symbol | warning | “”
  stadiums.count.accessibility.value | spoken-symbol | warning | “ of ”
  trips.create.accessibility.value | value-instruction | warning | none
  trips.export.accessibility.label | label-symbol-name | error | “Export trip”
  trips.planner.accessibility.hint | hint-form | warning | “Opens”
  trips.planner.accessibility.label | label-says-result | warning | “Open”
  trips.stop.accessibility.value | spoken-symbol | warning | “ of ”

  # Stampbook/Localizable.xcstrings
  book.progress.accessibility.value | value-raw | error | “Not set”
  feed.comment.delete.accessibility.action | action-name-form | warning | “D”
  feed.comment.delete.accessibility.action | action-name-form | warning | “”
  map.locate.accessibility.label | label-symbol-name | error | none
  profile.edit.accessibility.hint | hint-gesture | warning | none
  profile.edit.accessibility.label | label-symbol-name | error | “Edit profile”
  profile.more.accessibility.hint | hint-gesture | warning | none
  profile.more.accessibility.label | label-symbol-name | error | “More”
  stamp.claimed.toast | hidden-character | error | “”
  stamp.photo.accessibility.label | label-generic | error | none
  stamp.photos.accessibility.label | label-generic | error | none
  stamp.pin.locked.accessibility.label | label-filename | error | none
  stamp.welcome.claim.accessibility.label | label-symbol-name | error | none
  stamp.photo.remove.confirmation.button | destructive-button-vague | warning | none
  account.signOut.accessibility.label | label-symbol-name | error | none
  book.bar.accessibility.label | label-generic | error | none
  book.count.accessibility.value | spoken-symbol | warning | “ of ”
  feed.like.accessibility.label | label-includes-state | warning | “”
  map.pin.accessibility.label | color-only-reference | warning | none
  map.pin.collected.accessibility.label | label-symbol-name | error | none
  map.pin.locked.accessibility.label | label-symbol-name | error | none
  profile.view.accessibility.label | label-generic | error | none
  stamp.cover.accessibility.label | label-generic | error | none
  stamp.gift.accessibility.label | label-symbol-name | error | none

  # CodingBridge/MessageView.swift
  Send again | label-in-name | warning | none

  # MYND/RecordView.swift
  RecordView/Button/mic | label-missing | warning | none
  RecordView/Toggle | label-missing | warning | none

  # SpeechDictation/LevelView.swift
  LevelView/Slider | label-missing | warning | none
  LevelView/DialView | value-missing | warning | none

  # SportsTime/TripView.swift
  TripView/NavigationLink/mappin.and.ellipse | label-missing | warning | none

  # Stampbook/fastlane/metadata/en-US/description.txt
  1 | accessibility-claim | warning | none
  """

/// What is only a note in the bad views, file by file.
let notesInViews = [
  "CodingBridge/MessageView.swift: MessageView/Button/doc.on.doc | label-missing | note | none",
  "CodingBridge/MessageView.swift: MessageView/Circle | color-only-state | note | none",
  "MYND/RecordView.swift: RecordView/Button | confirm-missing | note | none",
  "MYND/RecordView.swift: RecordView/Image/wave | label-missing | note | none",
  "SpeechDictation/LevelView.swift: LevelView/TextField | placeholder-only-label | note | none",
  "SportsTime/TripView.swift: TripView/Image/baseball | label-missing | note | none",
  "SportsTime/TripView.swift: TripView/ShareLink/square.and.arrow.up | label-missing | note | none",
  "SportsTime/TripView.swift: TripView/Text | tap-without-trait | note | none",
  "Stampbook/StampView.swift: StampView/Button/gift.fill | hint-missing | note | none",
  "Stampbook/StampView.swift: StampView/Image/stamp-photo | label-missing | note | none",
  "Stampbook/StampView.swift: StampView/Menu/ellipsis | label-missing | note | none",
]

/// Rules of which `preset: reference` has fewer findings: these apps write “Double tap to …” in hints.
let rulesOffInReference = ["hint-gesture"]

/// What `preset: reference` finds besides: `file: row`.
let referenceTable = """
  CodingBridge/MessageView.swift: MessageView/Button/doc.on.doc | label-missing | warning | none
  SportsTime/TripView.swift: TripView/ShareLink/square.and.arrow.up | label-missing | warning | none
  CodingBridge/locales/en.json: connection.circleFooter | color-only-reference | warning | none
  CodingBridge/locales/en.json: connection.status.connected | color-only-reference | warning | none
  MYND/en.lproj/Localizable.strings: record.dot.status | color-only-reference | warning | none
  MYND/en.lproj/Localizable.strings: record.form.body | color-only-reference | warning | none
  MYND/en.lproj/Localizable.strings: record.status.recording | color-only-reference | warning | none
  MYND/en.lproj/Localizable.strings: thought.kept.status | color-only-reference | warning | none
  SportsTime/Localizable.xcstrings: schedule.help | color-only-reference | warning | none
  SportsTime/Localizable.xcstrings: settings.theme.accessibility.label | label-includes-type | warning | “”
  Stampbook/Localizable.xcstrings: map.pin.help | color-only-reference | warning | none
  CodingBridge/locales/en.json: connection.statusAccessibilityLabel | label-includes-type | warning | “”
  CodingBridge/locales/en.json: sessions.delete.confirmationTitle | confirm-vague | warning | none
  CodingBridge/locales/en.json: sessions.delete.confirmationMessage | confirm-vague | warning | none
  CodingBridge/locales/en.json: connection.errorTitle | alert-title-vague | warning | none
  MYND/en.lproj/Localizable.strings: thought.delete.confirmation.title | confirm-vague | warning | none
  SpeechDictation/en.lproj/AccessibilityStrings.strings: entry.camera.label | label-includes-type | warning | “”
  SpeechDictation/en.lproj/Localizable.strings: transcription.clear.confirmation.title | confirm-vague | warning | none
  SpeechDictation/en.lproj/Localizable.strings: recording.silence.error.title | alert-title-vague | warning | none
  SportsTime/Localizable.xcstrings: trips.delete.confirmation.title | confirm-vague | warning | none
  SportsTime/Localizable.xcstrings: load.error.title | alert-title-vague | warning | none
  Stampbook/Localizable.xcstrings: account.delete.confirmation.message | confirm-vague | warning | none
  Stampbook/Localizable.xcstrings: account.delete.confirmation.title | confirm-vague | warning | none
  Stampbook/Localizable.xcstrings: book.progress.accessibility.label | label-includes-type | warning | “”
  Stampbook/Localizable.xcstrings: stamp.photo.remove.confirmation.title | confirm-vague | warning | none
  CodingBridge/locales/en.json: connection.errorMessage | error-vague | warning | none
  MYND/en.lproj/Localizable.strings: save.error.message | error-vague | warning | none
  MYND/en.lproj/Localizable.strings: error.accessibility.announcement | error-vague | warning | none
  SpeechDictation/en.lproj/AccessibilityStrings.strings: recording.failed.announcement | error-vague | warning | none
  SpeechDictation/en.lproj/Localizable.strings: language.error.message | error-vague | warning | none
  SportsTime/Localizable.xcstrings: load.error.message | error-vague | warning | none
  SportsTime/Localizable.xcstrings: trips.count.subtitle/plural.one | stray-space | warning | “ ”
  SportsTime/Localizable.xcstrings: trips.count.subtitle/plural.other | stray-space | warning | “ ”
  SpeechDictation/en.lproj/Localizable.strings: export.error.message | error-code | warning | none
  SpeechDictation/LevelView.swift: LevelView/TextField | placeholder-only-label | warning | none
  Stampbook/Localizable.xcstrings: upload.error.message | error-code | warning | none
  Stampbook/Localizable.xcstrings: location.error.message | error-tone | warning | “.”
  Stampbook/Localizable.xcstrings: location.error.message | error-vague | warning | none
  SpeechDictation/en.lproj/AccessibilityStrings.strings: entry.dictate.hint | hint-gesture | warning | “Begins”
  SportsTime/Localizable.xcstrings: settings.theme.accessibility.hint | hint-gesture | warning | none
  SportsTime/Localizable.xcstrings: trips.create.accessibility.hint | hint-gesture | warning | “Opens”
  Stampbook/Localizable.xcstrings: profile.more.accessibility.hint | hint-gesture | warning | none
  CodingBridge/locales/en.json: messages.copyAccessibilityHint | hint-gesture | warning | none
  CodingBridge/locales/en.json: app.loadingMessage | ascii-ellipsis | warning | “…”
  CodingBridge/locales/en.json: settings.addressErrorMessage | error-harsh-word | warning | any
  MYND/en.lproj/Localizable.strings: thought.saved.toast | ascii-ellipsis | warning | “…”
  MYND/en.lproj/Localizable.stringsdict: thoughts.removed.accessibility.announcement/plural.other | ascii-ellipsis | warning | “…”
  SpeechDictation/en.lproj/Localizable.strings: entry.help | sentence-too-long | warning | none
  SpeechDictation/en.lproj/Localizable.strings: recording.status.listening | ascii-ellipsis | warning | “…”
  SpeechDictation/en.lproj/Localizable.strings: export.error.message | error-harsh-word | warning | any
  Stampbook/Localizable.xcstrings: profile.name.error | error-harsh-word | warning | any
  MYND/en.lproj/Localizable.strings: thought.play.accessibility.label | starts-lowercase | warning | “P”
  MYND/en.lproj/Localizable.strings: thought.delete.confirmation.cancel | button-yes-no | warning | none
  SpeechDictation/en.lproj/AccessibilityStrings.strings: entry.camera.label | starts-lowercase | warning | “C”
  """

/// Bad copy whose rule is still to come: `file: key | rule`. A row moves up when its rule is built.
let laterTable = """
  MYND/en.lproj/Localizable.strings: storage.error.message | a note
  Stampbook/Localizable.xcstrings: sync.error.message | a note
  Stampbook/Localizable.xcstrings: stamp.welcome.claim.accessibility.hint | a note by default, and right with the preset
  SportsTime/Localizable.xcstrings: planner.noGames.message | none, an empty state is no error
  """
