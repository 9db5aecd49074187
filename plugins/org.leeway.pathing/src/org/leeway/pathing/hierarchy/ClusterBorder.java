package org.leeway.pathing.hierarchy;

import org.leeway.pathing.grid.CellRect;

/**
 * The border between a cluster and its right or lower neighbour: pairs of adjacent anchors, one in each cluster,
 * numbered from the left or upper end on.
 */
record ClusterBorder(CellRect first, CellRect second) {

	/** Whether the second cluster lies to the right of the first, not below. */
	boolean isVertical() {
		return second.x() > first.x();
	}

	/** The number of pairs. */
	int length() {
		return isVertical() ? first.height() : first.width();
	}

	/** The column of a pair's anchor in the first cluster, or else in the second. */
	int x(int place, boolean inFirst) {
		return !isVertical() ? first.x() + place : inFirst ? second.x() - 1 : second.x();
	}

	/** The row of a pair's anchor in the first cluster, or else in the second. */
	int y(int place, boolean inFirst) {
		return isVertical() ? first.y() + place : inFirst ? second.y() - 1 : second.y();
	}

	/** The pairs whose anchors are both legal for an agent, a bit each. */
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

	/** The cost of crossing at a pair. */
	double cost(int place, EdgeAnnotation agent) {
		return agent.straightCost(x(place, true), y(place, true), x(place, false), y(place, false));
	}
}
