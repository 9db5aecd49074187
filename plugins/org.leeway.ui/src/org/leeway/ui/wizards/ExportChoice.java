package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

import org.leeway.core.exchange.LayerExport;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.layer.TrajectoryLayer;
import org.leeway.core.layer.VectorLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.settings.MapPreferences;

/**
 * What the export wizard was asked for.
 *
 * @param agent whom the layer is for; empty if it is for nobody
 * @param from where the agent stands
 * @param output the file to write
 */
record ExportChoice(LevelSnapshot level, LayerDescriptor layer, Optional<Agent> agent, Cell from, Anchor anchor,
		ExportFormat format, boolean legend, Path output) {

	/**
	 * Computes what was asked for and writes it.
	 *
	 * @throws IOException if the file cannot be written, or the level has no such layer; the message says why
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	void export(Progress progress) throws IOException {
		LayerQuery query = query(progress);
		if (format.features().isPresent()) {
			FeatureCollection shapes = shapes(query, progress);
			AtomicFile.write(output, out -> format.features().get().exporter().get().write(shapes, out));
		} else {
			LayerExport values = values(query, progress).in(MapPreferences.colours());
			AtomicFile.write(output, out -> format.values().orElseThrow().exporter().get().write(values, out));
		}
	}

	private FeatureCollection shapes(LayerQuery query, Progress progress) {
		return layer instanceof TrajectoryLayer ways ? ways.shapes(ways.routes(query, progress))
				: ((VectorLayer) layer).compute(query, progress);
	}

	private LayerExport values(LayerQuery query, Progress progress) throws IOException {
		return layer instanceof TrajectoryLayer ways ? LayerExport.of(ways, query, legend, progress)
				: LayerExport.of((RasterLayer) layer, query, legend, progress).orElseThrow(this::withoutSpawns);
	}

	private IOException withoutSpawns() {
		String name = layer.id().substring(0, 1).toUpperCase(Locale.ROOT) + layer.id().substring(1);
		return new IOException(name + " is not defined " + (level.spawns().isEmpty() ? "for a level without spawns"
				: "without a spawn for " + agent.orElseThrow().name()) + ": place one first.");
	}

	private LayerQuery query(Progress progress) {
		LayerQuery query = LayerQuery.of(layer, level, agent, progress).with(anchor);
		if (agent.isEmpty()) {
			return query;
		}
		LayerQuery own = query.with(agent.get());
		return layer.needs(Need.PLACE)
				? own.with(UnitRange.of(own.analysis().agent(agent.get(), progress).reachability(), from, progress)) : own;
	}
}
