#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  /// Finds the pictures that scenes name: images that the app has given, those of its assets, and
  /// those that it loads from addresses.
  @MainActor final class ImageStore {
    /// Begins to load a picture from an address, and says whether it could.
    var load: ((_ address: String, _ arrived: @escaping @MainActor (UIImage?) -> Void) -> Bool)?
    /// Called when a picture has come from an address.
    var onArrival: (() -> Void)?

    private var given: [String: UIImage] = [:]
    private var loaded: [String: UIImage] = [:]
    private var asked: Set<String> = []

    /// Keeps an image, and returns what it is called in scenes.
    func keep(_ image: UIImage) -> ImageSource {
      let name = Self.name(of: image)
      given[name] = image
      return .named(Utf8Text(name))
    }

    /// Keeps the small picture that goes with a title, and another one for while it is selected. It
    /// takes the title's colour unless its rendering mode is `.alwaysOriginal`.
    func icon(_ image: UIImage?, selected: UIImage?) -> TabIcon? {
      guard let image else { return nil }
      return TabIcon(
        keep(image), selected: selected.map { keep($0) },
        takesTitleColor: image.renderingMode != .alwaysOriginal)
    }

    /// What an image is called in scenes, as long as somebody keeps it.
    static func name(of image: UIImage) -> String {
      "image:\(UInt(bitPattern: ObjectIdentifier(image)))"
    }

    /// Forgets all but the pictures that `collect` names. It isn't called where there is nothing.
    func forget(unless collect: (inout Set<String>) -> Void) {
      if given.isEmpty && asked.isEmpty { return }
      var names: Set<String> = []
      collect(&names)
      given = given.filter { names.contains($0.key) }
      loaded = loaded.filter { names.contains($0.key) }
      asked.formIntersection(names)
    }

    /// The picture of a source, if it is there. One from an address is asked for once.
    func image(for source: ImageSource) -> UIImage? {
      switch source {
      case .named(let name): given[name.string] ?? UIImage(named: name.string)
      case .url(let address): image(at: address.string)
      case .outline: nil
      }
    }

    private func image(at address: String) -> UIImage? {
      if let image = loaded[address] { return image }
      if asked.contains(address) { return nil }
      asked.insert(address)
      let isLoading = load?(address) { [weak self] image in
        guard let self, let image, asked.contains(address) else { return }
        loaded[address] = image
        onArrival?()
      }
      if isLoading != true { asked.remove(address) }
      return loaded[address]
    }
  }
#endif
