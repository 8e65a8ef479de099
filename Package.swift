// swift-tools-version: 6.1
import PackageDescription

// No dependencies, macros, plugins or unsafe flags, on purpose: see ARCHITECTURE.md.
// Cairo and Pango are needed only by those who turn the trait `Raster` on.
let package = Package(
  name: "ChoiceKit",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "ChoiceScene", targets: ["ChoiceScene"]),
    .library(name: "ChoiceCore", targets: ["ChoiceCore"]),
    .library(name: "ChoiceScript", targets: ["ChoiceScript"]),
    .library(name: "ChoiceTesting", targets: ["ChoiceTesting"]),
    .library(name: "ChoiceRaster", targets: ["ChoiceRaster"]),
    .library(name: "ChoiceKit", targets: ["ChoiceKit"]),
    .library(name: "ChoiceWeb", targets: ["ChoiceWeb"]),
    .executable(name: "ChoiceWebModule", targets: ["ChoiceWebModule"]),
    .executable(name: "ChoiceTabsModule", targets: ["ChoiceTabsModule"]),
    .executable(name: "choicekit", targets: ["ChoiceTool"]),
  ],
  traits: [
    .trait(
      name: "Raster",
      description: "Draws scenes to PNG, SVG and PDF with Cairo and Pango, and adds `choicekit`."),
    .default(enabledTraits: []),
  ],
  targets: [
    .target(name: "ChoiceScene"),
    .target(name: "ChoiceCore", dependencies: ["ChoiceScene"]),
    .target(name: "ChoiceScript", dependencies: ["ChoiceScene", "ChoiceCore"]),
    .target(name: "ChoiceWeb", dependencies: ["ChoiceScene", "ChoiceCore"]),
    .target(name: "CWasmRuntime"),
    .target(
      name: "ChoiceWebExports", dependencies: ["ChoiceScene", "ChoiceWeb", "CWasmRuntime"]),
    .executableTarget(name: "ChoiceWebModule", dependencies: ["ChoiceWeb", "ChoiceWebExports"]),
    .executableTarget(name: "ChoiceTabsModule", dependencies: ["ChoiceWeb", "ChoiceWebExports"]),
    .target(name: "ChoiceTesting", dependencies: ["ChoiceScene", "ChoiceCore", "ChoiceScript"]),
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "pangocairo pangoft2 fontconfig gdk-pixbuf-2.0",
      providers: [
        .apt(["libpango1.0-dev", "libgdk-pixbuf-2.0-dev"]), .brew(["pango", "gdk-pixbuf"]),
      ]),
    .target(
      name: "ChoiceRaster",
      dependencies: [
        "ChoiceScene",
        .target(name: "CCairo", condition: .when(platforms: [.linux, .macOS], traits: ["Raster"])),
      ]),
    // Empty where there is no UIKit. Verification/ compiles and tests it there.
    .target(name: "ChoiceKit", dependencies: ["ChoiceScene", "ChoiceCore"]),
    // Not named like its product: a Mac's file system can't tell choicekit from ChoiceKit.
    .executableTarget(
      name: "ChoiceTool",
      dependencies: [
        "ChoiceScene", "ChoiceCore", "ChoiceScript",
        .target(name: "ChoiceRaster", condition: .when(traits: ["Raster"])),
      ]),
    .executableTarget(
      name: "choicebench",
      dependencies: [
        "ChoiceScene", "ChoiceCore", "ChoiceScript",
        .target(name: "ChoiceRaster", condition: .when(traits: ["Raster"])),
        .target(name: "CCairo", condition: .when(platforms: [.linux, .macOS], traits: ["Raster"])),
      ],
      path: "Benchmarks"),
    .testTarget(
      name: "ChoiceCoreTests", dependencies: ["ChoiceScene", "ChoiceCore", "ChoiceTesting"],
      resources: [.copy("Oracles")]),
    .testTarget(
      name: "ChoiceScriptTests",
      dependencies: ["ChoiceScene", "ChoiceCore", "ChoiceScript", "ChoiceTesting", "ChoiceTool"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "ChoiceTestingTests",
      dependencies: ["ChoiceScene", "ChoiceCore", "ChoiceScript", "ChoiceTesting"]),
    .testTarget(
      name: "ChoiceWebTests", dependencies: ["ChoiceScene", "ChoiceCore", "ChoiceWeb"]),
    .testTarget(
      name: "ChoiceRasterTests",
      dependencies: ["ChoiceScene", "ChoiceCore", "ChoiceScript", "ChoiceRaster", "ChoiceTesting"],
      exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
