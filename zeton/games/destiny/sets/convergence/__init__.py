"""Convergence."""
