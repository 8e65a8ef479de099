@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    let registration = StubTraitRegistration(traits) { [weak self] previous in
      if let view = self as? TraitEnvironment { handler(view, previous) }
    }
    stubRegistrations.append(registration)
    return registration
  }
}

/// Hears of traits as before iOS 17. Called through this, no use of a deprecated method is seen.
@MainActor private protocol StubTraitListener {
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: StubTraitListener {}

extension UIView {
  /// Takes the traits of the view above, and hands them on.
  func stubInherit(_ traits: UITraitCollection) {
    let old = traitCollection
    traitCollection = traits
    if old.stubAll != traits.stubAll {
      (self as any StubTraitListener).traitCollectionDidChange(old)
      if #available(iOS 17.0, *) {
        for case let registration as StubTraitRegistration in stubRegistrations
        where registration.traits.contains(where: { traits.stubDiffers(in: $0, from: old) }) {
          registration.handler(old)
        }
      }
    }
    for view in subviews { view.stubInherit(traits) }
  }
}
