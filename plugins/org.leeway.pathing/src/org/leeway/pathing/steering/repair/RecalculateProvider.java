package org.leeway.pathing.steering.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.steering.curve.SteeringPath;

/**
 * A provider of smoothed routes. If a curve of the route overlaps something, the planner forbids the step where the first such
 * curve begins, and searches again. The planner stops when a route is legal, when no route is left, or after a given number of
 * rounds.
 * <p> A step stays forbidden in all later rounds, although another curve there might be legal. So the planner may miss legal
 * routes.
 */
public final class RecalculateProvider extends RouteProvider {

	private static final TypedOption<Integer> ROUNDS = new TypedOption.Whole("rounds",
			"maximum number of searches for a route", 32, 1, 100);

	public RecalculateProvider() {
		super("recalculate", "recalculated route",
				"for a unit with a turning radius, a smoothed route without the moves whose curves overlap something", 8);
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(ROUNDS);
	}

	@Override
	PathDraft way(RepairQuery query, CellRoutes routes, OptionValues options) {
		PathDraft last = null;
		int most = options.get(ROUNDS);
		for (int round = 1; round <= most; round++) {
			Optional<Route> route = routes.find();
			if (route.isEmpty()) {
				last.remark("and no other route after round " + (round - 1));
				return last;
			}
			List<Integer> wrong = new ArrayList<>();
			last = drive(query, route.get(), wrong);
			List<Cell> cells = route.get().cells();
			if (wrong.isEmpty() || cells.size() == 1) {
				last.remark("found in round " + round);
				return last;
			}
			int step = Math.min(wrong.getFirst(), cells.size() - 2);
			routes.close(cells.get(step), cells.get(step + 1));
		}
		last.remark("the last of " + most + " rounds");
		return last;
	}

	/**
	 * Drives along a route, with a curve for each step.
	 *
	 * @param wrong receives the indices of the route's steps at which an illegal curve begins
	 */
	private static PathDraft drive(RepairQuery query, Route route, List<Integer> wrong) {
		double radius = query.agent().turningRadius();
		return new Driver(query, true).drive(route, (draft, from, to) -> {
			SteeringPath curve = ShortestCurves.ahead(draft.end(), to.pose(), radius);
			if (!query.isFree(curve.trajectory(1).moves())) {
				wrong.add(from.step());
			}
			draft.add(curve);
		});
	}
}
