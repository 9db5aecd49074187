package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.Layers;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.world.Agent;

/**
 * An export of a level, stored by names and ids, so that it can be repeated for a later state of the level.
 *
 * @param layer the id of the layer. Empty for the whole level
 * @param agent the name of the agent. Empty if the layer needs no agent
 * @param size the side of the agent's footprint, in cells
 * @param from the cell where the agent stands
 * @param format the id of the format
 * @param options the values of the options as texts, indexed by name
 */
record RememberedExport(String layer, String agent, int size, Cell from, Anchor anchor, String format,
		Map<String, String> options, Path output) {

	private static final String AGAIN = ": export it with the wizard again";

	static RememberedExport of(ExportChoice choice) {
		return new RememberedExport(choice.layer().map(LayerDescriptor::id).orElse(""), choice.agent().map(Agent::name).orElse(""),
				choice.agent().map(Agent::size).orElse(1), choice.from(), choice.anchor(), choice.format().id(),
				choice.options().texts(), choice.output());
	}

	/**
	 * Returns the choices that repeat this export with the present state of a level.
	 *
	 * @throws IOException if the level, or this version of Leeway, lacks a part of the export, such as the layer. The message names
	 * the part
	 */
	ExportChoice of(Level edited) throws IOException {
		ExportChoice.Source source = ExportChoice.Source.of(edited);
		LevelSnapshot level = source.level();
		Optional<LayerDescriptor> known = Layers.find(layer);
		if (known.isEmpty() && !layer.isEmpty()) {
			throw new IOException("There is no layer " + layer + AGAIN);
		}
		Format written = Formats.registered().byId(format)
				.filter(each -> known.map(each::holds).orElseGet(each::holdsLevels))
				.orElseThrow(() -> new IOException("There is no format " + format + " for " + layer + AGAIN));
		if (known.filter(each -> each.needs(Need.PLACE)).isPresent() && !level.grid().contains(from.x(), from.y())) {
			throw new IOException("The cell " + from.x() + "," + from.y() + " is not in the level" + AGAIN);
		}
		try {
			return new ExportChoice(source, known, unit(level, known), from, anchor, written, values(written), output);
		} catch (IllegalArgumentException unknown) {
			throw new IOException(unknown.getMessage() + AGAIN, unknown);
		}
	}

	/**
	 * Returns the values of the options.
	 *
	 * @throws IllegalArgumentException if the format no longer has one of the options or values
	 */
	OptionValues values(Format written) {
		return OptionValues.parse(layer.isEmpty() ? written.levelOptions() : written.layerOptions(), options);
	}

	private Optional<Agent> unit(LevelSnapshot level, Optional<LayerDescriptor> known) throws IOException {
		if (agent.isEmpty()) {
			return Optional.empty();
		}
		Agent own = level.agents().stream().filter(each -> each.name().equals(agent)).findFirst()
				.orElseThrow(() -> new IOException("The level has no agent " + agent + AGAIN));
		return Optional.of(known.filter(each -> each.needs(Need.RADIUS)).isPresent() ? own
				: own.with(size, own.capability()));
	}
}
