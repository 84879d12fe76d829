"""Measurements of what the project promises: start-up times and rates."""
