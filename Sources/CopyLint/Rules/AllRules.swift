/// Every rule with its default settings, in the order of the documentation.
public let allRules: [any Rule] = [
  ASCIIEllipsis()
]
