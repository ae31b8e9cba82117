"""Many tables at once, over HTTP and WebSocket."""
