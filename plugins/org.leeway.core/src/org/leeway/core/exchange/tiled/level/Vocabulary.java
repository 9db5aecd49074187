package org.leeway.core.exchange.tiled.level;

import org.leeway.core.exchange.tiled.map.Values;

/** The names that maps of Leeway use: properties, classes of objects, layers. */
final class Vocabulary {

	/** The side of a cell in pixels: a power of two, so that lengths keep every digit. */
	static final int PIXELS = 16;

	/** The property that says what Leeway made a tileset or a layer for. */
	static final String ROLE = "leeway";
	static final String TERRAIN_ROLE = "terrain";
	static final String VALUE_ROLE = "values";

	static final String SPAWN = "spawn";
	static final String PROBE = "probe";
	static final String GOAL = "goal";
	static final String NOTE = "note";
	static final String OBSTACLE = "obstacle";

	static final String NAME = "name";
	static final String TERRAIN = "terrain";
	static final String COLOUR = "colour";
	static final String GLYPH = "glyph";
	static final String SPEED = "speed";
	static final String PATTERN = "pattern";
	static final String CELL_SCALE = "cellScale";
	static final String AGENT = "agent";
	static final String AGENTS = "agents";
	static final String MIN_CHOKES = "minChokes";
	static final String HEADING = "heading";
	static final String PLAYER = "player";
	static final String TEAM = "team";
	static final String STARTS = "starts";
	static final String TEXT = "text";
	static final String METRIC = "metric";
	static final String ANCHOR = "anchor";
	static final String CAPABILITY = "capability";
	static final String PIXELS_PER_CELL = "pixelsPerCell";
	static final String ORIENTATION = "orientation";
	static final String AXES = "cell 0,0 at the top left, x to the right, y down; headings in degrees, clockwise";
	static final String CENTRE_X = "centreX";
	static final String CENTRE_Y = "centreY";

	private Vocabulary() {
	}

	/** Whether Leeway made something for a role. */
	static boolean isFor(String role, Values properties) {
		return properties.text(ROLE).filter(role::equals).isPresent();
	}
}
