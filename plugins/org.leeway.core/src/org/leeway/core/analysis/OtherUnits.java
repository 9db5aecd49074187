package org.leeway.core.analysis;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;

/**
 * The units that somebody asked about though the level has no such agents. Only the last few are kept, for each takes
 * some bits a cell; those of an earlier state of the level make the next ones quick. Thread-safe.
 */
final class OtherUnits {

	private static final int KEPT = 4;

	private final LevelSnapshot snapshot;
	private final BitPlane blocked;
	/** The ones asked for last come last. */
	private final Map<AgentProfile, Unit> units = new LinkedHashMap<>();
	private final Map<AgentProfile, Unit> earlier;

	private record Unit(ClearancePlanes planes, AgentAnalysis analysis) {
	}

	/** @param before those of a level of the same size, or null */
	OtherUnits(LevelSnapshot snapshot, BitPlane blocked, OtherUnits before) {
		this.snapshot = snapshot;
		this.blocked = blocked;
		this.earlier = before == null ? Map.of() : before.latest();
	}

	private synchronized Map<AgentProfile, Unit> latest() {
		Map<AgentProfile, Unit> latest = new LinkedHashMap<>(earlier);
		latest.keySet().removeAll(units.keySet());
		latest.putAll(units);
		return keepLast(latest);
	}

	private static Map<AgentProfile, Unit> keepLast(Map<AgentProfile, Unit> units) {
		Iterator<AgentProfile> first = units.keySet().iterator();
		for (int surplus = units.size() - KEPT; surplus > 0; surplus--) {
			first.next();
			first.remove();
		}
		return units;
	}

	/** @throws java.util.concurrent.CancellationException if {@code progress} was cancelled */
	synchronized AgentAnalysis get(AgentProfile agent, Progress progress) {
		Unit known = units.get(agent);
		Unit unit = known == null ? analyse(agent, earlier.get(agent), progress) : known;
		units.remove(agent);
		units.put(agent, unit);
		keepLast(units);
		return unit.analysis;
	}

	private Unit analyse(AgentProfile agent, Unit before, Progress progress) {
		List<AgentProfile> alone = List.of(agent);
		ClearancePlanes planes = before == null ? ClearancePlanes.of(snapshot.grid(), blocked, alone, progress)
				: before.planes.with(snapshot.grid(), blocked, alone, progress);
		BitPlane legal = planes.legal(agent.capability(), agent.size());
		Reachability reachability = before == null
				? Reachability.of(legal, agent.size(), snapshot.spawns(), progress)
				: before.analysis.reachability().with(legal, snapshot.spawns(), progress);
		return new Unit(planes,
				new AgentAnalysis(snapshot, agent, planes.traversable(agent.capability()), reachability));
	}
}
