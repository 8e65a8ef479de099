// swift-tools-version: 6.1
import PackageDescription

// Runs the UIKit face where there is no UIKit. `Stubs` holds modules that are named like Apple's
// and behave as Apple documents; `Sources` links to the package's own sources. A package of its
// own, so that no other build ever sees a module named UIKit. See README.md.
let package = Package(
  name: "Verification",
  targets: [
    .target(name: "CoreGraphics", path: "Stubs/CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], path: "Stubs/QuartzCore"),
    .target(name: "UIKit", dependencies: ["CoreGraphics", "QuartzCore"], path: "Stubs/UIKit"),
    .target(name: "ChoiceScene"),
    .target(name: "ChoiceCore", dependencies: ["ChoiceScene"]),
    .target(name: "ChoiceScript", dependencies: ["ChoiceScene", "ChoiceCore"]),
    .target(name: "ChoiceTesting", dependencies: ["ChoiceScene", "ChoiceCore", "ChoiceScript"]),
    .target(name: "ChoiceKit", dependencies: ["ChoiceScene", "ChoiceCore", "UIKit"]),
    .testTarget(
      name: "FaceTests",
      dependencies: [
        "ChoiceScene", "ChoiceCore", "ChoiceScript", "ChoiceTesting", "ChoiceKit", "UIKit",
      ],
      // Swift Testing looks for an overlay for a module named UIKit, which the stubs have not.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
