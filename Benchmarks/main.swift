// Prints one line of JSON for each measurement: metric, n, median, unit.
for n in [10, 1_000, 10_000, 100_000] { TabStripBenchmark(n: n).run() }
#if Raster
  DrawingBenchmark().run()
#endif
