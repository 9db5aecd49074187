package org.leeway.core.exchange.generals;

import java.util.List;

import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.TerrainType;

/**
 * The agents of a level. Units that cross the same terrains share an agent. In the game, a path of one cell is wide enough even
 * for large units. So agents have the size of one cell. If the user wants the sizes of the units' bodies, there is an agent for
 * each size instead.
 */
final class UnitKinds {

	/**
	 * A kind of unit.
	 *
	 * @param body the size of the agent, in cells. 1 in {@link #ALL}. In {@link #BODIES}, the size that the game computes for
	 * the largest unit of the kind
	 * @param kinds the kinds of cells that units of this kind cross, see {@link CellKind}
	 */
	private record Kind(String name, int body, List<Byte> kinds) {
	}

	private static final List<Byte> ON_FOOT = List.of(CellKind.CLEAR, CellKind.BRIDGE);
	private static final List<Byte> DRIVING = List.of(CellKind.CLEAR, CellKind.FENCE, CellKind.BRIDGE);
	private static final List<Byte> CLIMBING = List.of(CellKind.CLEAR, CellKind.CLIFF, CellKind.EDGE, CellKind.BRIDGE);
	private static final List<Kind> ALL = List.of(new Kind("infantry", 1, ON_FOOT), new Kind("vehicle", 1, DRIVING),
			new Kind("climber", 1, CLIMBING));
	private static final List<Kind> BODIES = List.of(new Kind("infantry", 2, ON_FOOT), new Kind("vehicle", 3, DRIVING),
			new Kind("long-vehicle", 4, DRIVING), new Kind("overlord", 5, DRIVING), new Kind("climber", 2, CLIMBING));

	private UnitKinds() {
	}

	/**
	 * Returns the agents of a level.
	 *
	 * @param terrains the terrains of the level, indexed by kind of cell
	 * @param withBodies whether agents have the sizes of the units' bodies. Otherwise all agents have the size 1
	 */
	static List<AgentType> agents(List<TerrainType> terrains, boolean withBodies) {
		return (withBodies ? BODIES : ALL).stream().map(kind -> LevelTemplates.agentType(kind.name(), kind.body(),
				kind.kinds().stream().map(terrains::get).toList())).toList();
	}
}
