package org.leeway.pathing.steering.speed;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.world.Agent;

/**
 * The rule that slows the unit in tight turns because its heading turns at a limited rate. Turns by the same angle take
 * the same time at all radii below the radius of the rule, even on the spot. Immutable.
 *
 * @param radius the least radius of curves at full speed: speed / rate, in cells; 0 if nothing slows the unit
 */
public record TurnSlowing(double radius) {

	/** Returns the rule for an agent. */
	public static TurnSlowing of(Agent agent) {
		return new TurnSlowing(agent.turnRate().isPresent() ? agent.speed() / agent.turnRate().getAsDouble() : 0);
	}

	/**
	 * Returns a move at the speed that the turn rate allows.
	 *
	 * @param move the move of an agent whose speed is 1 on usual terrain. On slow terrain, the move has a lower speed
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
