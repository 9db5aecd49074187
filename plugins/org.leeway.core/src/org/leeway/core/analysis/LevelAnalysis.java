package org.leeway.core.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Capability;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.FitMap;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;

/**
 * What the level of a snapshot means for its agents. What agents share is computed once: the blocked cells, and the
 * clearance of each capability. Anything else, such as the clearance of a capability no agent has, is computed when
 * it is first asked for, and kept. Thread-safe.
 */
public final class LevelAnalysis {

	private final LevelSnapshot snapshot;
	private final BitPlane blocked;
	private final Map<Capability, ClearanceMap> clearances = new ConcurrentHashMap<>();
	private final Map<Capability, BitPlane> traversables = new ConcurrentHashMap<>();
	private final Map<Capability, FitMap> fits = new ConcurrentHashMap<>();
	private final Map<AgentProfile, AgentAnalysis> analyses = new ConcurrentHashMap<>();
	private volatile List<Finding> findings;

	private LevelAnalysis(LevelSnapshot snapshot) {
		this.snapshot = snapshot;
		this.blocked = snapshot.obstacles().blocked(snapshot.grid().width(), snapshot.grid().height());
	}

	/**
	 * Analyses a level for all of its agents.
	 *
	 * @param progress is told of {@link #steps} units of work
	 * @throws IllegalArgumentException if a spawn lies outside the level
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public static LevelAnalysis of(LevelSnapshot snapshot, Progress progress) {
		progress.check();
		LevelAnalysis analysis = new LevelAnalysis(snapshot);
		progress.worked(1);
		for (Capability capability : capabilities(snapshot)) {
			analysis.clearances.put(capability, analysis.annotate(capability, cancelling(progress)));
			progress.worked(1);
		}
		for (AgentProfile agent : snapshot.agents()) {
			analysis.analyses.computeIfAbsent(agent, key -> analysis.analyse(key, cancelling(progress)));
			progress.worked(1);
		}
		return analysis;
	}

	/** How many units of work {@link #of} reports for this level. */
	public static int steps(LevelSnapshot snapshot) {
		return 1 + capabilities(snapshot).size() + snapshot.agents().size();
	}

	private static List<Capability> capabilities(LevelSnapshot snapshot) {
		return snapshot.agents().stream().map(AgentProfile::capability).distinct().toList();
	}

	public LevelSnapshot snapshot() {
		return snapshot;
	}

	/** The cells that obstacles block for every capability. Shared: not to be changed. */
	public BitPlane blocked() {
		return blocked;
	}

	/** The analyses of the level's agents, in their order. */
	public List<AgentAnalysis> agents() {
		return snapshot.agents().stream().map(this::agent).toList();
	}

	/** The analysis of an agent, which need not be one of the level. */
	public AgentAnalysis agent(AgentProfile agent) {
		return analyses.computeIfAbsent(agent, key -> analyse(key, Progress.NONE));
	}

	/** The true clearance of every anchor for a capability. */
	public ClearanceMap clearance(Capability capability) {
		return clearances.computeIfAbsent(capability, key -> annotate(key, Progress.NONE));
	}

	/** The largest size that reaches every anchor, for a capability; empty where the level has no spawn. */
	public Optional<FitMap> fit(Capability capability) {
		if (snapshot.spawns().isEmpty()) {
			return Optional.empty();
		}
		return Optional.of(fits.computeIfAbsent(capability,
				key -> FitMap.of(clearance(key), snapshot.spawns(), Progress.NONE)));
	}

	/** What all rules find, with regions of every size. Computed once. */
	public List<Finding> findings() {
		if (findings == null) {
			findings = findings(1);
		}
		return findings;
	}

	/** What all rules find, with regions of {@code minArea} cells and more: in the order of the agents. */
	public List<Finding> findings(long minArea) {
		List<Finding> all = new ArrayList<>();
		Rules.registered().forEach(rule -> all.addAll(rule.check(this, minArea)));
		List<String> names = snapshot.agents().stream().map(AgentProfile::name).toList();
		Map<String, Integer> order = names.stream().distinct().collect(Collectors.toMap(name -> name, names::indexOf));
		all.sort(Comparator.comparingInt(finding -> order.getOrDefault(finding.agent(), names.size())));
		return List.copyOf(all);
	}

	private ClearanceMap annotate(Capability capability, Progress progress) {
		return ClearanceAnnotator.annotate(snapshot.grid(), blocked, capability, progress);
	}

	private AgentAnalysis analyse(AgentProfile agent, Progress progress) {
		BitPlane legal = clearance(agent.capability()).atLeast(agent.size());
		Reachability reachability = Reachability.of(legal, agent.size(), snapshot.spawns(), progress);
		return new AgentAnalysis(snapshot, agent, traversable(agent.capability()), reachability);
	}

	private BitPlane traversable(Capability capability) {
		return traversables.computeIfAbsent(capability,
				key -> ClearanceAnnotator.traversable(snapshot.grid(), blocked, key));
	}

	/** Passes on the wish to cancel only: one step of an analysis is one unit, however many its algorithm counts. */
	private static Progress cancelling(Progress progress) {
		return new Progress() {
			@Override
			public void worked(int units) {
				// counted by the caller
			}

			@Override
			public boolean cancelled() {
				return progress.cancelled();
			}
		};
	}
}
