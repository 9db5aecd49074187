package org.leeway.pathing.steering.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.scan.NearestCell;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.search.AgentAnchors;

/**
 * A route over cells, and the waypoints between which the unit drives. The waypoints are the start, the centres of the
 * footprint where the route turns, and the goal. If the first cell of the route is not the cell of the start, the first cell is
 * also a waypoint. The same applies to the last cell and the goal. Immutable.
 *
 * @param cells the anchors on the route, from the start to the goal. An anchor is the top-left cell of the footprint
 * @param waypoints in their order, at least two
 */
record Route(List<Cell> cells, List<Waypoint> waypoints) {

	/**
	 * A place of a route.
	 *
	 * @param pose the pose there. Only the start and the goal of the query may have a heading
	 * @param step the index of the place's cell in {@link Route#cells}
	 */
	record Waypoint(Pose pose, int step) {
	}

	/** The ends of a route over cells. */
	record Ends(Cell from, Cell to) {

		/**
		 * Returns the ends of a route for a query. They are the anchors nearest to the start and to the goal, among the anchors
		 * where the square footprint fits. Empty if there are none, or if no route joins them.
		 */
		static Optional<Ends> of(RepairQuery query, AgentAnchors anchors) {
			Optional<Cell> from = anchor(query.start(), query, anchors);
			Optional<Cell> to = anchor(query.goal(), query, anchors);
			return from.isPresent() && to.isPresent() && anchors.connectedTo(from.get()).get(to.get().x(), to.get().y())
					? Optional.of(new Ends(from.get(), to.get()))
					: Optional.empty();
		}

		private static Optional<Cell> anchor(Pose end, RepairQuery query, AgentAnchors anchors) {
			return NearestCell.of(query.agent().unit().anchor(end.position()),
					new CellRect(0, 0, anchors.plane().width(), anchors.plane().height()),
					cell -> anchors.plane().get(cell.x(), cell.y()));
		}
	}

	static Route of(List<Cell> cells, RepairQuery query) {
		List<Waypoint> waypoints = new ArrayList<>();
		waypoints.add(new Waypoint(query.start(), 0));
		for (int i = 0; i < cells.size(); i++) {
			if (isEnd(i, cells) ? isAway(cells.get(i), i == 0, query) : isTurn(i, cells)) {
				waypoints.add(new Waypoint(Pose.at(query.agent().centre(cells.get(i))), i));
			}
		}
		waypoints.add(new Waypoint(query.goal(), cells.size() - 1));
		return new Route(List.copyOf(cells), List.copyOf(waypoints));
	}

	private static boolean isEnd(int i, List<Cell> cells) {
		return i == 0 || i == cells.size() - 1;
	}

	/**
	 * Returns whether the first or last cell of the route differs from the cell of the query. This happens if the square
	 * footprint does not fit at the start or the goal of the query.
	 *
	 * @param cell the first or last cell of the route
	 * @param isStart true for the first cell, false for the last cell
	 */
	private static boolean isAway(Cell cell, boolean isStart, RepairQuery query) {
		Pose end = isStart ? query.start() : query.goal();
		return !cell.equals(query.agent().unit().anchor(end.position()));
	}

	private static boolean isTurn(int i, List<Cell> cells) {
		Cell before = cells.get(i - 1);
		Cell at = cells.get(i);
		Cell after = cells.get(i + 1);
		return at.x() - before.x() != after.x() - at.x() || at.y() - before.y() != after.y() - at.y();
	}
}
