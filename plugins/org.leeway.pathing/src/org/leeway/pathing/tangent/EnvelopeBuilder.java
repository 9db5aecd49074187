package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Envelope;

/** A builder of an {@link Envelope}: a rectangle that grows without allocating memory. Not thread-safe. */
final class EnvelopeBuilder {

	double minX;
	double minY;
	double maxX;
	double maxY;

	/** Restarts with no point. */
	void begin() {
		minX = Double.POSITIVE_INFINITY;
		minY = Double.POSITIVE_INFINITY;
		maxX = Double.NEGATIVE_INFINITY;
		maxY = Double.NEGATIVE_INFINITY;
	}

	/** Restarts with the smallest rectangle around two points, enlarged by a margin on each of its four sides. */
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

	Envelope build() {
		return new Envelope(minX, minY, maxX, maxY);
	}
}
