/// Stirs two numbers into one, each bit of which depends on all of theirs: the halves of their product, folded, as in
/// wyhash. The same on every machine. All tables of the project place their keys by it.
@inlinable @inline(__always)
package func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
  let product = left.multipliedFullWidth(by: right)
  return product.high ^ product.low
}
