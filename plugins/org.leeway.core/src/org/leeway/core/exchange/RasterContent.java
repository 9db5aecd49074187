package org.leeway.core.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.colour.OverlayColours;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.layer.TrajectoryLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.Note;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;

/**
 * A layer with a value for every cell, and its description.
 *
 * @param layer the values
 * @param capability the names of the terrains that the layer was computed for, such as {@code ground+swamp}
 * @param agent the agent that the layer was computed for. Empty if the layer is for no single agent
 * @param notes the annotations of the level: named cells or areas, such as resources
 * @param cellScale the side of a cell in the unit of the game
 * @param diagonals the rule of diagonal steps
 */
public record RasterContent(OverlayLayer layer, Optional<String> capability, Optional<Agent> agent,
		List<Note> notes, double cellScale, Diagonals diagonals) {

	/**
	 * Computes a layer with its description.
	 *
	 * @return empty if the layer is about units that start at spawns, and the level has no spawns
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static Optional<RasterContent> of(RasterLayer layer, LayerQuery query, Progress progress) {
		LevelSnapshot level = query.analysis().snapshot();
		Optional<Agent> agent = query.agent().filter(unit -> layer.needs(Need.AGENT) || layer.needs(Need.SPAWNS)
				&& query.origin().filter(from -> from.agent().equals(unit.name())).isPresent());
		Optional<String> capability = query.capability()
				.filter(any -> layer.needs(Need.AGENT) || layer.needs(Need.CAPABILITY)).map(level::describe);
		return layer.compute(query, progress)
				.map(computed -> new RasterContent(computed, capability, agent, level.notes(),
						level.header().cellScale(), level.header().diagonals()));
	}

	/** Returns a picture of the routes of a layer, drawn over the terrain of a level. */
	public static RasterContent of(TrajectoryLayer layer, LayerQuery query, Progress progress) {
		return new RasterContent(layer.picture(query, layer.routes(query, progress)), Optional.empty(), Optional.empty(),
				query.analysis().snapshot().notes(), query.analysis().header().cellScale(),
				query.analysis().header().diagonals());
	}

	/** Returns a copy of the content in other colours, for images. */
	public RasterContent in(OverlayColours colours) {
		return new RasterContent(layer.in(colours), capability, agent, notes, cellScale, diagonals);
	}

	/**
	 * Returns which cell of a square stores the width of the square, such as {@code top-left}. Empty if the values of the layer
	 * are not widths of squares.
	 */
	public Optional<String> anchor() {
		return layer.kind().needs(Need.ANCHOR) ? Optional.of(layer.anchor().label()) : Optional.empty();
	}

	/**
	 * Returns lines of text that describe the layer: what its values measure, the agent and its terrains. If the values are
	 * widths of squares, a line says which cell of a square stores its width.
	 */
	public List<String> description() {
		List<String> words = new ArrayList<>();
		words.add(layer.kind().metric());
		agent.ifPresent(unit -> words.add("agent " + unit.name() + " of size " + unit.size()));
		capability.ifPresent(terrains -> words.add("capability " + terrains));
		if (anchor().isPresent()) {
			words.add(layer.anchor().description());
		}
		return words;
	}
}
