package org.leeway.core.exchange.tiled.map;

/** The names in maps that Leeway writes and reads: names of properties, of classes of objects, and of layers. */
public final class Vocabulary {

	/** The side of a cell in pixels. A power of two: multiplication by 16 does not round, so lengths in cells stay exact. */
	public static final int PIXELS = 16;

	/** The property that marks tilesets and layers made by Leeway. Its value is the purpose of the tileset or layer. */
	public static final String ROLE = "leeway";
	public static final String TERRAIN_ROLE = "terrain";
	public static final String VALUE_ROLE = "values";

	public static final String SPAWN = "spawn";
	public static final String PROBE = "probe";
	public static final String GOAL = "goal";
	public static final String NOTE = "note";
	public static final String OBSTACLE = "obstacle";

	public static final String NAME = "name";
	public static final String TERRAIN = "terrain";
	public static final String COLOUR = "colour";
	public static final String GLYPH = "glyph";
	public static final String SPEED = "speed";
	public static final String PATTERN = "pattern";
	public static final String PICTURE = "picture";
	public static final String CELL_SCALE = "cellScale";
	public static final String DIAGONALS = "diagonals";
	public static final String SYMMETRY = "symmetry";
	public static final String AGENT = "agent";
	public static final String AGENTS = "agents";
	public static final String MIN_CHOKES = "minChokes";
	public static final String HEADING = "heading";
	public static final String PLAYER = "player";
	public static final String TEAM = "team";
	public static final String STARTS = "starts";
	public static final String FRAME = "frame";
	public static final String ORIGIN_X = "originX";
	public static final String ORIGIN_Y = "originY";
	public static final String Y_UP = "yUp";
	public static final String AXES_OF_GAME = "axes";
	public static final String REMOVABLE = "removable";
	public static final String MIN_AREA = "minArea";
	public static final String SCALES = "scales";
	public static final String BALANCE = "balance";
	public static final String TEXT = "text";
	public static final String KIND = "kind";
	public static final String AMOUNT = "amount";
	public static final String METRIC = "metric";
	public static final String ANCHOR = "anchor";
	public static final String CAPABILITY = "capability";
	public static final String PIXELS_PER_CELL = "pixelsPerCell";
	public static final String ORIENTATION = "orientation";
	public static final String AXES = "cell 0,0 at the top left, x to the right, y down; headings in degrees, clockwise";
	public static final String CENTRE_X = "centreX";
	public static final String CENTRE_Y = "centreY";

	private Vocabulary() {
	}

	/** Returns whether the properties say that Leeway made the tileset or layer for a role, such as {@code terrain}. */
	public static boolean isFor(String role, Values properties) {
		return properties.text(ROLE).filter(role::equals).isPresent();
	}
}
