package org.leeway.ui.wizards;

import java.util.Optional;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.core.level.value.NameText;

/** A row of the table of terrains: something in a file, and what the user makes of it. */
final class MappedTerrain {

	private final Format format;
	private final TerrainSource source;
	private String name;
	private Optional<Integer> rgb;

	/** @param remembered a terrain and perhaps its colour; empty for what the file says */
	MappedTerrain(Format format, TerrainSource source, Optional<String> remembered) {
		this.format = format;
		this.source = source;
		reset();
		remembered.map(NameText::words).ifPresent(words -> {
			name = words.getFirst();
			rgb = words.size() > 1 ? Optional.of(Colour.parse(words.get(1))) : rgb;
		});
	}

	/** Returns one row for a tile, value or colour that several files have. The cells of both rows are added up. */
	MappedTerrain plus(MappedTerrain other) {
		TerrainSource sum = new TerrainSource(source.selector(), source.title(), source.cells() + other.source.cells(),
				source.terrain(), source.rgb());
		return new MappedTerrain(format, sum, choice());
	}

	Format format() {
		return format;
	}

	TerrainSource source() {
		return source;
	}

	/** Returns a key that distinguishes rows. */
	String key() {
		return format.id() + " " + source.selector();
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

	/** Takes what the file says. */
	void reset() {
		name = source.terrain();
		rgb = source.rgb();
	}

	/** Returns the choice to remember: a terrain and perhaps its colour. Empty if the file says the same. */
	Optional<String> choice() {
		boolean isChanged = !name.equals(source.terrain()) || !rgb.equals(source.rgb());
		return isChanged ? Optional.of(NameText.write(name, " ") + rgb.map(each -> " " + Colour.format(each)).orElse(""))
				: Optional.empty();
	}
}
