package org.leeway.core.exchange.doom;

/** Thrown if a map cannot become a level. The message is the rest of a sentence that begins with the map's name. */
final class MapProblem extends Exception {

	private static final long serialVersionUID = 1L;

	MapProblem(String message) {
		super(message);
	}
}
