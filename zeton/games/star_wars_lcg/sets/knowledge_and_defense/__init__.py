"""Knowledge and Defense."""
