package org.leeway.pathing.plan;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.world.Diagonals;

/**
 * A factory of a planner, with the name, domain, guarantees and options of the planner. User interfaces, checks and exports
 * know planners only through this interface. All providers of the same class behave alike.
 */
public interface PlannerProvider {

	/** Returns the name in files and on the command line. */
	String id();

	/** Returns the name in words, beginning with a small letter. */
	String title();

	/** Returns what the planner does and for which units: a sentence without a full stop, for help texts. */
	String description();

	/** Returns the kind of paths that the planner finds. */
	Domain domain();

	/** Returns whether the planner always finds a path of least cost in its {@link #domain}. */
	boolean isOptimal();

	/**
	 * Returns whether the planner finds a path whenever there is one for the whole agent. Other planners may find no path,
	 * a path for a smaller footprint, or a path with conflicts. Their answers name the footprint and the conflicts.
	 */
	default boolean isComplete() {
		return true;
	}

	/**
	 * Returns the rules of diagonal steps that the planner supports. Callers must not use the planner in a world with
	 * any other rule. A planner that does not move on the grid supports every rule.
	 */
	default Set<Diagonals> diagonals() {
		return domain().isOnGrid() ? EnumSet.of(Diagonals.NEVER) : EnumSet.allOf(Diagonals.class);
	}

	/** Returns the options that users can set. */
	default List<TypedOption<?>> options() {
		return List.of();
	}

	/**
	 * Creates a planner for the world and the agents of a preparation.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	Planner prepare(Preparation preparation, OptionValues options, Progress progress);
}
