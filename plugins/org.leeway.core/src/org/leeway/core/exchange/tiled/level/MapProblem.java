package org.leeway.core.exchange.tiled.level;

/** A map that cannot become a level. */
final class MapProblem extends RuntimeException {

	private static final long serialVersionUID = 1L;

	MapProblem(String message) {
		super(message, null, false, false);
	}
}
