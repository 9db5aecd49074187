package org.leeway.pathing.search;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.described.DescribedProvider;
import org.leeway.pathing.world.Diagonals;

/** A base class of providers of optimal planners for steps on the grid. An edit of the map updates the planner. */
abstract class StepPlannerProvider extends DescribedProvider {

	/**
	 * The two functions by which a {@link Preparation} makes a planner of the present map and updates the planner.
	 *
	 * @param make computes the planner from scratch
	 * @param with returns the planner for the map after an edit, given the planner for the map before the edit
	 */
	record Search<P extends GridPlanner>(Function<SearchMap, P> make, BiFunction<P, SearchMap, P> with)
			implements Part<P> {

		@Override
		public P make(Preparation preparation, Progress progress) {
			return make.apply(preparation.get(GridParts.MAP, progress));
		}

		@Override
		public P update(P before, Preparation preparation, Progress progress) {
			return with.apply(before, preparation.get(GridParts.MAP, progress));
		}
	}

	private final Search<?> search;

	/**
	 * Creates a provider.
	 *
	 * @param search how to compute the planner. A {@link Preparation} caches one planner for each {@code search}. So all providers
	 * of a class pass the same object, to share the planner
	 */
	StepPlannerProvider(String id, String title, Search<?> search) {
		super(id, title, title, Domain.GRID_STEPS, Guarantee.OPTIMAL);
		this.search = search;
	}

	@Override
	public final Set<Diagonals> diagonals() {
		return EnumSet.allOf(Diagonals.class);
	}

	@Override
	public final Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		return new GridPlans(preparation.get(GridParts.MAP, progress), preparation.get(search, progress));
	}
}
