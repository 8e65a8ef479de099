import Foundation

exit(Tool.system.run(Array(CommandLine.arguments.dropFirst())))
