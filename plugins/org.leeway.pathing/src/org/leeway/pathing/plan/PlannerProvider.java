package org.leeway.pathing.plan;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A planner to choose: what it is called, what it promises, which options it has, and how to prepare a world for it. All
 * user interfaces, checks and exports know planners from here only. Stateless.
 */
public interface PlannerProvider {

	/** The name in files and on the command line. */
	String id();

	/** The name in words, beginning with a small letter. */
	String title();

	/** What it does and for whom, as a sentence without its end, for help texts. */
	String description();

	/** What kind of ways it looks for. */
	Domain domain();

	/** Whether its ways are always the best of its domain. All planners find a way whenever there is one. */
	boolean isOptimal();

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
