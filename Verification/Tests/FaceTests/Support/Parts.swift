import ChoiceCore
import ChoiceScene

extension Node {
  /// What a tab strip calls the part.
  var partName: String { TabStripModel.partName(id.part) }
}
