package org.leeway.ui.wizards;

import java.util.Optional;

import org.eclipse.swt.graphics.ImageData;
import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.meaning.BlockWords;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.core.level.value.NameText;

/** A row of the table of terrains: a tile, value or colour in files, and the terrain to which the import converts it. */
final class MappedTerrain {

	private final Format format;
	private final TerrainSource source;
	private final Optional<ImageData> picture;
	private String name;
	private Optional<Integer> rgb;

	/**
	 * @param remembered what the user has chosen in an earlier import: a name of a terrain, perhaps with a colour. Empty to
	 * take the terrain from the file
	 * @param picture a small picture of the tile. Empty if there is none
	 */
	MappedTerrain(Format format, TerrainSource source, Optional<String> remembered, Optional<ImageData> picture) {
		this.format = format;
		this.source = source;
		this.picture = picture;
		reset();
		remembered.map(NameText::words).ifPresent(words -> {
			name = words.getFirst();
			rgb = words.size() > 1 ? Optional.of(Colour.parse(words.get(1))) : rgb;
		});
	}

	/**
	 * Merges this row with the row of another file for the same tile, value or colour. The merged row counts the cells of both
	 * rows.
	 */
	MappedTerrain plus(MappedTerrain other) {
		return new MappedTerrain(format, source.inCells(source.cells() + other.source.cells()), choice(),
				picture.or(() -> other.picture));
	}

	Format format() {
		return format;
	}

	TerrainSource source() {
		return source;
	}

	/** Returns a key of the row for a tile, value or colour. Rows with equal keys are for the same tile, value or colour. */
	static String key(Format format, TerrainSource source) {
		return format.id() + " " + source.selector();
	}

	/** Returns the key of the row for a colour {@code 0xRRGGBB}. */
	static String key(Format format, int rgb) {
		return format.id() + " " + Colour.format(rgb);
	}

	Optional<ImageData> picture() {
		return picture;
	}

	/**
	 * Returns whether the terrain blocks units. Usually, the imported file decides this. In some files, only the name of a
	 * terrain decides, see {@link TerrainSource#nameDecides}. If the user has changed such a name, the new name decides: a word
	 * such as {@code wall} blocks.
	 */
	boolean blocks() {
		return name.equals(source.terrain()) || !source.nameDecides() ? source.blocks() : BlockWords.isBlocking(name);
	}

	String name() {
		return name;
	}

	Optional<Integer> rgb() {
		return rgb;
	}

	void rename(String other) {
		name = other;
	}

	void paint(int other) {
		rgb = Optional.of(other);
	}

	/** Resets the terrain to the name and the colour in the file. */
	void reset() {
		name = source.terrain();
		rgb = source.rgb();
	}

	/**
	 * Returns the user's choice to store: the name of the terrain, perhaps with a colour. Empty if both are as in the
	 * imported file.
	 */
	Optional<String> choice() {
		boolean isChanged = !name.equals(source.terrain()) || !rgb.equals(source.rgb());
		return isChanged ? Optional.of(NameText.write(name, " ") + rgb.map(each -> " " + Colour.format(each)).orElse(""))
				: Optional.empty();
	}
}
