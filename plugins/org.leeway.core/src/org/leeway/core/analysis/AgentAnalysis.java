package org.leeway.core.analysis;

import java.util.List;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Choke;
import org.leeway.pathing.clearance.Chokes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.clearance.Region;
import org.leeway.pathing.grid.BitPlane;

/**
 * Where one agent fits in a level and what it reaches: an immutable value. The planes have the size of the level.
 */
public final class AgentAnalysis {

	private final AgentProfile agent;
	private final String label;
	private final BitPlane traversable;
	private final Reachability reachability;

	AgentAnalysis(LevelSnapshot snapshot, AgentProfile agent, BitPlane traversable, Reachability reachability) {
		this.agent = agent;
		this.label = agent.name() + " (" + agent.size() + "x" + agent.size() + " on "
				+ snapshot.describe(agent.capability()) + ")";
		this.traversable = traversable;
		this.reachability = reachability;
	}

	public AgentProfile agent() {
		return agent;
	}

	/** The agent in words: {@code tank (2x2 on ground+swamp)}. */
	public String label() {
		return label;
	}

	/** Legal and reachable anchors, fitting and covered cells. */
	public Reachability reachability() {
		return reachability;
	}

	/** The cells a unit of size 1 with the agent's capability may stand on. */
	public BitPlane traversable() {
		return traversable;
	}

	/** The traversable cells that are in no legal footprint of the agent. */
	public BitPlane tooNarrow() {
		return traversable.andNot(reachability.fitting());
	}

	/** The components of legal anchors the agent cannot reach, of {@code minArea} cells and more, largest first. */
	public List<Region> unreachableRegions(long minArea) {
		return reachability.unreachableRegions(minArea);
	}

	/**
	 * The chokes on the agent's ways with {@code minBehind} cells and more behind them, those of most cells first.
	 * Computed at each call.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public List<Choke> chokes(long minBehind, Progress progress) {
		return Chokes.of(reachability, minBehind, progress);
	}

	public long legalAnchors() {
		return reachability.legal().count();
	}

	public long reachableAnchors() {
		return reachability.reachable().count();
	}

	/** How many cells the agent's footprint can cover. */
	public long coveredCells() {
		return reachability.covered().count();
	}

	public long tooNarrowCells() {
		return tooNarrow().count();
	}
}
