package org.leeway.core.exchange.doom;

/**
 * Thrown if a map cannot become a level. The message completes a sentence after the map's name, such as
 * {@code has no floor}.
 */
final class MapProblem extends Exception {

	private static final long serialVersionUID = 1L;

	MapProblem(String message) {
		super(message);
	}
}
