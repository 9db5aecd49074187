package org.leeway.pathing.search;

import org.leeway.pathing.Progress;

/**
 * One run of a search from rectangle to rectangle. The open list holds rectangles. To expand a rectangle means to
 * spread costs along its border, and over its links to the borders of its neighbours.
 * <p>
 * The rectangle with the least key is expanded next. For each anchor of a rectangle with a lowered cost, the search
 * estimates the cost of a path over the anchor to the goal. The key of the rectangle is the least of these estimates. If
 * costs of an expanded rectangle are lowered again, the rectangle is expanded again. So at the end, all costs on a
 * cheapest path are least costs.
 */
final class RectSearch {

	/** Number of rectangles expanded between two checks for cancellation. A power of two. */
	private static final int PATIENCE = 64;
	private static final int LAST = AnchorPlane.LAST;

	private final RectMap map;
	private final RectSteps steps;
	private final RectCosts memory;
	private final RectTrace trace;
	private final RectBorder border = new RectBorder();
	private final int startX;
	private final int startY;
	private final int goalX;
	private final int goalY;
	private final int goalTile;
	private final int goalRectangle;
	/** The cost of the best known path to the goal. */
	private long best = RectSteps.INFINITE;
	/** The index in {@link RectCosts#costs} at which the costs of the rectangle being expanded begin. */
	private int first;
	/** The number of the rectangle that is being expanded. */
	private int expanded;
	/** The speed class of the rectangle that is being expanded. */
	private int speedClass;
	/**
	 * The number of the rectangle from which lower costs came to the {@link #expanded} rectangle after the previous expansion
	 * of the {@link #expanded} rectangle. Negative if lower costs came from no rectangle or from several rectangles.
	 */
	private int source;

	/** @param memory without costs */
	RectSearch(RectMap map, RectSteps steps, RectCosts memory, RectTrace trace, PathQuery query) {
		this.map = map;
		this.steps = steps;
		this.memory = memory;
		this.trace = trace;
		this.startX = query.start().x();
		this.startY = query.start().y();
		this.goalX = query.goal().x();
		this.goalY = query.goal().y();
		this.goalTile = map.index(goalX, goalY);
		this.goalRectangle = map.tile(goalTile).at(goalX & LAST, goalY & LAST);
	}

	/** Searches until the least cost of a path to the goal is known, and returns this cost. The goal must be reachable. */
	long run(Progress progress) {
		begin();
		for (int taken = 0; memory.hasOpen(best); taken++) {
			if (taken % PATIENCE == 0) {
				progress.check();
			}
			expand(memory.takeFirst());
		}
		return best;
	}

	private void begin() {
		int index = map.index(startX, startY);
		RectTile tile = map.tile(index);
		int rectangle = tile.at(startX & LAST, startY & LAST);
		memory.add(tile, index);
		trace.start(tile, rectangle, startX, startY);
		int number = memory.number(index) + rectangle;
		int at = memory.first(index) + tile.offset(rectangle);
		speedClass = tile.speedClass(rectangle);
		for (int side = 0; side < RectTile.SIDES; side++) {
			int length = side < RectTile.LEFT ? tile.width(rectangle) : tile.height(rectangle);
			for (int i = 0; i < length; i++) {
				memory.costs()[at++] = steps.distance(map.left(index) + tile.x(rectangle, side, i) - startX,
						map.top(index) + tile.y(rectangle, side, i) - startY, speedClass);
			}
			memory.lower(number, side, number, 0);
		}
		if (index == goalTile && rectangle == goalRectangle) {
			best = steps.distance(goalX - startX, goalY - startY, speedClass);
		}
	}

	private void expand(int number) {
		expanded = number;
		int index = memory.tile(number);
		int rectangle = memory.rectangle(number);
		RectTile tile = map.tile(index);
		trace.expand(memory, number);
		first = memory.first(index) + tile.offset(rectangle);
		speedClass = tile.speedClass(rectangle);
		source = memory.takeSource(number);
		int lowered = border.spread(memory.costs(), first, tile.width(rectangle), tile.height(rectangle),
				steps.straight(speedClass), steps.diagonal(speedClass), steps.hasDiagonals(), memory.takeDirty(number));
		if (index == goalTile && rectangle == goalRectangle) {
			reachGoal(tile);
		}
		RectLinks links = map.links(index);
		int[] words = links.words();
		int end = links.start(rectangle + 1);
		for (int link = links.start(rectangle); link < end; link += RectLinks.WORDS) {
			if ((lowered >> (words[link + RectLinks.SHAPE] >> RectLinks.SIDE & 3) & 1) != 0) {
				follow(words, link);
			}
		}
	}

