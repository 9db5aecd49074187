package org.leeway.core.report.html;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.Palette;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;

/**
 * A writer of the layers that a page shows for each agent, such as clearance. A layer is written as a raster: one value
 * for each cell. Agents that cross the same terrains share their raster of clearance.
 */
final class AgentLayers {

	private static final String CLEARANCE = "clearance";
	private static final String FIT = "fit";
	private static final String TURNING = "turning";
	private static final List<String> SHOWN = List.of("reachability", CLEARANCE, FIT, TURNING);

	private final LevelAnalysis analysis;
	private final OverlayColours colours;
	private final RasterBlocks blocks;
	private final Progress progress;
	private final Map<Key, Written> known = new HashMap<>();

	/**
	 * A layer of an agent, with its raster on the page.
	 *
	 * @param colours the colours of cells, indexed by value. Values beyond the end have the last colour
	 */
	record Shown(RasterLayer layer, RasterBlocks.Block block, int[] colours, List<LegendEntry> legend) {
	}

	/**
	 * The key of a raster. Agents with equal keys share the raster.
	 *
	 * @param layer the layer of the raster
	 * @param subject the properties of the agent on which the layer depends: the whole agent, its terrains and spawns, or its
	 * terrains alone
	 */
	private record Key(RasterLayer layer, Object subject) {
	}

	/**
	 * A raster that was written to the page.
	 *
	 * @param block the block of the page with the raster
	 * @param legend the explanation of the values
	 */
	private record Written(RasterBlocks.Block block, List<LegendEntry> legend) {
	}

	AgentLayers(LevelAnalysis analysis, OverlayColours colours, RasterBlocks blocks, Progress progress) {
		this.analysis = analysis;
		this.colours = colours;
		this.blocks = blocks;
		this.progress = progress;
	}

	/**
	 * Writes the layers of an agent, and returns these layers. Leaves out the layer {@link #TURNING} if {@link
	 * LevelAnalysis#poses} has no result for the agent. Leaves out the layer {@link #FIT} if the agent has no spawns.
	 */
	List<Shown> of(Agent agent) throws IOException {
		List<Shown> layers = new ArrayList<>();
		for (String id : SHOWN) {
			if (!id.equals(TURNING) || analysis.poses(agent, progress).isPresent()) {
				RasterLayer layer = Layers.raster(id);
				written(layer, agent).ifPresent(found -> layers.add(shown(layer, agent, found)));
			}
		}
		return layers;
	}

	private Optional<Written> written(RasterLayer layer, Agent agent) throws IOException {
		LayerQuery query = LayerQuery.of(analysis).with(agent).with(Anchor.COVERING);
		Key key = new Key(layer, subject(layer, query));
		if (!known.containsKey(key)) {
			Optional<OverlayLayer> computed = layer.compute(query, progress);
			if (computed.isEmpty()) {
				return Optional.empty();
			}
			known.put(key, new Written(blocks.add(computed.get()), computed.get().in(colours).legend()));
		}
		return Optional.of(known.get(key));
	}

	private static Object subject(RasterLayer layer, LayerQuery query) {
		Origin origin = query.origin().orElseThrow();
		if (layer.needs(Need.AGENT)) {
			return query.agent().orElseThrow();
		}
		return layer.needs(Need.SPAWNS) ? origin : origin.capability();
	}

	private Shown shown(RasterLayer layer, Agent agent, Written written) {
		return switch (layer.id()) {
		case CLEARANCE -> shown(layer, written, colours.clearance(agent.size()));
		case FIT -> shown(layer, written, colours.fit(Palette.WIDE, agent.size()));
		default -> new Shown(layer, written.block(),
				written.legend().stream().mapToInt(LegendEntry::rgb).toArray(), written.legend());
		};
	}

	private Shown shown(RasterLayer layer, Written written, Palette widths) {
		int widest = Math.min(analysis.header().width(), analysis.header().height());
		return new Shown(layer, written.block(), widths.upTo(widest), widths.legend());
	}
}
