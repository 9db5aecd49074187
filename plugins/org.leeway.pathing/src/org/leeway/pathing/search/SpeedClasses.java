package org.leeway.pathing.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.components.Connectivity;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * The speed classes of an agent. A class has a speed and a virtual agent. The virtual agent crosses only the terrains on which the
 * real agent is at least this fast. Where the virtual agent stands legally, the real agent has at least the speed of the class. So
 * the clearance of virtual agents gives the agent's speeds, and no footprint is examined cell by cell.
 *
 * @param speeds descending, without duplicates
 * @param agents indexed like {@code speeds}: the virtual agents. The last of them crosses all terrains of the agent
 */
record SpeedClasses(List<Double> speeds, List<GridUnit> agents) {

	static SpeedClasses of(GridUnit agent, TerrainSpeeds speeds) {
		List<Double> descending = IntStream.of(agent.capability().terrains()).mapToObj(speeds::of).distinct()
				.sorted(Comparator.reverseOrder()).toList();
		return new SpeedClasses(descending, descending.stream().map(least -> keepingUp(agent, least, speeds)).toList());
	}

	private static GridUnit keepingUp(GridUnit agent, double least, TerrainSpeeds speeds) {
		int[] fast = IntStream.of(agent.capability().terrains()).filter(id -> speeds.of(id) >= least).toArray();
		return agent.crossing(Capability.of(fast));
	}

	/**
	 * Returns the agent's anchors with their speed classes. Leaves out each class without anchors of its own. Otherwise, estimates
	 * would assume a speed that occurs nowhere.
	 *
	 * @param before the anchors before an edit. Null to compute the anchors from scratch. The edit must not have changed the size
	 *            of the map or the rule of diagonal steps
	 */
	AgentAnchors anchors(ClearancePlanes clearance, Diagonals diagonals, AgentAnchors before, Progress progress) {
		List<BitPlane> planes = new ArrayList<>();
		List<Double> present = new ArrayList<>();
		for (int i = 0; i < agents.size(); i++) {
			BitPlane plane = clearance.legal(agents.get(i));
			boolean isLast = i == agents.size() - 1;
			if (planes.isEmpty() ? isLast || !plane.isEmpty() : !plane.equals(planes.getLast())) {
				planes.add(plane);
				present.add(speeds.get(i));
			}
		}
		double[] ofPlanes = present.stream().mapToDouble(speed -> speed).toArray();
		return before == null
				? new AgentAnchors(planes, ofPlanes, Connectivity.of(planes.getLast(), diagonals, progress))
				: before.with(planes, ofPlanes, progress);
	}
}
