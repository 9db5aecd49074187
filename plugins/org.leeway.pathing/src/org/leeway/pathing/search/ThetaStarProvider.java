package org.leeway.pathing.search;

import java.util.EnumSet;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Diagonals;

/** Provides {@link ThetaStar}. */
public final class ThetaStarProvider implements PlannerProvider {

	@Override
	public String id() {
		return "theta";
	}

	@Override
	public String title() {
		return "Theta*";
	}

	@Override
	public String description() {
		return "Theta*, whose routes are lines in any direction";
	}

	@Override
	public Domain domain() {
		return Domain.GRID_LINES;
	}

	@Override
	public boolean isOptimal() {
		return false;
	}

	/** Lines cut no corners; where units may, steps connect the same anchors unless they cut every corner. */
	@Override
	public Set<Diagonals> diagonals() {
		return EnumSet.of(Diagonals.NEVER, Diagonals.ONE);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		return new ThetaStar(preparation.get(GridParts.MAP, progress));
	}
}
