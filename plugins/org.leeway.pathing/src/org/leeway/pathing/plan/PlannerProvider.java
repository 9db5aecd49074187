package org.leeway.pathing.plan;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.world.Diagonals;

/**
 * Describes a planner (name, domain, guarantees, options) and prepares worlds for it. User interfaces, checks and exports
 * know planners only through this interface. Two objects of one implementation can stand in for each other.
 */
public interface PlannerProvider {

	/** The name in files and on the command line. */
	String id();

	/** The name in words, beginning with a small letter. */
	String title();

	/** What it does and for which units: a sentence without a full stop, for help texts. */
	String description();

	/** The kind of paths that it finds. */
	Domain domain();

	/** Whether its paths are always the shortest of its domain. */
	boolean isOptimal();

	/**
	 * Whether it finds a path whenever the agent has one, and its paths keep the whole agent clear of obstacles. A planner
	 * that is not complete may find none, one for a smaller footprint, which its answer names, or one with conflicts,
	 * which its answer lists.
	 */
	default boolean isComplete() {
		return true;
	}

	/**
	 * Returns the rules of diagonal steps by which it finds paths. In a world with another rule nobody may ask it. A planner
	 * that does not move on the grid finds paths whatever the rule.
	 */
	default Set<Diagonals> diagonals() {
		return domain().isOnGrid() ? EnumSet.of(Diagonals.NEVER) : EnumSet.allOf(Diagonals.class);
	}

	/** What users can choose. */
	default List<TypedOption<?>> options() {
		return List.of();
	}

	/**
	 * A planner for the world and the agents of a preparation.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	Planner prepare(Preparation preparation, OptionValues options, Progress progress);
}
