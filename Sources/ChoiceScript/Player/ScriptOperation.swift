import ChoiceCore
import ChoiceScene

/// One call that a step makes: what a face does at one instant because of something native.
public enum ScriptOperation<Control: ScriptedControl>: Sendable {
  /// The person or the platform does something.
  case input(Input)
  /// Code asks for something.
  case change(Control.Change)
  /// What surrounds the control is this from now on.
  case proposal(Proposal)
}
