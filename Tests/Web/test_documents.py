"""Every document that the faces share, in Chromium: the same frames and effects as everywhere."""

import unittest

from support import trace
from support.browser import BrowserTest
from support.playing import Player


class DocumentTests(BrowserTest):
    """Two pixels per point, so that the browser's whole-pixel scrolling stays within tolerance."""

    context_options = {"device_scale_factor": 2, "has_touch": True}

    def play(self, document):
        differences = Player(self, *trace.trace(document)).play()
        if differences:
            shown = "\n  ".join(differences[:40])
            more = f"\n  and {len(differences) - 40} more" if len(differences) > 40 else ""
            self.fail(f"{document.name} is not as expected:\n  {shown}{more}")

    def test_there_are_documents(self):
        self.assertTrue(trace.documents(), f"no documents in {trace.DOCUMENTS}")


def add_test(document):
    """A test for one document, named after it."""
    name = "test_document_" + document.stem.replace("-", "_")
    setattr(DocumentTests, name, lambda self: self.play(document))


for path in trace.documents():
    add_test(path)

if __name__ == "__main__":
    unittest.main()
