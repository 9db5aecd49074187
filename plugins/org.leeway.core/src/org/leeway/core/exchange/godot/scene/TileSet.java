package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.core.LevelFormatException;
import org.leeway.pathing.geom.Polygon;

/** A tile set of Godot: tiles with their collision polygons, terrains and custom data. */
final class TileSet {

	private static final Pattern SOURCE = Pattern.compile("sources/(\\d{1,5})");
	private static final Pattern TILE = Pattern.compile("(\\d{1,5}):(\\d{1,5})/(\\d{1,5})(?:/(.+))?");
	private static final Pattern POLYGON = Pattern.compile("physics_layer_(\\d{1,3})/polygon_(\\d{1,6})/points");
	private static final Pattern PHYSICS = Pattern.compile("physics_layer_(\\d{1,3})/collision_layer");
	private static final Pattern CUSTOM = Pattern.compile("custom_data_layer_(\\d{1,3})/name");
	private static final Pattern TERRAIN = Pattern.compile("terrain_set_(\\d+)/terrain_(\\d+)/name");
	private static final int USUAL_SIZE = 16;
	private static final int LARGEST_SIZE = 1 << 14;
	/** The shapes of tiles, indexed by the number that files use for the shape. */
	private static final List<String> SHAPES = List.of("square", "isometric", "half-offset square", "hexagonal");
	/** The number of the type Boolean in files, for custom data of tiles. A tile without a Boolean has the value false. */
	private static final int BOOL = 1;

	private final ProjectFiles files;
	private final TextSection section;
	private final int width;
	private final int height;
	private final Map<Long, Tile> tiles = new HashMap<>();
	private final Map<Integer, Integer> physics = new HashMap<>();
	private final Map<Integer, String> custom = new HashMap<>();
	private final Set<Integer> truths = new HashSet<>();
	private final Map<String, String> terrains = new HashMap<>();
	private final Set<Integer> sceneSources = new HashSet<>();
	/**
	 * Cache, indexed by the section that describes a tile's navigation polygon: whether the polygon contains the middle of the
	 * tile.
	 */
	private final Map<TextSection, Boolean> aroundMiddle = new IdentityHashMap<>();
	private boolean navigable;

	/**
	 * A collision polygon of a tile.
	 *
	 * @param layers bit mask of the collision layers of the polygon
	 * @param points the corners {@code x0, y0, x1, y1, ...}, in pixels, relative to the middle of the tile
	 * @param oneWay whether units can pass the polygon from one side
	 */
	record Piece(int layers, double[] points, boolean oneWay) {
	}

	private TileSet(TextSection section, ProjectFiles files) throws LevelFormatException {
		this.section = section;
		this.files = files;
		double[] size = section.vector("tile_size", USUAL_SIZE, USUAL_SIZE);
		this.width = side(size[0]);
		this.height = side(size[1]);
	}

	private int side(double side) throws LevelFormatException {
		if (side != Math.rint(side) || side < 1 || side > LARGEST_SIZE) {
			throw section.error("tiles with a side of " + side + ", expected a whole number from 1 to " + LARGEST_SIZE);
		}
		return (int) side;
	}

	/**
	 * Reads a tile set.
	 *
	 * @param layer the name of the layer that uses the tile set, for messages
	 * @throws LevelFormatException if its tiles are not rectangular, or a value is of the wrong kind
	 */
	static TileSet of(TextSection section, String layer, ProjectFiles files) throws IOException {
		int shape = section.whole("tile_shape", 0);
		if (shape != 0) {
			throw section.error("the tiles of the layer " + layer + " are "
					+ (shape > 0 && shape < SHAPES.size() ? SHAPES.get(shape) : "of tile_shape " + shape)
							+ ", expected square ones");
		}
		TileSet set = new TileSet(section, files);
		set.readLayers();
		for (Map.Entry<String, Value> each : section.values().entrySet()) {
			Matcher source = SOURCE.matcher(each.getKey());
			if (source.matches()) {
				set.readSource(Integer.parseInt(source.group(1)), each.getValue());
			}
		}
		for (Tile tile : set.tiles.values()) {
			set.readMeaning(tile);
		}
		return set;
	}

	private void readLayers() throws LevelFormatException {
		for (Map.Entry<String, Value> each : section.values().entrySet()) {
			Matcher layer = PHYSICS.matcher(each.getKey());
			if (layer.matches()) {
				physics.put(Integer.parseInt(layer.group(1)), each.getValue().whole(each.getKey()));
			}
			Matcher data = CUSTOM.matcher(each.getKey());
			if (data.matches()) {
				int index = Integer.parseInt(data.group(1));
				custom.put(index, each.getValue().text().orElse(""));
				if (section.whole("custom_data_layer_" + index + "/type", 0) == BOOL) {
					truths.add(index);
				}
			}
			Matcher terrain = TERRAIN.matcher(each.getKey());
			if (terrain.matches()) {
				terrains.put(terrain.group(1) + "/" + terrain.group(2), each.getValue().text().orElse(""));
			}
		}
	}

	private void readSource(int number, Value value) throws IOException {
		Optional<TextSection> source = files.resource(value);
		if (source.isEmpty()) {
			return;
		}
		if (source.get().type().equals("TileSetScenesCollectionSource")) {
			sceneSources.add(number);
			return;
		}
		for (Map.Entry<String, Value> each : source.get().values().entrySet()) {
			Matcher place = TILE.matcher(each.getKey());
			if (place.matches()) {
				long key = TileCells.key(number & 0xFFFF, Integer.parseInt(place.group(1)) & 0xFFFF,
						Integer.parseInt(place.group(2)) & 0xFFFF, Integer.parseInt(place.group(3)) & 0xFFFF);
				Tile tile = tiles.computeIfAbsent(key, none -> new Tile());
				if (place.group(4) != null) {
					tile.values().put(place.group(4), each.getValue());
				}
			}
		}
	}

