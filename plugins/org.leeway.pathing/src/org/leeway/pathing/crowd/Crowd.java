package org.leeway.pathing.crowd;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.traffic.MovingSquares;

/**
 * The units of a crowd with their distances to their goals. Units are numbered from 0. An anchor is the cell under the
 * top-left corner of a unit, with the number {@code y * width + x}. Immutable.
 */
final class Crowd {

	/** The value in place of a distance if no way leads from an anchor to the goal. */
	static final int UNREACHABLE = Integer.MAX_VALUE;
	/**
	 * The number of moves from which a unit can choose in a tick: four straight steps, and waiting. The last move is
	 * waiting.
	 */
	static final int STEPS = 5;

	private static final int[] STEP_X = { 1, 0, -1, 0, 0 };
	private static final int[] STEP_Y = { 0, 1, 0, -1, 0 };

	final int count;
	private final int width;
	private final int height;
	private final int[] sizes;
	private final int[] starts;
	private final int[] goals;
	/**
	 * Indexed by unit, then by the unit's top-left cell: the number of steps to the unit's goal if no other units are
	 * there.
	 */
	private final int[][] distances;

	Crowd(List<CrowdMember> members) {
		count = members.size();
		width = members.get(0).anchors().width();
		height = members.get(0).anchors().height();
		sizes = members.stream().mapToInt(CrowdMember::size).toArray();
		starts = members.stream().mapToInt(member -> anchor(member.start())).toArray();
		goals = members.stream().mapToInt(member -> anchor(member.goal())).toArray();
		distances = members.stream().map(member -> distances(member.anchors(), anchor(member.goal()))).toArray(int[][]::new);
	}

	private int anchor(Cell cell) {
		return cell.y() * width + cell.x();
	}

	Cell cell(int anchor) {
		return new Cell(anchor % width, anchor / width);
	}

	/**
	 * Returns whether it is clear at once that no plan exists. Either a unit has no way to its goal even if it is alone, or
	 * the starts or goals of two units overlap.
	 */
	boolean isHopeless() {
		for (int unit = 0; unit < count; unit++) {
			if (wayLength(unit) == UNREACHABLE) {
				return true;
			}
			for (int other = 0; other < unit; other++) {
				if (overlap(unit, starts[unit], other, starts[other]) > 0 || overlap(unit, goals[unit], other, goals[other]) > 0) {
					return true;
				}
			}
		}
		return false;
	}

	int[] starts() {
		return starts.clone();
	}

	int goal(int unit) {
		return goals[unit];
	}

	/** Returns the number of steps from the start of a unit to its goal if the unit were alone, or {@link #UNREACHABLE}. */
	int wayLength(int unit) {
		return distances[unit][starts[unit]];
	}

	int distance(int unit, int anchor) {
		return distances[unit][anchor];
	}

	/**
	 * Returns the anchor to which a step leads. Returns -1 if the step leads off the map. Also returns -1 if no way leads from
	 * the new anchor to the unit's goal.
	 *
	 * @param anchor the anchor before the step
	 * @param step the number of the step, less than {@link #STEPS}
	 */
	int step(int unit, int anchor, int step) {
		int x = anchor % width + STEP_X[step];
		int y = anchor / width + STEP_Y[step];
		int to = y * width + x;
		return x >= 0 && y >= 0 && x < width && y < height && distances[unit][to] != UNREACHABLE ? to : -1;
	}

	/**
	 * Returns the number of steps from each anchor to a goal, by breadth-first search from the goal. This works because each
	 * legal step is also legal backwards.
	 */
	private int[] distances(BitPlane anchors, int goal) {
		int[] distance = new int[width * height];
		Arrays.fill(distance, UNREACHABLE);
		int[] queue = new int[width * height];
		queue[0] = goal;
		distance[goal] = 0;
		for (int head = 0, tail = 1; head < tail; head++) {
			int x = queue[head] % width;
			int y = queue[head] / width;
			for (int step = 0; step < STEPS - 1; step++) {
				int toX = x + STEP_X[step];
				int toY = y + STEP_Y[step];
				if (toX >= 0 && toY >= 0 && toX < width && toY < height && distance[toY * width + toX] == UNREACHABLE
						&& anchors.get(toX, toY)) {
					distance[toY * width + toX] = distance[queue[head]] + 1;
					queue[tail++] = toY * width + toX;
				}
			}
		}
		return distance;
	}

	/** Returns the number of cells that the squares of two units have in common when the units stand on the given anchors. */
	int overlap(int unit, int anchor, int other, int otherAnchor) {
		int x = anchor % width;
		int y = anchor / width;
		int otherX = otherAnchor % width;
		int otherY = otherAnchor / width;
		int columns = Math.min(x + sizes[unit], otherX + sizes[other]) - Math.max(x, otherX);
		int rows = Math.min(y + sizes[unit], otherY + sizes[other]) - Math.max(y, otherY);
		return Math.max(0, columns) * Math.max(0, rows);
	}

	/**
	 * Returns whether two units overlap at any time during a tick. In the tick, each unit steps from an anchor to a neighbour,
	 * or waits.
	 */
	boolean meet(int unit, int from, int to, int other, int otherFrom, int otherTo) {
		int x = otherFrom % width - from % width;
		int y = otherFrom / width - from / width;
		int vx = to % width - from % width - (otherTo % width - otherFrom % width);
		int vy = to / width - from / width - (otherTo / width - otherFrom / width);
		return MovingSquares.meet(x, y, sizes[unit], sizes[other], vx, vy);
	}
}
