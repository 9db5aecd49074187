package org.leeway.pathing.search;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Preparation;

/** Provides {@link JumpPointSearch}. */
public final class JumpPointSearchProvider implements PlannerProvider {

	private enum Search implements Part<JumpPointSearch> {

		PLANNER;

		@Override
		public JumpPointSearch make(Preparation preparation, Progress progress) {
			return new JumpPointSearch(preparation.get(GridParts.MAP, progress));
		}

		@Override
		public JumpPointSearch update(JumpPointSearch before, Preparation preparation, Progress progress) {
			return before.with(preparation.get(GridParts.MAP, progress));
		}
	}

	@Override
	public String id() {
		return "jps";
	}

	@Override
	public String title() {
		return "jump point search";
	}

	@Override
	public String description() {
		return "jump point search";
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
