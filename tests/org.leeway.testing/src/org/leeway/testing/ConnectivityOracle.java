package org.leeway.testing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.World;

/**
 * An oracle that decides by a flood whether a unit gets from one place to another. On the grid, the answer is exact. In
 * the plane, the oracle gives a sufficient and a necessary condition.
 */
public final class ConnectivityOracle {

	/** Distance of neighbouring samples in the plane, in cells. */
	private static final double STEP = 0.125;

	private final World world;
	private final TrajectoryChecker checker;

	/** @param checker decides where the unit fits */
	public ConnectivityOracle(World world, TrajectoryChecker checker) {
		this.world = world;
		this.checker = checker;
	}

	/** Returns whether legal steps lead from one anchor to another. */
	public boolean connects(Cell from, Cell to, GridUnit unit) {
		Footprint footprint = new Footprint.Square(unit.size());
		Predicate<Cell> isLegal = anchor -> checker.isLegal(unit.centre(anchor), footprint);
		Set<Cell> seen = new HashSet<>();
		Deque<Cell> open = new ArrayDeque<>();
		if (isLegal.test(from)) {
			seen.add(from);
			open.add(from);
		}
		while (!open.isEmpty()) {
			Cell at = open.pop();
			for (int i = 0; i < 9; i++) {
				Cell next = new Cell(at.x() + i % 3 - 1, at.y() + i / 3 - 1);
				if (!seen.contains(next) && StepOracle.isStep(world.diagonals(), isLegal, at, next)) {
					seen.add(next);
					open.push(next);
				}
			}
		}
		return seen.contains(to);
	}

	/**
	 * Returns whether a disc surely gets from one place to another. Searches a chain of neighbouring samples (points of a grid)
	 * from place to place. At each sample of the chain, a disc with a radius larger by {@link #STEP} must fit. Then the given
	 * disc also fits between the samples.
	 */
	public boolean surelyConnects(Point from, Point to, double radius) {
		return connects(from, to, radius + STEP);
	}

	/**
	 * Returns whether a disc may get from one place to another. False means that the disc surely does not. Searches a chain of
	 * samples, as {@link #surelyConnects} does, but for a disc with a radius smaller by {@link #STEP}. If the given disc gets
	 * from place to place, the smaller disc fits at all samples near the way.
	 */
	public boolean mayConnect(Point from, Point to, double radius) {
		return connects(from, to, Math.max(0, radius - STEP));
	}

	private boolean connects(Point from, Point to, double radius) {
		Footprint footprint = new Footprint.Disc(radius);
		return fills(sample(from.x()), sample(from.y()), sample(to.x()), sample(to.y()), sample(world.grid().width()) + 1,
				sample(world.grid().height()) + 1, (x, y) -> checker.isLegal(new Point(x * STEP, y * STEP), footprint));
	}

	private static int sample(double value) {
		return (int) Math.round(value / STEP);
	}

	private static boolean fills(int fromX, int fromY, int toX, int toY, int width, int height,
			BiPredicate<Integer, Integer> isFree) {
		boolean[] seen = new boolean[width * height];
		Deque<Integer> open = new ArrayDeque<>();
		visit(fromX, fromY, width, height, seen, open, isFree);
		while (!open.isEmpty()) {
			int at = open.pop();
			int x = at % width;
			int y = at / width;
			if (x == toX && y == toY) {
				return true;
			}
			visit(x - 1, y, width, height, seen, open, isFree);
			visit(x + 1, y, width, height, seen, open, isFree);
			visit(x, y - 1, width, height, seen, open, isFree);
			visit(x, y + 1, width, height, seen, open, isFree);
		}
		return false;
	}

	private static void visit(int x, int y, int width, int height, boolean[] seen, Deque<Integer> open,
			BiPredicate<Integer, Integer> isFree) {
		if (x >= 0 && y >= 0 && x < width && y < height && !seen[y * width + x] && isFree.test(x, y)) {
			seen[y * width + x] = true;
			open.push(y * width + x);
		}
	}
}
