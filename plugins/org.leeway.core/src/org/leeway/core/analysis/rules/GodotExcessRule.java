package org.leeway.core.analysis.rules;

import java.util.List;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.godot.GodotProvider;

/**
 * A rule about required paths for which the engine Godot finds no route, or too long a route. A path can say by how many per
 * cent an engine's route may be longer than the shortest path. Checks only paths that say so, and that name the planner of
 * Godot.
 */
public final class GodotExcessRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "godot-excess";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Godot route too long", Severity.WARNING,
			Subject.AGENT,
			"On a required path for Godot, the Godot route is longer than the shortest path by a greater share "
					+ "than the path allows, or Godot does not get to the goal. Move the ends away from walls, or "
					+ "allow more polygons.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		return new ExcessCheck(DESCRIPTOR, new GodotProvider(), false, "Godot", "polygon").check(level, progress);
	}
}