	private void reachGoal(RectTile tile) {
		int at = first;
		for (int side = 0; side < RectTile.SIDES; side++) {
			int length = side < RectTile.LEFT ? tile.width(goalRectangle) : tile.height(goalRectangle);
			for (int i = 0; i < length; i++) {
				long rest = steps.distance(map.left(goalTile) + tile.x(goalRectangle, side, i) - goalX,
						map.top(goalTile) + tile.y(goalRectangle, side, i) - goalY, speedClass);
				best = Math.min(best, memory.costs()[at++] + rest);
			}
		}
	}

	/**
	 * Lowers the costs of a neighbouring rectangle over a link. Does nothing if the neighbour is the {@link #source} and units
	 * are at least as fast there as here. Then a path from the source to here and back costs no less than a path in the source.
	 */
	private void follow(int[] words, int link) {
		int index = words[link + RectLinks.TILE];
		if (!memory.knows(index)) {
			memory.add(map.tile(index), index);
		}
		int number = memory.number(index) + words[link + RectLinks.RECTANGLE];
		int shape = words[link + RectLinks.SHAPE];
		int slower = shape >> RectLinks.CLASS & 0xFF;
		if (number == source && slower == speedClass) {
			return;
		}
		int place = words[link + RectLinks.PLACE];
		int from = first + words[link + RectLinks.FROM];
		int to = memory.first(index) + words[link + RectLinks.TO];
		long key = (shape & RectLinks.LENGTH) == 0
				? step(from, to, steps.diagonal(slower), place >>> Short.SIZE, place & 0xFFFF)
				: side(from, to, shape, slower, place >>> Short.SIZE, place & 0xFFFF);
		if (key < RectSteps.INFINITE) {
			memory.lower(number, shape >> RectLinks.OTHER_SIDE & 3, expanded, key);
		}
	}

	/**
	 * Tries to reach the anchor (x, y) more cheaply by a single step. If the step lowers the anchor's cost, stores the cost and
	 * returns the anchor's new key. Otherwise returns {@link RectSteps#INFINITE}.
	 */
	private long step(int from, int to, long length, int x, int y) {
		long[] costs = memory.costs();
		long cost = costs[from] + length;
		if (cost >= costs[to]) {
			return RectSteps.INFINITE;
		}
		costs[to] = cost;
		return cost + steps.distance(goalX - x, goalY - y, 0);
	}

	/**
	 * Takes all steps of a link, from this rectangle to the other rectangle. Returns the least key of an anchor whose cost was
	 * lowered. If no cost was lowered, returns {@link RectSteps#INFINITE}.
	 */
	private long side(int from, int to, int shape, int slower, int x, int y) {
		long[] costs = memory.costs();
		int length = shape & RectLinks.LENGTH;
		int dx = (shape >> RectLinks.SIDE & 3) < RectTile.LEFT ? 1 : 0;
		long straight = steps.straight(slower);
		long diagonal = steps.diagonal(slower);
		long before = (shape & RectLinks.BEFORE) != 0 ? costs[from - 1] : RectSteps.INFINITE;
		long behind = (shape & RectLinks.BEHIND) != 0 ? costs[from + length] : RectSteps.INFINITE;
		long key = RectSteps.INFINITE;
		if (lowers(costs, from, to, length, straight, diagonal, before, behind)) {
			long here = costs[from];
			for (int i = 0; i < length; i++) {
				long next = i < length - 1 ? costs[from + i + 1] : behind;
				long cost = Math.min(here + straight, Math.min(before, next) + diagonal);
				if (cost < costs[to + i]) {
					costs[to + i] = cost;
					key = Math.min(key, cost + steps.distance(goalX - x - i * dx, goalY - y - i * (1 - dx), 0));
				}
				before = here;
				here = next;
			}
		}
		if ((shape & RectLinks.OVER_BEFORE) != 0) {
			key = Math.min(key, step(from, to - 1, diagonal, x - dx, y - 1 + dx));
		}
		if ((shape & RectLinks.OVER_BEHIND) != 0) {
			key = Math.min(key, step(from + length - 1, to + length, diagonal, x + length * dx, y + length * (1 - dx)));
		}
		return key;
	}

	/**
	 * Returns whether the steps of a link lower any cost. Usually no cost is lowered. So {@link #side} first runs this
	 * quick loop without branches. In most cases, {@link #side} can then skip the slower loop that lowers costs.
	 */
	private static boolean lowers(long[] costs, int from, int to, int length, long straight, long diagonal, long first,
			long behind) {
		long before = first;
		long here = costs[from];
		long change = 0;
		int last = length - 1;
		for (int i = 0; i < last; i++) {
			long next = costs[from + i + 1];
			change |= Math.min(here + straight, Math.min(before, next) + diagonal) - costs[to + i];
			before = here;
			here = next;
		}
		return (change | Math.min(here + straight, Math.min(before, behind) + diagonal) - costs[to + last]) < 0;
	}
}
