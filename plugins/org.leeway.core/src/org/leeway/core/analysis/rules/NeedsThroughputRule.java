package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.balance.Place;
import org.leeway.core.analysis.traffic.LevelTraffic;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.level.part.Throughput;
import org.leeway.core.text.Counts;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.traffic.TrafficBound;
import org.leeway.pathing.world.Agent;

/**
 * A rule about required paths with too little throughput. Even if the units move as well as possible, fewer of them get
 * through than the level demands. Skips paths that units cannot take at all, because {@link RequiredPathRule} reports them.
 */
public final class NeedsThroughputRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "needs-throughput";

	/** Relative tolerance for demands that equal the bound. */
	private static final double ROUNDING = 1e-9;

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Too little throughput", Severity.ERROR, Subject.AGENT,
			"Fewer units get along a required path than the level demands, however they move. Widen a gap, open another way, or "
					+ "lower the demand.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		if (level instanceof LevelAnalysis whole) {
			for (AgentAnalysis agent : whole.agents()) {
				whole.header().requiredPaths(agent.agent()).stream().filter(path -> !path.throughput().isEmpty())
						.forEach(path -> check(whole, agent, path, progress).ifPresent(findings::add));
			}
		}
		return findings;
	}

	private static Optional<Finding> check(LevelAnalysis level, AgentAnalysis agent, ProbedPath path, Progress progress) {
		Throughput needed = path.throughput();
		Optional<Agent> back = needed.returning() == 0 ? Optional.of(agent.agent()) : level.header().agent(needed.back());
		if (back.isEmpty()) {
			return Optional.of(PathFindings.of(DESCRIPTOR, level, agent, path, " cannot be checked: no agent is named "
					+ needed.back() + ", expected one of " + level.snapshot().agents().stream().map(Agent::name)
							.collect(Collectors.joining(", "))));
		}
		LevelTraffic traffic = new LevelTraffic(level, agent.agent(), back.get(), needed.ratio());
		Place start = Place.of(path.start());
		Place goal = Place.of(path.goal());
		LevelTraffic.Ends ends = traffic.ends(agent.agent(), start, goal, progress);
		TrafficBound bound = traffic.bothWays(traffic.oneWay(ends, progress), ends, traffic.ends(back.get(), start, goal, progress),
				progress);
		return !ends.isWay() || bound.perSecond() >= needed.perSecond() * (1 - ROUNDING) ? Optional.empty()
				: Optional.of(finding(level, agent, path, traffic, bound, progress));
	}

	private static Finding finding(LevelAnalysis level, AgentAnalysis agent, ProbedPath path, LevelTraffic traffic, TrafficBound bound,
			Progress progress) {
		Throughput needed = path.throughput();
		String words = " gets at most " + Lengths.format(60 * bound.perSecond()) + " units a minute from " + path.start() + " to "
				+ path.goal() + (needed.returning() == 0 ? "" : " while " + needed.back() + " comes back") + ", expected "
				+ Lengths.format(60 * needed.perSecond());
		if (bound.gaps().isEmpty()) {
			return PathFindings.of(DESCRIPTOR, level, agent, path, words);
		}
		Gap place = bound.gaps().getFirst();
		String gaps = ": " + Counts.of(bound.gaps().size(), "gap", "gaps") + " of "
				+ bound.gaps().stream().map(gap -> Integer.toString(gap.width())).collect(Collectors.joining(" + "));
		String widen = traffic.widening(bound, needed.perSecond(), progress)
				.map(wider -> ", widen that of " + wider.gap().width() + " at " + middle(wider.gap()) + " by " + wider.cells()).orElse("");
		String name = path.name().isEmpty() ? "" : path.name() + ": ";
		return DESCRIPTOR.finding(agent, name + agent.label() + words + gaps + widen, 0, bounds(place.cells(), level),
				level.header().nearest(middle(place)));
	}

	private static Cell middle(Gap gap) {
		return gap.cells().get(gap.cells().size() / 2);
	}

	private static CellRect bounds(List<Cell> cells, LevelAnalysis level) {
		return cells.stream().map(level.header()::nearest).map(cell -> new CellRect(cell.x(), cell.y(), 1, 1)).reduce(CellRect::union)
				.orElseThrow();
	}
}
