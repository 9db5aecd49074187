package org.leeway.core.analysis;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.core.analysis.part.ApartStarts;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.analysis.part.StartWays;
import org.leeway.core.analysis.part.StoredMeshes;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.core.routes.EndOffer;
import org.leeway.core.routes.EndOffers;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.TravelMaps;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.clearance.ReachableSizes;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.gaps.GridPassages;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.clearance.MeshClearance;
import org.leeway.pathing.navmesh.clearance.MeshClearances;
import org.leeway.pathing.navmesh.generate.LevelMeshes;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.search.Footprints;
import org.leeway.pathing.steering.search.PoseReach;
import org.leeway.pathing.steering.search.PoseReaches;
import org.leeway.pathing.world.Agent;

/**
 * The analysis of a level. At first, it computes only where each agent fits and what it reaches. All other results are
 * computed on demand, such as chokes and findings. They are cached for the agents of the level and a few other units.
 * Thread-safe.
 */
public final class LevelAnalysis implements CheckedLevel {

	private static final long MOST_CELLS_FOR_POSES = 1 << 24;

	/** Number of cached results for units that are no agents of the level, in each cache. */
	static final int OTHERS_KEPT = 4;

	private final LevelSnapshot snapshot;
	private final LevelClearance clearance;
	private final LevelFits fits;
	/** Analyses indexed by agent of the level. */
	private final Map<Agent, AgentAnalysis> analyses = new HashMap<>();
	private final OtherUnits others;
	private final LevelGaps gaps;
	private final StoredMeshes meshes;
	/** The results of {@link #reachabilityByBrushfire}, computed on demand. Holds results for agents of the level only. */
	private final Map<Agent, Reachability> byBrushfire = new ConcurrentHashMap<>();
	private final StartWays startWays;
	/** The results of {@link #apartStarts}, computed on demand. Holds results for agents of the level only. */
	private final Map<Agent, List<ApartStarts>> apartStarts = new ConcurrentHashMap<>();
	/** The data that planners need, prepared on the first query. */
	private final Preparation preparation;
	private volatile List<Finding> findings;

	/**
	 * Analyses a level, and reuses unchanged results of an earlier analysis.
	 *
	 * @param before an earlier analysis, or null. Its level must have the same size, and the same rule for diagonal
	 * steps
	 */
	private LevelAnalysis(LevelSnapshot snapshot, LevelAnalysis before, Progress progress) {
		progress.check();
		this.snapshot = snapshot;
		this.clearance = new LevelClearance(snapshot, before == null ? null : before.clearance, progress);
		this.others = new OtherUnits(snapshot, clearance, before == null ? null : before.others);
		this.startWays = new StartWays(snapshot.grid(), clearance.blocked(), header().diagonals());
		this.gaps = before == null ? new LevelGaps(header().scene()) : before.gaps.of(header().scene());
		this.meshes = before == null ? StoredMeshes.of(header()) : before.meshes.with(header());
		this.preparation = before == null ? Preparation.of(snapshot.world(), snapshot.units())
				: before.preparation.with(snapshot.world(), snapshot.units());
		this.fits = new LevelFits(header(), clearance, before == null ? null : before.fits);
		for (Agent agent : snapshot.agents()) {
			analyses.computeIfAbsent(agent, key -> analyse(key, before, progress));
			if (before != null) {
				keepApartStarts(agent, before);
			}
			progress.worked(1);
		}
	}

	/**
	 * Analyses a level for all of its agents.
	 *
	 * @param progress gets {@link #steps} units of work
	 * @throws IllegalArgumentException if a spawn lies outside the level
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public static LevelAnalysis of(LevelSnapshot snapshot, Progress progress) {
		return new LevelAnalysis(snapshot, null, progress);
	}

	/**
	 * Analyses the level after an edit, which may have changed anything. Reuses the results that the edit did not
	 * change.
	 *
	 * @param progress gets {@link #steps} units of work
	 * @throws IllegalArgumentException if a spawn lies outside the level
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public LevelAnalysis with(LevelSnapshot edited, Progress progress) {
		boolean isLike = edited.grid().bounds().equals(snapshot.grid().bounds())
				&& edited.header().diagonals() == header().diagonals();
		return new LevelAnalysis(edited, isLike ? this : null, progress);
	}

	/** Returns how many units of work {@link #of} reports to its progress for this level. */
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

	/**
	 * Returns which cells are free. For each set of terrains that units may cross, the result has the traversable
	 * cells and their clearance. The clearance of a cell says how large a unit fits there.
	 */
	public LevelClearance clearance() {
		return clearance;
	}

