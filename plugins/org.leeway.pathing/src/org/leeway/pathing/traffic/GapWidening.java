package org.leeway.pathing.traffic;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.grid.Cell;

/**
 * A proposal to widen one gap, so that enough units get through. All other gaps stay as they are. The computation treats
 * all gaps as straight, so fewer cells may be enough for a slanted gap. After the widening, other gaps may limit the
 * traffic. Immutable.
 *
 * @param gap the gap that needs the fewest cells
 * @param cells by how many cells the gap must be wider
 */
public record GapWidening(Gap gap, int cells) {

	/** Largest number of cells by which the search tries to widen a gap. */
	private static final int MOST = 256;

	/**
	 * Finds the gap that must be widened by the fewest cells so that enough units get through. Ties go to the first gap. Empty
	 * if widening a single gap does not suffice. Two kinds of units use the gaps: some go, and some come back.
	 *
	 * @param unit the kind of the units that go
	 * @param back the kind of the units that come back
	 * @param ratio the number of units that come back for each unit that goes. 0 if no units come back
	 * @param gaps the gaps that limit the traffic, see {@link TrafficBound#gaps}
	 * @param perSecond the demand: how many units go each second
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
			this.values = Arrays.stream(weights).map(each -> GapValues.of(unit, back, new double[] {each[0], each[1]}, widest))
					.toArray(GapValues[]::new);
		}

		/**
		 * Returns an upper bound of the number of units that go through all gaps together in a second, while other units come
		 * back.
		 *
		 * @param widths the width of each gap, in cells
		 * @param factors the speed factor in each gap
		 */
		double of(int[] widths, double[] factors) {
			double least = Double.POSITIVE_INFINITY;
			for (int i = 0; i < values.length; i++) {
				double sum = 0;
				for (int j = 0; j < widths.length; j++) {
					sum += values[i].of(widths[j], 0, 0) * factors[j];
				}
				least = Math.min(least, sum / loads[i]);
			}
			return least;
		}
	}
}
