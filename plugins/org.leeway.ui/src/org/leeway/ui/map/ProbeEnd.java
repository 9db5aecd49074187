package org.leeway.ui.map;

import java.util.Map;

import org.eclipse.emf.ecore.EAttribute;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;

/** The start or the goal of a probe, which the user can move separately. */
public record ProbeEnd(PathProbe probe, boolean isGoal) {

	/** The anchor at this end; it may lie outside the level. */
	public Cell anchor() {
		return isGoal ? new Cell(probe.getGoalX(), probe.getGoalY()) : new Cell(probe.getStartX(), probe.getStartY());
	}

	/** The values that put this end at an anchor. */
	public Map<EAttribute, Integer> at(Cell anchor) {
		return isGoal ? Map.of(Literals.PATH_PROBE__GOAL_X, anchor.x(), Literals.PATH_PROBE__GOAL_Y, anchor.y())
				: Map.of(Literals.PATH_PROBE__START_X, anchor.x(), Literals.PATH_PROBE__START_Y, anchor.y());
	}

	/** The side of the unit's footprint in cells; 1 if the probe has no agent yet. */
	public int size() {
		return probe.getAgent() == null ? 1 : probe.getAgent().getSize();
	}

	/** The probe with this end elsewhere. */
	public ProbePlace movedTo(Cell anchor) {
		return isGoal ? new ProbePlace(probe, new ProbeEnd(probe, false).anchor(), anchor)
				: new ProbePlace(probe, anchor, new ProbeEnd(probe, true).anchor());
	}

	/** {@code start} or {@code goal}. */
	public String label() {
		return isGoal ? "goal" : "start";
	}
}
