package org.leeway.pathing.geom;

/**
 * An axis-parallel rectangle, in cells.
 *
 * @param left no greater than {@code right}
 * @param top no greater than {@code bottom}: y grows downwards
 */
public record Envelope(double left, double top, double right, double bottom) {

	public double width() {
		return right - left;
	}

	public double height() {
		return bottom - top;
	}

	public Point middle() {
		return new Point((left + right) / 2, (top + bottom) / 2);
	}

	/** Returns the smallest envelope that contains this envelope and another envelope. */
	public Envelope union(Envelope other) {
		return new Envelope(Math.min(left, other.left), Math.min(top, other.top), Math.max(right, other.right),
				Math.max(bottom, other.bottom));
	}

	/** Returns whether two envelopes have a point in common, which may lie on their edges. */
	public boolean intersects(Envelope other) {
		return left <= other.right && right >= other.left && top <= other.bottom && bottom >= other.top;
	}
}
