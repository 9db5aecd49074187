package org.leeway.core.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Origin;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Note;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * A layer to write, and what it says about itself.
 *
 * @param capability the terrains it was computed for, such as {@code ground+swamp}
 * @param agent the agent it was computed for
 * @param notes the annotations of the level
 * @param legend whether an image shows what its colours mean
 */
public record LayerExport(OverlayLayer layer, Optional<String> capability, Optional<Agent> agent,
		List<Note> notes, boolean legend) {

	/** A layer of a level without annotations. */
	public LayerExport(OverlayLayer layer, Optional<String> capability, Optional<Agent> agent, boolean legend) {
		this(layer, capability, agent, List.of(), legend);
	}

	/** The terrain ids of a level. */
	public static LayerExport terrain(LevelSnapshot level, boolean legend) {
		return new LayerExport(OverlayLayer.terrain(level), Optional.empty(), Optional.empty(), level.notes(),
				legend);
	}

	/** The classes of a level's cells for an agent. */
	public static LayerExport reachability(LevelSnapshot level, Agent agent, boolean legend) {
		// an agent of the level stays one: what of its regions is intended is written too
		LevelSnapshot own = level.withAgents(level.agents().stream().filter(agent::equals).toList());
		return new LayerExport(OverlayLayer.reachability(LevelAnalysis.of(own, Progress.NONE), agent),
				Optional.of(level.describe(agent.capability())), Optional.of(agent), level.notes(), legend);
	}

	/** The classes of a level's cells for an agent, and what it would lose by Brushfire distances. */
	public static LayerExport brushfireLoss(LevelSnapshot level, Agent agent, boolean legend) {
		return new LayerExport(OverlayLayer.brushfireLoss(bare(level), agent),
				Optional.of(level.describe(agent.capability())), Optional.of(agent), legend);
	}

	/** The classes of a level's cells for an agent that stands on an anchor. */
	public static LayerExport range(LevelSnapshot level, Agent agent, Cell anchor, boolean legend) {
		LevelAnalysis analysis = bare(level);
		UnitRange range = UnitRange.of(analysis.agent(agent).reachability(), anchor, Progress.NONE);
		return new LayerExport(OverlayLayer.range(analysis, agent, range),
				Optional.of(level.describe(agent.capability())), Optional.of(agent), level.notes(), legend);
	}

	/** The Brushfire distances of a level's cells. */
	public static LayerExport brushfire(LevelSnapshot level, Capability capability, boolean legend) {
		return new LayerExport(OverlayLayer.brushfire(bare(level), capability),
				Optional.of(level.describe(capability)), Optional.empty(), level.notes(), legend);
	}

	/** The fit of a level's anchors; empty where there is no spawn to come from. */
	public static Optional<LayerExport> fit(LevelSnapshot level, Origin origin, OverlayLayer.Anchor anchor,
			boolean legend) {
		return OverlayLayer.fit(bare(level), origin, anchor).map(fit -> new LayerExport(fit,
				Optional.of(level.describe(origin.capability())), Optional.empty(), level.notes(), legend));
	}

	/**
	 * The clearance or, from all spawns, the fit of a level's anchors; empty for the fit of a level without spawns.
	 *
	 * @throws IllegalArgumentException if the kind is not one of widths
	 */
	public static Optional<LayerExport> widths(OverlayLayer.Kind kind, LevelSnapshot level, Capability capability,
			OverlayLayer.Anchor anchor, boolean legend) {
		Optional<OverlayLayer> layer = switch (kind) {
		case CLEARANCE -> Optional.of(OverlayLayer.clearance(bare(level), capability, anchor));
		case FIT -> OverlayLayer.fit(bare(level), capability, anchor);
		default -> throw new IllegalArgumentException(kind + " is not a layer of widths");
		};
		return layer.map(widths -> new LayerExport(widths, Optional.of(level.describe(capability)), Optional.empty(),
				level.notes(), legend));
	}

	/** The same layer in other colours, for images. */
	public LayerExport in(OverlayColours colours) {
		return new LayerExport(layer.in(colours), capability, agent, notes, legend);
	}

	/** An analysis that computes what the layer needs and no more. */
	private static LevelAnalysis bare(LevelSnapshot level) {
		return LevelAnalysis.of(level.withAgents(List.of()), Progress.NONE);
	}

	/** Where widths are written to; empty for layers whose values belong to the cell itself. */
	public Optional<String> anchor() {
		return layer.kind().isWidth() ? Optional.of(layer.anchor().label()) : Optional.empty();
	}

	/** What was measured, for whom, and where it was written to, in words: one string each. */
	public List<String> description() {
		List<String> words = new ArrayList<>();
		words.add(layer.kind().metric());
		agent.ifPresent(unit -> words.add("agent " + unit.name() + " of size " + unit.size()));
		capability.ifPresent(terrains -> words.add("capability " + terrains));
		anchor().ifPresent(cell -> words.add("anchor " + cell));
		return words;
	}
}
