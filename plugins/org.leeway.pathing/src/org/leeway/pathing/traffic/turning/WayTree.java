package org.leeway.pathing.traffic.turning;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.steering.search.TurningGround;

/**
 * The ways of a group from its starts to its goal. Ways that meet go on together, so the ways form trees with the goal at the
 * roots. A node is a pose on a way. Nodes are numbered from 0. Immutable.
 */
final class WayTree {

	static final int NONE = -1;

	private final TurningGround ground;
	private final Map<Integer, Integer> nodes = new HashMap<>();
	private final List<Integer> poses = new ArrayList<>();
	/** Indexed by node: the next node on the way, or {@link #NONE} at the goal. */
	private final List<Integer> nexts = new ArrayList<>();
	/** Indexed by node: the course to the next node. At the goal, the course of a unit that stays there. */
	private final List<Course> courses = new ArrayList<>();
	private final List<Double> costs = new ArrayList<>();
	/**
	 * Indexed by node: the index of the node in a depth-first walk from the roots of the trees. The nodes behind a node, that
	 * is, the nodes with ways over the node, come directly after the node.
	 */
	private final int[] first;
	/** Indexed by node: the end of the range [first, end) in the walk with the node and all nodes behind the node. */
	private final int[] end;

	/** @param pivotSeconds the duration of a turn on the spot */
	WayTree(TurningGroup group, double pivotSeconds) {
		this.ground = group.ground();
		TurningWays ways = group.ways();
		for (int start : group.starts()) {
			if (ways.has(start)) {
				add(ways, start, pivotSeconds);
			}
		}
		this.first = new int[poses.size()];
		this.end = new int[poses.size()];
		number();
	}

	private void add(TurningWays ways, int start, double pivotSeconds) {
		int before = NONE;
		int pose = start;
		while (true) {
			Integer known = nodes.putIfAbsent(pose, poses.size());
			if (before != NONE) {
				nexts.set(before, known == null ? poses.size() : known);
			}
			if (known != null) {
				return;
			}
			before = poses.size();
			poses.add(pose);
			nexts.add(NONE);
			costs.add(ways.field().cost(pose));
			if (costs.getLast() == 0) {
				courses.add(Course.stay(ways.ground().at(pose)));
				return;
			}
			TurningGround.Way way = ways.next(pose);
			courses.add(ways.course(pose, way, pivotSeconds));
			pose = way.to();
		}
	}

	private void number() {
		List<List<Integer>> behind = new ArrayList<>();
		poses.forEach(pose -> behind.add(new ArrayList<>()));
		Deque<Integer> open = new ArrayDeque<>();
		for (int node = 0; node < poses.size(); node++) {
			if (nexts.get(node) == NONE) {
				open.push(node);
			} else {
				behind.get(nexts.get(node)).add(node);
			}
		}
		// the loop sees each node at the top of the stack twice. The second time, all nodes behind this node are numbered
		boolean[] isOpen = new boolean[poses.size()];
		int count = 0;
		while (!open.isEmpty()) {
			int node = open.peek();
			if (isOpen[node]) {
				end[node] = count;
				open.pop();
			} else {
				isOpen[node] = true;
				first[node] = count++;
				behind.get(node).forEach(open::push);
			}
		}
	}

	int size() {
		return poses.size();
	}

	/** Returns the node of a pose on a way. */
	int node(int pose) {
		return nodes.get(pose);
	}

	int pose(int node) {
		return poses.get(node);
	}

	int next(int node) {
		return nexts.get(node);
	}

	Course course(int node) {
		return courses.get(node);
	}

	/** Returns the course of a unit that stays at a node. */
	Course stay(int node) {
		return Course.stay(ground.at(poses.get(node)));
	}

	double cost(int node) {
		return costs.get(node);
	}

	/** Returns whether a way from a node leads over another node, or begins there. */
	boolean leadsOver(int from, int node) {
		return first[node] <= first[from] && first[from] < end[node];
	}
}
