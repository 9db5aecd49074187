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
 * The speed classes of an agent whose speed depends on the terrain. There is a class for each different speed.
 * <p>
 * Each class has a virtual agent: a copy of the agent that crosses only terrains with at least the speed of the class. The real
 * agent has at least this speed wherever the virtual agent may stand. So a search finds the speed at a place without a loop
 * over all cells that the agent covers there.
 *
 * @param speeds the speed of each class, descending, without duplicates
 * @param agents the virtual agent of each class. The agent of the last class crosses all terrains of the real agent
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
	 * Returns the places where the agent may stand, with their speed classes. A class that occurs at no place is left out.
	 * Otherwise the bounds of searches would assume a speed that the agent never has.
	 *
	 * @param before the result before an edit. The edit must not have changed the size of the map or the rule of diagonal
	 * steps. Null to compute everything from scratch
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
