package org.leeway.cluster.world;

import java.util.ArrayList;
import java.util.List;

import org.leeway.cluster.Storage;
import org.leeway.core.request.FailureException;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.stream.PartStream;
import org.leeway.pathing.grid.Cell;

/**
 * A task for one block of a world: the first of two passes. Finds out for each agent which places inside of the block are
 * connected. {@link BlockJoins} later adds the connections through other blocks.
 */
final class BlockCheck implements BlockReader.Rows {

	private final WorldUnits units;
	private final PartStream stream;
	private final List<WorldSpawn> spawns = new ArrayList<>();

	private BlockCheck(Block block, WorldUnits units, long minArea) {
		this.units = units;
		this.stream = new PartStream(block.part(), units.units(), units.diagonals(), minArea, Progress.NONE);
	}

	static BlockResult of(Block block, WorldUnits units, long minArea, Storage storage) {
		BlockCheck check = new BlockCheck(block, units, minArea);
		try {
			new BlockReader(block, units, storage).read(check);
			return new BlockResult("", check.spawns, check.stream.finish());
		} catch (FailureException e) {
			return BlockResult.failed(e.getMessage());
		}
	}

	@Override
	public void begin(List<WorldSpawn> more) {
		spawns.addAll(more);
		for (int i = 0; i < units.names().size(); i++) {
			String agent = units.names().get(i);
			List<Cell> own = more.stream().filter(spawn -> spawn.point().isFor(agent)).map(WorldSpawn::cell).toList();
			stream.start(i, own);
		}
	}

	@Override
	public void row(byte[] ids, long[] blocked) {
		stream.accept(ids, blocked);
	}
}
