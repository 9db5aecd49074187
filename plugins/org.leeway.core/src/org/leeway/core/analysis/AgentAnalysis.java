package org.leeway.core.analysis;

import java.util.List;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.chokes.Chokes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.world.Agent;

/**
 * The results of an analysis for one agent: which cells are free for the agent, where it fits, and what it reaches.
 * Each set of cells is a plane, which has one bit for each cell of the level. Immutable.
 */
public final class AgentAnalysis implements CheckedAgent {

	private final Agent agent;
	private final String label;
	private final BitPlane traversable;
	private final Reachability reachability;

	AgentAnalysis(LevelSnapshot snapshot, Agent agent, BitPlane traversable, Reachability reachability) {
		this.agent = agent;
		this.label = snapshot.header().describe(agent);
		this.traversable = traversable;
		this.reachability = reachability;
	}

	@Override
	public Agent agent() {
		return agent;
	}

	@Override
	public String label() {
		return label;
	}

	/**
	 * Returns where the agent fits, and which of these places it reaches from its spawns. The result also has the
	 * cells that the agent covers there.
	 */
	public Reachability reachability() {
		return reachability;
	}

	/** Returns the cells that the agent can cross and that no obstacle blocks. The agent's size does not matter. */
	public BitPlane traversable() {
		return traversable;
	}

	/**
	 * Returns the cells that are free for the agent, but too narrow. The agent does not fit there: no free square
	 * of its size contains such a cell.
	 */
	public BitPlane tooNarrow() {
		return traversable.andNot(reachability.fitting());
	}

	@Override
	public List<Cell> misfits() {
		return reachability.misfits();
	}

	@Override
	public List<Region> unreachableRegions(long minArea, Progress progress) {
		return reachability.unreachableRegions(minArea, progress);
	}

	@Override
	public List<Choke> chokes(long minBehind, Progress progress) {
		return Chokes.of(reachability, minBehind, progress);
	}

	@Override
	public long legalAnchors() {
		return reachability.legal().count();
	}

	@Override
	public long reachableAnchors() {
		return reachability.reachable().count();
	}

	@Override
	public long coveredCells() {
		return reachability.covered().count();
	}

	@Override
	public long tooNarrowCells() {
		return tooNarrow().count();
	}
}
