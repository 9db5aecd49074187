package org.leeway.core.app;

import java.util.List;
import java.util.stream.Collectors;

import org.leeway.core.analysis.Origin;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.layer.OverlayLayer.Anchor;
import org.leeway.core.layer.OverlayLayer.Kind;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * The layer that a user asked for. What was left open is taken from the level where there is only one choice.
 *
 * @param capability null if not given
 * @param agent null if not given
 * @param from where the agent stands, of a range; else null
 */
record LayerChoice(Kind kind, String capability, AgentChoice agent, Anchor anchor, Cell from) {

	/**
	 * The layer of a level.
	 *
	 * @throws FailureException if the level does not have what was asked for, or has more than one choice
	 */
	LayerExport of(LevelSnapshot snapshot, String file, boolean legend) throws FailureException {
		if (kind == Kind.TERRAIN) {
			return LayerExport.terrain(snapshot, legend);
		}
		if (kind == Kind.REACHABILITY) {
			return LayerExport.reachability(snapshot, AgentChoice.of(agent, snapshot, file), legend);
		}
		if (kind == Kind.BRUSHFIRE_LOSS) {
			return LayerExport.brushfireLoss(snapshot, AgentChoice.of(agent, snapshot, file), legend);
		}
		if (kind == Kind.RANGE) {
			return range(snapshot, AgentChoice.of(agent, snapshot, file), file, legend);
		}
		if (kind == Kind.BRUSHFIRE) {
			return LayerExport.brushfire(snapshot, capability(snapshot, file), legend);
		}
		if (kind == Kind.FIT) {
			return fit(snapshot, origin(snapshot, file), file, legend);
		}
		return LayerExport.widths(kind, snapshot, capability(snapshot, file), anchor, legend).orElseThrow();
	}

	private LayerExport fit(LevelSnapshot snapshot, Origin origin, String file, boolean legend) throws FailureException {
		return LayerExport.fit(snapshot, origin, anchor, legend).orElseThrow(() -> new FailureException(file
				+ (snapshot.spawns().isEmpty() ? ": the level has no spawns"
						: ": the level has no spawn for " + origin.agent())
				+ ", so fit is not defined, expected --spawn X,Y"));
	}

	/** Whose spawns count: all for a capability, else those of the agent. */
	private Origin origin(LevelSnapshot snapshot, String file) throws FailureException {
		if (capability != null) {
			return Origin.of(capability(snapshot, file));
		}
		if (agent != null) {
			return Origin.of(AgentChoice.of(agent, snapshot, file), snapshot.outline());
		}
		capability(snapshot, file); // refuses agents of different terrains
		List<Origin> choices = AgentChoice.all(snapshot, file).stream()
				.map(each -> Origin.of(each, snapshot.outline())).distinct().toList();
		if (choices.size() > 1) {
			throw new FailureException(file + ": the agents have different spawns, expected --agent with one of "
					+ choices.stream().map(Origin::agent).collect(Collectors.joining(", ")));
		}
		return choices.get(0);
	}

	private LayerExport range(LevelSnapshot snapshot, Agent unit, String file, boolean legend)
			throws FailureException {
		if (!snapshot.grid().contains(from.x(), from.y())) {
			throw new FailureException(file + ": " + from.x() + "," + from.y() + " lies outside, expected a cell of "
					+ snapshot.outline().size() + " cells");
		}
		return LayerExport.range(snapshot, unit, from, legend);
	}

	private Capability capability(LevelSnapshot snapshot, String file) throws FailureException {
		if (capability != null) {
			return Capabilities.parse(capability, snapshot.outline(), file);
		}
		if (agent != null) {
			return AgentChoice.of(agent, snapshot, file).capability();
		}
		List<Capability> choices = AgentChoice.all(snapshot, file).stream().map(Agent::capability).distinct()
				.toList();
		if (choices.size() > 1) {
			throw new FailureException(file + ": the agents have different capabilities,"
					+ " expected --capability with one of "
					+ choices.stream().map(snapshot::describe).collect(Collectors.joining(", ")));
		}
		return choices.get(0);
	}
}
