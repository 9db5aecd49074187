package org.leeway.core.analysis;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Choke;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.CoveringSizes;
import org.leeway.pathing.clearance.FitMap;
import org.leeway.pathing.clearance.FitPlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.search.Footprints;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;

/**
 * What the level of a snapshot means for its agents. What agents share is computed once: the blocked cells, and the
 * planes of legal anchors. Anything else, such as the clearance of a capability in numbers, is computed when it is
 * first asked for, and kept for the agents of the level and for a few others. Thread-safe.
 */
public final class LevelAnalysis implements CheckedLevel {

	/** The greatest size that {@link #fitPlanes} tells from smaller ones. */
	public static final int FIT_LIMIT = 16;

	/** For how many capabilities that no agent of the level has, and for how many other units, to keep what is computed. */
	static final int OTHERS_KEPT = 4;

	private final LevelSnapshot snapshot;
	private final LevelClearance clearance;
	private final LevelFits fits;
	/** Those of the agents of the level. */
	private final Map<Agent, AgentAnalysis> analyses = new HashMap<>();
	private final OtherUnits others;
	private final LevelGaps gaps;
	/** Those of some agents of the level. */
	private final Map<Agent, Reachability> byBrushfire = new ConcurrentHashMap<>();
	/** For planners, who prepare what they need when a path is first asked for. */
	private final Preparation preparation;
	private volatile List<Finding> findings;

	/** @param before an analysis of a level of the same size, or null */
	private LevelAnalysis(LevelSnapshot snapshot, LevelAnalysis before, Progress progress) {
		progress.check();
		this.snapshot = snapshot;
		this.clearance = new LevelClearance(snapshot, before == null ? null : before.clearance, progress);
		this.others = new OtherUnits(snapshot, clearance.blocked(), before == null ? null : before.others);
		this.gaps = before == null ? new LevelGaps(header().scene()) : before.gaps.of(header().scene());
		this.preparation = before == null ? Preparation.of(snapshot.world(), snapshot.units())
				: before.preparation.with(snapshot.world(), snapshot.units());
		this.fits = new LevelFits(header(), before == null ? null : before.fits, OTHERS_KEPT);
		for (Agent agent : snapshot.agents()) {
			analyses.computeIfAbsent(agent, key -> analyse(key, before, progress));
			progress.worked(1);
		}
	}

	/**
	 * Analyses a level for all of its agents.
	 *
	 * @param progress is told of {@link #steps} units of work
	 * @throws IllegalArgumentException if a spawn lies outside the level
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public static LevelAnalysis of(LevelSnapshot snapshot, Progress progress) {
		return new LevelAnalysis(snapshot, null, progress);
	}

	/**
	 * Analyses the level after an edit, which may have changed anything. What it left as it was is not computed again.
	 *
	 * @param progress is told of {@link #steps} units of work
	 * @throws IllegalArgumentException if a spawn lies outside the level
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public LevelAnalysis with(LevelSnapshot edited, Progress progress) {
		boolean sameSize = edited.grid().bounds().equals(snapshot.grid().bounds());
		return new LevelAnalysis(edited, sameSize ? this : null, progress);
	}

	/** How many units of work {@link #of} reports for this level. */
	public static int steps(LevelSnapshot snapshot) {
		return LevelClearance.steps(snapshot) + snapshot.agents().size();
	}

	public LevelSnapshot snapshot() {
		return snapshot;
	}

	@Override
	public LevelHeader header() {
		return snapshot.header();
	}

	/** The cells that obstacles block for every capability. */
	public BitPlane blocked() {
		return clearance.blocked();
	}

	@Override
	public List<AgentAnalysis> agents() {
		return snapshot.agents().stream().map(this::agent).toList();
	}

	@Override
	public PlanResult plan(PlannerChoice planner, PlanQuery query, Progress progress) {
		return planner.plan(preparation, query, progress);
	}

	@Override
	public GapMap gaps(Progress progress) {
		return gaps.map(progress);
	}

	/** The analysis of an agent. Takes a while for one that is not of the level. */
	public AgentAnalysis agent(Agent agent) {
		return agent(agent, Progress.NONE);
	}

