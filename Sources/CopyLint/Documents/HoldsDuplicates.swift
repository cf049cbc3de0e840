/// Whether a hash comes twice. Sorted into heaps that fit into the nearest memory, so that it is looked for in order.
func holdsDuplicates(_ hashes: [UInt64]) -> Bool {
  let heapBits = 9
  let shift = UInt64.bitWidth - heapBits
  var ends = [Int](repeating: 0, count: 1 << heapBits)
  for hash in hashes { ends[Int(hash >> shift)] += 1 }
  var start = 0
  var largest = 0
  for heap in ends.indices {
    largest = max(largest, ends[heap])
    (start, ends[heap]) = (start + ends[heap], start)
  }
  var sorted = [UInt64](repeating: 0, count: hashes.count)
  for hash in hashes {
    let heap = Int(hash >> shift)
    sorted[ends[heap]] = hash
    ends[heap] += 1
  }
  var table = [UInt64](repeating: 0, count: 2 << (Int.bitWidth - largest.leadingZeroBitCount))
  let mask = table.count - 1
  start = 0
  for end in ends {
    for index in start..<end {
      let hash = sorted[index]
      var slot = Int(truncatingIfNeeded: hash) & mask
      while table[slot] != 0 {
        if table[slot] == hash { return true }
        slot = (slot + 1) & mask
      }
      table[slot] = hash
    }
    for slot in table.indices { table[slot] = 0 }
    start = end
  }
  return false
}
