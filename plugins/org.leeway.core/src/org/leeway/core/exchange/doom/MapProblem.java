package org.leeway.core.exchange.doom;

/** Thrown if a map cannot become a level; the message tells why, and continues the map's name. */
final class MapProblem extends Exception {

	private static final long serialVersionUID = 1L;

	MapProblem(String message) {
		super(message);
	}
}
