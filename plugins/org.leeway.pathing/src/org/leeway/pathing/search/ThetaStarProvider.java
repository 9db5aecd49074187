package org.leeway.pathing.search;

import java.util.EnumSet;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.described.DescribedProvider;
import org.leeway.pathing.world.Diagonals;

/** Provides {@link ThetaStar}. */
public final class ThetaStarProvider extends DescribedProvider {

	public ThetaStarProvider() {
		super("theta", "Theta*", "Theta*, whose routes are lines in any direction",
				Domain.GRID_LINES, Guarantee.COMPLETE);
	}

	/**
	 * Returns the supported rules of diagonal steps. Under these rules, the planner finds a path if and only if steps on the
	 * grid can reach the goal. The planner's lines cut no corners. Under {@link Diagonals#NEVER}, steps cut no corners either.
	 * Under {@link Diagonals#ONE}, two straight steps can replace each diagonal step that cuts a corner.
	 */
	@Override
	public Set<Diagonals> diagonals() {
		return EnumSet.of(Diagonals.NEVER, Diagonals.ONE);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		return new ThetaStar(preparation.get(GridParts.MAP, progress));
	}
}
