// Prints one line of JSON for each measurement: metric, n, median, unit.
let counts = [10, 1_000, 10_000, 100_000]
// Memory first: later measurements leave free memory behind, which would count as none.
keep(counts.map { TabStripBenchmark(n: $0).reportBytes() })
for n in counts {
  TabStripBenchmark(n: n).run()
  FilterBarBenchmark(n: n).run()
  PopoverMenuBenchmark(n: n).run()
}
PopoverMenuBenchmark.runPlacement()
#if Raster
  DrawingBenchmark().run()
#endif
