/// The JSON Schema of `.copy-lint.yml`, for editors.
package func configurationSchema() -> String {
  var json = JSONWriter()
  json.object {
    $0.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    $0.member("title", "Settings of copy-lint")
    $0.mapping(settingTable)
  }
  json.newline()
  return String(decoding: json.bytes, as: UTF8.self)
}

extension JSONWriter {
  fileprivate mutating func mapping(_ entries: [SettingEntry]) {
    array("type") {
      $0.value("object")
      // An empty value says nothing.
      $0.value("null")
    }
    object("properties") {
      for entry in entries {
        $0.object(entry.name) {
          $0.member("description", String(entry.text.filter { $0 != "`" }))
          $0.schema(of: entry.kind)
        }
      }
    }
    let required = entries.filter(\.isRequired).map(\.name)
    if !required.isEmpty { array("required") { for name in required { $0.value(name) } } }
    member("additionalProperties", false)
  }

  private mutating func schema(of kind: SettingEntry.Kind) {
    switch kind {
    case .text, .glob: scalar()
    case .locale:
      member("type", "string")
      member("pattern", "^[A-Za-z0-9]{2,3}(-[A-Za-z0-9]{1,8})*$")
    case .texts, .globs, .locales:
      array("anyOf") {
        $0.object { $0.scalar() }
        $0.object { $0.member("type", "null") }
        $0.object {
          $0.member("type", "array")
          $0.object("items") { $0.scalar() }
        }
      }
    case .number(let range):
      member("type", "number")
      member("minimum", range.lowerBound)
      member("maximum", range.upperBound)
    case .flag: member("type", "boolean")
    case .choice(let names): choice(names)
    case .items(let members):
      array("type") {
        $0.value("array")
        $0.value("null")
      }
      object("items") { $0.mapping(members) }
    case .mapping(let members): mapping(members)
    case .choiceOrMapping(let names, let members):
      array("anyOf") {
        $0.object { $0.choice(names) }
        $0.object { $0.mapping(members) }
      }
    case .rules(let allowsAllOff):
      guard allowsAllOff else { return rules() }
      array("anyOf") {
        $0.object { $0.member("const", "all-off") }
        $0.object { $0.rules() }
      }
    case .terms:
      array("type") {
        $0.value("object")
        $0.value("null")
      }
      object("additionalProperties") {
        $0.array("type") {
          $0.value("object")
          $0.value("null")
        }
        $0.object("additionalProperties") { $0.scalar() }
      }
    }
  }

  /// A word without quotes may look like a number or a truth value.
  private mutating func scalar() {
    array("type") { for type in ["string", "number", "boolean"] { $0.value(type) } }
  }

  private mutating func choice(_ names: [String]) {
    array("enum") { for name in names { $0.value(name) } }
  }

  private mutating func rules() {
    array("type") {
      $0.value("object")
      $0.value("null")
    }
    object("properties") {
      for rule in allRules.map(\.about) {
        $0.object(rule.name) {
          $0.member("description", rule.summary)
          $0.array("anyOf") {
            $0.object { $0.level() }
            $0.object {
              $0.member("type", "object")
              $0.object("properties") {
                $0.object("severity") { $0.level() }
                for setting in rule.settings {
                  $0.object(setting.name) { $0.setting(setting.value) }
                }
              }
              $0.member("additionalProperties", false)
            }
          }
        }
      }
    }
    member("additionalProperties", false)
  }

  /// YAML 1.1, which some editors read, takes a bare `off` for false.
  private mutating func level() {
    array("enum") {
      for name in ["off", "note", "warning", "error"] { $0.value(name) }
      $0.value(false)
    }
  }

  private mutating func setting(_ standard: SettingValue) {
    switch standard {
    case .number: member("type", "number")
    case .flag: member("type", "boolean")
    case .text: scalar()
    case .list:
      array("type") { for type in ["array", "string", "number", "boolean", "null"] { $0.value(type) } }
    case .mapping:
      array("type") { for type in ["object", "array", "string", "null"] { $0.value(type) } }
    }
  }
}
