package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.Cell;

/**
 * Turns a route over nodes into a path: inside each cluster the shortest way from one node to the next. Where the agent
 * is equally fast everywhere, one of the two ways over free ground with a single turn is taken if it is legal: none is
 * shorter, and it takes no search.
 */
final class Refinement {

	private final AbstractGraph graph;
	private final Annotation agent;
	private final Flood flood;
	private final Polyline path;
	private int expanded;

	Refinement(AbstractGraph graph, Annotation agent, Flood flood, int start) {
		this.graph = graph;
		this.agent = agent;
		this.flood = flood;
		this.path = new Polyline(Cluster.x(start), Cluster.y(start));
	}

	/** The turning points of the path along a route. */
	List<Cell> refine(int[] route) {
		for (int i = 1; i < route.length; i++) {
			if (graph.clusterOf(route[i - 1]) == graph.clusterOf(route[i])) {
				goInside(route[i - 1], route[i]);
			} else {
				path.lineTo(Cluster.x(route[i]), Cluster.y(route[i]));
			}
		}
		return path.finish();
	}

	private void goInside(int from, int to) {
		ClusterGrid grid = new ClusterGrid(agent, graph.boundsOf(from));
		if (!grid.isUniform() || !goStraight(grid, from, to, true) && !goStraight(grid, from, to, false)) {
			search(grid, grid.cell(from), grid.cell(to));
		}
	}

	/** Goes diagonally first or last, straight otherwise; does nothing but return false if that is not legal. */
	private boolean goStraight(ClusterGrid grid, int from, int to, boolean diagonalFirst) {
		int across = Cluster.x(to) - Cluster.x(from);
		int down = Cluster.y(to) - Cluster.y(from);
		int diagonal = Math.min(Math.abs(across), Math.abs(down));
		int turnX = Cluster.x(from) + Integer.signum(across) * (diagonalFirst ? diagonal : Math.abs(across) - diagonal);
		int turnY = Cluster.y(from) + Integer.signum(down) * (diagonalFirst ? diagonal : Math.abs(down) - diagonal);
		int turn = grid.cell(turnX, turnY);
		if (!isLegalLine(grid, grid.cell(from), turn)
				|| !isLegalLine(grid, turn, grid.cell(to))) {
			return false;
		}
		path.lineTo(turnX, turnY);
		path.lineTo(Cluster.x(to), Cluster.y(to));
		return true;
	}

	private boolean isLegalLine(ClusterGrid grid, int from, int to) {
		if (from == to) {
			return true;
		}
		int step = ClusterGrid.step(Integer.signum(grid.x(to) - grid.x(from)), Integer.signum(grid.y(to) - grid.y(from)));
		for (int cell = from; cell != to; cell += grid.offset(step)) {
			expanded++;
			if ((grid.steps(cell) >>> step & 1) == 0) {
				return false;
			}
		}
		return true;
	}

	private void search(ClusterGrid grid, int from, int to) {
		flood.run(grid, from, to);
		expanded += flood.expanded();
		int[] backward = new int[grid.cells()];
		int length = 0;
		for (int cell = to; cell != from; cell = flood.before(cell)) {
			backward[length++] = cell;
		}
		while (length > 0) {
			int cell = backward[--length];
			path.lineTo(grid.x(cell), grid.y(cell));
		}
	}

	/** How many anchors were looked at. */
	int expanded() {
		return expanded;
	}
}
