"""The rules of Edel, Stein & Reich, each as a test named after its number."""
