package org.leeway.pathing.traffic;

import java.util.List;

/** Units of one kind with the same starts and goals. */
public interface CrowdGroup {

	/** Returns the places where units appear, in the order in which they are tried. */
	List<?> starts();

	/** Returns the number of units, at least 0. */
	int count();

	/** Returns how many units appear each second at most, more than 0. Infinite if all units may appear at once. */
	double perSecond();

	/** Checks the numbers of a group. @throws IllegalArgumentException if count or rate is out of range */
	static void check(int count, double perSecond) {
		if (count < 0 || !(perSecond > 0)) {
			throw new IllegalArgumentException(count + " units, " + perSecond + " a second, expected 0 or more, and a rate above 0");
		}
	}
}
