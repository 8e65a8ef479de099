// The module with every control.
#if arch(wasm32)
  import ChoiceWeb
  import ChoiceWebExports

  /// A new control's handle: 0 is a tab strip, 1 a filter bar, anything else a popover
  /// menu.
  @_expose(wasm, "make") @_cdecl("make")
  public func exportedMake(_ kind: Int32) -> UnsafeMutableRawPointer {
    handle(of: kind == 0 ? .tabStrip() : kind == 1 ? .filterBar() : .popoverMenu())
  }
#else
  /// Only the module for the browser is of use; see `make web`.
  @main struct NotForTheBrowser {
    static func main() {
      print("ChoiceWebModule runs in a browser. `make web` builds it.")
    }
  }
#endif
