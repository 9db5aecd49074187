package org.leeway.pathing.search.bounded;

import java.util.EnumSet;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.described.DescribedProvider;
import org.leeway.pathing.search.GridParts;
import org.leeway.pathing.world.Diagonals;

/** Provider of routes in any direction with a proved lower bound. */
public final class BoundedProvider extends DescribedProvider {

	public BoundedProvider() {
		super("bounded", "Any-angle search with a bound",
				"routes in any direction over terrains of different speeds, with a proved lower bound of their cost",
				Domain.GRID_LINES, Guarantee.COMPLETE);
	}

	/**
	 * Returns the rules of diagonal steps under which the planner's routes reach the same anchors as steps on the grid. The
	 * routes cut no corners.
	 */
	@Override
	public Set<Diagonals> diagonals() {
		return EnumSet.of(Diagonals.NEVER, Diagonals.ONE);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		return new BoundedPlanner(preparation.get(GridParts.MAP, progress));
	}
}
