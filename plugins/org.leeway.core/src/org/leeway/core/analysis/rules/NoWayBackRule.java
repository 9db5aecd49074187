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
import org.leeway.pathing.steering.search.Ring;

/**
 * A rule about rings without a way back. A unit that turns and cannot reverse can get into such a ring and drive round
 * there for ever, but cannot get out. Checks an agent only if its {@linkplain CheckedLevel#poses poses} are known.
 */
public final class NoWayBackRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "no-way-back";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "No way back for a turning unit", Severity.ADVICE,
			Subject.AGENT,
			"A unit that turns and does not reverse gets into this ring and can drive on there forever, but cannot get back to a "
					+ "spawn. Widen the way in, so that the unit can turn into it again, or give the unit a tighter turn.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		return PoseFindings.of(level, progress,
				poses -> poses.rings(progress).stream().filter(ring -> ring.places() >= minArea).toList(), NoWayBackRule::finding);
	}

	private static Finding finding(CheckedAgent agent, Ring ring) {
		String message = agent.label() + " gets into a ring of " + PoseFindings.size(ring.places(), ring.bounds())
				+ " and cannot get back: it can only drive round there";
		return DESCRIPTOR.finding(agent, message, ring.places(), ring.bounds(), ring.sample());
	}
}
