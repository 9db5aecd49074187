package org.leeway.pathing.traffic;

/**
 * The values of gaps for discs. A square among discs counts as the largest disc inside the square. If both kinds of discs have
 * the same size, the value is the number of discs that are in the gap at one moment. Otherwise, the value is the width of the
 * gap that the discs can use, in cells. The package description has the proof. Immutable.
 */
final class DiscGapValues implements GapValues {

	/** Depth to which discs may overlap and still count as touching, in cells. */
	private static final double TOUCHING = 1e-9;
	/** The density of circles in the plane, compared with a square grid of circles: at most 2 / sqrt(3). */
	private static final double DENSEST = 2 / Math.sqrt(3);

	private final double diameter;
	private final double other;
	/** The area of the smaller body, in cells. */
	private final double area;
	/** The largest distance of two points of a body, in cells. */
	private final double longest;

	DiscGapValues(MovingUnit unit, MovingUnit back) {
		this.diameter = unit.diameter();
		this.other = back.diameter();
		this.area = Math.min(unit.area(), back.area());
		this.longest = Math.max(unit.longest(), back.longest());
	}

	@Override
	public boolean dependOnLength() {
		return true;
	}

	@Override
	public double of(int across, int rise, int length) {
		double width = Math.sqrt((double) across * across + (double) rise * rise);
		if (width < Math.min(diameter, other) - TOUCHING) {
			return 0;
		}
		if (diameter != other) {
			return width * (length == 0 ? 1 : Math.min(1, 2 / Math.PI * (1 + Math.max(diameter, other) / length)));
		}
		double wide = Math.max(1, width / diameter);
		double byTime = 2 * wide - 1;
		double byArea = length <= longest ? byTime : width * length * diameter / (area * (length - longest));
		return length == 0 ? byTime : Math.min(Math.min(byTime, byArea), DENSEST * (wide - 1) + 1 + width / length);
	}
}
