package org.leeway.pathing.tangent;

import java.util.Optional;
import java.util.function.Function;

import org.leeway.pathing.world.ObstacleRef;

/**
 * A bitangent of two obstacles, that is, a segment that touches both. Says whether the bitangent is an edge of the
 * tangent graph. The obstacles are inflated by the radius of the unit.
 *
 * @param by the obstacle that blocks the bitangent. Empty if no obstacle blocks it
 */
public record ClassifiedBitangent(ObstacleRef from, ObstacleRef to, Bitangent bitangent, Verdict verdict,
		Optional<ObstacleRef> by) {

	/** The reason why a bitangent is an edge of the graph or not. */
	public enum Verdict {
		/** The bitangent is an edge. */
		KEPT("is an edge"),
		/**
		 * An obstacle covers a part of the segment. Or the segment runs between two obstacles that touch or overlap, and so
		 * leave no gap.
		 */
		BLOCKED("is blocked"),
		/** The bitangent leaves the level. */
		OUTSIDE("leaves the border"),
		/** The bitangent ends at a corner of a polygon and would cut into the polygon there. */
		CUTS_CORNER("cuts into the polygon at its end");

		private final String words;

		Verdict(String words) {
			this.words = words;
		}
	}

	/** Returns whether the bitangent is an edge. */
	public boolean isKept() {
		return verdict == Verdict.KEPT;
	}

	/** Returns the verdict as text, with the name of the obstacle that blocks the bitangent, if any. */
	public String reason() {
		return reason(ObstacleRef::toString);
	}

	/**
	 * Returns the verdict as text, as {@link #reason()} does.
	 *
	 * @param name returns the name of an obstacle
	 */
	public String reason(Function<ObstacleRef, String> name) {
		return verdict.words + by.map(obstacle -> " by " + name.apply(obstacle)).orElse("");
	}
}
