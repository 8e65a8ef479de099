"""Serves what `make web` built, and beside it the pages of these tests, to the browser."""

import functools
import http.server
import pathlib
import threading

TESTS = pathlib.Path(__file__).parent.parent
ROOT = TESTS.parent.parent
PRODUCT = ROOT / "build/web"


class Handler(http.server.SimpleHTTPRequestHandler):
    """`/tests/…` is Tests/Web, everything else is the product."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm",
    }

    def translate_path(self, path):
        path = path.partition("?")[0]
        if path.startswith("/tests/"):
            return str(TESTS / path.removeprefix("/tests/"))
        return super().translate_path(path)

    def log_message(self, *_):
        pass


@functools.cache
def address():
    """Where the server is; it starts with the first call and ends with the process."""
    handler = functools.partial(Handler, directory=str(PRODUCT))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"
