package org.leeway.pathing.world;

import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;

/**
 * A kind of unit as planners see it: a square footprint on the grid, a body in the plane, and how it moves. Immutable.
 *
 * @param name shown to users, possibly empty
 * @param unit the footprint on the grid, and the terrains that the agent can cross
 * @param body what the agent covers in the plane
 * @param motion how the agent turns and drives
 */
public record Agent(String name, GridUnit unit, Body body, Motion motion) {

	public Agent {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(unit, "unit");
		Objects.requireNonNull(body, "body");
		Objects.requireNonNull(motion, "motion");
	}

	/** Creates an agent of speed 1 that turns on the spot. Its body is a disc as wide as its footprint. */
	public Agent(String name, int size, Capability capability) {
		this(name, new GridUnit(size, capability), Body.OF_FOOTPRINT, Motion.STANDARD);
	}

	/**
	 * Returns the same agent with another footprint. If the size stays the same, the agent keeps its body. Otherwise,
	 * the body becomes a disc as wide as the footprint.
	 */
	public Agent with(GridUnit other) {
		return new Agent(name, other, other.size() == size() ? body : Body.OF_FOOTPRINT, motion);
	}

	/**
	 * Returns the same agent with another size and other terrains. If the size stays the same, the agent keeps its body
	 * and its obstacle radius. Otherwise, the body becomes a disc as wide as the footprint, and the agent has no
	 * obstacle radius.
	 */
	public Agent with(int size, Capability capability) {
		return with(size == size() ? unit.crossing(capability) : new GridUnit(size, capability));
	}

	/** Returns the same agent as a disc with a radius. */
	public Agent withRadius(double radius) {
		return new Agent(name, unit, Body.disc(radius), motion);
	}

	/** Returns the same agent with another turning radius. */
	public Agent withTurningRadius(double turningRadius) {
		return new Agent(name, unit, body, new Motion(turningRadius, reverses(), speed(), acceleration(), turnRate()));
	}

	/** Returns the side of the footprint in cells. */
	public int size() {
		return unit.size();
	}

	/** Returns the terrains that the agent can cross. */
	public Capability capability() {
		return unit.capability();
	}

	/**
	 * Returns the radius, in cells, with which planners for discs treat the agent. If the body has no radius of its own, this
	 * is half the side of the footprint.
	 */
	public double radius() {
		return body.radius().orElse(size() / 2.0);
	}

	/** Returns whether the body has a radius of its own, instead of the radius that follows from the footprint. */
	public boolean isDisc() {
		return body.radius().isPresent();
	}

	/** Returns the length of the body along the heading, in cells. Empty if the body is a disc. */
	public OptionalDouble length() {
		return body.length();
	}

	/** Returns the width of the body, in cells: the body's own width if it has one, else twice the radius. */
	public double width() {
		return body.width().orElse(2 * radius());
	}

	/**
	 * Returns whether planners must keep track of the agent's heading. True if the agent cannot turn on the spot, or if its
	 * body is a rectangle.
	 */
	public boolean turns() {
		return turningRadius() > 0 || length().isPresent();
	}

	/** Returns the radius of the tightest curve that the agent can drive, in cells. 0 if the agent turns on the spot. */
	public double turningRadius() {
		return motion.turningRadius();
	}

	/** Returns whether the agent can drive backwards. */
	public boolean reverses() {
		return motion.reverses();
	}

	/** Returns the speed in cells a second on terrain of speed 1. */
	public double speed() {
		return motion.speed();
	}

	/**
	 * Returns the largest acceleration and deceleration, in cells a second squared. Empty if the speed changes at once.
	 */
	public OptionalDouble acceleration() {
		return motion.acceleration();
	}

	/** Returns the largest turn rate on terrain of speed 1, in radians a second. Empty if there is no limit. */
	public OptionalDouble turnRate() {
		return motion.turnRate();
	}

	/** Returns the centre of the footprint, in cells, if its top-left cell is {@code anchor}. */
	public Point centre(Cell anchor) {
		return unit.centre(anchor);
	}

	/**
	 * Returns the centres of all footprints that cover a cell. Leaves out centres outside a map of the given width and
	 * height, in cells.
	 */
	public Stream<Point> centresOver(Cell cell, int width, int height) {
		return unit.centresOver(cell, width, height);
	}
}
