package org.leeway.core.exchange.openra;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;

/**
 * A tileset, which gives each tile a type of terrain. Tiles come in groups, called templates. A map names a tile by the number
 * of the template and by the index of the tile in the template. Source: {@code DefaultTerrain} in the source of the game.
 */
final class TileSet {

	/** The type of a tile that does not exist. */
	static final int NONE = -1;
	/** Limit of the game for the number of types of terrain in a tileset. */
	private static final int MOST_TYPES = 254;
	/** Number of possible tiles of a template. Maps store the index of a tile in 8 bits. */
	private static final int MOST_TILES = 256;
	/** The largest number that can identify a template. Maps store this number in 16 bits. */
	private static final int MOST_TEMPLATES = 65_535;
	private static final String WATER = "Water";
	private static final Pattern COLOUR = Pattern.compile("\\p{XDigit}{6}(\\p{XDigit}{2})?");

	/**
	 * A type of terrain.
	 *
	 * @param colour six hexadecimal digits. Empty if the tileset gives none
	 * @param isWater whether the terrain is water: its target types contain {@code Water}
	 */
	record Type(String name, String colour, boolean isWater) {
	}

	private final List<Type> types = new ArrayList<>();
	/** Maps the name of a type of terrain to its index in {@link #types}. */
	private final Map<String, Integer> places = new HashMap<>();
	/**
	 * Maps the number of a template to the types of its tiles, as indices into {@link #types}. The array is indexed by tile,
	 * and has {@link #NONE} for a missing tile. Tiles behind its end are also missing.
	 */
	private final Map<Integer, byte[]> templates = new HashMap<>();
	/** The type of cells with unknown tiles. {@link #NONE} until the first template is read. */
	private int standard = NONE;

	private TileSet() {
	}

	/**
	 * Reads a file of a tileset.
	 *
	 * @param id the name of the wanted tileset
	 * @return empty if the file holds another tileset
	 * @throws LevelFormatException if the file is no tileset
	 * @throws IOException if the file cannot be read
	 */
	static Optional<TileSet> read(InputStream in, String file, String id) throws IOException {
		List<MiniYamlNode> nodes = MiniYamlReader.read(in, file);
		if (!MiniYamlNode.find(nodes, "General").map(general -> general.text("Id")).orElse("").equals(id)) {
			return Optional.empty();
		}
		TileSet set = new TileSet();
		for (MiniYamlNode type : section(nodes, "Terrain", file)) {
			set.addType(type);
		}
		for (MiniYamlNode template : section(nodes, "Templates", file)) {
			set.addTemplate(template);
		}
		if (set.standard == NONE) {
			throw new LevelFormatException(file, 0, "has no tiles, expected a tileset");
		}
		return Optional.of(set);
	}

	private static List<MiniYamlNode> section(List<MiniYamlNode> nodes, String key, String file) throws LevelFormatException {
		return MiniYamlNode.find(nodes, key).orElseThrow(
				() -> new LevelFormatException(file, 0, "the section " + key + " is missing, expected a tileset")).children();
	}

	private void addType(MiniYamlNode node) throws LevelFormatException {
		String name = node.text("Type");
		String colour = node.text("Color");
		if (places.putIfAbsent(name, types.size()) != null || types.size() == MOST_TYPES) {
			throw node.error("the type " + MessageText.quote(name) + " of terrain, expected at most " + MOST_TYPES
					+ " different types");
		}
		types.add(new Type(name, COLOUR.matcher(colour).matches() ? colour.substring(0, 6) : "",
				node.words("TargetTypes").contains(WATER)));
	}

	private void addTemplate(MiniYamlNode node) throws LevelFormatException {
		int number = number(node);
		byte[] known = new byte[0];
		for (MiniYamlNode tile : node.child("Tiles").map(MiniYamlNode::children).orElse(List.of())) {
			int index = MessageText.whole(tile.key()).filter(each -> each >= 0).orElseThrow(
					() -> tile.error("the tile " + MessageText.quote(tile.key()) + ", expected a whole number of at least 0"));
			if (index < MOST_TILES) {
				int before = known.length;
				known = Arrays.copyOf(known, Math.max(before, index + 1));
				Arrays.fill(known, before, known.length, (byte) NONE);
				known[index] = (byte) type(tile);
			}
		}
		if (known.length > 0) {
			templates.put(number, known);
			standard = standard == NONE ? known[0] == NONE ? 0 : Byte.toUnsignedInt(known[0]) : standard;
		}
	}

	private static int number(MiniYamlNode template) throws LevelFormatException {
		Optional<MiniYamlNode> id = template.child("Id");
		int number = id.isPresent() ? id.get().numbers(1)[0]
				: MessageText.whole(template.key().substring(template.key().indexOf('@') + 1)).orElse(NONE);
		if (number < 0 || number > MOST_TEMPLATES) {
			throw template.error("the template " + MessageText.quote(template.key()) + ", expected a number from 0 to "
					+ MOST_TEMPLATES);
		}
		return number;
	}

	private int type(MiniYamlNode tile) throws LevelFormatException {
		return place(tile.value()).orElseThrow(() -> tile.error("the terrain " + MessageText.quote(tile.value())
				+ ", expected one of the types of the tileset"));
	}

	/** Returns the types of terrain. Other methods identify a type by its index in this list. */
	List<Type> types() {
		return types;
	}

	/** Returns the index of a type in {@link #types()}. Empty if there is no type of this name. */
	Optional<Integer> place(String name) {
		return Optional.ofNullable(places.get(name));
	}

	/** Returns the type of a tile as an index into {@link #types()}, or {@link #NONE} if the tileset does not have the tile. */
	int type(int template, int index) {
		byte[] tiles = templates.get(template);
		return tiles == null || index >= tiles.length || tiles[index] == NONE ? NONE : Byte.toUnsignedInt(tiles[index]);
	}

	/**
	 * Returns the type for cells with unknown tiles. As in the game, this is the type of tile 0 of the first template that has
	 * tiles. If this tile is missing, the first type.
	 */
	int standard() {
		return standard;
	}
}
