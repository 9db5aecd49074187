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
 * @param unit its footprint on the grid and the terrains that it can cross
 * @param body what it covers in the plane
 * @param motion how it turns and drives
 */
public record Agent(String name, GridUnit unit, Body body, Motion motion) {

	public Agent {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(unit, "unit");
		Objects.requireNonNull(body, "body");
		Objects.requireNonNull(motion, "motion");
	}

	/** An agent that turns on the spot, of speed 1 and without a body of its own. */
	public Agent(String name, int size, Capability capability) {
		this(name, new GridUnit(size, capability), Body.OF_FOOTPRINT, Motion.STANDARD);
	}

	/** The same agent with another footprint; an own body stays only if the size stays. */
	public Agent with(GridUnit other) {
		return new Agent(name, other, other.size() == size() ? body : Body.OF_FOOTPRINT, motion);
	}

	/** The same agent as a disc of this radius. */
	public Agent withRadius(double radius) {
		return new Agent(name, unit, Body.disc(radius), motion);
	}

	/** The same agent with another turning radius. */
	public Agent withTurningRadius(double turningRadius) {
		return new Agent(name, unit, body, new Motion(turningRadius, reverses(), speed(), acceleration(), turnRate()));
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
		return body.radius().orElse(size() / 2.0);
	}

	/** Whether it is a disc agent: it has a radius of its own. */
	public boolean isDisc() {
		return body.radius().isPresent();
	}

	/** Length in cells of the rectangle that turns with the heading; empty if the disc is its body. */
	public OptionalDouble length() {
		return body.length();
	}

	/** Width in cells of that rectangle: its own, or twice the radius. */
	public double width() {
		return body.width().orElse(2 * radius());
	}

	/** Whether its heading matters: it has a turning radius, or a length that turns with it. */
	public boolean turns() {
		return turningRadius() > 0 || length().isPresent();
	}

	/** Radius of its tightest curve, in cells; 0 if it turns on the spot. */
	public double turningRadius() {
		return motion.turningRadius();
	}

	/** Whether it can drive backwards. */
	public boolean reverses() {
		return motion.reverses();
	}

	/** Its speed in cells a second on terrain of speed 1. */
	public double speed() {
		return motion.speed();
	}

	/** How fast its speed can change, in cells a second squared; empty if at once. */
	public OptionalDouble acceleration() {
		return motion.acceleration();
	}

	/** How fast its heading can turn on terrain of speed 1, in radians a second; empty if as fast as it needs. */
	public OptionalDouble turnRate() {
		return motion.turnRate();
	}

	/** The middle of the footprint on an anchor, in cells. */
	public Point centre(Cell anchor) {
		return unit.centre(anchor);
	}

	/** Returns the middles, as far as they lie on a map, of all footprints that cover a cell. */
	public Stream<Point> centresOver(Cell cell, int width, int height) {
		return unit.centresOver(cell, width, height);
	}
}
