package org.leeway.core.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.core.level.LevelOutline;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Capability;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.FitMap;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;

/**
 * What the level of a snapshot means for its agents. What agents share is computed once: the blocked cells, and the
 * planes of legal anchors. Anything else, such as the clearance of a capability in numbers, is computed when it is
 * first asked for, and kept. Thread-safe.
 */
public final class LevelAnalysis implements CheckedLevel {

	private final LevelSnapshot snapshot;
	private final BitPlane blocked;
	private final Map<Capability, ClearanceMap> clearances = new ConcurrentHashMap<>();
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
		ClearancePlanes planes = analysis.planes(snapshot.agents(), progress);
		for (AgentProfile agent : snapshot.agents()) {
			analysis.analyses.computeIfAbsent(agent, key -> analysis.analyse(key, planes, cancelling(progress)));
			progress.worked(1);
		}
		return analysis;
	}

	/** How many units of work {@link #of} reports for this level. */
	public static int steps(LevelSnapshot snapshot) {
		int capabilities = (int) snapshot.agents().stream().map(AgentProfile::capability).distinct().count();
		return 1 + capabilities + snapshot.agents().size();
	}

	public LevelSnapshot snapshot() {
		return snapshot;
	}

	@Override
	public LevelOutline outline() {
		return snapshot.outline();
	}

	/** The cells that obstacles block for every capability. Shared: not to be changed. */
	public BitPlane blocked() {
		return blocked;
	}

	@Override
	public List<AgentAnalysis> agents() {
		return snapshot.agents().stream().map(this::agent).toList();
	}

	/** The analysis of an agent, which need not be one of the level. */
	public AgentAnalysis agent(AgentProfile agent) {
		return analyses.computeIfAbsent(agent,
				key -> analyse(key, planes(List.of(key), Progress.NONE), Progress.NONE));
	}

	/** The true clearance of every anchor for a capability. */
	public ClearanceMap clearance(Capability capability) {
		return clearances.computeIfAbsent(capability,
				key -> ClearanceAnnotator.annotate(snapshot.grid(), blocked, key, Progress.NONE));
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
		return Rules.check(this, minArea);
	}

	private ClearancePlanes planes(List<AgentProfile> agents, Progress progress) {
		return ClearancePlanes.of(snapshot.grid(), blocked, agents, progress);
	}

	private AgentAnalysis analyse(AgentProfile agent, ClearancePlanes planes, Progress progress) {
		BitPlane legal = planes.legal(agent.capability(), agent.size());
		Reachability reachability = Reachability.of(legal, agent.size(), snapshot.spawns(), progress);
		return new AgentAnalysis(snapshot, agent, planes.traversable(agent.capability()), reachability);
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
