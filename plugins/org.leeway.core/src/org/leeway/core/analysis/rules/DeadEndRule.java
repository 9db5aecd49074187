package org.leeway.core.analysis.rules;

import java.util.List;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.pathing.Progress;
import org.leeway.pathing.steering.search.Trap;

/**
 * A rule about dead ends. A turning unit can enter a dead end, but cannot turn round there to leave it. Checks only
 * agents that turn and cannot reverse, if their {@linkplain CheckedLevel#poses poses} are known.
 */
public final class DeadEndRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "dead-end";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Dead end for a turning unit", Severity.WARNING,
			Subject.AGENT,
			"A unit that turns and does not reverse gets into this area but not out of it, because it has no room "
					+ "to turn. Widen the area or its way out, or give the unit a tighter turn.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		return PoseFindings.of(level, progress,
				poses -> poses.traps(progress).stream().filter(trap -> trap.places() >= minArea).toList(), DeadEndRule::finding);
	}

	private static Finding finding(CheckedAgent agent, Trap trap) {
		String message = agent.label() + " gets into a dead end of " + PoseFindings.size(trap.places(), trap.bounds())
				+ " and cannot get out again: it cannot turn there";
		return DESCRIPTOR.finding(agent, message, trap.places(), trap.bounds(), trap.sample());
	}
}
