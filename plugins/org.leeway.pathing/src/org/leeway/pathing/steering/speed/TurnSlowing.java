package org.leeway.pathing.steering.speed;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.world.Agent;

/**
 * The rule that slows a unit in tight curves, because its heading turns at a limited rate. For example, in a curve with
 * half of {@code radius}, the unit drives at half its speed. A turn on the spot takes as long as a turn by the same
 * angle at {@code radius}. Immutable.
 *
 * @param radius the radius, in cells, of the tightest curve at full speed: speed / turn rate. 0 if nothing slows the
 * unit
 */
public record TurnSlowing(double radius) {

	/** Returns the rule for an agent. */
	public static TurnSlowing of(Agent agent) {
		return new TurnSlowing(agent.turnRate().isPresent() ? agent.speed() / agent.turnRate().getAsDouble() : 0);
	}

	/**
	 * Returns a move that is slowed to what the turn rate allows.
	 *
	 * @param move the move of an agent whose speed counts as 1. Its speed is then the speed of the terrain, for example
	 * 0.5
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
