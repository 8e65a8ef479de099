// caught by: cannot convert return expression of type '[CGFloat]' to return type '[Double]'
import UIKit

func violation(_ widths: [CGFloat]) -> [Double] { widths }
