package org.leeway.pathing.compare;

import java.util.Optional;
import java.util.function.IntUnaryOperator;

import org.leeway.pathing.grid.BitPlane;

/**
 * A description of which differences in a map matter to its agents. If all agents treat two terrains alike, a
 * difference between these terrains changes no path.
 *
 * @param reached the cells that some agent reaches. Empty if all cells count as reached
 * @param kind maps the id of a terrain to a number. All agents treat terrains with the same number alike
 */
public record Relevance(Optional<BitPlane> reached, IntUnaryOperator kind) {

	/** The relevance for which each difference matters: all cells count as reached, and no two terrains are alike. */
	public static final Relevance ALL = new Relevance(Optional.empty(), IntUnaryOperator.identity());

	/** The degrees of relevance of a difference. The most relevant degree comes first. */
	public enum Degree {
		/** The difference matters to an agent, and an agent reaches a cell with the difference, or an image of such a cell. */
		REACHED("reached"),
		/** No agent reaches the cells or their images, but the difference would matter to an agent there. */
		UNREACHED("out of reach"),
		/** The difference matters to no agent. */
		DECORATION("decoration");

		private final String label;

		Degree(String label) {
			this.label = label;
		}

		/** Returns the name of the degree for users and in reports. */
		public String label() {
			return label;
		}
	}
}
