import Testing

@testable import CopyLint

struct PlaceholderTests {
  /// Each placeholder as its value, its type, and `64`, `raw` where that is said.
  private func shown(_ text: String, _ syntax: Syntax) -> String {
    placeholders(in: text, syntax: syntax).map { placeholder in
      let value =
        switch placeholder.reference {
        case .nothing: "-"
        case .position(let position): "\(position)"
        case .name(let name): name
        }
      return "\(value):\(placeholder.type)" + (placeholder.isLong ? ":64" : "")
        + (placeholder.isUnescaped ? ":raw" : "")
    }.joined(separator: " ")
  }

  @Test(arguments: [
    // The examples of the table of worked examples, both sides.
    (Syntax.apple, "%1$@ sent %2$lld files", "1:object 2:integer:64"),
    (.apple, "%2$lld Dateien von %1$@", "2:integer:64 1:object"),
    (.apple, "%@ sent %lld files", "1:object 2:integer:64"),
    (.apple, "%lld Dateien von %@", "1:integer:64 2:object"),
    (.apple, "%d Elemente", "1:integer"),
    (.apple, "%@, are you there? %1$@?", "1:object 1:object"),
    (.apple, "Save 50% on all", ""), (.apple, "50 % de remise", ""), (.apple, "40%1$ przed", ""),
    (.apple, "100%% done", "-:literal"), (.apple, "100% fertig", ""),
    (.apple, "%#@n@ and %2$#@m@", "n:variable m:variable"),
    (.icu, "L'utilisateur {name}", "name:any"), (.icu, "Choose '{name}'", ""),
    (.java, "L'écran {0}", ""), (.java, "L''écran {0,number,#.#}", "0:number"),
    (.icu, "{n, plural, one{1 file} other{# of {m}}}", "n:number m:any"),
    (.i18next, "{{ count }} items", "count:any"), (.i18next, "Hi {{- name}}", "name:any:raw"),
    (.i18next, "{{n, number}} $t(key, {\"count\": 1})", "n:any key:nested"),
    (.ruby, "%{name}", "name:any"), (.ruby, "% {name}", ""), (.ruby, "%<n>.2f %s", "n:float 1:string"),
    (.qt, "%1 of %2", "1:any 2:any"), (.qt, "%2 von %L1", "2:any 1:any"), (.qt, "%n file(s)", "n:integer"),
    (.qt, "%123", "12:any"),
    // The other grammars.
    (.apple, "%*d %.*f", "1:integer 2:integer 3:integer 4:float"),
    (
      .apple, "%hhd %zu %Lf %c %C %s %p %x",
      "1:integer 2:integer:64 3:float:64 4:character 5:character 6:string 7:pointer 8:integer"
    ),
    (.apple, "%arg of %1$@", "arg:any 1:object"),
    (.apple, "“%1$(name)@” for %2$(days)lld days, %(count)lld", "1:object 2:integer:64 count:integer"),
    (.apple, "%1$(a b)@ and 5%1$()", ""),
    (.printf, "%d %5.2f %-10s %%", "1:integer 2:float 3:string -:literal"),
    (.printf, "%Id %I'u %-I'05d %2$I.2f", "1:integer 2:integer 3:integer 2:float"),
    (.printf, "%I64d %5I32u %I 100%Ideal", "1:integer:64 2:integer"), (.apple, "%Id", ""),
    (
      .android, "%1$s %2$d %<s %b %tY %n %,d",
      "1:string 2:integer 2:string 1:boolean 2:date -:literal 3:integer"
    ),
    (.java, "{0} {1,date,short} {2,choice,0#a|1#b}", "0:any 1:date 2:number"),
    (.formatjs, "<b>{name}</b> {d, date, ::yMMMd} {g, select, f {a} other {b}}", "name:any d:date g:choice"),
    (.flutter, "It's {name}", "name:any"),
    (.pythonBrace, "{} {name!r:>{w}} {user.name} {1[a]} {{x}}", "0:any name:any user:any 1:any -:literal"),
    (.printf, "%(name)s", "name:string"),
    (.dotnet, "{0:N2} {1,-5} {{x}}", "0:any 1:any -:literal"),
    (.vue, "{name} {0} {'@'} @:key @.upper:other", "name:any 0:any -:literal key:nested other:nested"),
    (.laravel, ":name likes :Other", "name:any Other:any"),
    (.js, "${name} and ${a.b}", "name:any a.b:any"),
    (.fluent, "{ $name } { -brand } { \"{\" }", "$name:any -brand:any -:literal"),
    (.chrome, "$NAME$ $name$ $1 $$", "NAME:any name:any 1:any -:literal"),
    (.none, "{name} 100% of", "name:any"),
  ])
  func `take values by position or name, and of a type`(_ syntax: Syntax, _ text: String, _ wanted: String) {
    #expect(shown(text, syntax) == wanted)
  }

  @Test(arguments: Syntax.allCases) func `have their places`(_ syntax: Syntax) {
    let text = "é %1$@ {name} {{x}} ${y} $Z$ %% :a @:b %{c} %n \\(d) $t(e) {n, plural, other {f {g}}}"
    let bytes = Array(text.utf8)
    var end = 0
    for placeholder in placeholders(in: text, syntax: syntax) {
      #expect(placeholder.range.upperBound <= bytes.count)
      if MessageDialect(syntax) == nil { #expect(placeholder.range.lowerBound >= end) }
      end = placeholder.range.upperBound
    }
  }

  @Test func `broken nesting ends soon`() {
    for piece in ["{", "%{", "$t(", "%1$", "\\(", "{{", "%<", "{a"] {
      let text = String(repeating: piece, count: 1_000)
      for syntax in [Syntax.apple, .icu, .i18next, .ruby, .chrome, .pythonBrace] {
        #expect(placeholders(in: text, syntax: syntax).isEmpty, "\(piece) \(syntax)")
      }
    }
  }

  @Test func `other grammars' placeholders are none`() {
    let text = "%@ {name} {{x}} $Y$ :z @a"
    #expect(shown(text, .apple) == "1:object")
    #expect(shown(text, .i18next) == "x:any")
    #expect(shown(text, .chrome) == "Y:any")
    #expect(shown(text, .laravel) == "z:any")
    #expect(shown(text, .vue) == "name:any x:any")
  }
}
