/// A rule that looks at nothing but the terms of the glossary: a text without any is not shown to it.
protocol TermRule: Rule {}

extension TermRule {
  var needs: SubjectFacts { .term }
}
