package org.leeway.core.app;

import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.leeway.core.exchange.Format;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;
import org.leeway.core.request.LayerChoice;

/**
 * Texts about formats and layers for the help of a command. The texts replace these placeholders:
 * <ul>
 * <li>{@code ${bundle:formats}} and {@code ${bundle:layers}} are lists of ids, separated by {@code |}.
 * <li>{@code ${bundle:formatSummaries}} and {@code ${bundle:summaries}} describe the formats and layers.
 * <li>{@code ${bundle:for-agent}} lists the layers for which a user chooses an agent. Each other constant of {@link Need} has a
 * list of layers too, such as {@code ${bundle:for-spawns}}.
 * </ul>
 */
final class ExportWords extends ResourceBundle {

	/**
	 * Prefix of the keys for lists of layers, such as {@code for-agent}. Picocli uses the name of an option, such as
	 * {@code agent}, as the key of a description of this option. So a list must have another key.
	 */
	private static final String NEED = "for-";

	private final Map<String, String> words = new TreeMap<>();

	/**
	 * Creates the texts for the help of a command.
	 *
	 * @param formats the formats that the command writes
	 */
	ExportWords(List<Format> formats) {
		words.put("formats", formats.stream().map(Format::id).collect(Collectors.joining("|")));
		words.put("formatSummaries", formats.stream().map(format -> format.id() + ": " + format.summary() + ".")
				.collect(Collectors.joining(" ")));
		words.put("layers", Layers.exported().stream().map(LayerDescriptor::id).collect(Collectors.joining("|")));
		words.put("summaries", Layers.exported().stream().map(layer -> layer.id() + ": " + layer.summary() + ".")
				.collect(Collectors.joining(" ")));
		for (Need need : Need.values()) {
			words.put(NEED + need.name().toLowerCase(Locale.ROOT), LayerChoice.having(need));
		}
	}

	@Override
	protected Object handleGetObject(String key) {
		return words.get(key);
	}

	@Override
	public Enumeration<String> getKeys() {
		return Collections.enumeration(words.keySet());
	}
}
