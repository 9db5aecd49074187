package org.leeway.pathing.search;

/**
 * A finder of the path after a search that expanded whole rectangles of cells. The search has stored costs of anchors, but no
 * predecessors. So the path is found backwards, from the goal to the start, by comparing costs. The path comes to an anchor
 * {@code a} from an anchor {@code b} if {@code cost(a) = cost(b) + cost from b to a}.
 */
final class RectPath {

	private static final int LAST = AnchorPlane.LAST;

	private final RectMap map;
	private final RectSteps steps;
	private final RectCosts memory;
	private final SearchNodes nodes;
	private final StepRule rule;
	private final int startX;
	private final int startY;
	private int x;
	private int y;
	private long cost;
	/** The node of (x, y). */
	private int node;

	private RectPath(RectMap map, RectSteps steps, RectCosts memory, SearchNodes nodes, PathQuery query, long cost) {
		this.map = map;
		this.steps = steps;
		this.memory = memory;
		this.nodes = nodes;
		this.rule = StepRule.of(map.anchors().diagonals());
		this.startX = query.start().x();
		this.startY = query.start().y();
		this.x = query.goal().x();
		this.y = query.goal().y();
		this.cost = cost;
	}

	/**
	 * Finds the path to a goal, and adds its nodes. Then puts the goal's node on the open list and takes it off again. The
	 * planner reads the path from the node that was taken off last.
	 *
	 * @param memory the costs at the end of the search
	 * @param cost the cost of the path
	 */
	static void add(RectMap map, RectSteps steps, RectCosts memory, SearchNodes nodes, PathQuery query, long cost) {
		RectPath path = new RectPath(map, steps, memory, nodes, query, cost);
		path.node = nodes.add(path.x, path.y);
		int goal = path.node;
		while (path.x != path.startX || path.y != path.startY) {
			path.goBack();
		}
		nodes.reach(path.node, path.node, 0);
		nodes.open(goal, cost);
		nodes.takeFirst();
	}

	private void goBack() {
		int index = map.index(x, y);
		RectTile tile = map.tile(index);
		int rectangle = tile.at(x & LAST, y & LAST);
		boolean startsHere = map.index(startX, startY) == index && tile.at(startX & LAST, startY & LAST) == rectangle;
		if (startsHere && steps.distance(startX - x, startY - y, tile.speedClass(rectangle)) <= cost) {
			comeFrom(startX, startY, 0);
		} else if (!step(index, tile, rectangle) && !cross(index, tile, rectangle)) {
			throw new IllegalStateException("no path to " + x + "," + y);
		}
	}

	/**
	 * Goes back to the anchor ({@code fromX}, {@code fromY}), from which the path comes to the current anchor. Adds a node
	 * for ({@code fromX}, {@code fromY}), and makes this anchor the current anchor.
	 *
	 * @param lower the cost of the path to ({@code fromX}, {@code fromY})
	 */
	private void comeFrom(int fromX, int fromY, long lower) {
		if (!steps.hasDiagonals() && fromX != x && fromY != y) {
			// from parent to node, a path goes diagonally first
			comeFrom(fromX, y, lower);
		}
		int parent = nodes.add(fromX, fromY);
		nodes.reach(node, parent, cost);
		node = parent;
		x = fromX;
		y = fromY;
		cost = lower;
	}

	/**
	 * Tries to go back from the current anchor by one step to a neighbour in another rectangle. Returns false if no neighbour
	 * in another rectangle can be the previous anchor of the path.
	 */
	private boolean step(int index, RectTile tile, int rectangle) {
		for (int rest = rule.legal(map.anchors().legal().around(x, y)); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int fromX = x + Steps.dx(direction);
			int fromY = y + Steps.dy(direction);
			int other = map.index(fromX, fromY);
			RectTile beside = map.tile(other);
			int next = beside.at(fromX & LAST, fromY & LAST);
			boolean isOther = other != index || next != rectangle;
			if (isOther && memory.knows(other) && memory.isExpanded(memory.number(other) + next)) {
				int at = memory.first(other) + beside.offset(next) + beside.place(next, fromX & LAST, fromY & LAST);
				long lower = memory.costs()[at];
				if (lower + steps.cost(Math.max(tile.speedClass(rectangle), beside.speedClass(next)), direction) <= cost) {
					comeFrom(fromX, fromY, lower);
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Tries to go back from the current anchor to another anchor on the border of the same rectangle. Returns false if no
	 * anchor on this border can be the previous anchor of the path.
	 */
	private boolean cross(int index, RectTile tile, int rectangle) {
		int at = memory.first(index) + tile.offset(rectangle);
		for (int side = 0; side < RectTile.SIDES; side++) {
			int length = side < RectTile.LEFT ? tile.width(rectangle) : tile.height(rectangle);
			for (int i = 0; i < length; i++, at++) {
				int fromX = map.left(index) + tile.x(rectangle, side, i);
				int fromY = map.top(index) + tile.y(rectangle, side, i);
				long lower = memory.costs()[at];
				if (lower + steps.distance(fromX - x, fromY - y, tile.speedClass(rectangle)) <= cost && (fromX != x || fromY != y)) {
					comeFrom(fromX, fromY, lower);
					return true;
				}
			}
		}
		return false;
	}
}
