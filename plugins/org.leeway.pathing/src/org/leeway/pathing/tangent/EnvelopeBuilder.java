package org.leeway.pathing.tangent;

/** An upright rectangle that grows. Not thread-safe. */
final class EnvelopeBuilder {

	double minX;
	double minY;
	double maxX;
	double maxY;

	/** Shrinks to what is nearer than a margin to the rectangle around two points. */
	void begin(double ax, double ay, double bx, double by, double margin) {
		minX = Math.min(ax, bx) - margin;
		minY = Math.min(ay, by) - margin;
		maxX = Math.max(ax, bx) + margin;
		maxY = Math.max(ay, by) + margin;
	}

	void include(double x, double y) {
		minX = Math.min(minX, x);
		maxX = Math.max(maxX, x);
		minY = Math.min(minY, y);
		maxY = Math.max(maxY, y);
	}
}
