package org.leeway.core.analysis.traffic;

import java.util.Arrays;
import java.util.List;

import org.leeway.core.analysis.balance.Place;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.traffic.MovingUnit;
import org.leeway.pathing.traffic.TrafficBound;
import org.leeway.pathing.traffic.TrafficGround;
import org.leeway.pathing.traffic.disc.DiscWalls;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.TerrainSpeeds;

/** The traffic of an agent between two cells, computed without an analysis of the level. */
public final class CellTraffic {

	private CellTraffic() {
	}

	/**
	 * Returns an upper bound for the number of units of an agent that get from one cell to another in a minute. No unit comes
	 * back. Infinite if no gap, that is, a narrow place, lies between the cells.
	 *
	 * @param blocked the cells that obstacles block
	 * @param from a cell of the level. There must be a place where the unit fits and covers this cell
	 * @param to a cell of the level. The unit must be able to get there from {@code from}
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static double perMinute(LevelSnapshot level, BitPlane blocked, Agent unit, Cell from, Cell to, Progress progress) {
		BitPlane legal = ClearanceAnnotator.annotate(level.grid(), blocked, unit.capability(), progress).atLeast(unit.size());
		MovingUnit kind = LevelTraffic.kind(unit);
		BitPlane free = kind.isDisc() ? DiscWalls.crossable(level.world(), unit.capability())
				: Reachability.of(legal, unit.size(), List.of(), level.header().diagonals(), progress).fitting();
		return 60 * TrafficBound.oneWay(ground(level, free, unit), kind,
				Place.of(from).squares(legal, unit.size()), Place.of(to).squares(legal, unit.size()), progress).perSecond();
	}

	/**
	 * Returns the ground of some agents: the cells on which they move, with the speed factor of each cell. If the factor is 1 on
	 * all terrains of the agents, the factors are left out to save time.
	 *
	 * @param free the cells on which the agents move
	 */
	static TrafficGround ground(LevelSnapshot level, BitPlane free, Agent... agents) {
		TerrainSpeeds speeds = level.world().speeds();
		boolean isEven = Arrays.stream(agents).flatMapToInt(agent -> Arrays.stream(agent.capability().terrains()))
				.allMatch(terrain -> speeds.of(terrain) == 1);
		return new TrafficGround(free, isEven ? null : (x, y) -> speeds.of(level.grid().terrain(x, y)));
	}
}
