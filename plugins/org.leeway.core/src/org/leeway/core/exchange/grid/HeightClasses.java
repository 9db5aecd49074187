package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.text.TerrainGridReader;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * Terrains by height. Cells above a given height are rock, and cells below another given height are under water. Land
 * and water are divided further by slope and depth, see {@link HeightBands}. Cells without a height are empty.
 */
final class HeightClasses implements CellClasses {

	/** Methods to measure the slope of a cell. */
	enum Slope {
		HORN, CORNERS
	}

	private static final double LARGEST = 1e9;
	/**
	 * The largest number of slope limits, and also of depth limits, that users can give. Limits divide the map into bands. Each
	 * combination of a slope band and a depth band can be a terrain, and a level has at most 256 terrains.
	 */
	private static final int MOST_LIMITS = 8;
	private static final TypedOption<List<Double>> SLOPE_LIMITS = new TypedOption.Limits("slope-limit",
			"slope in degrees above which ground is steep; each of several limits ends a band with its own terrain", 0, 90,
			MOST_LIMITS);
	private static final TypedOption<Slope> SLOPE = new TypedOption.Choice<>("slope",
			"slope of a cell from its 3 x 3 heights, or from heights at the corners of cells", Slope.HORN);
	private static final TypedOption<OptionalDouble> WATER = level("water-level", "height below which there is water");
	private static final TypedOption<List<Double>> DEPTH_LIMITS = new TypedOption.Limits("depth-limit",
			"with water-level, depths that end bands of shallow water; each band is a terrain", 1e-9, LARGEST, MOST_LIMITS);
	private static final TypedOption<OptionalDouble> ROCK = level("rock-level", "height above which there is rock");
	private static final TypedOption<OptionalDouble> SCALE = new TypedOption.Decimal("height-scale",
			"height per unit of value", OptionalDouble.of(1), 1e-9, LARGEST);

	private final NamedTerrains terrains = new NamedTerrains();
	private final HeightBands bands;
	private final Optional<TerrainType> rock;
	private final Slope slope;
	private final double scale;
	private final double waterLevel;
	private final double rockLevel;
	private final double cellSize;

	private HeightClasses(OptionValues options, double cellSize) {
		this.bands = new HeightBands(terrains, options.get(SLOPE_LIMITS), options.get(DEPTH_LIMITS),
				options.get(WATER).isPresent());
		this.rock = options.get(ROCK).isPresent() ? terrains.get("rock", Optional.of(0x6B6B70)) : Optional.empty();
		this.slope = options.get(SLOPE);
		this.scale = options.get(SCALE).orElse(1);
		this.waterLevel = options.get(WATER).orElse(Double.NEGATIVE_INFINITY);
		this.rockLevel = options.get(ROCK).orElse(Double.POSITIVE_INFINITY);
		this.cellSize = cellSize;
	}

	private static TypedOption<OptionalDouble> level(String name, String description) {
		return new TypedOption.Decimal(name, description, OptionalDouble.empty(), -LARGEST, LARGEST);
	}

	/** Returns the options that users can choose. */
	static List<TypedOption<?>> options() {
		return List.of(SLOPE_LIMITS, SLOPE, WATER, DEPTH_LIMITS, ROCK, SCALE);
	}

	/** Returns whether the options ask for terrains by height. */
	static boolean areWanted(OptionValues options) {
		return !options.get(SLOPE_LIMITS).isEmpty() || options.get(WATER).isPresent() || options.get(ROCK).isPresent();
	}

	/** Returns a message if an option is given without another option that it needs. Otherwise empty. */
	static Optional<String> problem(OptionValues options) {
		if (!options.get(DEPTH_LIMITS).isEmpty() && options.get(WATER).isEmpty()) {
			return Optional.of("depth-limit without water-level, expected both");
		}
		return options.get(SLOPE) == Slope.CORNERS && !areWanted(options)
				? Optional.of("slope corners without limits of heights, expected slope-limit, water-level or rock-level too")
				: Optional.empty();
	}

	/**
	 * Creates the classes that options define.
	 *
	 * @param cellSize the side of a cell in the unit of the heights
	 */
	static HeightClasses of(OptionValues options, double cellSize) {
		return new HeightClasses(options, cellSize);
	}

	@Override
	public void read(GridSource source, TerrainGridReader.Target cells) throws IOException {
		HeightRows rows = slope == Slope.CORNERS ? new CornerRows(source, scale, cellSize) : new HornRows(source, scale, cellSize);
		cells.begin(rows.width(), rows.height());
		byte[] row = new byte[rows.width()];
		for (int y = 0; y < rows.height(); y++) {
			rows.next();
			for (int x = 0; x < row.length; x++) {
				row[x] = (byte) terrain(rows, x).getId();
			}
			cells.row(row);
		}
	}

	private TerrainType terrain(HeightRows rows, int x) {
		double height = rows.height(x);
		if (Double.isNaN(height)) {
			return terrains.get(NamedTerrains.EMPTY, Optional.of(NamedTerrains.EMPTY_RGB)).orElseThrow();
		}
		double depth = waterLevel - height;
		return depth <= 0 && height > rockLevel ? rock.orElseThrow() : bands.terrain(rows, x, depth);
	}

	@Override
	public List<TerrainType> terrains() {
		return terrains.all();
	}

	@Override
	public List<TerrainType> passable() {
		return List.of(bands.ground());
	}

	@Override
	public List<Diagnostic> diagnostics() {
		return List.of(Diagnostic.lost("Heights are not stored: cells are " + String.join(", ",
				terrains.all().stream().map(TerrainType::getName).toList()) + " by their limits."));
	}
}
