package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.pathing.balance.Arrivals;
import org.leeway.pathing.grid.TileSet;

/**
 * The layer of travel times. The value of a cell is the time, in seconds, at which a unit first covers the cell. The value is 0
 * if the unit never covers the cell.
 *
 * @param speed the cost that corresponds to one second of travel. Times are costs divided by this number
 */
record TravelRows(Arrivals arrivals, double speed) implements LayerRows {

	/**
	 * The value of the cells at a start, in seconds. The time there is 0, but the value 0 stands for cells that the unit never
	 * covers. So this value is slightly more than 0.
	 */
	static final double LEAST = 0.001;
	private static final int MOST = 0xFFFF;

	@Override
	public boolean areFractional() {
		return true;
	}

	@Override
	public int limit() {
		return MOST;
	}

	@Override
	public void exactValues(int x, int y, int length, double[] target) {
		for (int i = 0; i < length; i++) {
			double cost = arrivals.cost(x + i, y);
			target[i] = cost < Double.POSITIVE_INFINITY ? Math.clamp(cost / speed, LEAST, MOST) : 0;
		}
	}

	@Override
	public void values(int x, int y, int length, int[] target) {
		for (int i = 0; i < length; i++) {
			double cost = arrivals.cost(x + i, y);
			target[i] = cost < Double.POSITIVE_INFINITY ? (int) Math.ceil(Math.clamp(cost / speed, LEAST, MOST)) : 0;
		}
	}

	@Override
	public Optional<TileSet> changedSince(LayerRows old) {
		return old instanceof TravelRows other && speed == other.speed ? Optional.of(arrivals.changedSince(other.arrivals))
				: Optional.empty();
	}
}
