ABR
### File
## Group
# The button.
save = Save { $name }
    .title = A “title”
    .aria-label = Save it
-brand = Firefox
    .gender = masculine
files = { $n ->
    [one] One file
   *[other] { NUMBER($n, maximumFractionDigits: 0) } files
} in { -brand(case: "x") }
text =
    First line
      second { "{" } { "\u00e9" }
ref = { save.title } { files }
