#if Raster
  import CCairo

  /// Owns a fontconfig configuration that knows the given files and nothing of the machine's.
  final class FontConfiguration {
    let pointer: OpaquePointer

    init(files: [String], families: [String]) throws(RasterError) {
      pointer = FcConfigCreate()
      let rules = Self.rules(families: families)
      let accepted = rules.withFcString { FcConfigParseAndLoadFromMemory(pointer, $0, FcTrue) }
      precondition(accepted == FcTrue, "fontconfig refuses our own rules")
      for file in files {
        guard file.withFcString({ FcConfigAppFontAddFile(pointer, $0) }) == FcTrue else {
          throw .unreadableFont(path: file)
        }
      }
      for family in families where !contains(family) {
        throw .missingFamily(name: family, files: files)
      }
    }

    deinit { FcConfigDestroy(pointer) }

    private func contains(_ family: String) -> Bool {
      guard let fonts = FcConfigGetFonts(pointer, FcSetApplication)?.pointee else { return false }
      for index in 0..<Int(fonts.nfont) {
        var name: UnsafeMutablePointer<FcChar8>?
        var place: Int32 = 0
        while FcPatternGetString(fonts.fonts[index], FC_FAMILY, place, &name) == FcResultMatch {
          if let name, family.withFcString({ FcStrCmpIgnoreCase($0, name) }) == 0 { return true }
          place += 1
        }
      }
      return false
    }

    /// The families in the order in which they step in for each other; Pango's alias `emoji`; and
    /// the rules of fontconfig's own `10-scale-bitmap-fonts.conf`, without which emoji keep the
    /// pixel size of their bitmaps.
    private static func rules(families: [String]) -> String {
      let names = families.map { "<string>\(xmlEscaped($0))</string>" }.joined()
      return """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
        <match target="pattern">
          <test name="family"><string>emoji</string></test>
          <edit name="family" mode="prepend" binding="strong">
            <string>Noto Color Emoji</string>
          </edit>
        </match>
        <match target="pattern">
          <edit name="family" mode="append_last" binding="strong">\(names)</edit>
        </match>
        <match target="font">
          <test name="outline"><bool>false</bool></test>
          <edit name="pixelsizefixupfactor" mode="assign">
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
          </edit>
        </match>
        <match target="font">
          <test name="outline"><bool>false</bool></test>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix>
                <name>pixelsizefixupfactor</name><double>0</double>
                <double>0</double><name>pixelsizefixupfactor</name>
              </matrix>
            </times>
          </edit>
          <edit name="size" mode="assign">
            <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
          </edit>
        </match>
        </fontconfig>
        """
    }
  }

  extension String {
    /// Calls `body` with the text as fontconfig takes it.
    fileprivate func withFcString<Result>(
      _ body: (UnsafePointer<FcChar8>) -> Result
    ) -> Result {
      withCString { characters in
        characters.withMemoryRebound(to: FcChar8.self, capacity: utf8.count + 1, body)
      }
    }
  }
#endif
