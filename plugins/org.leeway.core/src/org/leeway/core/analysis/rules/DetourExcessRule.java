package org.leeway.core.analysis.rules;

import java.util.List;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.detour.DetourProvider;

/**
 * A rule about required paths for which the engine Detour finds no route, or too long a route. A path can say by how many per
 * cent an engine's route may be longer than the shortest path. Skips paths that do not say so, and paths that name the planner
 * of another engine.
 */
public final class DetourExcessRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "detour-excess";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Recast/Detour route too long", Severity.WARNING,
			Subject.AGENT,
			"On a required path, the Recast/Detour route is longer than the shortest path by a greater share "
					+ "than the path allows, or its search runs out of nodes. Split large polygons of the mesh, or "
					+ "allow more nodes.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		return new ExcessCheck(DESCRIPTOR, new DetourProvider(), true, "Recast/Detour", "node").check(level, progress);
	}
}
