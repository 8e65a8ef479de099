// What every WebAssembly module exports to `module.js`, and imports from there. `make` is the module's
// own: it says which controls are in it.
#if arch(wasm32)
  import CWasmRuntime
  import ChoiceScene
  import ChoiceWeb

  /// The width of a text of `count` bytes at `text` in pixels.
  @_extern(wasm, module: "choice", name: "measure")
  func measure(
    _ text: UnsafePointer<UInt8>?, _ count: Int32, _ size: Double, _ weight: Int32
  ) -> Double

  /// Gives `count` bytes of commands to the one that is calling.
  @_extern(wasm, module: "choice", name: "draw")
  func draw(_ commands: UnsafePointer<UInt8>?, _ count: Int32)

  /// The handle of a new host: its address. `drop` releases what this retains.
  public func handle(of host: Host) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(host).toOpaque()
  }

  /// Memory for a record.
  @_expose(wasm, "alloc") @_cdecl("alloc")
  public func exportedAlloc(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: Int(max(count, 1)), alignment: 16)
  }

  /// Gives memory of `alloc` back.
  @_expose(wasm, "release") @_cdecl("release")
  public func exportedRelease(_ place: UnsafeMutableRawPointer?) {
    place?.deallocate()
  }

  /// Lets go of a control.
  @_expose(wasm, "drop") @_cdecl("drop")
  public func exportedDrop(_ handle: UnsafeMutableRawPointer) {
    Unmanaged<Host>.fromOpaque(handle).release()
  }

  /// Does what code asks for.
  @_expose(wasm, "apply") @_cdecl("apply")
  public func exportedApply(
    _ handle: UnsafeMutableRawPointer, _ record: UnsafePointer<UInt8>?, _ count: Int32,
    _ time: Double
  ) {
    deliver(host(handle).apply(bytes(record, count), at: time))
  }

  /// Takes what comes from outside.
  @_expose(wasm, "send") @_cdecl("send")
  public func exportedSend(
    _ handle: UnsafeMutableRawPointer, _ record: UnsafePointer<UInt8>?, _ count: Int32,
    _ time: Double
  ) {
    deliver(host(handle).send(bytes(record, count), at: time))
  }

  /// Brings what is shown up to date.
  @_expose(wasm, "render") @_cdecl("render")
  public func exportedRender(
    _ handle: UnsafeMutableRawPointer, _ record: UnsafePointer<UInt8>?, _ count: Int32,
    _ time: Double
  ) {
    deliver(host(handle).render(bytes(record, count), at: time, measure: width))
  }

  /// The height that suits a control at a text scale.
  @_expose(wasm, "naturalHeight") @_cdecl("naturalHeight")
  public func exportedNaturalHeight(_ handle: UnsafeMutableRawPointer, _ textScale: Double)
    -> Double
  {
    host(handle).naturalHeight(textScale: textScale)
  }

  /// How many blocks of memory are in use.
  @_expose(wasm, "liveBlocks") @_cdecl("liveBlocks")
  public func exportedLiveBlocks() -> Int32 {
    choice_live_blocks()
  }

  private func host(_ handle: UnsafeMutableRawPointer) -> Host {
    Unmanaged.fromOpaque(handle).takeUnretainedValue()
  }

  private func bytes(_ record: UnsafePointer<UInt8>?, _ count: Int32) -> [UInt8] {
    Array(UnsafeBufferPointer(start: record, count: record == nil ? 0 : Int(max(count, 0))))
  }

  private func deliver(_ commands: [UInt8]) {
    if commands.isEmpty { return }
    commands.withUnsafeBufferPointer { draw($0.baseAddress, Int32($0.count)) }
  }

  private func width(of run: TextRun) -> TextMetrics {
    let width = run.text.utf8.withUnsafeBufferPointer {
      measure($0.baseAddress, Int32($0.count), run.style.size, Int32(run.style.weight))
    }
    return TextMetrics(width: width)
  }
#endif
