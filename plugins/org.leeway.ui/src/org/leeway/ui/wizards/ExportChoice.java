package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.option.OptionValues;
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
		Format format, OptionValues options, Path output) {

	/**
	 * Computes what was asked for; nothing is written yet.
	 *
	 * @throws IOException if the level has no such layer; the message says why
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	LayerExport prepare(Progress progress) throws IOException {
		LayerExport.Style style = new LayerExport.Style(format, options, MapPreferences.colours());
		return LayerExport.of(layer, query(progress), style, progress).orElseThrow(this::withoutSpawns);
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
