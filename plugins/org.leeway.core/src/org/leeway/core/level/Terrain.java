package org.leeway.core.level;

import java.util.Objects;

import org.leeway.core.colour.Colour;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;

/**
 * A kind of ground. Immutable.
 *
 * @param id the number in the grid, 0 to 255
 * @param name an identifier, unique in the level
 * @param rgb the colour, {@code 0xRRGGBB}
 * @param glyph one character that represents this terrain in text
 * @param speed greater than 0. A step costs its length divided by the speed
 * @param pattern the pattern that maps draw over the colour
 * @param picture the path of the file of a picture, in the form of {@link PicturePath}. Empty if there is none
 * @param isRemovable whether units can clear the terrain away
 */
public record Terrain(int id, String name, int rgb, String glyph, double speed, TerrainPattern pattern,
		String picture, boolean isRemovable) {

	public Terrain {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(glyph, "glyph");
		Objects.requireNonNull(pattern, "pattern");
		Objects.requireNonNull(picture, "picture");
	}

	/** Creates a terrain without a pattern and without a picture. */
	public Terrain(int id, String name, int rgb, String glyph, double speed) {
		this(id, name, rgb, glyph, speed, TerrainPattern.NONE, "", false);
	}

	/**
	 * Returns a terrain of a level as an immutable object.
	 *
	 * @throws IllegalArgumentException if the colour is not {@code #rrggbb}
	 */
	static Terrain of(TerrainType type) {
		return new Terrain(type.getId(), type.getName(), Colour.parse(type.getColour()), type.getGlyph(),
				type.getSpeed(), type.getPattern(), type.getPicture() == null ? "" : type.getPicture(), type.isRemovable());
	}

	/** Returns the line of the terrain in a legend. */
	public LegendEntry legend() {
		return new LegendEntry(name, rgb, pattern);
	}
}
