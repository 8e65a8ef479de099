#if Raster
  import CCairo

  extension Fonts {
    /// The fonts that pictures are compared in: Inter in every weight, and Noto Sans for Chinese,
    /// Japanese, Korean, Arabic, Hebrew, Khmer, Thai, Devanagari and emoji, regular and bold, as
    /// Debian installs them; DejaVu Sans for whatever else. Chinese forms where those of Chinese,
    /// Japanese and Korean differ.
    ///
    /// With the same versions of these packages, of Cairo and of Pango, the same scene gives the
    /// same bytes. Looking through the files takes about 0.1 s, so keep what you get.
    ///
    /// - Throws: ``RasterError/missingFont(file:package:)`` for the first one that isn't installed.
    public static func pinned() throws(RasterError) -> Fonts {
      var files: [String] = []
      for font in PinnedFont.all {
        let path = "/usr/share/fonts/" + font.path
        guard g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 else {
          throw .missingFont(file: path, package: font.package)
        }
        files.append(path)
      }
      return try Fonts(files: files, families: PinnedFont.families, language: "zh-cn")
    }
  }

  /// A font file of one of Debian's packages.
  private struct PinnedFont {
    /// Below `/usr/share/fonts`.
    var path: String
    var package: String

    /// DejaVu before the emoji: it has symbols that are written as text (☺, ✓). Emoji proper are
    /// asked for by name.
    static let families = [
      "Inter", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Khmer",
      "Noto Sans Thai", "Noto Sans Devanagari", "DejaVu Sans", "Noto Color Emoji",
    ]

    static let all: [PinnedFont] =
      [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold",
        "Black",
      ].map { PinnedFont(path: "opentype/inter/Inter-\($0).otf", package: "fonts-inter") }
      + ["Regular", "Bold"].map {
        PinnedFont(path: "opentype/noto/NotoSansCJK-\($0).ttc", package: "fonts-noto-cjk")
      }
      + ["Arabic", "Hebrew", "Khmer", "Thai", "Devanagari"].flatMap { script in
        ["Regular", "Bold"].map {
          PinnedFont(path: "truetype/noto/NotoSans\(script)-\($0).ttf", package: "fonts-noto-core")
        }
      }
      + ["DejaVuSans", "DejaVuSans-Bold"].map {
        PinnedFont(path: "truetype/dejavu/\($0).ttf", package: "fonts-dejavu-core")
      }
      + [
        PinnedFont(path: "truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")
      ]
  }
#endif
