package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.Conflict;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.steering.sweep.SweptOutlines;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.ui.map.layers.BodyOutline;
import org.leeway.ui.map.layers.TurningPicture;
import org.leeway.ui.map.layers.TurningPicture.Clash;

/** A factory of pictures of the routes of units that turn. */
final class TurningDrawing {

	private final Scene scene;
	private final CellRect map;
	private final Function<ObstacleRef, String> names;

	/**
	 * Creates a factory.
	 *
	 * @param scene the circles and polygons of the level
	 * @param map the cells of the level
	 * @param names returns the name of an obstacle
	 */
	TurningDrawing(Scene scene, CellRect map, Function<ObstacleRef, String> names) {
		this.scene = scene;
		this.map = map;
		this.names = names;
	}

	/**
	 * Returns the picture of a route that was found.
	 *
	 * @param turns whether the planner is for units that turn. Then the bodies at both ends are drawn
	 */
	TurningPicture of(PlanResult route, boolean turns) {
		Trajectory path = route.trajectory().orElseThrow();
		List<Clash> clashes = clashes(route);
		String warning = ConflictWords.warning(route, names);
		List<BodyOutline> ends = !turns ? List.of()
				: List.of(BodyOutline.of(route.footprint(), path.at(0)), BodyOutline.of(route.footprint(), path.end()));
		return new TurningPicture(route.footprint() instanceof Footprint.Rectangle body ? SweptOutlines.of(body, path) : List.of(),
				ends, drives(path, Gear.FORWARD), drives(path, Gear.REVERSE), clashes, warning);
	}

	/**
	 * Returns a simple picture of a route: only its line, which shows where the unit drives forward and where in reverse. If
	 * the route is illegal, the picture also has a warning.
	 */
	TurningPicture lines(PlanResult route) {
		Trajectory path = route.trajectory().orElseThrow();
		return new TurningPicture(List.of(), List.of(), drives(path, Gear.FORWARD), drives(path, Gear.REVERSE), List.of(),
				ConflictWords.warning(route, names));
	}

	private static List<PathSegment> drives(Trajectory path, Gear gear) {
		return path.moves().stream().filter(Move.Drive.class::isInstance).map(Move.Drive.class::cast)
				.filter(drive -> drive.gear() == gear).map(Move.Drive::segment).toList();
	}

	/**
	 * Returns the places where the unit overlaps an obstacle or the border, for drawing. Only some places have an outline of
	 * the unit, because too many outlines would hide each other. These places are at least half of the body's shorter side
	 * apart.
	 */
	private List<Clash> clashes(PlanResult route) {
		double step = route.footprint().core().radius();
		double next = 0;
		List<Clash> clashes = new ArrayList<>();
		for (Conflict conflict : route.conflicts()) {
			boolean isApart = conflict.distance() >= next;
			next = isApart ? conflict.distance() + step : next;
			clashes.add(new Clash(conflict.pose().position(),
					isApart ? BodyOutline.of(route.footprint(), conflict.pose()).edge() : List.of(), hit(conflict),
					conflict.cell().isPresent() || conflict.obstacle().isPresent()));
		}
		return clashes;
	}

	private List<PathSegment> hit(Conflict conflict) {
		if (conflict.obstacle().isPresent()) {
			return outline(conflict.obstacle().get(), scene);
		}
		return conflict.cell().map(TurningDrawing::square).orElseGet(() -> square(0, 0, map.width(), map.height()));
	}

	/** Returns the outline of an obstacle. Empty if the scene does not have the obstacle any more. */
	static List<PathSegment> outline(ObstacleRef obstacle, Scene scene) {
		return !scene.has(obstacle) ? List.of()
				: obstacle.kind() == ObstacleRef.Kind.CIRCLE ? List.of(scene.circles().get(obstacle.index()).outline())
						: List.copyOf(scene.polygons().get(obstacle.index()).outline());
	}

	private static List<PathSegment> square(Cell cell) {
		return square(cell.x(), cell.y(), 1, 1);
	}

	private static List<PathSegment> square(double x, double y, double width, double height) {
		return List.copyOf(Polygon.of(x, y, x + width, y, x + width, y + height, x, y + height).outline());
	}
}
