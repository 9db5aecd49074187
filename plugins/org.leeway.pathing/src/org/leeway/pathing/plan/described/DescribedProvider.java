package org.leeway.pathing.plan.described;

import java.util.Objects;

import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlannerProvider;

/**
 * A base class of planner providers. Stores the name of a planner, the kind of its paths, and what the planner
 * guarantees.
 */
public abstract class DescribedProvider implements PlannerProvider {

	/**
	 * The guarantee of a planner for all its answers. The results of {@link #isOptimal} and {@link #isComplete} follow from the
	 * guarantee.
	 */
	public enum Guarantee {
		/** Whenever the agent has a path, the planner finds a path of least cost. */
		OPTIMAL,
		/** Whenever the agent has a path, the planner finds a path. */
		COMPLETE,
		/**
		 * No guarantee. Even if the agent has a path, the planner may find no path, a path for a smaller footprint, or a path
		 * with conflicts.
		 */
		NONE
	}

	private final String id;
	private final String title;
	private final String description;
	private final Domain domain;
	private final Guarantee guarantee;

	protected DescribedProvider(String id, String title, String description, Domain domain, Guarantee guarantee) {
		this.id = Objects.requireNonNull(id);
		this.title = Objects.requireNonNull(title);
		this.description = Objects.requireNonNull(description);
		this.domain = Objects.requireNonNull(domain);
		this.guarantee = Objects.requireNonNull(guarantee);
	}

	@Override
	public final String id() {
		return id;
	}

	@Override
	public final String title() {
		return title;
	}

	@Override
	public final String description() {
		return description;
	}

	@Override
	public final Domain domain() {
		return domain;
	}

	@Override
	public final boolean isOptimal() {
		return guarantee == Guarantee.OPTIMAL;
	}

	@Override
	public final boolean isComplete() {
		return guarantee != Guarantee.NONE;
	}
}