	/** Returns the maps that say for each cell how large a unit can get there from the spawns. */
	public LevelFits fits() {
		return fits;
	}

	@Override
	public List<AgentAnalysis> agents() {
		return snapshot.agents().stream().map(this::agent).toList();
	}

	@Override
	public PlanResult plan(PlannerChoice planner, PlanQuery query, Progress progress) {
		return planner.plan(preparation, query, progress);
	}

	/**
	 * Returns the travel times of units. They are computed on demand, and repaired after an edit.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public TravelMaps travel(Progress progress) {
		return preparation.get(TravelMaps.PART, progress);
	}

	/**
	 * Returns the nearest place where a unit fits, if a planner has answered that the unit does not fit at its start or
	 * goal. Empty for any other answer.
	 */
	public Optional<EndOffer> offer(PlannerChoice planner, PlanResult answer, Progress progress) {
		return EndOffers.of(preparation, planner, answer, progress);
	}

	@Override
	public Optional<PoseReach> poses(Agent agent, Progress progress) {
		return agent.turns() && header().width() * (long) header().height() <= MOST_CELLS_FOR_POSES ? reach(agent, progress)
				: Optional.empty();
	}

	/**
	 * Returns the poses that an agent reaches from its spawns. A pose is a place with a heading. Empty if the agent
	 * has no spawn. Unlike {@link #poses}, this method also accepts agents that do not turn, and levels of any size.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public Optional<PoseReach> reach(Agent agent, Progress progress) {
		List<PoseReach.Start> starts = header().spawnPoints(agent).stream()
				.map(spawn -> new PoseReach.Start(spawn.cell(), spawn.heading())).toList();
		return starts.isEmpty() ? Optional.empty()
				: Optional.of(preparation.get(PoseReaches.PART, progress).get(agent, starts, progress));
	}

	@Override
	public List<ApartStarts> apartStarts(Agent agent, Progress progress) {
		return apartStarts.computeIfAbsent(agent, key -> ApartStarts.of(agent(key, progress).reachability().startGaps(),
				startWays, key, header().spawns(key), progress));
	}

	@Override
	public GapMap gaps(Progress progress) {
		double widest = agents().stream().filter(CheckedAgent::isCheckedAsDisc).mapToDouble(
				agent -> Math.max(agent.agent().radius(), GridPassages.widestLost(agent.reachability().size()))).max().orElse(0);
		return gaps.map(widest, progress);
	}

	/** Returns the meshes that the level stores. */
	public StoredMeshes meshes() {
		return meshes;
	}

	/**
	 * Returns the mesh of the level's free area.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public NavMesh mesh(MeshOptions options, Progress progress) {
		return preparation.get(LevelMeshes.PART, progress).get(options, progress).mesh();
	}

	/**
	 * Returns the mesh of a layer, or empty if the layer stores invalid polygons.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public Optional<NavMesh> mesh(MeshLayer layer, Progress progress) {
		return layer.isGenerated() ? layer.options().map(options -> mesh(options, progress)) : meshes.mesh(layer);
	}

	/**
	 * Returns the clearance of a mesh of the level. The clearance says for each passage of the mesh how large a
	 * disc can pass.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public MeshClearance clearance(NavMesh mesh, Progress progress) {
		return preparation.get(MeshClearances.PART, progress).get(mesh, progress);
	}

	/**
	 * Returns the analysis of an agent. The analyses of the level's agents are known. For any other agent, computes
	 * the analysis if it is not cached.
	 */
	public AgentAnalysis agent(Agent agent) {
		return agent(agent, Progress.NONE);
	}

	/**
	 * Returns the analysis of an agent, but can be cancelled while it computes the analysis.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public AgentAnalysis agent(Agent agent, Progress progress) {
		AgentAnalysis known = analyses.get(agent);
		return known != null ? known : hasSizes(agent) ? fromSizes(agent, progress) : others.get(agent, progress);
	}

	/**
	 * Returns whether {@link #prepareSizes} was called for the agent's terrains and spawns, even before an edit of the level. If
	 * so, an analysis of the agent is cheap: after an edit, the prepared results are updated and not computed from scratch.
	 */
	private boolean hasSizes(Agent agent) {
		return mayHaveSizes(agent) && fits.hasSizes(Origin.of(agent, header()));
	}

	/**
	 * Returns whether {@link ReachableSizes}, the results for many sizes at once, can include an agent. False for an agent larger
	 * than {@link SizeField#PLANES}, and for an agent with an obstacle radius.
	 */
	private static boolean mayHaveSizes(Agent agent) {
		return agent.size() <= SizeField.PLANES && agent.unit().standsByClearance();
	}

