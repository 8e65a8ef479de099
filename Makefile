# Every target is short; what takes more than a few lines is a script in Scripts/.
# Build folders: .build (tests), .build-raster (tests that draw), .build-release (choicekit),
# .build-wasm (the browser), .build-check (checks and documentation). Everything that is written
# for people goes to build/.

.DEFAULT_GOAL := help
.PHONY: help run pictures web test check bench accept format docs clean

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## /\1|/p' Makefile | while IFS='|' read -r name text; do \
	  printf '  make %-9s %s\n' "$$name" "$$text"; done

run: pictures ## Draw the examples (the same as pictures)

pictures: ## Draw every document in Examples/ to build/pictures
	Scripts/setup.sh raster
	swift build --configuration release --traits Raster --scratch-path .build-release \
	  --product choicekit
	Scripts/pictures.sh

web: ## Build the face for the browser to build/web
	Scripts/web.sh

test: ## Run every test
	Scripts/test.sh

check: ## Check format, arrows, purity of the core, documentation, sizes
	Scripts/check.sh

bench: ## Measure what things cost
	Scripts/bench.sh

accept: ## Show how snapshots differ, and accept the new ones (never in CI)
	Scripts/accept.sh

format: ## Format the sources in place
	Scripts/check/format.sh --fix

docs: ## Build the documentation to build/docs
	Scripts/docs.sh

clean: ## Remove everything that was built
	rm -rf .build .build-* build
