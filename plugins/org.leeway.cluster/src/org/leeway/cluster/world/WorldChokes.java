package org.leeway.cluster.world;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.cluster.Storage;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.request.CheckOutcome;
import org.leeway.core.request.FailureException;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.chokes.Chokes;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Agent;

/**
 * A search for the chokes of a world, that is, its narrow passages between wider places. A passage is no choke if
 * another path leads around it. Such a path may be very long, so the driver loads the whole world into memory.
 */
final class WorldChokes {

	private WorldChokes() {
	}

	/**
	 * Checks that a world fits into one grid.
	 *
	 * @param name the name of the world for users
	 * @throws FailureException if the world has more cells than a grid may have
	 */
	static void checkSize(LevelHeader world, String name) throws FailureException {
		long cells = (long) world.width() * world.height();
		if (cells > TerrainGrid.MAX_CELLS) {
			throw new FailureException(name + ": --chokes takes the whole world into memory, but it has " + cells
					+ " cells, expected at most " + TerrainGrid.MAX_CELLS);
		}
	}

	/**
	 * Finds the chokes of each agent.
	 *
	 * @param whole the world as one block, see {@link WorldShape#whole}
	 * @param minBehind the fewest cells behind a choke, see {@link Choke#behind}. Chokes with fewer cells behind them
	 * are left out
	 * @throws FailureException if a tile cannot be read, or the memory does not suffice
	 */
	static Map<Agent, List<Choke>> of(Block whole, WorldUnits units, LevelHeader world, long minBehind, String name,
			Storage storage) throws FailureException {
		try {
			ClearancePlanes planes = BlockGrid.read(whole, units, storage).planes(units.units());
			Map<Agent, List<Choke>> chokes = new LinkedHashMap<>();
			for (Agent agent : world.agents()) {
				Reachability reach = Reachability.of(planes.legal(agent.unit()), agent.size(),
						world.spawns(agent), world.diagonals(), Progress.NONE);
				chokes.put(agent, Chokes.of(reach, minBehind, Progress.NONE));
			}
			return chokes;
		} catch (OutOfMemoryError e) {
			throw new FailureException(CheckOutcome.outOfMemory(name));
		}
	}
}
