package org.leeway.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;

/** A generator of random maps, and of random spawns and obstacles for them. The same seed gives the same sequence. */
public final class RandomMaps {

	/**
	 * Widths of maps near multiples of 64. A row of bits is stored in words of 64 bits, so a new word begins at these
	 * widths.
	 */
	private static final int[] WORD_WIDTHS = { 63, 64, 65, 127, 128, 129 };

	private final Random random;

	public RandomMaps(long seed) {
		// neighbouring seeds begin with similar numbers otherwise
		this.random = new Random(seed * 0x9E3779B97F4A7C15L);
	}

	/** Returns a number from {@code low} to {@code high}, both included. */
	public int number(int low, int high) {
		return low + random.nextInt(high - low + 1);
	}

	/**
	 * Returns a small map of noise or of rectangles. About one map in eight has few rows and a width from {@link #WORD_WIDTHS}.
	 * Mistakes at the ends of words of bits show on such maps.
	 */
	public TerrainGrid grid() {
		boolean wordWide = random.nextInt(8) == 0;
		int width = wordWide ? WORD_WIDTHS[random.nextInt(WORD_WIDTHS.length)] : number(1, 14);
		int height = wordWide ? number(1, 5) : number(1, 14);
		return random.nextBoolean() ? noise(width, height, random.nextDouble()) : rectangles(width, height);
	}

	/** Returns a map of ground. With the given probability, a cell has another terrain instead. */
	public TerrainGrid noise(int width, int height, double probability) {
		TerrainGridEditor editor = TerrainGrid.filled(width, height, Pictures.GROUND).edit();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				if (random.nextDouble() < probability) {
					editor.set(x, y, number(Pictures.SWAMP, Pictures.SOLID));
				}
			}
		}
		return editor.build();
	}

	/** Returns a map of overlapping rectangles of all terrains. */
	public TerrainGrid rectangles(int width, int height) {
		TerrainGridEditor editor = TerrainGrid.filled(width, height, terrain()).edit();
		for (int i = number(0, 2 + width * height / 12); i > 0; i--) {
			int left = random.nextInt(width);
			int top = random.nextInt(height);
			int length = number(1, Math.min(5, width - left));
			int terrain = terrain();
			for (int y = top; y < Math.min(height, top + number(1, 5)); y++) {
				editor.fillRow(left, y, length, terrain);
			}
		}
		return editor.build();
	}

	/** Returns a rectangle of cells inside a map. */
	public CellRect window(int width, int height) {
		int x = random.nextInt(width);
		int y = random.nextInt(height);
		return new CellRect(x, y, number(1, width - x), number(1, height - y));
	}

	public int terrain() {
		return number(Pictures.GROUND, Pictures.SOLID);
	}

	/** Returns a random set of terrains that a unit crosses: at least one of ground, water, swamp and trees. */
	public Capability capability() {
		int bits = number(1, 15);
		int[] terrains = new int[Integer.bitCount(bits)];
		for (int id = 0, i = 0; id < 4; id++) {
			if ((bits >> id & 1) != 0) {
				terrains[i++] = id;
			}
		}
		return Capability.of(terrains);
	}

	/** Returns at most two blocked cells. */
	public BitPlane blocked(int width, int height) {
		BitPlaneEditor plane = BitPlane.empty(width, height).edit();
		for (int i = random.nextInt(3); i > 0; i--) {
			plane.set(random.nextInt(width), random.nextInt(height));
		}
		return plane.build();
	}

	/** Returns {@code low} to {@code high} cells. A cell may occur twice. */
	public List<Cell> spawns(int low, int high, int width, int height) {
		List<Cell> spawns = new ArrayList<>();
		for (int i = number(low, high); i > 0; i--) {
			spawns.add(new Cell(random.nextInt(width), random.nextInt(height)));
		}
		return spawns;
	}

	public Scene obstacles(int width, int height) {
		List<Circle> circles = new ArrayList<>();
		for (int i = random.nextInt(4); i > 0; i--) {
			circles.add(circle(width, height));
		}
		List<Polygon> polygons = new ArrayList<>();
		for (int i = random.nextInt(3); i > 0; i--) {
			polygons.add(star(width, height));
		}
		return Scene.of(circles, polygons);
	}

	/**
	 * Returns a circle on or beside the map. About half of the coordinates and radii are multiples of 1/8, so that circles
	 * often just touch cells.
	 */
	public Circle circle(int width, int height) {
		double x = coordinate(width);
		double y = coordinate(height);
		return new Circle(x, y, Math.abs(coordinate(5)));
	}

	private double coordinate(int length) {
		return random.nextBoolean() ? number(-16, 8 * length + 16) / 8.0 : random.nextDouble() * (length + 4) - 2;
	}

	/**
	 * Returns a random polygon that does not cross itself, because its corners lie in order around a centre. Either all
	 * coordinates are multiples of an eighth, or they are arbitrary.
	 */
	public Polygon star(int width, int height) {
		int corners = number(3, 9);
		double centreX = coordinate(width);
		double centreY = coordinate(height);
		double[] xy = new double[2 * corners];
		boolean lattice = random.nextBoolean();
		for (int i = 0; i < corners; i++) {
			double angle = 2 * Math.PI * (i + 0.8 * random.nextDouble()) / corners;
			double radius = 0.5 + random.nextDouble() * 6;
			xy[2 * i] = snapped(centreX + radius * Math.cos(angle), lattice);
			xy[2 * i + 1] = snapped(centreY + radius * Math.sin(angle), lattice);
		}
		return Polygon.of(xy);
	}

	/** Returns a ring that may cross itself and run along itself, with corners on a lattice of halves. */
	public Polygon tangle(int width, int height) {
		double[] xy = new double[2 * number(3, 8)];
		for (int i = 0; i < xy.length; i += 2) {
			xy[i] = number(-2, 2 * width + 2) / 2.0;
			xy[i + 1] = number(-2, 2 * height + 2) / 2.0;
		}
		return Polygon.of(xy);
	}

	/** Returns a triangle that is long and thinner than a thousandth of a cell. */
	public Polygon sliver(int width, int height) {
		double x = coordinate(width);
		double y = coordinate(height);
		double dx = coordinate(width);
		double dy = coordinate(height);
		double thin = Math.scalb(1.0, -number(10, 40));
		return Polygon.of(x, y, x + dx, y + dy, x + dx + thin, y + dy - thin);
	}

	private static double snapped(double value, boolean lattice) {
		return lattice ? Math.rint(value * 8) / 8 : value;
	}
}
