package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.settings.MapPreferences;

/**
 * The choices of an export.
 *
 * @param source the level to export
 * @param layer the layer of the level to write. Empty for the whole level
 * @param agent the agent for which the layer is computed. Empty if the layer needs no agent
 * @param from the cell where the agent stands, for layers that need a place
 * @param anchor for layers with sizes of units: the cell of a footprint that gets the size of the unit. With {@link
 * Anchor#TOP_LEFT}, a cell shows the size of the largest unit that fits with its top-left cell there
 * @param output the file to write
 */
record ExportChoice(Source source, Optional<LayerDescriptor> layer, Optional<Agent> agent, Cell from, Anchor anchor,
		Format format, OptionValues options, Path output) {

	/**
	 * A state of a level. Later edits of the level do not change this state.
	 *
	 * @param whole a copy of the level, for formats that write whole levels
	 * @param level a snapshot, for layers
	 */
	record Source(Level whole, LevelSnapshot level) {

		static Source of(Level edited) {
			return new Source(EcoreUtil.copy(edited), LevelSnapshot.of(edited));
		}
	}

	LevelSnapshot level() {
		return source.level;
	}

	/**
	 * Computes the chosen layer or level. Does not write the file.
	 *
	 * @throws IOException if the level has no such layer. The message says why
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	LayerExport prepare(Progress progress) throws IOException {
		if (layer.isEmpty()) {
			return new LayerExport(format.exporter(LevelExporter.class).orElseThrow().export(source.whole, options, progress),
					"the whole level as " + format.title(), Optional.empty(), Optional.empty());
		}
		LayerExport.Style style = new LayerExport.Style(format, options, MapPreferences.colours());
		return LayerExport.of(layer.get(), query(layer.get(), progress), style, progress).orElseThrow(this::withoutSpawns);
	}

	private IOException withoutSpawns() {
		return new IOException(layer.orElseThrow().title() + " needs a spawn"
				+ (level().spawns().isEmpty() ? "" : " for " + agent.orElseThrow().name()) + ": place one first.");
	}

	private LayerQuery query(LayerDescriptor wanted, Progress progress) {
		LayerQuery query = LayerQuery.of(wanted, level(), agent, progress).with(anchor);
		if (agent.isEmpty()) {
			return query;
		}
		LayerQuery own = query.with(agent.get());
		return wanted.needs(Need.PLACE)
				? own.with(UnitRange.of(own.analysis().agent(agent.get(), progress).reachability(), from, progress)) : own;
	}
}
