"""What Lurks Below."""
