package org.leeway.core.exchange.tiled.level;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.LevelFormatException;

/**
 * A user's file that says which tiles are which terrain. A line holds a selector, a terrain and perhaps its colour
 * {@code #rrggbb}, with blanks between; the first line that selects a tile decides. A selector is
 * {@code TILESET:ID}, {@code TILESET:ID-ID}, {@code class:NAME}, {@code PROPERTY=VALUE}, {@code empty} for cells without a
 * tile, or {@code *} for all tiles. Empty lines and those that begin with {@code //} are skipped. Immutable.
 */
record TerrainNames(List<Line> lines) {

	/** No file. */
	static final TerrainNames NONE = new TerrainNames(List.of());

	private static final long MOST_BYTES = 1 << 20;
	private static final String EXPECTED = "expected TILESET:ID, TILESET:ID-ID, class:NAME, PROPERTY=VALUE, empty or *, then"
			+ " a terrain and perhaps its colour #rrggbb";

	/** The tiles that a line selects. */
	private interface Selector {

		boolean selects(Tileset tileset, Tile tile);
	}

	/**
	 * A line.
	 *
	 * @param isEmpty whether it is for cells without a tile
	 */
	record Line(Selector selector, boolean isEmpty, String terrain, Optional<Integer> rgb) {
	}

	/**
	 * Reads a file.
	 *
	 * @throws LevelFormatException if a line is none of these, with its number
	 * @throws IOException if it cannot be read
	 */
	static TerrainNames read(Path file) throws IOException {
		try (InputStream in = InputFile.open(file, MOST_BYTES)) {
			String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(in.readAllBytes())).toString();
			List<Line> lines = new ArrayList<>();
			int number = 0;
			for (String line : text.lines().toList()) {
				number++;
				if (!line.isBlank() && !line.strip().startsWith("//")) {
					lines.add(line(line.strip().split("\\s+"), file, number));
				}
			}
			return new TerrainNames(List.copyOf(lines));
		} catch (CharacterCodingException noText) {
			throw new LevelFormatException(file.toString(), 0, "not a text in UTF-8");
		}
	}

	private static Line line(String[] words, Path file, int number) throws LevelFormatException {
		Optional<Selector> selector = selector(words[0]);
		boolean hasColour = words.length == 3 && Colour.isColour(words[2]);
		if (selector.isEmpty() || words.length != 2 && !hasColour || !Terrains.isName(words[1])) {
			String line = String.join(" ", words);
			throw new LevelFormatException(file.toString(), number,
					"\"" + (line.length() > 60 ? line.substring(0, 60) + "..." : line) + "\", " + EXPECTED);
		}
		return new Line(selector.get(), words[0].equals("empty"), words[1],
				hasColour ? Optional.of(Colour.parse(words[2])) : Optional.empty());
	}

	private static Optional<Selector> selector(String word) {
		int equals = word.indexOf('=');
		int colon = word.lastIndexOf(':');
		if (word.equals("*")) {
			return Optional.of((tileset, tile) -> true);
		}
		if (word.equals("empty")) {
			return Optional.of((tileset, tile) -> false);
		}
		if (equals > 0) {
			String name = word.substring(0, equals);
			String value = word.substring(equals + 1);
			return Optional.of((tileset, tile) -> tile.properties().text(name).filter(value::equals).isPresent());
		}
		if (word.startsWith("class:")) {
			return Optional.of((tileset, tile) -> tile.type().equals(word.substring("class:".length())));
		}
		return colon > 0 ? range(word.substring(0, colon), word.substring(colon + 1)) : Optional.empty();
	}

	private static Optional<Selector> range(String name, String ids) {
		if (!ids.matches("\\d{1,9}(-\\d{1,9})?")) {
			return Optional.empty();
		}
		String[] ends = ids.split("-");
		int first = Integer.parseInt(ends[0]);
		int last = Integer.parseInt(ends[ends.length - 1]);
		// a word has no blanks, the name of a tileset may
		return Optional.of((tileset, tile) -> tileset.name().replaceAll("\\s+", "_").equals(name) && tile.id() >= first
				&& tile.id() <= last);
	}

	/** What the file says of a tile. */
	Optional<Line> of(Tileset tileset, Tile tile) {
		return lines.stream().filter(line -> line.selector.selects(tileset, tile)).findFirst();
	}

	/** What the file says of cells without a tile. */
	Optional<Line> ofEmpty() {
		return lines.stream().filter(Line::isEmpty).findFirst();
	}
}
