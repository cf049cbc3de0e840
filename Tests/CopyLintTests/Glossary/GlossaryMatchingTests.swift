import Testing

@testable import CopyLint

@Suite struct `Glossary matching` {
  @Test(arguments: [
    "⟦Utilize⟧ data -> Use data",
    "Data is being ⟦utilized⟧ -> Data is being used",
    "You ⟦utilized⟧ 5 GB -> You used 5 GB",
    "⟦Utilizing⟧ the camera -> Using the camera",
    "It ⟦utilizes⟧ the camera -> It uses the camera",
    "We ⟦utilise⟧ cookies -> We use cookies",
    "⟦Commence⟧ workout -> Start workout",
    "The workout has ⟦commenced⟧ -> The workout has started",
    "⟦Terminating⟧ the call ?> Ending the call",
    "⟦Finalize⟧ your order ?> Finish your order",
    "⟦Finalizing⟧… ?> Finishing…",
    "We modified it",
    "⟦Modifying⟧ a list ?> Changing a list",
    "⟦Append⟧ to playlist ~> Add to playlist",
    "Song ⟦appended⟧ ~> Song added",
    "⟦Rebooting⟧ now ~> Restarting now",
    "The file is ⟦corrupted⟧ ~> The file is damaged",
    "Photos ⟦synchronized⟧ ~> Photos synced",
    "⟦Synchronizing⟧ ~> Syncing",
    "This ⟦demonstrates⟧ how ?> This shows how",
    "The trick was ⟦demonstrated⟧ ?> The trick was shown",
    "We ⟦demonstrated⟧ it ?> We showed it",
    "It ⟦conceals⟧ your name ~> It hides your name",
    "Your name is ⟦concealed⟧ ~> Your name is hidden",
    "Users ⟦concealed⟧ names ~> Users hid names",
    "It ⟦transmits⟧ data ~> It sends data",
    "Data is ⟦transmitted⟧ ~> Data is sent",
    "⟦Transmitting⟧ data ~> Sending data",
    "⟦Disable⟧ sync ~> Turn off sync",
    "Sync was ⟦disabled⟧ ?> Sync was turned off",
    "⟦Disabling⟧ sync ~> Turning off sync",
    "This ⟦disables⟧ sync ~> This turns off sync",
    "We ⟦retained⟧ a copy ~> We kept a copy",
    "It was ⟦configured⟧ by you ?> It was set up by you",
    "⟦Ascertain⟧ the cause ?> Find out the cause",
    "We ⟦ascertained⟧ it ?> We found it out",
    "⟦Overwrite⟧ the file? ~> Replace the file?",
    "The file was ⟦overwritten⟧ ~> The file was replaced",
    "⟦Made use of⟧ it ~> Used it",
    "⟦Making use of⟧ it ~> Using it",
    "It was taken into account",
  ])
  func `verbs keep their form`(line: String) {
    #expect(GlossaryExample().show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [
    "⟦Utilizing⟧ data, we learn -> Using data, we learn",
    "The call was ⟦terminated⟧ ?> The call was ended",
    "Make an attempt",
    "We ⟦attempted to⟧ sync ~> We tried to sync",
    "It ⟦attempts to⟧ sync ~> It tries to sync",
    "Its ⟦utilization⟧ is low ~> Its use is low",
    "They ⟦utilised⟧ it -> They used it",
    "An ⟦alteration⟧ was made ~> A change was made",
    "All ⟦alterations⟧ ~> All changes",
    "The ⟦directory⟧'s name ~> The folder's name",
    "The ⟦directories⟧’ names ~> The folders’ names",
    "⟦Commencing⟧ workout -> Starting workout",
    "Your trip ⟦commences⟧ today -> Your trip starts today",
    "Your trip ⟦commenced⟧ today -> Your trip started today",
  ])
  func `words are found in each form, and replaced in the same one`(line: String) {
    #expect(GlossaryExample().show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [
    "Open the ⟦directory⟧ ~> Open the folder",
    "Two ⟦directories⟧ ~> Two folders",
    "Two root directories",
    "Change the ⟦configuration⟧ ?> Change the settings",
    "All user accounts",
    "Check your ⟦connectivity⟧ ~> Check your connection",
    "⟦Hyperlinks⟧ ~> Links",
    "Save your ⟦credentials⟧ ?> Save your sign-in details",
    "Remove illegal characters",
    "Copy ⟦URLs⟧ ?> Copy links",
    "Copy UUIDs",
    "⟦Heuristics⟧ ~> Rules of thumb",
    "The server’s latency",
    "The firmware’s version",
  ])
  func `nouns keep their number`(line: String) {
    #expect(GlossaryExample().show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [
    "UTILIZE DATA", "Utilize Data", "utilize data", "UTILIZE", "In Order to Sync",
  ])
  func `found in every case`(text: String) {
    #expect(GlossaryExample().show(text).hasPrefix("⟦"))
  }

  @Test(arguments: [
    "⟦UTILIZE⟧ DATA -> USE DATA",
    "⟦Utilize⟧ Data -> Use Data",
    "⟦utilize⟧ data -> use data",
    "⟦In order to⟧ sync, sign in ~> To sync, sign in",
    "⟦In Order to⟧ Sync, Sign In ~> To Sync, Sign In",
    "⟦Disable⟧ Sync ~> Turn Off Sync",
    "Set to ⟦Disable⟧ Sync Now ~> Set to Turn Off Sync Now",
    "Sign in ⟦prior to⟧ use -> Sign in before use",
    "Note: ⟦Utilize⟧ data -> Note: Use data",
    "Enter your ⟦SSID⟧ ?> Enter your network name",
    "⟦SSID⟧ ?> Network name",
    "More ⟦RAM⟧ ~> More memory",
  ])
  func `the replacement takes the case of what it replaces`(line: String) {
    #expect(GlossaryExample().show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [
    "An ⟦utilization⟧ of 5% ~> A use of 5%",
    "See an overwrite here",
    "Add a ⟦hyperlink⟧ ~> Add a link",
    "Copy a ⟦URL⟧ ?> Copy a link",
    "A UUID",
    "Enter a GUID",
    "Choose a ⟦config⟧ ~> Choose settings",
    "A config file",
    "This config is old",
    "An optimal size",
    "A ⟦sysadmin⟧ ~> An administrator",
    "⟦A sufficient number of⟧ seats -> Enough seats",
    "A sufficient amount",
    "Add an ⟦alteration⟧ ~> Add a change",
  ])
  func `the article fits the replacement`(line: String) {
    #expect(GlossaryExample().show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [
    "⟦No network connectivity⟧ -> You're offline",
    "⟦No network connectivity⟧. -> You're offline.",
    "⟦no network connectivity⟧ -> you're offline",
    "⟦NO NETWORK CONNECTIVITY⟧ -> YOU'RE OFFLINE",
    "⟦No Network Connectivity⟧ -> You're offline",
    "  ⟦No network connectivity⟧! ->   You're offline!",
    "⟦Network connectivity unavailable⟧ -> You're offline",
    "⟦Persist ideation to storage⟧ -> Save thought",
    "⟦Initialize voice capture subsystem⟧ -> Start recording",
    "⟦No internet connectivity⟧… -> You're offline…",
    "There is no internet ⟦connectivity⟧ ~> There is no internet connection",
    "⟦Authentication⟧ required to sync ?> Sign-in required to sync",
  ])
  func `a whole-string phrase is the whole string`(line: String) {
    #expect(GlossaryExample().show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [
    "⟦In order to⟧ sync ~> To sync",
    "A password is required to open it",
    "A number of 5 digits",
    "A number of %d digits",
    "⟦A number of⟧ files ?> Several files",
    "In order: first, second",
    "In the order to follow",
    "All of the above",
    "⟦Due to the fact that⟧ it rained -> Because it rained",
    "Due to the fact, that is it",
    "In order, to sync",
    "As well as possible",
    "Read ⟦and/or⟧ write ?> Read or write",
    "An unknown error occurred. Try again.",
    "We saw that ⟦an unknown error occurred⟧",
    "The call ⟦timed out⟧ ~> The call took too long",
    "The call ⟦has timed out⟧ ~> The call took too long",
    "Saved ⟦successfully⟧ ~> Saved",
    "Saved ⟦successfully⟧! ~> Saved!",
    "⟦Successfully⟧ saved ~> Saved",
    "It was ⟦successfully⟧ saved ~> It was saved",
    "⟦Please note that⟧ this is final ~> This is final",
    "Please be advised that %@ left",
    "Successfully",
    "⟦With the exception of⟧ Sundays ~> Except for Sundays",
    "We help ⟦in close proximity to⟧ you -> We help near you",
  ])
  func `phrases match word by word in one sentence`(line: String) {
    #expect(GlossaryExample().show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [
    "Expedited shipping",
    "Frequently asked questions",
    "the expedited order",
    "⟦Expedite⟧ my order ~> Speed up my order",
    "a disabled account",
    "⟦Disable⟧ it ~> Turn it off",
    "⟦Disable⟧ them now ~> Turn them off now",
    "⟦Utilize⟧ it -> Use it",
    "an asynchronous upload",
    "The upload is asynchronous",
    "It is incompatible with iOS",
    "an incompatible device",
    "two attempts left",
    "We ⟦attempted to⟧ sync ~> We tried to sync",
    "If problems persist, call us",
    "Stay informed",
    "Last modified",
    "the reboot",
    "Type “purge” to go on",
    "Type “utilize” to go on",
    "⟦Approximately⟧ 5 km ~> About 5 km",
    "⟦Approximately⟧ ~> About",
    "It is unreachable",
  ])
  func `what the grammar does not settle is never safe`(line: String) {
    #expect(GlossaryExample().show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [
    "Assist by Acme", "The Transmission app", "Ask Utilize for help", "Open Acme Utilize and sign in",
    "Dodge Ram trucks", "A ram and a sheep", "iTransmit", "Type PURGE to go on", "Load {utilize}",
    "See https://example.com/utilize", "Mail utilize@example.com", "utilize-based", "underutilized",
    "Don't", "", " ", "%@", "….", "the port", "Previous", "Delete", "Select all", "Options", "Contact us",
    "Search results", "Settings", "Privacy", "Notifications", "Start recording", "Notify me",
    "Launch at login",
  ])
  func `names, placeholders and plain words are left alone`(text: String) {
    #expect(GlossaryExample(syntax: .icu).show(text) == text)
  }

  @Test(arguments: [
    "In order\nto sync", "In order  to sync", "In order. To sync", "Network connectivity\nunavailable",
  ])
  func `a phrase stands on one line, with one space between its words`(text: String) {
    #expect(
      !GlossaryExample().show(text).contains("⟦In") && !GlossaryExample().show(text).contains("⟦Network"))
  }
}
