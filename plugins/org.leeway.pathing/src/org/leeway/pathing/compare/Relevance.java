package org.leeway.pathing.compare;

import java.util.Optional;
import java.util.function.IntUnaryOperator;

import org.leeway.pathing.grid.BitPlane;

/**
 * The rules that decide how much asymmetries of a map matter to its agents. A difference between two terrains does not matter
 * if all agents treat the terrains alike. A difference that an agent reaches matters more than a difference that no agent
 * reaches.
 *
 * @param reached the cells that some agent reaches. Empty if all cells count as reached
 * @param kind maps the id of a terrain to a number. Two terrains have the same number if all agents treat them alike
 */
public record Relevance(Optional<BitPlane> reached, IntUnaryOperator kind) {

	/**
	 * The relevance for comparisons without agents. Every difference matters, as if agents reached all cells and treated all
	 * terrains differently.
	 */
	public static final Relevance ALL = new Relevance(Optional.empty(), IntUnaryOperator.identity());

	/** The degrees of relevance of a difference. The most relevant degree comes first. */
	public enum Degree {
		/**
		 * The difference matters to an agent. This agent or another agent reaches a cell of the difference, or the mirrored or
		 * turned image of a cell of the difference.
		 */
		REACHED("reached"),
		/** No agent reaches the difference, but the difference would matter to an agent that got there. */
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
