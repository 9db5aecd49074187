package org.leeway.core.analysis.balance;

/**
 * The sizes of a base and of a building. Immutable.
 *
 * @param seconds the time within which an agent gets from its start to all places of its base, more than 0
 * @param side side of a building's square, in cells, at least 1
 */
public record BaseSize(double seconds, int side) {

	/** The usual base and building. */
	public static final BaseSize USUAL = new BaseSize(20, 4);
}
