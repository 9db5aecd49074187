package org.leeway.pathing.traffic;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.grid.Cell;

/**
 * The number of cells by which a gap must be wider for a demand, while the other gaps stay. Gaps count as straight, so slanted gaps may need
 * less. Then gaps outside the bound may limit the traffic. Immutable.
 *
 * @param gap the gap that needs the fewest cells
 * @param cells how many cells wider
 */
public record GapWidening(Gap gap, int cells) {

	/** Limit for how many cells wider a gap is tried. */
	private static final int MOST = 256;

	/**
	 * Finds the gap of a bound that needs the fewest cells. Ties go to the first gap. Empty if no gap suffices alone.
	 *
	 * @param back the kind that comes back
	 * @param ratio the number of units that come back for each unit that goes. 0 for none
	 * @param gaps the gaps of the bound
	 * @param perSecond the demand: units that go each second
	 */
	public static Optional<GapWidening> of(TrafficGround ground, MovingUnit unit, MovingUnit back, double ratio, List<Gap> gaps,
			double perSecond) {
		int widest = gaps.stream().mapToInt(Gap::width).max().orElse(0) + MOST;
		int[] widths = gaps.stream().mapToInt(Gap::width).toArray();
		double[] factors = gaps.stream().mapToDouble(gap -> factor(ground, gap)).toArray();
		TwoWayRates rates = new TwoWayRates(unit, back, ratio, widest);
		for (int cells = 1; cells <= MOST; cells++) {
			for (int i = 0; i < widths.length; i++) {
				int[] wider = widths.clone();
				wider[i] += cells;
				if (rates.of(wider, factors) >= perSecond) {
					return Optional.of(new GapWidening(gaps.get(i), cells));
				}
			}
		}
		return Optional.empty();
	}

	private static double factor(TrafficGround ground, Gap gap) {
		Cell first = gap.cells().getFirst();
		Cell last = gap.cells().getLast();
		return ground.fastest(first.x(), first.y(), last.x(), last.y(), ground.slowest());
	}

	/** The rates of straight gaps. */
	private static final class TwoWayRates {

		private final double[] loads;
		private final GapValues[] values;

		TwoWayRates(MovingUnit unit, MovingUnit back, double ratio, int widest) {
			int[][] weights = TrafficBound.weights(unit, back, ratio);
			this.loads = Arrays.stream(weights).mapToDouble(each -> TrafficBound.load(each, unit, back, ratio)).toArray();
			this.values = Arrays.stream(weights).map(each -> new GapValues(new int[] {unit.size(), back.size()},
					new double[] {each[0], each[1]}, widest)).toArray(GapValues[]::new);
		}

		/** Returns the units that go through gaps each second at most. */
		double of(int[] widths, double[] factors) {
			double least = Double.POSITIVE_INFINITY;
			for (int i = 0; i < values.length; i++) {
				double sum = 0;
				for (int j = 0; j < widths.length; j++) {
					sum += values[i].of(widths[j], 0) * factors[j];
				}
				least = Math.min(least, sum / loads[i]);
			}
			return least;
		}
	}
}