	/**
	 * The same, for those who may no longer want to know.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public AgentAnalysis agent(Agent agent, Progress progress) {
		AgentAnalysis known = analyses.get(agent);
		return known == null ? others.get(agent, progress) : known;
	}

	/**
	 * What an agent would reach, of what it does reach, if it stood only on anchors with a Brushfire distance of its size
	 * or more.
	 */
	public Reachability reachabilityByBrushfire(Agent agent) {
		return analyses.containsKey(agent) ? byBrushfire.computeIfAbsent(agent, this::computeByBrushfire)
				: computeByBrushfire(agent);
	}

	private Reachability computeByBrushfire(Agent agent) {
		int diameter = 2 * agent.size() - 1;
		BitPlane squares = agent(agent.with(new GridUnit(diameter, agent.capability()))).reachability().legal();
		BitPlane reachable = agent(agent).reachability().reachable();
		return Reachability.of(Footprints.middles(squares, diameter).and(reachable), agent.size(),
				header().spawns(agent), Progress.NONE);
	}

	/** The true clearance of every anchor for a capability. */
	public ClearanceMap clearance(Capability capability) {
		return clearance.map(capability);
	}

	/** The true clearance of one anchor for a capability, without that of the others. */
	public int clearanceAt(Cell anchor, Capability capability) {
		return clearance.at(anchor, capability);
	}

	/** The cells that a capability can cross. */
	public BitPlane traversable(Capability capability) {
		return clearance.traversable(capability);
	}

	/** The same as {@link #fitPlanes(Origin)}, from all spawns. */
	public Optional<FitPlanes> fitPlanes(Capability capability) {
		return fitPlanes(Origin.of(capability));
	}

	/**
	 * The largest size up to {@link #FIT_LIMIT} that reaches every anchor; empty where there is no spawn to come from.
	 * After an edit it is there far sooner than {@link #fit}.
	 */
	public Optional<FitPlanes> fitPlanes(Origin origin) {
		return fits.planes(origin, traversable(origin.capability()));
	}

	/** The same as {@link #coveringSizes(Origin, Progress)}, from all spawns. */
	public CoveringSizes coveringSizes(Capability capability, Progress progress) {
		return coveringSizes(Origin.of(capability), progress);
	}

	/**
	 * The largest unit, of sizes up to {@link #FIT_LIMIT}, over each cell.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public CoveringSizes coveringSizes(Origin origin, Progress progress) {
		return fits.coveringSizes(origin, traversable(origin.capability()), progress);
	}

	/** The same as {@link #fit(Origin)}, from all spawns. */
	public Optional<FitMap> fit(Capability capability) {
		return fit(Origin.of(capability));
	}

	/** The largest size that reaches every anchor; empty where there is no spawn to come from. */
	public Optional<FitMap> fit(Origin origin) {
		return fits.map(origin, () -> clearance(origin.capability()));
	}

	/** What all rules find, with regions of every size. Computed once. */
	public List<Finding> findings() {
		return findings(Progress.NONE);
	}

	/**
	 * The same, for those who may no longer want to know.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public List<Finding> findings(Progress progress) {
		if (findings == null) {
			findings = findings(1, progress);
		}
		return findings;
	}

	/** What all rules find, with regions of {@code minArea} cells and more: in the order of the agents. */
	public List<Finding> findings(long minArea, Progress progress) {
		return Rules.check(this, minArea, progress);
	}

	/**
	 * The chokes of each agent with {@code minBehind} cells and more behind them, those of most cells first; the agents
	 * in their order. Computed at each call.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public Map<Agent, List<Choke>> chokes(long minBehind, Progress progress) {
		Map<Agent, List<Choke>> chokes = new LinkedHashMap<>();
		agents().forEach(agent -> chokes.computeIfAbsent(agent.agent(), key -> agent.chokes(minBehind, progress)));
		return chokes;
	}

	private AgentAnalysis analyse(Agent agent, LevelAnalysis before, Progress progress) {
		BitPlane legal = clearance.legal(agent);
		AgentAnalysis known = before == null ? null : before.analyses.get(agent);
		List<Cell> spawns = header().spawns(agent);
		Reachability reachability = known == null ? Reachability.of(legal, agent.size(), spawns, progress)
				: known.reachability().with(legal, spawns, progress);
		return new AgentAnalysis(snapshot, agent, clearance.traversable(agent.capability()), reachability);
	}
}
