"""The rules of Basari, each as a test named after its number."""