	/**
	 * Returns cached results for units that differ from an agent only in their size. For each size up to {@link
	 * SizeField#PLANES}, the result says where the unit fits and what it reaches. Never computes anything. Empty in
	 * these cases:
	 * <ul>
	 * <li>the results are not cached,
	 * <li>the agent is larger than {@link SizeField#PLANES}, or has an obstacle radius.
	 * </ul>
	 */
	public Optional<ReachableSizes> knownSizes(Agent agent) {
		return mayHaveSizes(agent) ? fits.knownSizes(Origin.of(agent, header())) : Optional.empty();
	}

	private AgentAnalysis fromSizes(Agent agent, Progress progress) {
		return new AgentAnalysis(snapshot, agent, clearance.traversable(agent.capability()),
				fits.sizes(Origin.of(agent, header()), progress).reachability(agent.size(), progress));
	}

	/**
	 * Prepares for quick analyses of units that differ from an agent only in their size, up to {@link SizeField#PLANES}. Computes
	 * for each such size where the unit fits and what it reaches. After an edit of the level, these results are updated and not
	 * computed from scratch. Does nothing if the results would need too much memory.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public void prepareSizes(Agent agent, Progress progress) {
		if (fits.hasRoomForSizes()) {
			fits.sizes(Origin.of(agent, header()), progress);
		}
	}

	/**
	 * Returns what the agent would reach in a game that measures clearance in another way. In such a game, the clearance of a cell
	 * is its distance to the nearest cell that is not traversable. A step to any of the eight neighbours counts 1. The agent fits
	 * on a cell if this clearance is at least the agent's size.
	 */
	public Reachability reachabilityByBrushfire(Agent agent) {
		return analyses.containsKey(agent) ? byBrushfire.computeIfAbsent(agent, this::computeByBrushfire)
				: computeByBrushfire(agent);
	}

	private Reachability computeByBrushfire(Agent agent) {
		Reachability whole = agent(agent).reachability();
		int diameter = 2 * whole.size() - 1;
		BitPlane squares = agent(agent.with(diameter, agent.capability())).reachability().legal();
		return Reachability.of(Footprints.middles(squares, diameter).and(whole.reachable()), whole.size(),
				header().spawns(agent), header().diagonals(), Progress.NONE);
	}

	/**
	 * Returns the findings of all rules. Leaves out regions below the minimum area that the level declares.
	 * Computed at the first call.
	 */
	public List<Finding> findings() {
		return findings(Progress.NONE);
	}

	/**
	 * Returns the same findings as {@link #findings()}, but can be cancelled while it computes them.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public List<Finding> findings(Progress progress) {
		if (findings == null) {
			findings = findings(header().intent().minArea(), progress);
		}
		return findings;
	}

	/**
	 * Returns the findings of all rules, in the order of the agents. Leaves out regions of fewer than {@code minArea}
	 * cells.
	 */
	public List<Finding> findings(long minArea, Progress progress) {
		return Rules.check(this, minArea, progress);
	}

	/**
	 * Returns the results of {@link CheckedAgent#chokes} for each agent. The agents are in the order of the level.
	 * Computed at each call.
	 *
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public Map<Agent, List<Choke>> chokes(long minBehind, Progress progress) {
		Map<Agent, List<Choke>> chokes = new LinkedHashMap<>();
		agents().forEach(agent -> chokes.computeIfAbsent(agent.agent(), key -> agent.chokes(minBehind, progress)));
		return chokes;
	}

	/**
	 * Keeps the result of {@link #apartStarts} for an agent after an edit, if it was known before the edit and is still valid. The
	 * result is no longer valid if the edit changed the cells that the agent can cross or reach.
	 */
	private void keepApartStarts(Agent agent, LevelAnalysis before) {
		AgentAnalysis now = analyses.get(agent);
		AgentAnalysis known = before.analyses.get(agent);
		List<ApartStarts> apart = before.apartStarts.get(agent);
		if (apart != null && now.reachability() == known.reachability() && now.traversable() == known.traversable()) {
			apartStarts.put(agent, apart);
		}
	}

	private AgentAnalysis analyse(Agent agent, LevelAnalysis before, Progress progress) {
		BitPlane legal = clearance.legal(agent);
		AgentAnalysis known = before == null ? null : before.analyses.get(agent);
		List<Cell> spawns = header().spawns(agent);
		Reachability reachability = known == null ? Reachability.of(legal, agent.size(), spawns, header().diagonals(), progress)
				: known.reachability().with(legal, spawns, progress);
		return new AgentAnalysis(snapshot, agent, clearance.traversable(agent.capability()), reachability);
	}
}
