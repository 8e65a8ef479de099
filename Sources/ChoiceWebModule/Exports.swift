// What a WebAssembly module exports to `module.js`, and imports from there.
#if arch(wasm32)
  import CWasmRuntime
  import ChoiceScene
  import ChoiceWeb

  /// The width of a text of `count` bytes at `text` in pixels.
  @_extern(wasm, module: "choice", name: "measure")
  func measure(
    _ text: UnsafePointer<UInt8>?, _ count: Int32, _ size: Double, _ weight: Int32
  ) -> Double

  /// Carries out `count` bytes of commands.
  @_extern(wasm, module: "choice", name: "draw")
  func draw(_ handle: Int32, _ commands: UnsafePointer<UInt8>?, _ count: Int32)

  // WebAssembly in a page has one thread.
  nonisolated(unsafe) private var hosts = HandleTable<StripHost>()

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

  /// A new strip's handle.
  @_expose(wasm, "make") @_cdecl("make")
  public func exportedMake() -> Int32 {
    Int32(truncatingIfNeeded: hosts.add(StripHost()))
  }

  /// Lets go of a strip.
  @_expose(wasm, "drop") @_cdecl("drop")
  public func exportedDrop(_ handle: Int32) {
    hosts.remove(Int(handle))
  }

  /// Does what code asks for.
  @_expose(wasm, "apply") @_cdecl("apply")
  public func exportedApply(
    _ handle: Int32, _ record: UnsafePointer<UInt8>?, _ count: Int32, _ time: Double
  ) {
    guard let host = hosts[Int(handle)] else { return }
    deliver(host.apply(bytes(record, count), at: time), to: handle)
  }

  /// Takes what comes from outside.
  @_expose(wasm, "send") @_cdecl("send")
  public func exportedSend(
    _ handle: Int32, _ record: UnsafePointer<UInt8>?, _ count: Int32, _ time: Double
  ) {
    guard let host = hosts[Int(handle)] else { return }
    deliver(host.send(bytes(record, count), at: time), to: handle)
  }

  /// Brings what is shown up to date.
  @_expose(wasm, "render") @_cdecl("render")
  public func exportedRender(
    _ handle: Int32, _ record: UnsafePointer<UInt8>?, _ count: Int32, _ time: Double
  ) {
    guard let host = hosts[Int(handle)] else { return }
    deliver(host.render(bytes(record, count), at: time, measure: width), to: handle)
  }

  /// The height that suits a strip at a text scale; 0 where there is none.
  @_expose(wasm, "naturalHeight") @_cdecl("naturalHeight")
  public func exportedNaturalHeight(_ handle: Int32, _ textScale: Double) -> Double {
    hosts[Int(handle)]?.naturalHeight(textScale: textScale) ?? 0
  }

  /// How many blocks of memory are in use.
  @_expose(wasm, "liveBlocks") @_cdecl("liveBlocks")
  public func exportedLiveBlocks() -> Int32 {
    choice_live_blocks()
  }

  private func bytes(_ record: UnsafePointer<UInt8>?, _ count: Int32) -> [UInt8] {
    Array(UnsafeBufferPointer(start: record, count: record == nil ? 0 : Int(max(count, 0))))
  }

  private func deliver(_ commands: [UInt8], to handle: Int32) {
    if commands.isEmpty { return }
    commands.withUnsafeBufferPointer { draw(handle, $0.baseAddress, Int32($0.count)) }
  }

  private func width(of run: TextRun) -> TextMetrics {
    let width = run.text.utf8.withUnsafeBufferPointer {
      measure($0.baseAddress, Int32($0.count), run.style.size, Int32(run.style.weight))
    }
    return TextMetrics(width: width)
  }
#else
  /// Only the module for the browser is of use; see `make web`.
  @main struct NotForTheBrowser {
    static func main() {
      print("ChoiceWebModule runs in a browser. `make web` builds it.")
    }
  }
#endif
