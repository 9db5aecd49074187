package org.leeway.pathing.geom;

/** An upright rectangle, in cells. */
public record Envelope(double left, double top, double right, double bottom) {

	public double width() {
		return right - left;
	}

	public double height() {
		return bottom - top;
	}

	/** The smallest rectangle that holds both. */
	public Envelope union(Envelope other) {
		return new Envelope(Math.min(left, other.left), Math.min(top, other.top), Math.max(right, other.right),
				Math.max(bottom, other.bottom));
	}
}
