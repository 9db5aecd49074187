package org.leeway.core.routes;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.steering.sweep.SweptCells;

/**
 * The answer of a planner, and the result of checking its route against the terrain. Planners for discs among obstacles ignore
 * the terrain, so their routes may cross cells that the agent cannot cross. Immutable.
 *
 * @param blocked the first cell on the route whose terrain the agent cannot cross. Empty if there is no such cell, or if the
 * planner respects terrain, so that no check is needed
 */
public record CheckedRoute(PlanResult route, Optional<Cell> blocked) {

	/**
	 * Length, in cells, of the pieces into which long lines of a route are cut. The check of a piece examines all cells of its
	 * bounding rectangle, and short pieces have small rectangles.
	 */
	private static final double PIECE = 32;

	/**
	 * Checks a route against the terrain, if its planner ignores terrain.
	 *
	 * @param planner the planner that found the route
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static CheckedRoute of(PlanResult route, PlannerProvider planner, TerrainGrid grid, Progress progress) {
		return new CheckedRoute(route, planner.domain() == Domain.DISC
				? route.trajectory().flatMap(path -> firstBlocked(path, route, grid, progress)) : Optional.empty());
	}

	private static Optional<Cell> firstBlocked(Trajectory path, PlanResult route, TerrainGrid grid, Progress progress) {
		Footprint disc = route.footprint();
		Stream<Cell> start = SweptCells.of(disc, path.start(), grid.width(), grid.height()).stream()
				.flatMap(cells -> cells.stream());
		Stream<Cell> swept = path.segments().stream().flatMap(CheckedRoute::pieces).flatMap(piece -> {
			progress.check();
			return SweptCells.onMap(disc, new Move.Drive(piece, Gear.FORWARD, 1), grid.width(), grid.height()).stream();
		});
		return Stream.concat(start, swept)
				.filter(cell -> !route.query().agent().capability().contains(grid.terrain(cell.x(), cell.y()))).findFirst();
	}

	/** Cuts a long line into pieces. */
	private static Stream<PathSegment> pieces(PathSegment segment) {
		int count = segment instanceof Segment ? (int) Math.ceil(segment.length() / PIECE) : 1;
		return count <= 1 ? Stream.of(segment)
				: IntStream.range(0, count).mapToObj(i -> new Segment(segment.at(segment.length() * i / count),
						segment.at(segment.length() * (i + 1) / count)));
	}

	/** Returns whether there is a route, and nothing on it blocks the agent: neither terrain nor an obstacle. */
	public boolean isLegal() {
		return route.isLegal() && blocked.isEmpty();
	}
}
