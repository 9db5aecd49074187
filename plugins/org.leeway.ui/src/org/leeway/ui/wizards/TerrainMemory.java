package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.terrain.TerrainFile;
import org.leeway.core.level.value.NameText;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The terrains that the user has chosen for the imported files of a format. They are stored as the lines of a
 * {@link TerrainFile} in the preferences of the workspace, for the next import.
 */
final class TerrainMemory {

	private static final String NODE = "org.leeway.ui/imported-terrains/";

	private final IEclipsePreferences lines;

	TerrainMemory(Format format) {
		lines = InstanceScope.INSTANCE.getNode(NODE + format.id());
	}

	/**
	 * Returns the stored choice for a tile, value or colour: the name of a terrain, perhaps with its colour. Empty if
	 * there is none.
	 *
	 * @param selector the text that names the tile, value or colour in a {@link TerrainFile}
	 */
	Optional<String> of(String selector) {
		return Optional.ofNullable(lines.get(selector, null));
	}

	boolean isEmpty() {
		return all().isEmpty();
	}

	private Map<String, String> all() {
		Map<String, String> all = new TreeMap<>();
		try {
			for (String selector : lines.keys()) {
				all.put(selector, lines.get(selector, ""));
			}
		} catch (BackingStoreException e) {
			throw new IllegalStateException(e);
		}
		return all;
	}

	/**
	 * Stores the terrains that the user chose. An empty choice removes the stored choice.
	 *
	 * @param choices the chosen terrain, indexed by selector: the text that names a tile, value or colour
	 */
	void keep(Map<String, Optional<String>> choices) {
		choices.forEach((selector, choice) -> choice.ifPresentOrElse(line -> lines.put(selector, line),
				() -> lines.remove(selector)));
		try {
			lines.flush();
		} catch (BackingStoreException e) {
			throw new IllegalStateException(e);
		}
	}

	/** Returns all choices as the text of a {@link TerrainFile}. */
	String lines() {
		StringBuilder text = new StringBuilder();
		all().forEach((selector, choice) -> text.append(NameText.write(selector, " ")).append(' ').append(choice).append('\n'));
		return text.toString();
	}

	/** Writes all choices to a new temporary file, which the caller must delete. */
	Path write() throws IOException {
		return Files.writeString(Files.createTempFile("leeway-terrains", ".txt"), lines());
	}
}
