package org.leeway.core.exchange.generals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The footprints of things, indexed by name. Maps contain only the names of things, not their sizes. The table comes from the file
 * {@code things.txt}. The file has the things on maps for ranked games, with their sizes in Zero Hour.
 */
final class ThingTable {

	private static final String FILE = "things.txt";
	private static final String OPEN = "open";
	private static final String REMOVABLE = "removable";
	private static final ThingTable STANDARD = new ThingTable();

	private final Map<String, Footprint> footprints = new HashMap<>();
	private final Set<String> open = new HashSet<>();
	private final List<String> openBeginnings = new ArrayList<>();

	private ThingTable() {
		try (InputStream in = ThingTable.class.getResourceAsStream(FILE);
				BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
			lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> add(line.split(" ")));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Returns the table from the file {@code things.txt}. */
	static ThingTable standard() {
		return STANDARD;
	}

	private void add(String... words) {
		if (!words[0].equals(OPEN)) {
			Footprint.Shape shape = Footprint.Shape.valueOf(words[1].toUpperCase(Locale.ROOT));
			boolean isRemovable = words[words.length - 1].equals(REMOVABLE);
			float second = shape == Footprint.Shape.DISC ? 0 : Float.parseFloat(words[3]);
			footprints.put(words[0], new Footprint(shape, Float.parseFloat(words[2]), second, isRemovable));
		} else if (words[1].endsWith("*")) {
			openBeginnings.add(words[1].substring(0, words[1].length() - 1));
		} else {
			open.add(words[1]);
		}
	}

	/** Returns the footprint of things of the given name. Empty if these things block nothing, or the table lacks the name. */
	Optional<Footprint> find(String name) {
		return Optional.ofNullable(footprints.get(name));
	}

	/** Returns whether the table says that things of the given name block nothing. */
	boolean isOpen(String name) {
		return open.contains(name) || openBeginnings.stream().anyMatch(name::startsWith);
	}
}
