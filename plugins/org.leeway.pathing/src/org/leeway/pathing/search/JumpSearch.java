package org.leeway.pathing.search;

import org.leeway.pathing.Progress;

/**
 * One run of jump point search. Of all shortest ways over free ground it follows the one whose diagonal steps come
 * first. Such a way leaves a straight line only where a gap opens at its side: these anchors are the nodes. Diagonals
 * need none, for without corner cutting nothing opens beside them; from each of their anchors two straight jumps leave.
 * <p>
 * A node that is reached equally well from several sides follows what any of them wants.
 */
final class JumpSearch {

	/** Costs that differ by less are equal but for rounding, on ways longer than {@link Octile} is exact for. */
	private static final double ROUNDING = 1e-9;

	/** In the note of a node: arrivals are the bits below, and the directions already followed those from here on. */
	private static final int FOLLOWED = 8;

	private final AnchorPlane legal;
	private final Jumps jumps;
	private final SearchNodes nodes;
	private final int startX;
	private final int startY;
	private final int goalX;
	private final int goalY;

	/** The node that is being expanded. */
	private int node;

	JumpSearch(AnchorPlane legal, Jumps jumps, SearchNodes nodes, PathQuery query) {
		this.legal = legal;
		this.jumps = jumps;
		this.nodes = nodes;
		this.startX = query.start().x();
		this.startY = query.start().y();
		this.goalX = query.goal().x();
		this.goalY = query.goal().y();
	}

	/** Returns how many nodes were expanded until the path to the goal, which can be reached, was known. */
	int run(Progress progress) {
		node = nodes.at(startX, startY);
		reach(startX, startY, Steps.START, 0);
		int goal = nodes.at(goalX, goalY);
		int expanded = 0;
		for (node = nodes.takeFirst(); node != goal; node = nodes.takeFirst()) {
			if (expanded++ % AStarSearch.PATIENCE == 0) {
				progress.check();
			}
			expand();
		}
		return expanded;
	}

	private void expand() {
		int x = nodes.x(node);
		int y = nodes.y(node);
		double cost = nodes.cost(node);
		for (int rest = directions(x, y); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			if (direction >= Steps.STRAIGHT) {
				goDiagonally(x, y, Steps.dx(direction), Steps.dy(direction), cost);
			} else if (Steps.dx(direction) != 0) {
				jumpAcross(x, y, Steps.dx(direction), cost);
			} else {
				jumpDown(x, y, Steps.dy(direction), cost);
			}
		}
	}

	/** The directions that the arrivals want and that are not followed yet. */
	private int directions(int x, int y) {
		int note = nodes.note(node);
		int around = legal.around(x, y);
		int wanted = 0;
		for (int rest = note & (1 << FOLLOWED) - 1; rest != 0; rest &= rest - 1) {
			wanted |= Steps.turns(around, Integer.numberOfTrailingZeros(rest));
		}
		nodes.note(node, note | wanted << FOLLOWED);
		return wanted & ~(note >>> FOLLOWED);
	}

	private void goDiagonally(int fromX, int fromY, int dx, int dy, double cost) {
		int x = fromX + dx;
		int y = fromY + dy;
		for (int steps = 1;; steps++) {
			double here = cost + Octile.diagonal(steps);
			if (x == goalX && y == goalY) {
				reach(x, y, Steps.START, here);
				return;
			}
			boolean canGoAcross = jumpAcross(x, y, dx, here);
			boolean canGoDown = jumpDown(x, y, dy, here);
			x += dx;
			y += dy;
			if (!canGoAcross || !canGoDown || !legal.contains(x, y)) {
				return;
			}
		}
	}

	/** Jumps in a row. Returns whether the first step is legal. */
	private boolean jumpAcross(int x, int y, int dx, double cost) {
		int stop = dx > 0 ? jumps.right().next(x, y) : jumps.left().previous(x, y);
		int distance = (stop - x) * dx;
		int toGoal = (goalX - x) * dx;
		boolean isLegal = legal.contains(stop, y);
		if (y == goalY && toGoal > 0 && toGoal <= distance) {
			reach(goalX, goalY, Steps.START, cost + toGoal);
		} else if (isLegal) {
			reach(stop, y, dx > 0 ? 0 : 2, cost + distance);
		}
		return isLegal || distance > 1;
	}

	/** Jumps in a column. Returns whether the first step is legal. */
	private boolean jumpDown(int x, int y, int dy, double cost) {
		int stop = dy > 0 ? jumps.down().next(y, x) : jumps.up().previous(y, x);
		int distance = (stop - y) * dy;
		int toGoal = (goalY - y) * dy;
		boolean isLegal = legal.contains(x, stop);
		if (x == goalX && toGoal > 0 && toGoal <= distance) {
			reach(goalX, goalY, Steps.START, cost + toGoal);
		} else if (isLegal) {
			reach(x, stop, dy > 0 ? 1 : 3, cost + distance);
		}
		return isLegal || distance > 1;
	}

	private void reach(int x, int y, int arrival, double cost) {
		int there = nodes.at(x, y);
		double known = nodes.cost(there);
		if (cost < known - ROUNDING) {
			nodes.reach(there, node, cost);
			nodes.note(there, 1 << arrival);
		} else if (cost <= known + ROUNDING && (nodes.note(there) & 1 << arrival) == 0) {
			nodes.note(there, nodes.note(there) | 1 << arrival);
			if (nodes.isOpen(there)) {
				return;
			}
		} else {
			return;
		}
		nodes.open(there, nodes.cost(there) + Octile.distance(goalX - x, goalY - y));
	}
}
