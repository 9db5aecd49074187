package org.leeway.core.request;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.value.Limits;
import org.leeway.core.level.value.NameText;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * The layer that a user asked for, and the options for it. Some layers need terrains, an agent or a radius. If the
 * user does not give a value, the level must have only one possible value, for example its only agent.
 *
 * @param capability the names of terrains. Null if not given
 * @param agent null if not given
 * @param anchor which cells of a unit show its size. Null for the {@linkplain Anchor#standard default}
 * @param from the cell where the agent's top-left cell stands. Null if not given
 * @param radius of a disc, in cells. Null if not given
 * @param mesh the name of a mesh that the level stores. Null for the mesh that Leeway generates
 */
public record LayerChoice(LayerDescriptor layer, String capability, AgentChoice agent, Anchor anchor, Cell from,
		Double radius, String mesh) {

	/**
	 * Returns a message if options contradict each other or do not suit the layer. Empty if there is no such problem.
	 */
	public Optional<String> problem(OptionNames names) {
		return new Usage(names).problem();
	}

	/** A check that the given options suit the layer and each other. The check needs no level. */
	private final class Usage {

		private final OptionNames names;
		private String problem;

		Usage(OptionNames names) {
			this.names = names;
		}

		Optional<String> problem() {
			isFor(anchor, "anchor", Need.ANCHOR);
			isFor(capability, "capability", Need.CAPABILITY);
			check(capability == null || agent == null, together("capability", "agent"));
			check(agent == null || takesAgent(), names.of("agent") + " is not for " + layer.id());
			isFor(radius, "radius", Need.RADIUS);
			Limits.radiusProblem(names.of("radius"), radius).ifPresent(wrong -> check(false, wrong));
			check(radius == null || agent == null, together("radius", "agent"));
			isFor(mesh, "mesh", Need.MESH);
			check(mesh == null || agent == null && capability == null, names.of("mesh") + " together with "
					+ names.of("agent") + " or " + names.of("capability") + ", expected one of them");
			isFor(from, "from", Need.PLACE);
			check(from != null || !layer.needs(Need.PLACE), layer.id() + " needs " + names.of("from") + " X,Y");
			return Optional.ofNullable(problem);
		}

		private void isFor(Object given, String option, Need need) {
			check(given == null || layer.needs(need), names.of(option) + " is for " + having(need));
		}

		private String together(String one, String other) {
			return names.of(one) + " and " + names.of(other) + " together, expected one of them";
		}

		private void check(boolean condition, String otherwise) {
			if (!condition && problem == null) {
				problem = otherwise;
			}
		}
	}

	/** Returns whether an agent can be given. */
	public boolean takesAgent() {
		return layer.needs(Need.AGENT) || layer.needs(Need.CAPABILITY) || layer.needs(Need.RADIUS);
	}

	/** Returns the names of the layers that need a certain input, such as {@code clearance, brushfire and fit}. */
	public static String having(Need need) {
		List<String> ids = Layers.exported().stream().filter(layer -> layer.needs(need)).map(LayerDescriptor::id).toList();
		return ids.size() < 2 ? String.join("", ids)
				: String.join(", ", ids.subList(0, ids.size() - 1)) + " and " + ids.getLast();
	}

	/** Returns a copy of the choice with another agent. */
	public LayerChoice with(AgentChoice other) {
		return new LayerChoice(layer, capability, other, anchor, from, radius, mesh);
	}

	/** Returns the agent that the layer is for. Empty if the layer needs no agent. */
	public Optional<Agent> unit(LevelSnapshot level, String file, OptionNames names) throws FailureException {
		return layer.needs(Need.AGENT) ? Optional.of(AgentChoice.of(agent, level, file, "", names)) : Optional.empty();
	}

	/**
	 * Returns the query for the layer. First analyses the parts of the level that the layer needs.
	 *
	 * @param level the level as the file has it. The snapshot may have other agents and spawns
	 * @param picture whether the layer will be shown as a picture
	 * @throws FailureException if the level lacks what the user asked for, or the user left out an option that has several possible
	 * values
	 */
	public LayerQuery of(Level level, LevelSnapshot snapshot, String file, boolean picture, OptionNames names)
			throws FailureException {
		LevelSnapshot part = layer.part(snapshot, unit(snapshot, file, names));
		return of(LevelAnalysis.of(part, Progress.NONE), level, snapshot, file, picture, names);
	}

	/**
	 * Returns the query for the layer, from an analysis that the caller has made.
	 *
	 * @param analysis the analysis of the snapshot, at least with the agent that the layer uses
	 * @param snapshot the level with all its agents, among which the user chose
	 */
	public LayerQuery of(LevelAnalysis analysis, Level level, LevelSnapshot snapshot, String file, boolean picture,
			OptionNames names) throws FailureException {
		LayerQuery query = LayerQuery.of(analysis);
		Optional<Agent> unit = unit(snapshot, file, names);
		if (unit.isPresent()) {
			query = query.with(unit.get());
		}
		if (mesh != null) {
			query = query.with(StoredMesh.named(mesh, level, file).mesh());
		} else if (layer.needs(Need.CAPABILITY)) {
			query = agent == null ? query.with(origin(snapshot, file, names))
					: query.with(AgentChoice.of(agent, snapshot, file, "", names));
		}
		if (layer.needs(Need.RADIUS)) {
			query = query.withRadius(radius == null ? AgentChoice.of(agent, snapshot, file, "", names).radius() : radius);
		}
		if (layer.needs(Need.PLACE)) {
			query = query.with(range(query, file));
		}
		return query.with(anchor == null ? Anchor.standard(picture) : anchor);
	}

	private UnitRange range(LayerQuery query, String file) throws FailureException {
		LevelSnapshot level = query.analysis().snapshot();
		if (!level.grid().contains(from.x(), from.y())) {
			throw new FailureException(file + ": " + from.x() + "," + from.y() + " lies outside, expected a cell of "
					+ level.header().size() + " cells");
		}
		return UnitRange.of(query.analysis().agent(query.agent().orElseThrow()).reachability(), from, Progress.NONE);
	}

	/**
	 * Returns the terrains and spawns for the layer, if the user named no agent. If the user named terrains, the layer gets
	 * these terrains and all spawns of the level. Otherwise, the layer gets the terrains and spawns of the level's agents. All
	 * agents must then have the same terrains. If the layer needs spawns, all agents must also have the same spawns.
	 *
	 * @throws FailureException if the agents of the level differ, so that the user must choose
	 */
	private Origin origin(LevelSnapshot level, String file, OptionNames names) throws FailureException {
		if (capability != null) {
			return Origin.of(Capabilities.parse(capability, level.header(), file));
		}
		List<Agent> agents = AgentChoice.all(level, file);
		List<Capability> terrains = agents.stream().map(Agent::capability).distinct().toList();
		if (terrains.size() > 1) {
			throw new FailureException(file + ": the agents have different capabilities, expected "
					+ names.of("capability") + " with one of "
					+ terrains.stream().map(level::describe).collect(Collectors.joining(", ")));
		}
		List<Origin> origins = agents.stream().map(each -> Origin.of(each, level.header())).distinct().toList();
		if (layer.needs(Need.SPAWNS) && origins.size() > 1) {
			throw new FailureException(file + ": the agents have different spawns, expected " + names.of("agent")
					+ " with one of " + NameText.choice(origins.stream().map(Origin::agent).toList(), ":"));
		}
		return origins.get(0);
	}

	/**
	 * Creates the failure for a layer that needs spawns. The message says that the level has no spawns, or none for the
	 * chosen agent.
	 *
	 * @param layer a layer that {@linkplain Need#SPAWNS needs spawns}
	 * @param expected the end of the message: what is expected instead
	 */
	public static FailureException withoutSpawns(LayerQuery query, LayerDescriptor layer, String file, String expected) {
		return new FailureException(file + ": the level has no "
				+ (query.analysis().snapshot().spawns().isEmpty() ? "spawns"
						: "spawn for " + query.origin().orElseThrow().agent())
				+ ", so " + layer.id() + " is not defined, expected " + expected);
	}
}
