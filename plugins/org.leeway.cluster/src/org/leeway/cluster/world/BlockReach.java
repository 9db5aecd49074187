package org.leeway.cluster.world;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import org.apache.hadoop.fs.Path;
import org.leeway.cluster.Storage;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.layer.ReachabilityLayer;
import org.leeway.core.request.FailureException;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;

/**
 * A task for one block of a world: the second of two passes. Writes a file for each agent and each tile of the block. A
 * file has the class of each cell, such as reached or cut off.
 */
final class BlockReach {

	static final String FORMAT = "pgm";

	private final Block block;
	private final Diagonals diagonals;
	private final CellRect cells;

	private BlockReach(Block block, Diagonals diagonals) {
		this.block = block;
		this.diagonals = diagonals;
		this.cells = block.part().cells();
	}

	/**
	 * Writes the files of a block.
	 *
	 * @param reached whether an agent reaches a component of the block that touches the block's border, indexed by agent,
	 * then by component. See {@link BlockJoins#reached}
	 * @param samples the sample cells of {@link BlockJoins#samples}, indexed by agent
	 * @throws FailureException if a tile cannot be read any more
	 * @throws IOException if a file cannot be written
	 */
	static void write(Block block, WorldUnits units, BlockResult result, List<boolean[]> reached, List<Cell> samples,
			Storage storage, WorldFolder folder) throws FailureException, IOException {
		BlockReach reach = new BlockReach(block, units.diagonals());
		ClearancePlanes planes = BlockGrid.read(block, units, storage).planes(units.units());
		for (int i = 0; i < units.names().size(); i++) {
			Agent agent = units.agent(i);
			List<Cell> seeds = result.reach().get(i).seeds(reached.get(i), samples.get(i));
			List<Cell> spawns = result.spawns().stream().filter(spawn -> spawn.point().isFor(agent.name()))
					.map(WorldSpawn::cell).toList();
			reach.write(planes, agent, seeds, spawns, storage, folder.agent(i));
		}
	}

	/**
	 * Writes the files of an agent.
	 *
	 * @param seeds a place (top-left cell) of the agent in each connected area that it reaches. May lack areas with a spawn,
	 * because the agent also starts at {@code spawns}
	 * @param spawns the cells of the agent's spawns. The agent starts at each place where it covers such a cell
	 */
	private void write(ClearancePlanes planes, Agent agent, List<Cell> seeds, List<Cell> spawns, Storage storage,
			WorldFolder.Agent folder) throws IOException {
		BitPlane legal = planes.legal(agent.unit());
		Reachability all = Reachability.of(legal, agent.size(), List.of(), diagonals, Progress.NONE);
		BitPlane reached = connected(legal, 1, seeds).or(connected(legal, agent.size(), spawns));
		BitPlane covered = all.cells(reached, Progress.NONE);
		CellRect tiles = block.tiles();
		for (int row = tiles.y(); row < tiles.bottom(); row++) {
			for (int column = tiles.x(); column < tiles.right(); column++) {
				CellRect tile = new CellRect(column * block.shape().tileWidth() - cells.x(),
						row * block.shape().tileHeight() - cells.y(), block.shape().tileWidth(), block.shape().tileHeight());
				RasterContent content = new RasterContent(
						ReachabilityLayer.of(TerrainGrid.filled(tile.width(), tile.height(), 0),
								cut(planes.traversable(agent.capability()), tile), cut(all.fitting(), tile), cut(covered, tile)),
						Optional.empty(), Optional.of(agent), List.of(), 1, diagonals);
				write(content, storage, folder.file(column, row));
			}
		}
	}

	/**
	 * Returns the top-left cells that a unit reaches from given cells without leaving this block.
	 *
	 * @param legal the top-left cells at which the unit can stand, reached or not
	 * @param size the size of the unit if {@code places} are spawns. Then the unit starts at all top-left cells from which it
	 * covers a spawn. Pass 1 if {@code places} are top-left cells of the unit
	 * @param places the cells where the unit starts, in coordinates of the whole world. Cells outside this block are ignored
	 */
	private BitPlane connected(BitPlane legal, int size, List<Cell> places) {
		List<Cell> inside = places.stream().map(place -> new Cell(place.x() - cells.x(), place.y() - cells.y()))
				.filter(place -> place.x() >= 0 && place.y() >= 0 && place.x() < cells.width() && place.y() < cells.height()).toList();
		return inside.isEmpty() ? BitPlane.empty(legal.width(), legal.height())
				: Reachability.of(legal, size, inside, diagonals, Progress.NONE).reachable();
	}

	private static BitPlane cut(BitPlane plane, CellRect tile) {
		BitPlaneEditor cut = BitPlane.empty(tile.width(), tile.height()).edit();
		for (int y = 0; y < tile.height(); y++) {
			int row = tile.y() + y;
			for (int x = plane.nextSet(tile.x(), row); x < tile.right();) {
				int end = Math.min(tile.right(), plane.nextClear(x, row));
				cut.setRun(x - tile.x(), y, end - x);
				x = plane.nextSet(end, row);
			}
		}
		return cut.build();
	}

	private static void write(RasterContent content, Storage storage, Path file) throws IOException {
		Export export = Formats.registered().byId(FORMAT).flatMap(format -> format.exporter(RasterExporter.class))
				.orElseThrow().export(content, OptionValues.STANDARD, Progress.NONE);
		storage.writeOneOfMany(file, export::write);
	}
}
