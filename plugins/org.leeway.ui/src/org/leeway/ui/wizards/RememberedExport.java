package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.exchange.Exporter;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.Layers;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.GridUnit;

/**
 * What was exported of a level, by names, so that it can be exported of a later state of the level.
 *
 * @param agent the name of the agent; empty if the layer is for nobody
 * @param size the side of the agent's footprint in cells
 * @param options by name
 */
record RememberedExport(String layer, String agent, int size, Cell from, Anchor anchor, String format,
		Map<String, String> options, Path output) {

	private static final String AGAIN = ": export it with the wizard again";

	static RememberedExport of(ExportChoice choice) {
		return new RememberedExport(choice.layer().id(), choice.agent().map(Agent::name).orElse(""),
				choice.agent().map(Agent::size).orElse(1), choice.from(), choice.anchor(), choice.format().id(),
				choice.options().texts(), choice.output());
	}

	/**
	 * The same for a state of the level.
	 *
	 * @throws IOException if the level, or this version of Leeway, has something no more; the message says what
	 */
	ExportChoice of(LevelSnapshot level) throws IOException {
		LayerDescriptor known = Layers.find(layer).orElseThrow(() -> new IOException("There is no layer " + layer + AGAIN));
		Format written = Formats.registered().byId(format).filter(each -> each.holds(known))
				.orElseThrow(() -> new IOException("There is no format " + format + " for " + layer + AGAIN));
		if (known.needs(Need.PLACE) && !level.grid().contains(from.x(), from.y())) {
			throw new IOException("The cell " + from.x() + "," + from.y() + " is not in the level" + AGAIN);
		}
		try {
			return new ExportChoice(level, known, unit(level, known), from, anchor, written,
					OptionValues.parse(written.exporter().map(Exporter::options).orElseThrow(), options), output);
		} catch (IllegalArgumentException unknown) {
			throw new IOException(unknown.getMessage() + AGAIN, unknown);
		}
	}

	private Optional<Agent> unit(LevelSnapshot level, LayerDescriptor known) throws IOException {
		if (agent.isEmpty()) {
			return Optional.empty();
		}
		Agent own = level.agents().stream().filter(each -> each.name().equals(agent)).findFirst()
				.orElseThrow(() -> new IOException("The level has no agent " + agent + AGAIN));
		return Optional.of(known.needs(Need.RADIUS) ? own : own.with(new GridUnit(size, own.capability())));
	}
}
