// The WebAssembly side of the probe: what elementary.mjs calls.

/// `probe`, for JavaScript.
@_expose(wasm, "probe") @_cdecl("probe")
public func exportedProbe(_ function: Int32, _ index: Int32) -> UInt64 {
  probe(function, index)
}

/// `functionCount`, for JavaScript.
@_expose(wasm, "function_count") @_cdecl("function_count")
public func exportedFunctionCount() -> Int32 {
  functionCount
}
