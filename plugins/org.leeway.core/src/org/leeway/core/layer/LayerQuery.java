package org.leeway.core.layer;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * The input for a layer: an analysed level and the choices of the user. A layer ignores choices that it does not need. Immutable.
 *
 * @param agent the chosen agent, which may be no agent of the level
 * @param origin the terrains that units cross, and the spawns where they start
 * @param anchor which cell of a unit's footprint shows the size of the unit: the top-left cell, the middle cell, or every cell
 * @param range where the agent can go from the cell on which it stands
 * @param radius of a disc, in cells
 * @param mesh a mesh to use in place of a generated mesh
 * @param start the only spawn from which travel times are measured. Empty to measure from all spawns
 */
public record LayerQuery(LevelAnalysis analysis, Optional<Agent> agent, Optional<Origin> origin, Anchor anchor,
		Optional<UnitRange> range, OptionalDouble radius, Optional<NavMesh> mesh, Optional<Cell> start) {

	public LayerQuery {
		Objects.requireNonNull(analysis, "analysis");
		Objects.requireNonNull(anchor, "anchor");
	}

	/**
	 * Analyses a level for a layer, and returns a query in which the user has not chosen anything yet. Analyses only the agents
	 * that the layer uses.
	 *
	 * @param agent the agent that the layer uses. Empty if the layer needs no agent
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LayerQuery of(LayerDescriptor layer, LevelSnapshot level, Optional<Agent> agent, Progress progress) {
		return of(LevelAnalysis.of(layer.part(level, agent), progress));
	}

	/** Returns a query about a level, with nothing chosen. */
	public static LayerQuery of(LevelAnalysis analysis) {
		return new LayerQuery(analysis, Optional.empty(), Optional.empty(), Anchor.TOP_LEFT, Optional.empty(),
				OptionalDouble.empty(), Optional.empty(), Optional.empty());
	}

	/**
	 * Returns a copy of the query for an agent. The query also gets the terrains, the spawns and the radius of this
	 * agent.
	 */
	public LayerQuery with(Agent unit) {
		return new LayerQuery(analysis, Optional.of(unit), Optional.of(Origin.of(unit, analysis.header())), anchor, range,
				OptionalDouble.of(unit.radius()), mesh, start);
	}

	/**
	 * Returns a copy of the query for units that cross some terrains and may start at any spawn.
	 *
	 * @param terrains the terrains that the units cross
	 */
	public LayerQuery with(Capability terrains) {
		return with(Origin.of(terrains));
	}

	/** Returns a copy of the query with an origin: the terrains that units cross, and the spawns where units start. */
	public LayerQuery with(Origin from) {
		return new LayerQuery(analysis, agent, Optional.of(from), anchor, range, radius, mesh, start);
	}

	/** Returns a copy of the query with another anchor, which says at which cells the map shows the size of a unit. */
	public LayerQuery with(Anchor cell) {
		return new LayerQuery(analysis, agent, origin, cell, range, radius, mesh, start);
	}

	/**
	 * Returns a copy of the query for an agent that stands on a given cell.
	 *
	 * @param from the cell, and where the agent can go from it
	 */
	public LayerQuery with(UnitRange from) {
		return new LayerQuery(analysis, agent, origin, anchor, Optional.of(from), radius, mesh, start);
	}

	/** Returns the size of the chosen agent, or 1 if no agent is chosen. */
	public int size() {
		return agent.map(Agent::size).orElse(1);
	}

	/**
	 * Returns the capability of the chosen origin, that is, the terrains that units cross. Empty if no origin is
	 * chosen.
	 */
	public Optional<Capability> capability() {
		return origin.map(Origin::capability);
	}

	/** Returns a copy of the query with the radius of a disc. */
	public LayerQuery withRadius(double cells) {
		return new LayerQuery(analysis, agent, origin, anchor, range, OptionalDouble.of(cells), mesh, start);
	}

	/** Returns a copy of the query in which travel times are measured from one spawn only. */
	public LayerQuery from(Cell spawn) {
		return new LayerQuery(analysis, agent, origin, anchor, range, radius, mesh, Optional.of(spawn));
	}

	/** Returns a copy of the query with a mesh. */
	public LayerQuery with(NavMesh other) {
		return new LayerQuery(analysis, agent, origin, anchor, range, radius, Optional.of(other), start);
	}
}
