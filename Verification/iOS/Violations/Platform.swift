// caught by: cannot convert value of type 'String' to specified type 'Int'
#if os(iOS) && canImport(ObjectiveC)
  let violation: Int = "this branch is compiled"
#endif
