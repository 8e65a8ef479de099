// caught by: initialization of immutable value 'unused' was never used
import UIKit

func violation() { let unused = CGRect.zero }
