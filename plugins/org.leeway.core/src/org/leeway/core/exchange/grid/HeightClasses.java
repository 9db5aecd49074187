package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.model.TerrainType;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * Terrains by heights: water below a level, rock above another, steep above a slope, ground elsewhere. The slope of a cell
 * is that of its 3 x 3 cells; beyond the edge of the map the ground goes on as it comes. Cells without a height are empty,
 * and count as high as the cell beside them. Source of the slope: B. K. P. Horn, Hill shading and the reflectance map, 1981.
 */
final class HeightClasses implements CellClasses {

	private static final double LARGEST = 1e9;
	private static final TypedOption<OptionalDouble> SLOPE = limit("slope-limit",
			"of heights, the slope in degrees above which ground is steep", 0, 90);
	private static final TypedOption<OptionalDouble> WATER = limit("water-level",
			"of heights, the level below which there is water", -LARGEST, LARGEST);
	private static final TypedOption<OptionalDouble> ROCK = limit("rock-level",
			"of heights, the level above which there is rock", -LARGEST, LARGEST);
	private static final TypedOption<OptionalDouble> SCALE = new TypedOption.Decimal("height-scale",
			"how high a value of 1 is", OptionalDouble.of(1), 1e-9, LARGEST);

	private final NamedTerrains terrains = new NamedTerrains();
	private final TerrainType ground = add("ground", 0xD8CBA6);
	private final Optional<TerrainType> steep;
	private final Optional<TerrainType> water;
	private final Optional<TerrainType> rock;
	private final double scale;
	private final double slopeLimit;
	private final double waterLevel;
	private final double rockLevel;
	private final double cellSize;

	private HeightClasses(OptionValues options, double cellSize) {
		this.steep = options.get(SLOPE).isPresent() ? Optional.of(add("steep", 0x9C7F5C)) : Optional.empty();
		this.water = options.get(WATER).isPresent() ? Optional.of(add("water", 0x5B8FB9)) : Optional.empty();
		this.rock = options.get(ROCK).isPresent() ? Optional.of(add("rock", 0x6B6B70)) : Optional.empty();
		this.scale = options.get(SCALE).orElse(1);
		this.slopeLimit = options.get(SLOPE).orElse(90);
		this.waterLevel = options.get(WATER).orElse(Double.NEGATIVE_INFINITY);
		this.rockLevel = options.get(ROCK).orElse(Double.POSITIVE_INFINITY);
		this.cellSize = cellSize;
	}

	private static TypedOption<OptionalDouble> limit(String name, String description, double least, double most) {
		return new TypedOption.Decimal(name, description, OptionalDouble.empty(), least, most);
	}

	/** What users can choose. */
	static List<TypedOption<?>> options() {
		return List.of(SLOPE, WATER, ROCK, SCALE);
	}

	/** Whether the options ask for heights. */
	static boolean areWanted(OptionValues options) {
		return options.get(SLOPE).isPresent() || options.get(WATER).isPresent() || options.get(ROCK).isPresent();
	}

	/** @param cellSize the side of a cell in the unit of the heights */
	static HeightClasses of(OptionValues options, double cellSize) {
		return new HeightClasses(options, cellSize);
	}

	private TerrainType add(String name, int rgb) {
		return terrains.get(name, Optional.of(rgb)).orElseThrow();
	}

	@Override
	public void read(GridSource source, Rows rows) throws IOException {
		double[][] three = new double[3][source.width()];
		byte[] row = new byte[source.width()];
		readRow(source, three[2]);
		for (int y = 0; y < source.height(); y++) {
			double[] oldest = three[0];
			three[0] = three[1];
			three[1] = three[2];
			three[2] = oldest;
			boolean isFirst = y == 0;
			boolean isLast = y == source.height() - 1;
			if (!isLast) {
				readRow(source, three[2]);
			}
			if (isFirst && isLast) {
				three[0] = three[1];
				three[2] = three[1];
			} else if (isFirst) {
				three[0] = goOn(three[1], three[2]);
			} else if (isLast) {
				three[2] = goOn(three[1], three[0]);
			}
			for (int x = 0; x < row.length; x++) {
				row[x] = (byte) terrain(three, x).getId();
			}
			rows.accept(row);
		}
	}

	private void readRow(GridSource source, double[] heights) throws IOException {
		source.read(heights);
		for (int x = 0; x < heights.length; x++) {
			heights[x] *= scale;
		}
	}

	/** The row beyond the edge. */
	private static double[] goOn(double[] edge, double[] inside) {
		double[] outside = new double[edge.length];
		for (int x = 0; x < edge.length; x++) {
			outside[x] = 2 * edge[x] - inside[x];
		}
		return outside;
	}

	private TerrainType terrain(double[][] rows, int x) {
		double height = rows[1][x];
		if (Double.isNaN(height)) {
			return add(NamedTerrains.EMPTY, NamedTerrains.EMPTY_RGB);
		}
		if (height < waterLevel) {
			return water.orElseThrow();
		}
		if (height > rockLevel) {
			return rock.orElseThrow();
		}
		return steep.isPresent() && slope(rows, x) > slopeLimit ? steep.get() : ground;
	}

	private double slope(double[][] rows, int x) {
		double[] gradients = new double[2];
		int[] weights = {1, 2, 1};
		for (int i = 0; i < 3; i++) {
			gradients[0] += weights[i] * (height(rows, x, x + 1, i) - height(rows, x, x - 1, i));
			gradients[1] += weights[i] * (height(rows, x, x + i - 1, 2) - height(rows, x, x + i - 1, 0));
		}
		return Math.toDegrees(Math.atan(Math.hypot(gradients[0], gradients[1]) / (8 * cellSize)));
	}

	/** The height of a neighbour of a cell, in or beside the map; that of the cell itself where there is none. */
	private static double height(double[][] rows, int cell, int x, int row) {
		double[] heights = rows[row];
		int inside = Math.clamp(x, 0, heights.length - 1);
		double height = heights[inside];
		if (x != inside && heights.length > 1) {
			height = 2 * height - heights[inside - (x - inside)];
		}
		return Double.isNaN(height) ? rows[1][cell] : height;
	}

	@Override
	public List<TerrainType> terrains() {
		return terrains.all();
	}

	@Override
	public List<TerrainType> passable() {
		return List.of(ground);
	}

	@Override
	public List<Diagnostic> diagnostics() {
		return List.of(Diagnostic.lost("Heights are not kept: cells are " + String.join(", ",
				terrains.all().stream().map(TerrainType::getName).toList()) + " by their limits."));
	}
}
