package org.leeway.pathing.hierarchy;

import org.leeway.pathing.grid.CellRect;

/**
 * The border between a cluster and the one to its right or below: pairs of anchors side by side, one of each, numbered
 * from the left or upper end on.
 */
record ClusterBorder(CellRect first, CellRect second) {

	/** Whether the second cluster lies right of the first, not below. */
	boolean isVertical() {
		return second.x() > first.x();
	}

	/** The number of pairs. */
	int length() {
		return isVertical() ? first.height() : first.width();
	}

	/** The column of the pair's anchor in a cluster: the first's or else the second's. */
	int x(int place, boolean inFirst) {
		return !isVertical() ? first.x() + place : inFirst ? second.x() - 1 : second.x();
	}

	/** The row of the pair's anchor in a cluster: the first's or else the second's. */
	int y(int place, boolean inFirst) {
		return isVertical() ? first.y() + place : inFirst ? second.y() - 1 : second.y();
	}

	/** The pairs whose anchors are both legal for an agent, one bit each. */
	long crossings(EdgeAnnotation agent) {
		if (!isVertical()) {
			return agent.legal(first.x(), second.y() - 1, length()) & agent.legal(first.x(), second.y(), length());
		}
		long crossings = 0;
		for (int i = 0; i < length(); i++) {
			if (agent.legal(second.x() - 1, first.y() + i, 2) == 0b11) {
				crossings |= 1L << i;
			}
		}
		return crossings;
	}

	/** The cost of crossing. */
	double cost(int place, EdgeAnnotation agent) {
		return agent.straightCost(x(place, true), y(place, true), x(place, false), y(place, false));
	}
}
