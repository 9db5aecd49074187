package org.leeway.pathing.world;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;

/**
 * A kind of unit as planners see it: a square footprint on the grid, a disc in the plane, and how it moves. Immutable.
 *
 * @param name shown to users, possibly empty
 * @param unit its footprint on the grid and the terrains that it can cross
 * @param ownRadius radius of its disc in cells, at least 0; if it is empty, the disc is as wide as the footprint
 * @param turningRadius of its tightest curve, in cells, at least 0; 0 if it turns on the spot
 * @param reverses whether it can drive backwards
 * @param speed in cells a second on terrain of speed 1, more than 0
 */
public record Agent(String name, GridUnit unit, OptionalDouble ownRadius, double turningRadius, boolean reverses,
		double speed) {

	/** @throws IllegalArgumentException if a number is outside its range */
	public Agent {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(unit, "unit");
		check("radius", ownRadius.orElse(0), 0);
		check("turning radius", turningRadius, 0);
		check("speed", speed, Double.MIN_VALUE);
	}

	private static void check(String what, double value, double least) {
		if (!(value >= least && value < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException(
					"a " + what + " of " + value + ", expected " + (least == 0 ? "at least 0" : "more than 0"));
		}
	}

	/** An agent that turns on the spot, of speed 1 and without a radius of its own. */
	public Agent(String name, int size, Capability capability) {
		this(name, new GridUnit(size, capability), OptionalDouble.empty(), 0, false, 1);
	}

	/** The same agent with another footprint; an own radius stays only if the size stays. */
	public Agent with(GridUnit other) {
		return new Agent(name, other, other.size() == size() ? ownRadius : OptionalDouble.empty(), turningRadius, reverses,
				speed);
	}

	/** The same agent as a disc of this radius. */
	public Agent withRadius(double radius) {
		return new Agent(name, unit, OptionalDouble.of(radius), turningRadius, reverses, speed);
	}

	/** Side of the footprint in cells. */
	public int size() {
		return unit.size();
	}

	/** The terrains that it can cross. */
	public Capability capability() {
		return unit.capability();
	}

	/** Radius of the disc in cells: its own, or half the side of its footprint. */
	public double radius() {
		return ownRadius.orElse(size() / 2.0);
	}

	/** Whether it is a disc agent: it has a radius of its own. */
	public boolean isDisc() {
		return ownRadius.isPresent();
	}

	/** The middle of the footprint on an anchor, in cells. */
	public Point centre(Cell anchor) {
		return unit.centre(anchor);
	}

	/** The middles of all footprints that cover a cell. */
	public List<Point> centresOver(Cell cell) {
		return unit.centresOver(cell);
	}
}
