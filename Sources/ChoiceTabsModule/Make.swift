// The module for pages that only need tabs.
#if arch(wasm32)
  import ChoiceWeb
  import ChoiceWebExports

  /// A new tab strip's handle, whatever is asked for: there is nothing else here.
  @_expose(wasm, "make") @_cdecl("make")
  public func exportedMake(_ kind: Int32) -> UnsafeMutableRawPointer {
    handle(of: .tabStrip())
  }
#else
  /// Only the module for the browser is of use; see `make web`.
  @main struct NotForTheBrowser {
    static func main() {
      print("ChoiceTabsModule runs in a browser. `make web` builds it.")
    }
  }
#endif
