/// Gives `entry` the role that its comment, key or file tells, the strongest source first. A role that is given
/// stays. Without evidence the role stays unknown.
public func inferRole(of entry: inout Entry, path: String) {
}
