"""Many tables at once, over HTTP and WebSocket."""

from karfunkel.optional_imports import require_extra

with require_extra("server"):
    import litestar as litestar
    import prometheus_client as prometheus_client
    import uvicorn as uvicorn
