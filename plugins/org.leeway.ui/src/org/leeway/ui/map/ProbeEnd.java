package org.leeway.ui.map;

import java.util.Map;
import java.util.OptionalDouble;

import org.eclipse.emf.ecore.EAttribute;
import org.leeway.model.AgentType;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PathProbe;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;

/**
 * The start or the goal of a path probe, which tests a route between two places. The user can move the start and the
 * goal separately.
 */
public record ProbeEnd(PathProbe probe, boolean isGoal) {

	/** Returns the anchor at this end: the top-left cell of the unit's footprint. The anchor may lie outside the level. */
	public Cell anchor() {
		return isGoal ? new Cell(probe.getGoalX(), probe.getGoalY()) : new Cell(probe.getStartX(), probe.getStartY());
	}

	/** Returns the new values of the probe's attributes if this end moves to an anchor, indexed by attribute. */
	public Map<EAttribute, Integer> at(Cell anchor) {
		return isGoal ? Map.of(Literals.PATH_PROBE__GOAL_X, anchor.x(), Literals.PATH_PROBE__GOAL_Y, anchor.y())
				: Map.of(Literals.PATH_PROBE__START_X, anchor.x(), Literals.PATH_PROBE__START_Y, anchor.y());
	}

	/** Returns the side of the unit's footprint in cells. Returns 1 if the probe has no agent yet. */
	public int size() {
		return probe.getAgent() == null ? 1 : CellGeometry.sizeOnMap(probe.getAgent());
	}

	/** Returns the start and goal of the probe after a move of this end to an anchor. */
	public ProbePlace movedTo(Cell anchor) {
		return ProbePlace.of(probe).withAnchor(isGoal, anchor);
	}

	/** Returns the heading of the unit at this end, in degrees. Empty if the unit may have any heading. */
	public OptionalDouble heading() {
		return probe.eIsSet(headingFeature()) ? OptionalDouble.of((Double) probe.eGet(headingFeature()))
				: OptionalDouble.empty();
	}

	/** Returns the feature of the probe that stores the heading at this end. */
	public EAttribute headingFeature() {
		return isGoal ? Literals.PATH_PROBE__GOAL_HEADING : Literals.PATH_PROBE__START_HEADING;
	}

	/**
	 * Returns the start and goal of the probe after the unit was turned at this end.
	 *
	 * @param degrees the new heading at this end
	 */
	public ProbePlace turnedTo(double degrees) {
		return ProbePlace.of(probe).withHeading(isGoal, Math.toRadians(degrees));
	}

	/** Returns the other end of the probe. */
	public ProbeEnd other() {
		return new ProbeEnd(probe, !isGoal);
	}

	/** Returns the middle of the unit at this end, in cells. */
	public Point middle() {
		return new Point(anchor().x() + size() / 2.0, anchor().y() + size() / 2.0);
	}

	/**
	 * Returns the radius of the smallest circle around the centre of the unit that contains its body, in cells. If the probe has
	 * no agent yet, returns half the side of the footprint.
	 */
	public double reach() {
		AgentType agent = probe.getAgent();
		if (agent == null) {
			return size() / 2.0;
		}
		double radius = AgentBody.radius(agent);
		double width = agent.isSetWidth() ? agent.getWidth() : 2 * radius;
		return agent.isSetLength() ? Math.hypot(agent.getLength(), width) / 2 : radius;
	}

	/** Returns {@code start} or {@code goal}. */
	public String label() {
		return isGoal ? "goal" : "start";
	}
}
