package org.leeway.core.analysis;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Map;
import java.util.function.Consumer;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Choke;
import org.leeway.pathing.clearance.Region;
import org.leeway.pathing.clearance.stream.ReachSummary;
import org.leeway.pathing.clearance.stream.ReachabilityStream;
import org.leeway.pathing.clearance.stream.StreamedUnit;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.steering.search.PoseReach;
import org.leeway.pathing.world.Agent;

/**
 * The analysis of a level that is too large for memory, made row by row. It has the results of {@link LevelAnalysis} that
 * {@link CheckedLevel} lists. Immutable.
 *
 * @param agents in their order
 */
public record StreamedAnalysis(LevelHeader header, List<StreamedAgent> agents) implements CheckedLevel {

	/** The rows of a level, to be read once. */
	public interface Rows {

		/** Reads the terrain ids of each row, from top to bottom. */
		void read(Consumer<byte[]> rows) throws IOException;
	}

	/**
	 * An agent in such a level.
	 *
	 * @param minArea the least number of cells of the unreachable regions that are known
	 */
	public record StreamedAgent(Agent agent, String label, ReachSummary reach, long minArea)
			implements CheckedAgent {

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

		/** @throws IllegalArgumentException if smaller regions are asked for than were kept */
		@Override
		public List<Region> unreachableRegions(long atLeast, Progress progress) {
			if (atLeast < minArea) {
				throw new IllegalArgumentException("regions of " + atLeast + " cells, known are those from " + minArea);
			}
			return reach.unreachable().stream().filter(region -> region.cells() >= atLeast).toList();
		}

		/** Not possible: the cells are gone. */
		@Override
		public List<Choke> chokes(long minBehind, Progress progress) {
			throw new UnsupportedOperationException("chokes of a level that was read row by row");
		}
	}

	/**
	 * Analyses a level for all of its agents while its rows are read.
	 *
	 * @param minArea  unreachable regions of fewer cells are not kept
	 * @param threads  how many may work at once
	 * @param progress its unit is a row
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
			return new StreamedAnalysis(header, agents);
		}
	}

	private static StreamedUnit unit(Agent agent, LevelHeader header) {
		return new StreamedUnit(agent.unit(), header.spawns(agent));
	}

	/** Not possible: the cells are gone. */
	@Override
	public PlanResult plan(PlannerChoice planner, PlanQuery query, Progress progress) {
		throw new UnsupportedOperationException("a path in a level that was read row by row");
	}

	/** Not asked for: a level with round agents is read as a whole. */
	@Override
	public Optional<PoseReach> poses(Agent agent, Progress progress) {
		return Optional.empty();
	}

	@Override
	public List<ApartStarts> apartStarts(Agent agent, Progress progress) {
		return List.of();
	}

	@Override
	public GapMap gaps(Progress progress) {
		throw new UnsupportedOperationException("gaps in a level that was read row by row");
	}
}
