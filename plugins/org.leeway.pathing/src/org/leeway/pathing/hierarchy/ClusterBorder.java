package org.leeway.pathing.hierarchy;

import org.leeway.pathing.grid.CellRect;

/**
 * The border between two adjacent clusters, or the corner where two clusters touch. Two rows of cells lie along the
 * border, one in each cluster. The cells of a row are numbered from the left or from the top, beginning with 0. Such a
 * number is called a <em>place</em>.
 * <p>
 * A straight step across the border leads to the same place on the other side. A diagonal step leads to the next or the
 * previous place. At a corner, each side has only place 0.
 *
 * @param first the upper cluster, or the left cluster if both are in the same row
 * @param second the other cluster
 */
record ClusterBorder(CellRect first, CellRect second) {

	private boolean isCorner() {
		return second.x() != first.x() && second.y() != first.y();
	}

	/** Returns whether the border is vertical. Then the second cluster lies to the right of the first cluster. */
	private boolean isVertical() {
		return second.y() == first.y();
	}

	private int length() {
		return isCorner() ? 1 : isVertical() ? first.height() : first.width();
	}

	/**
	 * Returns the column of a cell beside the border.
	 *
	 * @param place the number of the cell along the border, from the left or upper end on
	 * @param inFirst true for the cell in the first cluster, false for the cell in the second cluster
	 */
	int x(int place, boolean inFirst) {
		if (!isVertical() && !isCorner()) {
			return first.x() + place;
		}
		boolean toTheRight = second.x() > first.x();
		return inFirst == toTheRight ? Math.max(first.x(), second.x()) - 1 : Math.max(first.x(), second.x());
	}

	/**
	 * Returns the row of a cell beside the border.
	 *
	 * @param place the number of the cell along the border, from the left or upper end on
	 * @param inFirst true for the cell in the first cluster, false for the cell in the second cluster
	 */
	int y(int place, boolean inFirst) {
		return isVertical() ? first.y() + place : inFirst ? second.y() - 1 : second.y();
	}

	/**
	 * Returns from which places of the first cluster an agent can step across the border. Bit i is set if the step from place i
	 * is legal. Leaves out diagonal steps that can be replaced by straight steps.
	 *
	 * @param shift 0 for a straight step. For a diagonal step, 1 or -1: the place in the second cluster minus the place in the
	 * first cluster
	 */
	long crossings(EdgeAnnotation agent, int shift) {
		if (isCorner()) {
			return shift == 0 && meetAtCorner(agent) ? 1 : 0;
		}
		if (shift != 0) {
			return corners(legal(agent, true), legal(agent, false), shift);
		}
		if (!isVertical()) {
			return legal(agent, true) & legal(agent, false);
		}
		long crossings = 0;
		for (int i = 0; i < length(); i++) {
			if (agent.legal(second.x() - 1, first.y() + i, 2) == 0b11) {
				crossings |= 1L << i;
			}
		}
		return crossings;
	}

	/**
	 * Returns the places on one side of the border where the agent fits, one bit each.
	 *
	 * @param inFirst true for the side in the first cluster, false for the side in the second cluster
	 */
	private long legal(EdgeAnnotation agent, boolean inFirst) {
		if (!isVertical()) {
			return agent.legal(first.x(), y(0, inFirst), length());
		}
		long legal = 0;
		for (int i = 0; i < length(); i++) {
			legal |= agent.legal(x(i, inFirst), first.y() + i, 1) << i;
		}
		return legal;
	}

	/**
	 * Returns the places of the first cluster from which only a diagonal step leads across the border. Bit i stands for place
	 * i. The agent fits at both ends of the diagonal step, but at neither of the two cells beside the step.
	 *
	 * @param here the places in the first cluster where the agent fits, one bit each
	 * @param there the places in the second cluster where the agent fits, one bit each
	 * @param shift the place in the second cluster minus the place in the first cluster: -1 or 1
	 */
	private static long corners(long here, long there, int shift) {
		return shift > 0 ? here & ~(here >>> 1) & ~there & there >>> 1 : here & ~(here << 1) & ~there & there << 1;
	}

	private boolean meetAtCorner(EdgeAnnotation agent) {
		return isLegal(agent, true, true) && isLegal(agent, false, false) && !isLegal(agent, true, false)
				&& !isLegal(agent, false, true);
	}

	private boolean isLegal(EdgeAnnotation agent, boolean columnOfFirst, boolean rowOfFirst) {
		return agent.legal(x(0, columnOfFirst), y(0, rowOfFirst), 1) != 0;
	}

	/**
	 * Returns the cost of a step across the border.
	 *
	 * @param place the number of the cell in the first cluster, counted along the border
	 * @param shift the number of the cell in the second cluster, minus {@code place}
	 */
	double cost(int place, int shift, EdgeAnnotation agent) {
		return agent.stepCost(x(place, true), y(place, true), x(place + shift, false), y(place + shift, false));
	}

	/**
	 * Returns the smallest rectangle around the two cells of a step across the border.
	 *
	 * @param place the place in the first cluster
	 * @param shift the place in the second cluster minus the place in the first cluster
	 */
	CellRect pair(int place, int shift) {
		return new CellRect(x(place, true), y(place, true), 1, 1)
				.union(new CellRect(x(place + shift, false), y(place + shift, false), 1, 1));
	}
}
