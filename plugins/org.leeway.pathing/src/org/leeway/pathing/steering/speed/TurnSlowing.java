package org.leeway.pathing.steering.speed;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.world.Agent;

/**
 * The rule that slows a unit in tight curves, because its heading turns at a limited rate. For example, let
 * {@code radius} be 2 cells. Then the unit drives curves of radius 1 at half its speed. A turn on the spot takes as
 * long as a curve of radius 2 with the same angle, at full speed. Immutable.
 *
 * @param radius the radius, in cells, of the tightest curve that the unit drives at full speed. This is the unit's
 * speed divided by its turn rate. 0 if nothing slows the unit
 */
public record TurnSlowing(double radius) {

	/** Returns the rule for an agent. */
	public static TurnSlowing of(Agent agent) {
		return new TurnSlowing(agent.turnRate().isPresent() ? agent.speed() / agent.turnRate().getAsDouble() : 0);
	}

	/**
	 * Returns a move with its speed reduced to what the turn rate allows.
	 *
	 * @param move a move with its speed relative to the agent's own speed, such as 0.5 on slow terrain
	 */
	public Move slowed(Move move) {
		return switch (move) {
		case Move.Drive drive when drive.segment() instanceof Arc arc && arc.radius() < radius ->
			drive.faster(Math.max(Double.MIN_NORMAL, arc.radius() / radius));
		case Move.Drive drive -> drive;
		case Move.Pivot pivot -> new Move.Pivot(pivot.position(), pivot.fromHeading(), pivot.sweep(), pivot.direction(),
				Math.max(pivot.duration(), pivot.sweep() * radius));
		};
	}
}
