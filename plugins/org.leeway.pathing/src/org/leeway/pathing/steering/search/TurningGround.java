package org.leeway.pathing.steering.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.World;

/**
 * The poses at which units of one agent stand in a world, and the ways between them. Each cell has one place, and each place has 8
 * headings. A pose has a number. Thread-safe.
 */
public final class TurningGround {

	private static final Headings HEADINGS = Headings.EIGHT;
	/** The largest number of cells of a world. With this number of cells, an array of the costs of all poses has 2 GiB. */
	public static final int MOST_CELLS = 1 << 25;
	/** The number for no pose, or no move. */
	public static final int NONE = -1;

	private final TurningMap map;
	private final double speed;
	/** Indexed by heading: the move straight on to the next place, or {@link #NONE} if there is no such move. */
	private final int[] straight = new int[HEADINGS.count()];

	private TurningGround(TurningMap map, double speed) {
		this.map = map;
		this.speed = speed;
		Arrays.setAll(straight, heading -> straight(map.primitives(heading), heading));
	}

	private static int straight(Primitive[] primitives, int heading) {
		for (int i = 0; i < primitives.length; i++) {
			if (primitives[i].to() == heading && primitives[i].dx() == HEADINGS.dx(heading) && primitives[i].dy() == HEADINGS.dy(heading)) {
				return i;
			}
		}
		return NONE;
	}

	/**
	 * Prepares a world for the units of an agent. If the units can move in reverse, a cell in reverse takes as long as
	 * Directional A* assumes by default.
	 *
	 * @throws IllegalArgumentException if the world has more than {@link #MOST_CELLS} cells
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static TurningGround of(World world, Agent agent, Progress progress) {
		int width = world.grid().width();
		int height = world.grid().height();
		if ((long) width * height > MOST_CELLS) {
			throw new IllegalArgumentException(width + " x " + height + " cells, expected at most " + MOST_CELLS);
		}
		progress.check();
		TurningUnit unit = TurningUnit.of(agent, HEADINGS, DirectionalProvider.USUAL_REVERSE_COST / 100.0);
		return new TurningGround(new TurningMap(world, unit, Primitives.of(unit, width, height)), agent.speed());
	}

	/**
	 * A legal move from a pose to another pose. Immutable.
	 *
	 * @param to the pose at the end
	 * @param seconds the duration, without turns on the spot, which need no time
	 */
	public record Way(int to, double seconds, int move) {
	}

	/** Returns the number of poses. The numbers are from 0 on. */
	public int poses() {
		return map.width() * map.height() * HEADINGS.count();
	}

	/** Returns the number of headings. Headings are numbered clockwise from 0, which is to the right. */
	public int headings() {
		return HEADINGS.count();
	}

	/**
	 * Returns the number of a pose: a unit stands at the cell (x, y), and has a heading. Poses are numbered by row, then by
	 * column, then by heading.
	 */
	public int pose(int x, int y, int heading) {
		return (y * map.width() + x) * HEADINGS.count() + heading;
	}

	/** Returns the number of the cell of a pose, row by row from 0. */
	public int cell(int pose) {
		return pose / HEADINGS.count();
	}

	private int x(int pose) {
		return cell(pose) % map.width();
	}

	private int y(int pose) {
		return cell(pose) / map.width();
	}

	/** Returns the place and the heading of a pose. */
	public Pose at(int pose) {
		return Pose.at(map.place(x(pose), y(pose)), HEADINGS.angle(pose % HEADINGS.count()));
	}

	/** Returns whether a unit at a pose overlaps nothing. */
	public boolean isFree(int pose) {
		return map.ground().isFree(map.unit().footprint(), at(pose));
	}

	/** Returns the legal moves from a pose. */
	public List<Way> ways(int pose) {
		int heading = pose % HEADINGS.count();
		List<Way> ways = new ArrayList<>();
		Primitive[] primitives = map.primitives(heading);
		for (int i = 0; i < primitives.length; i++) {
			double seconds = map.duration(heading, i, x(pose), y(pose)) / speed;
			if (seconds < Double.POSITIVE_INFINITY) {
				ways.add(new Way(pose(x(pose) + primitives[i].dx(), y(pose) + primitives[i].dy(), primitives[i].to()), seconds, i));
			}
		}
		return ways;
	}

	/** Returns the lines, arcs and turns on the spot of a legal move from a pose, at the unit's speeds. */
	public List<Move> moves(int pose, Way way) {
		return Moves.faster(map.driven(pose % HEADINGS.count(), way.move, x(pose), y(pose)), speed);
	}

	/** Returns whether a unit at a pose can drive straight on, to the next place in the direction of its heading. */
	public boolean canDriveOn(int pose) {
		int heading = pose % HEADINGS.count();
		return straight[heading] != NONE && map.duration(heading, straight[heading], x(pose), y(pose)) < Double.POSITIVE_INFINITY;
	}

	/**
	 * Returns the pose one cell to the side of a pose, with the same heading. Returns {@link #NONE} if there is no such cell. For a
	 * slanted heading, the cell of the result touches the cell of the pose only at a corner.
	 *
	 * @param isRight whether to go to the right of the unit. If false, to the left
	 */
	public int beside(int pose, boolean isRight) {
		int heading = pose % HEADINGS.count();
		int side = HEADINGS.turned(heading, (isRight ? 1 : -1) * HEADINGS.count() / 4);
		int x = x(pose) + HEADINGS.dx(side);
		int y = y(pose) + HEADINGS.dy(side);
		return map.isInside(x, y) ? pose(x, y, heading) : NONE;
	}

	/**
	 * Computes the costs of the ways to a goal, from all poses.
	 *
	 * @param goal the cells of the goal. A unit is at its goal if it stands at the place of such a cell, with any heading
	 * @param factor returns the cost of each second of a move that leads to a pose, given the pose. 1 or more
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public TurningField field(BitPlane goal, IntToDoubleFunction factor, Progress progress) {
		return TurningField.of(this, goal, factor, progress);
	}

	/** Calls a visitor with all poses from which a legal move leads to a pose, and with the duration of the move in seconds. */
	void arrivals(int pose, ArrivalVisitor visitor) {
		for (TurningMap.Arrival arrival : map.arrivals(pose % HEADINGS.count())) {
			int x = x(pose) - arrival.primitive().dx();
			int y = y(pose) - arrival.primitive().dy();
			if (map.isInside(x, y) && map.classes()[map.index(x, y)] != TurningMap.NONE) {
				double seconds = map.duration(arrival.from(), arrival.move(), x, y) / speed;
				if (seconds < Double.POSITIVE_INFINITY) {
					visitor.visit(pose(x, y, arrival.from()), seconds);
				}
			}
		}
	}

	/** A function that gets moves to a pose. */
	@FunctionalInterface
	interface ArrivalVisitor {

		/** Gets the pose where a move begins, and the duration of the move in seconds. */
		void visit(int from, double seconds);
	}
}
