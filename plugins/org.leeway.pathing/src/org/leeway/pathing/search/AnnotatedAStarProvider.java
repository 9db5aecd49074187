package org.leeway.pathing.search;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Preparation;

/** Provides {@link AnnotatedAStar}. */
public final class AnnotatedAStarProvider implements PlannerProvider {

	private enum Search implements Part<AnnotatedAStar> {

		PLANNER;

		@Override
		public AnnotatedAStar make(Preparation preparation, Progress progress) {
			return new AnnotatedAStar(preparation.get(GridParts.MAP, progress));
		}

		@Override
		public AnnotatedAStar update(AnnotatedAStar before, Preparation preparation, Progress progress) {
			return before.with(preparation.get(GridParts.MAP, progress));
		}
	}

	@Override
	public String id() {
		return "aa";
	}

	@Override
	public String title() {
		return "annotated A*";
	}

	@Override
	public String description() {
		return "annotated A*";
	}

	@Override
	public Domain domain() {
		return Domain.GRID_STEPS;
	}

	@Override
	public boolean isOptimal() {
		return true;
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		return new GridPlans(preparation.get(GridParts.MAP, progress), preparation.get(Search.PLANNER, progress));
	}
}
