/// Arrows between rooms that still go the wrong way: a room, one that it may not name, and what it names there.
///
/// Lines are only to be deleted.
let knownBackArrows = """
  Subjects -> Reports: GradeReport
  """