	private void readMeaning(Tile tile) throws IOException {
		for (Map.Entry<Integer, String> each : custom.entrySet()) {
			Value value = tile.values().get("custom_data_" + each.getKey());
			Optional<String> text = value == null ? Optional.empty() : value.text();
			if (text.isPresent() || truths.contains(each.getKey())) {
				tile.custom().put(each.getValue(), text.orElse("false"));
			}
		}
		for (Map.Entry<String, Value> each : tile.values().entrySet()) {
			if (each.getKey().startsWith("navigation_layer_") && isNavigable(each.getValue())) {
				tile.setNavigable();
				navigable = true;
			}
		}
	}

	/** Returns whether the navigation polygon to which a value refers contains the middle of the tile. */
	private boolean isNavigable(Value value) throws IOException {
		Optional<TextSection> polygon = files.resource(value);
		if (polygon.isEmpty()) {
			return false;
		}
		Boolean known = aroundMiddle.get(polygon.get());
		if (known == null) {
			known = rings(polygon.get()).stream().filter(ring -> ring.length >= 6
					&& ring.length % 2 == 0).anyMatch(TileSet::isAround);
			aroundMiddle.put(polygon.get(), known);
		}
		return known;
	}

	private static List<double[]> rings(TextSection polygon) throws LevelFormatException {
		double[] vertices = polygon.points("vertices");
		List<double[]> rings = new ArrayList<>();
		List<?> faces = polygon.value("polygons").map(Value::list).orElse(List.of());
		for (Object face : faces) {
			if (face instanceof int[] corners) {
				rings.add(ring(corners, vertices));
			}
		}
		if (faces.isEmpty()) {
			polygon.value("outlines").map(Value::list).orElse(List.of()).forEach(outline -> {
				if (outline instanceof Value.Numbers numbers) {
					rings.add(numbers.all());
				}
			});
		}
		return rings;
	}

	private static double[] ring(int[] corners, double[] vertices) {
		double[] ring = new double[2 * corners.length];
		for (int i = 0; i < corners.length; i++) {
			boolean isKnown = corners[i] >= 0 && corners[i] < vertices.length / 2;
			ring[2 * i] = isKnown ? vertices[2 * corners[i]] : 0;
			ring[2 * i + 1] = isKnown ? vertices[2 * corners[i] + 1] : 0;
		}
		return ring;
	}

	/**
	 * Returns whether a polygon {@code x0, y0, x1, y1, ...} contains the middle of the tile, or whether the middle lies on its
	 * edge. {@link Polygon#contains} may return true or false for a point on an edge. So this method tests two points close to
	 * the middle, on opposite sides.
	 */
	private static boolean isAround(double[] ring) {
		double aside = 1e-3;
		Polygon polygon = Polygon.of(ring);
		return polygon.contains(aside, aside / 3) || polygon.contains(-aside, -aside / 3);
	}

	/** Returns the width of a tile, in pixels. */
	int width() {
		return width;
	}

	/** Returns the height of a tile, in pixels. */
	int height() {
		return height;
	}

	/** Returns whether any tile has a navigation polygon around its middle. */
	boolean isNavigable() {
		return navigable;
	}

	/** Returns whether the tile set has a physics layer, so that its tiles can block. */
	boolean hasPhysics() {
		return !physics.isEmpty();
	}

	/** Returns whether the key in a cell stands for an instanced scene, and not for a tile. */
	boolean isScene(long key) {
		return sceneSources.contains(TileCells.source(key));
	}

	/**
	 * Returns the tile with a key. The key may have flags that mirror or transpose the tile. The same tile is returned with and
	 * without these flags. Empty if there is no such tile.
	 */
	Optional<Tile> tile(long key) {
		return Optional.ofNullable(tiles.get(key & ~TileCells.TURNS));
	}

	/** Returns the name of the terrain of a tile. */
	Optional<String> terrain(Tile tile) throws LevelFormatException {
		return tile.terrain().map(terrains::get).filter(name -> !name.isBlank());
	}

	/** Returns the collision polygons of a tile, mirrored and transposed as the flags of its key say. */
	List<Piece> pieces(Tile tile, long key) throws LevelFormatException {
		List<Piece> pieces = new ArrayList<>();
		for (Map.Entry<String, Value> each : tile.values().entrySet()) {
			Matcher polygon = POLYGON.matcher(each.getKey());
			if (polygon.matches() && physics.getOrDefault(Integer.parseInt(polygon.group(1)), 0) != 0) {
				double[] points = each.getValue().numbers(each.getKey(), 0);
				Value oneWay = tile.values().get(each.getKey().replace("points", "one_way"));
				if (points.length >= 6) {
					pieces.add(new Piece(physics.get(Integer.parseInt(polygon.group(1))), turned(points, key),
							oneWay != null && oneWay.flag("one_way")));
				}
			}
		}
		return pieces;
	}

	/**
	 * Transforms points about the middle of a tile, as the flags of its key say. First transposes them (swaps x and y), then
	 * mirrors them.
	 */
	private static double[] turned(double[] points, long key) {
		double[] turned = points.clone();
		for (int i = 0; i < points.length; i += 2) {
			boolean isTransposed = (key & TileCells.TRANSPOSE) != 0;
			turned[i] = points[isTransposed ? i + 1 : i] * ((key & TileCells.FLIP_X) != 0 ? -1 : 1);
			turned[i + 1] = points[isTransposed ? i : i + 1] * ((key & TileCells.FLIP_Y) != 0 ? -1 : 1);
		}
		return turned;
	}
}
