package org.leeway.pathing.steering.search;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.sweep.CollisionWorld;
import org.leeway.pathing.steering.sweep.SweptCells;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.World;

/**
 * The poses of a unit in a world, and the moves between them. Each cell has one place, its middle or its top-left
 * corner, see {@link TurningUnit#offset}. A pose is such a place with a heading. Immutable.
 *
 * @param primitives the moves, indexed by the heading where they begin
 * @param bodies the cells that the unit covers when it stands at the place of cell 0,0, indexed by heading. Empty
 * shapes if the unit is too large for the world
 * @param blocked the cells that the unit cannot cross
 * @param near the cells that may have obstacles. Null if there are no obstacles
 */
record Lattice(TurningUnit unit, CollisionWorld ground, Primitive[][] primitives, CellShape[] bodies, CellRows blocked,
		CellRows near,
		MovePlanes moves) {

	/**
	 * Returns the properties of an agent for searches with 8 headings. Driving in reverse costs as much as driving
	 * forward.
	 */
	static TurningUnit unit(Agent agent) {
		return TurningUnit.of(agent, Headings.EIGHT, 1);
	}

	/** Creates the lattice of an agent with 8 headings. */
	static Lattice of(World world, Agent agent) {
		return of(world, unit(agent));
	}

	private static Lattice of(World world, TurningUnit unit) {
		int width = world.grid().width();
		int height = world.grid().height();
		return of(world, unit, Primitives.of(unit, width, height), bodies(unit, width, height));
	}

	/** Creates the lattice of the same unit in another world. */
	Lattice in(World world) {
		boolean sameSize = world.grid().width() == width() && world.grid().height() == height();
		return sameSize ? of(world, unit, primitives, bodies) : of(world, unit);
	}

	private static Lattice of(World world, TurningUnit unit, Primitive[][] primitives, CellShape[] bodies) {
		CollisionWorld ground = CollisionWorld.of(world, unit.capability());
		int reach = MovePlanes.reach(primitives);
		CellRows blocked = CellRows.outside(ground.passable(), reach);
		CellRows near = CellRows.ofObstacles(ground, reach);
		return new Lattice(unit, ground, primitives, bodies, blocked, near,
				new MovePlanes(ground, unit, primitives, blocked, near));
	}

	private static CellShape[] bodies(TurningUnit unit, int width, int height) {
		Point place = new Point(unit.offset(), unit.offset());
		List<CellShape> bodies = new ArrayList<>();
		for (int heading = 0; heading < unit.headings().count(); heading++) {
			bodies.add(CellShape.of(SweptCells.of(unit.footprint(), Pose.at(place, unit.headings().angle(heading)), width, height)
					.orElse(List.of())));
		}
		return bodies.toArray(CellShape[]::new);
	}

	int width() {
		return ground.passable().width();
	}

	int height() {
		return ground.passable().height();
	}

	/**
	 * Returns whether an area is deep, that is, longer than the width that the unit needs for a half turn. This width
	 * is twice the turning radius plus the longer side of the body.
	 *
	 * @param bounds the smallest rectangle around the area
	 */
	boolean isDeep(CellRect bounds) {
		return Math.max(bounds.width(), bounds.height()) > 2 * unit.turningRadius() + unit.extent();
	}

	/** Returns an empty set of poses. */
	PoseSet none() {
		return new PoseSet(width(), height(), unit.headings().count());
	}

	/** Returns all poses at which the unit overlaps nothing. */
	PoseSet legalPoses() {
		PoseSet legal = none();
		for (int heading = 0; heading < bodies.length; heading++) {
			if (bodies[heading].isEmpty()) {
				continue;
			}
			long[] free = blocked.clear(bodies[heading], width(), height());
			long[] unsure = near == null ? new long[free.length] : near.meeting(bodies[heading], width(), height());
			for (int i = 0; i < free.length; i++) {
				for (long rest = free[i] & unsure[i]; rest != 0; rest &= rest - 1) {
					if (!isFree(heading, i % legal.words * Long.SIZE + Long.numberOfTrailingZeros(rest), i / legal.words)) {
						free[i] &= ~Long.lowestOneBit(rest);
					}
				}
			}
			legal.bits[heading] = free;
		}
		return legal;
	}

	private boolean isFree(int heading, int x, int y) {
		Point place = new Point(x + unit.offset(), y + unit.offset());
		return ground.isFree(unit.footprint(), Pose.at(place, unit.headings().angle(heading)));
	}
}
