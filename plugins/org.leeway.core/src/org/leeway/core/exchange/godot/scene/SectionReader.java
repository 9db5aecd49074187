package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.leeway.core.LevelFormatException;

/** A reader of the sections of a Godot file in text format. */
final class SectionReader {

	/** The properties of nodes and resources that the import uses. */
	private static final Set<String> USED = Set.of("position", "rotation", "scale", "skew", "top_level", "offset_left",
			"offset_top", "tile_set", "tile_map_data", "format", "enabled", "collision_enabled", "navigation_enabled",
			"collision_layer", "collision_mask", "disabled", "one_way_collision", "shape", "polygon", "build_mode", "radius",
			"height", "size", "points", "tile_size", "tile_shape", "vertices", "polygons", "outlines", "script");
	/** The numbered properties of tile sets, of tiles and of older maps that the import uses. */
	private static final Pattern NUMBERED = Pattern.compile("sources/\\d+|physics_layer_\\d+/collision_layer"
			+ "|custom_data_layer_\\d+/(name|type)|terrain_set_\\d+/terrain_\\d+/name|layer_\\d+/(name|enabled|tile_data)"
			+ "|\\d+:\\d+/\\d+(/(physics_layer_\\d+/polygon_\\d+/(points|one_way)|navigation_layer_\\d+/polygon|custom_data_\\d+"
			+ "|terrain|terrain_set))?");

	private final TextSource source;
	private final TextResource owner;
	private final Budget budget;
	private final ValueReader values;

	/** A receiver of sections. */
	interface Sections {

		void add(TextSection section) throws LevelFormatException;
	}

	SectionReader(TextSource source, TextResource owner, Budget budget) {
		this.source = source;
		this.owner = owner;
		this.budget = budget;
		this.values = new ValueReader(source, budget);
	}

	/**
	 * Reads all sections, and passes each to {@code user} when it is complete. But the first section is passed as soon as its
	 * head is read, so that the receiver can refuse the file early. Its properties are added later.
	 */
	void read(Sections user) throws IOException {
		boolean isFirst = true;
		source.skipBlanks();
		while (source.peek() != TextSource.END) {
			if (isFirst && source.peek() != '[') {
				throw source.error("no section in brackets at the start, expected a text of Godot 4");
			}
			TextSection section = head();
			if (isFirst) {
				user.add(section);
			}
			readBody(section);
			if (!isFirst) {
				user.add(section);
			}
			isFirst = false;
		}
	}

	private TextSection head() throws IOException {
		budget.take(Budget.SECTION, source);
		int line = source.line();
		source.expect('[');
		source.skipBlanks();
		TextSection section = new TextSection(source.word(), line, owner);
		for (source.skipBlanks(); source.peek() != ']'; source.skipBlanks()) {
			String name = source.word();
			if (name.isEmpty()) {
				throw source.error("no name in the head of a section, expected one, or ]");
			}
			source.expect('=');
			put(section.attributes(), name, true);
		}
		source.next();
		return section;
	}

	private void readBody(TextSection section) throws IOException {
		for (source.skipBlanks(); source.peek() != '[' && source.peek() != TextSource.END; source.skipBlanks()) {
			String key = source.key();
			source.expect('=');
			put(section.values(), key, USED.contains(key) || NUMBERED.matcher(key).matches());
		}
	}

	private void put(Map<String, Value> target, String name, boolean keep) throws IOException {
		source.skipBlanks();
		int line = source.line();
		Object content = values.read(keep);
		if (keep) {
			budget.take(Budget.PROPERTY, source);
			target.put(name, new Value(content, line, owner));
		}
	}
}
