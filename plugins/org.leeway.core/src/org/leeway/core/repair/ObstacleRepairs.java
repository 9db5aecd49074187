package org.leeway.core.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.world.Scene;

/**
 * Repairs that change one obstacle to end a problem. Only obstacles {@linkplain RepairGoal#surroundings near} the
 * problem are tried. If several repairs work, the repair that frees the fewest cells is used.
 */
final class ObstacleRepairs {

	/** Number of radii per cell that are tried. A shrunken circle gets a radius that is a multiple of 0.01 cells. */
	private static final int STEPS = 100;

	private final RepairGoal goal;
	private final Scene obstacles;
	private final Progress progress;
	private final BitPlane surroundings;

	ObstacleRepairs(RepairGoal goal, Progress progress) {
		this.goal = goal;
		this.obstacles = goal.analysis().snapshot().scene();
		this.progress = progress;
		this.surroundings = goal.surroundings();
	}

	/**
	 * Returns the repair that shrinks a circle just enough to end the problem. The new radius is a multiple of 0.01
	 * cells. Empty if no radius ends the problem.
	 */
	Optional<Repair> shrink() {
		List<Repair> repairs = new ArrayList<>();
		for (int i = 0; i < obstacles.circles().size(); i++) {
			Circle circle = obstacles.circles().get(i);
			int steps = isNear(circle) ? largest(i) : 0;
			if (steps > 0) {
				double radius = (double) steps / STEPS;
				repairs.add(repair(new Change.Resize(i, radius), "Shrinks the circle at " + place(circle)
						+ " from radius " + round(circle.radius()) + " to " + round(radius), resized(i, radius)));
			}
		}
		return leastChange(repairs);
	}

	/** Returns the repair that removes a circle or a polygon. Empty if no single removal ends the problem. */
	Optional<Repair> remove() {
		List<Repair> repairs = new ArrayList<>();
		for (int i = 0; i < obstacles.circles().size(); i++) {
			Circle circle = obstacles.circles().get(i);
			if (isNear(circle) && helps(without(i))) {
				repairs.add(repair(new Change.RemoveCircle(i), "Removes the circle at " + place(circle), without(i)));
			}
		}
		for (int i = 0; i < obstacles.polygons().size(); i++) {
			if (isNear(obstacles.polygons().get(i)) && helps(withoutPolygon(i))) {
				repairs.add(repair(new Change.RemovePolygon(i), "Removes a polygon of "
						+ obstacles.polygons().get(i).size() + " corners", withoutPolygon(i)));
			}
		}
		return leastChange(repairs);
	}

	/**
	 * Returns the largest radius of a circle with which the problem is gone, in hundredths of a cell. 0 if no radius ends the
	 * problem. Uses bisection: if a radius ends the problem, each smaller radius ends the problem too.
	 *
	 * @param circle the index of the circle
	 */
	private int largest(int circle) {
		if (!helps(without(circle))) {
			return 0;
		}
		int good = 0;
		int bad = (int) Math.min(Integer.MAX_VALUE, Math.ceil(obstacles.circles().get(circle).radius() * STEPS));
		while (bad - good > 1) {
			int middle = good + (bad - good) / 2;
			if (helps(resized(circle, (double) middle / STEPS))) {
				good = middle;
			} else {
				bad = middle;
			}
		}
		return good;
	}

	private boolean helps(Scene others) {
		progress.check();
		LevelSnapshot level = goal.analysis().snapshot();
		LevelAnalysis after = goal.analysis().with(
				level.withScene(others).withAgents(List.of(goal.agent())), progress);
		return !goal.isIn(after);
	}

	private boolean isNear(Circle circle) {
		return isNear(Scene.of(List.of(circle), List.of()));
	}

	private boolean isNear(Polygon polygon) {
		return isNear(Scene.of(List.of(), List.of(polygon)));
	}

	private boolean isNear(Scene one) {
		return !BlockedCells.of(one, surroundings.width(), surroundings.height()).and(surroundings).isEmpty();
	}

	private Scene without(int circle) {
		List<Circle> others = new ArrayList<>(obstacles.circles());
		others.remove(circle);
		return Scene.of(others, obstacles.polygons());
	}

	private Scene withoutPolygon(int polygon) {
		List<Polygon> others = new ArrayList<>(obstacles.polygons());
		others.remove(polygon);
		return Scene.of(obstacles.circles(), others);
	}

	private Scene resized(int index, double radius) {
		List<Circle> others = new ArrayList<>(obstacles.circles());
		Circle circle = others.get(index);
		others.set(index, new Circle(circle.x(), circle.y(), radius));
		return Scene.of(others, obstacles.polygons());
	}

	private Repair repair(Change change, String text, Scene after) {
		BitPlane still = BlockedCells.of(after, surroundings.width(), surroundings.height());
		return new Repair(text, change, goal.analysis().clearance().blocked().andNot(still));
	}

	private static Optional<Repair> leastChange(List<Repair> repairs) {
		return repairs.stream().min(Comparator.comparingLong(repair -> repair.cells().count()));
	}

	private static String place(Circle circle) {
		return round(circle.x()) + ", " + round(circle.y());
	}

	private static String round(double value) {
		return String.format(Locale.ROOT, "%.2f", value).replaceAll("\\.?0+$", "");
	}
}
