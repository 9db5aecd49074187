package org.leeway.core.corpus;

import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.core.corpus.independent.BlockedCells;
import org.leeway.core.corpus.independent.IndependentReading;
import org.leeway.core.corpus.independent.NotComparedException;
import org.leeway.core.exchange.Import;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Agent;

/**
 * A comparison of two readings of a file: by Leeway, and by
 * {@link org.leeway.core.corpus.independent.IndependentReading}.
 *
 * @param differences the number of cells that block in one reading, but not in the other reading
 * @param blocked the number of cells that block in the independent reading
 * @param agentsAreRight whether Leeway gives each agent the right terrains: every terrain of a free cell, and no terrain of a
 * blocked cell. The independent reading decides which cells are free. False if a level has no free cell
 */
record MapComparison(long differences, long blocked, boolean agentsAreRight) {

	/**
	 * Compares all levels of a file. All cells of a level count as different if its size differs, or if the number of
	 * levels differs.
	 *
	 * @throws NotComparedException if the independent reading does not know what the file means
	 */
	static MapComparison of(Path file, boolean isLdtk, Import read) throws IOException, NotComparedException {
		List<BlockedCells> expected = IndependentReading.read(file, isLdtk);
		if (expected.size() != read.levels().size()) {
			return new MapComparison(expected.stream().mapToLong(MapComparison::count).sum(), 0, false);
		}
		return IntStream.range(0, expected.size())
				.mapToObj(i -> of(LevelSnapshot.of(read.levels().get(i).level()), expected.get(i)))
				.reduce(new MapComparison(0, 0, true), MapComparison::plus);
	}

	private MapComparison plus(MapComparison other) {
		return new MapComparison(differences + other.differences, blocked + other.blocked, agentsAreRight && other.agentsAreRight);
	}

	private static MapComparison of(LevelSnapshot level, BlockedCells expected) {
		BlockedCells read = cells(level);
		if (read.width() != expected.width() || read.height() != expected.height()) {
			return new MapComparison(count(expected), expected.cells().cardinality(), false);
		}
		BitSet different = (BitSet) read.cells().clone();
		different.xor(expected.cells());
		return new MapComparison(different.cardinality(), expected.cells().cardinality(),
				level.agents().stream().allMatch(agent -> isRight(agent, level.grid(), expected)));
	}

	private static long count(BlockedCells level) {
		return (long) level.width() * level.height();
	}

	/**
	 * Returns the cells that block the first agent of a level, that is, the cells with a terrain that this agent cannot
	 * cross.
	 */
	static BlockedCells cells(LevelSnapshot level) {
		TerrainGrid grid = level.grid();
		BitSet cells = new BitSet();
		for (int i = 0; i < grid.width() * grid.height(); i++) {
			cells.set(i, !level.agents().getFirst().capability().contains(grid.terrain(i % grid.width(), i / grid.width())));
		}
		return new BlockedCells(grid.width(), grid.height(), cells);
	}

	private static boolean isRight(Agent agent, TerrainGrid grid, BlockedCells expected) {
		BitSet crossed = new BitSet();
		BitSet blocking = new BitSet();
		BitSet free = new BitSet();
		for (int terrain : agent.capability().terrains()) {
			crossed.set(terrain);
		}
		for (int i = 0; i < grid.width() * grid.height(); i++) {
			(expected.cells().get(i) ? blocking : free).set(grid.terrain(i % grid.width(), i / grid.width()));
		}
		BitSet missed = (BitSet) free.clone();
		missed.andNot(crossed);
		return !free.isEmpty() && missed.isEmpty() && !blocking.intersects(crossed);
	}
}
