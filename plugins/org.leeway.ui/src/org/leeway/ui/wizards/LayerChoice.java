package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;

import org.leeway.core.analysis.Origin;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.exchange.LayerFormat;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.layer.OverlayLayer.Anchor;
import org.leeway.core.layer.OverlayLayer.Kind;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.settings.MapPreferences;

/**
 * A layer of cells of a level.
 *
 * @param agent whose reachability, or whose terrains, the layer is for; null for the terrain itself
 * @param from where the agent stands, of a range
 */
record LayerChoice(LevelSnapshot level, Kind kind, Agent agent, Cell from, Anchor anchor, LayerFormat format,
		boolean legend, Path output) implements ExportChoice {

	@Override
	public void export(Progress progress) throws IOException {
		LayerExport export = layer();
		AtomicFile.write(output, out -> format.exporter().get().write(export.in(MapPreferences.colours()), out));
	}

	private LayerExport layer() throws IOException {
		return switch (kind) {
		case RANGE -> LayerExport.range(level, agent, from, legend);
		case TERRAIN -> LayerExport.terrain(level, legend);
		case REACHABILITY -> LayerExport.reachability(level, agent, legend);
		case BRUSHFIRE_LOSS -> LayerExport.brushfireLoss(level, agent, legend);
		case BRUSHFIRE -> LayerExport.brushfire(level, agent.capability(), legend);
		case CLEARANCE -> LayerExport.widths(kind, level, agent.capability(), anchor, legend).orElseThrow();
		case FIT -> LayerExport.fit(level, Origin.of(agent, level.outline()), anchor, legend)
				.orElseThrow(() -> new IOException("Fit is not defined " + (level.spawns().isEmpty()
						? "for a level without spawns" : "without a spawn for " + agent.name()) + ": place one first."));
		};
	}
}
