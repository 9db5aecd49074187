package org.leeway.core.analysis.stream;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.part.ApartStarts;
import org.leeway.core.analysis.part.CacheBudget;
import org.leeway.core.analysis.part.StartWays;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.clearance.stream.ReachSummary;
import org.leeway.pathing.clearance.stream.ReachabilityStream;
import org.leeway.pathing.clearance.stream.StreamedUnit;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.steering.search.PoseReach;
import org.leeway.pathing.world.Agent;

/**
 * The analysis of a level that is too large for memory, computed while the level is streamed. Has the results that
 * {@link CheckedLevel} lists. Immutable.
 *
 * @param agents the analyses of the agents, in the order of the level
 */
public record StreamedAnalysis(LevelHeader header, List<StreamedAgent> agents) implements CheckedLevel {

	/**
	 * Bytes for each cell that the search for the largest units between separated spawns needs. For each cell, the search
	 * stores the terrain, some bits, a cost and a queue entry.
	 */
	private static final int WAY_BYTES = 12;
	/** Divisor of Java's memory: the search for the largest units may use half of this memory. */
	private static final int WAY_SHARE = 2;

	/** A source of the rows of a level. The rows can be read several times. */
	public interface Rows {

		/** Passes the terrain ids of each row to {@code rows}, from top to bottom. */
		void read(Consumer<byte[]> rows) throws IOException;
	}

	/**
	 * The analysis of an agent in a streamed level.
	 *
	 * @param minArea the least size of the unreachable regions in the analysis, in cells. Smaller regions were left out
	 * @param apart the groups of spawns that are not connected with the largest group
	 */
	public record StreamedAgent(Agent agent, String label, ReachSummary reach, long minArea, List<ApartStarts> apart)
			implements CheckedAgent {

		/**
		 * Creates the analysis of an agent. {@link ApartStarts#way} is still empty for all separated groups of spawns, see
		 * {@link #withWays}.
		 */
		public StreamedAgent(Agent agent, String label, ReachSummary reach, long minArea) {
			this(agent, label, reach, minArea, ApartStarts.withoutWay(reach.startGaps()));
		}

		@Override
		public long legalAnchors() {
			return reach.legalAnchors();
		}

		@Override
		public long reachableAnchors() {
			return reach.reachableAnchors();
		}

		@Override
		public long coveredCells() {
			return reach.coveredCells();
		}

		@Override
		public long tooNarrowCells() {
			return reach.tooNarrowCells();
		}

		@Override
		public List<Cell> misfits() {
			return reach.misfits();
		}

		private StreamedAgent with(StartWays ways, LevelHeader header, Progress progress) {
			return new StreamedAgent(agent, label, reach, minArea,
					ApartStarts.of(reach.startGaps(), ways, agent, header.spawns(agent), progress));
		}

		/**
		 * Returns the unreachable regions of at least {@code atLeast} cells.
		 *
		 * @throws IllegalArgumentException if {@code atLeast} is below {@code minArea}, because smaller regions
		 * are not stored
		 */
		@Override
		public List<Region> unreachableRegions(long atLeast, Progress progress) {
			if (atLeast < minArea) {
				throw new IllegalArgumentException("regions of " + atLeast + " cells, known are those from " + minArea);
			}
			return reach.unreachable().stream().filter(region -> region.cells() >= atLeast).toList();
		}

		/** Throws an exception, because chokes need the cells, which are not in memory. */
		@Override
		public List<Choke> chokes(long minBehind, Progress progress) {
			throw new UnsupportedOperationException("chokes of a level that was read row by row");
		}
	}

	/**
	 * Analyses a level for all of its agents while its rows are read.
	 *
	 * @param minArea least area of unreachable regions to keep, in cells
	 * @param threads the number of threads to use
	 * @param progress receives one unit of work for each row
	 * @throws IllegalArgumentException if a spawn lies outside the level, or the level is too wide
	 * @throws IOException if the rows cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static StreamedAnalysis of(LevelHeader header, Rows rows, long minArea, int threads, Progress progress)
			throws IOException {
		List<StreamedUnit> units = header.agents().stream().map(agent -> unit(agent, header)).toList();
		try (ReachabilityStream stream = new ReachabilityStream(header.map(), units, minArea, threads, progress)) {
			rows.read(stream);
			Map<StreamedUnit, ReachSummary> found = stream.finish();
			List<StreamedAgent> agents = header.agents().stream().map(agent -> new StreamedAgent(agent,
					header.describe(agent), found.get(unit(agent, header)), minArea)).toList();
			StreamedAnalysis analysis = new StreamedAnalysis(header, agents);
			return analysis.asksForCells() ? analysis.withWays(rows, progress) : analysis;
		}
	}

	/**
	 * Returns whether the caller should load the cells of the level and call {@link #withWays}, which finds the largest units that
	 * get between separated spawns. True if all of these conditions hold:
	 * <ul>
	 * <li>the level demands connected spawns,
	 * <li>some spawns are separated,
	 * <li>the cells of the level fit into one grid,
	 * <li>the data of the search fit into half of Java's memory.
	 * </ul>
	 */
	public boolean asksForCells() {
		return !header.intent().startsApart() && agents.stream().anyMatch(agent -> !agent.apart.isEmpty())
				&& TerrainGrid.mayHaveSize(header.width(), header.height())
				&& CacheBudget.of(header).fits(WAY_BYTES, WAY_SHARE);
	}

	private StreamedAnalysis withWays(Rows rows, Progress progress) throws IOException {
		try {
			TerrainGridEditor grid = TerrainGrid.filled(header.width(), header.height(), 0).edit();
			int[] y = {0};
			rows.read(ids -> grid.setRow(0, y[0]++, ids, 0, header.width()));
			return withWays(grid.build(), BlockedCells.of(header.scene(), header.width(), header.height()), progress);
		} catch (OutOfMemoryError e) {
			// other threads may use the memory for their levels, so return the analysis without the largest units
			return this;
		}
	}

	/**
	 * Returns a copy of the analysis that also has the largest unit that gets from one separated group of spawns to another,
	 * see {@link ApartStarts#way}. Only the first 32 pairs of groups of an agent get such a unit.
	 *
	 * @param blocked the cells that obstacles block
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public StreamedAnalysis withWays(TerrainGrid grid, BitPlane blocked, Progress progress) {
		StartWays ways = new StartWays(grid, blocked, header.diagonals());
		return new StreamedAnalysis(header, agents.stream().map(agent -> agent.with(ways, header, progress)).toList());
	}

	private static StreamedUnit unit(Agent agent, LevelHeader header) {
		return new StreamedUnit(agent.unit(), header.spawns(agent));
	}

	/** Throws an exception, because planners need the cells, which are not in memory. */
	@Override
	public PlanResult plan(PlannerChoice planner, PlanQuery query, Progress progress) {
		throw new UnsupportedOperationException("a path in a level that was read row by row");
	}

	/** Returns empty, because poses need the cells, which are not in memory. */
	@Override
	public Optional<PoseReach> poses(Agent agent, Progress progress) {
		return Optional.empty();
	}

	@Override
	public List<ApartStarts> apartStarts(Agent agent, Progress progress) {
		return agents.stream().filter(each -> each.agent.equals(agent)).findFirst().orElseThrow().apart;
	}

	@Override
	public GapMap gaps(Progress progress) {
		throw new UnsupportedOperationException("gaps in a level that was read row by row");
	}
}
