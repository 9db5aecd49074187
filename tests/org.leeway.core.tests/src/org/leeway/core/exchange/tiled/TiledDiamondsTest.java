package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertAnySays;

import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.model.Level;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.TerrainType;
import org.leeway.pathing.geom.Polygon;

/**
 * Tests of isometric and staggered maps. Tiles with a common side on the screen become neighbouring cells, and shapes
 * lie where Tiled draws them.
 */
class TiledDiamondsTest {

	private static final int WIDTH = 32;
	private static final int HEIGHT = 16;
	private static final String ISOMETRIC = "orientation=\"isometric\"";

	@TempDir
	private Path folder;

	private static String staggered(String kind) {
		String[] words = kind.split(" ");
		return "orientation=\"staggered\" staggeraxis=\"" + words[0] + "\" staggerindex=\"" + words[1] + "\"";
	}

	/** Returns a map in which each tile is a terrain of its own, named after the tile's number. */
	private static String numbered(String attributes, int columns, int rows, String data) {
		String tiles = IntStream.range(0, 250).mapToObj(i -> "<tile id=\"" + i + "\" type=\"t" + i + "\"/>")
				.collect(Collectors.joining());
		return "<map " + attributes + " width=\"" + columns + "\" height=\"" + rows + "\" tilewidth=\"32\" tileheight=\"16\">"
				+ "<tileset firstgid=\"1\" name=\"t\" tilecount=\"250\">" + tiles + "</tileset><layer name=\"l\" width=\"" + columns
				+ "\" height=\"" + rows + "\"><data encoding=\"csv\">" + data + "</data></layer></map>";
	}

	private static String numbers(int count) {
		return IntStream.rangeClosed(1, count).mapToObj(Integer::toString).collect(Collectors.joining(","));
	}

	/**
	 * Returns the place of a tile on the screen, in halves of a tile's width and height, as Tiled's documentation draws it.
	 *
	 * @param isAxisX true if columns are shifted against each other, false if rows are
	 * @param isEven true if the even columns or rows are shifted by half a tile, false if the odd ones are
	 */
	private static int[] screen(int x, int y, boolean isAxisX, boolean isEven) {
		int shift = Math.floorMod(isAxisX ? x : y, 2) == (isEven ? 0 : 1) ? 1 : 0;
		return isAxisX ? new int[] {x, 2 * y + shift} : new int[] {2 * x + shift, y};
	}

	@ParameterizedTest
	@ValueSource(strings = {"y odd", "y even", "x odd", "x even"})
	void tilesWithACommonSideAreNeighbours(String kind) throws IOException {
		Random random = new Random(kind.hashCode());
		for (int round = 0; round < 12; round++) {
			int columns = 1 + random.nextInt(15);
			int rows = 1 + random.nextInt(15);
			assertNeighbours(kind, 0, 0, columns, rows, TiledTexts.level(TiledTexts.read(folder,
					numbered(staggered(kind), columns, rows, numbers(columns * rows)))));
		}
	}

	/** Chunks that begin at odd and at negative coordinates. */
	@ParameterizedTest
	@ValueSource(strings = {"y odd", "y even", "x odd", "x even"})
	void infiniteStaggeredMaps(String kind) throws IOException {
		for (int left : new int[] {-5, -2, 3}) {
			for (int top : new int[] {-4, -1, 2}) {
				String chunks = "<chunk x=\"%d\" y=\"%d\" width=\"6\" height=\"7\">%s</chunk>".formatted(left, top, numbers(42));
				String map = numbered(staggered(kind) + " infinite=\"1\"", 6, 7, "CELLS").replace("CELLS", chunks);
				assertNeighbours(kind, left, top, 6, 7, TiledTexts.level(TiledTexts.read(folder, map)));
			}
		}
	}

	private static void assertNeighbours(String kind, int left, int top, int columns, int rows, Level level) {
		Map<String, int[]> cells = new HashMap<>();
		int outside = 0;
		for (int y = 0; y < level.getTerrain().height(); y++) {
			for (int x = 0; x < level.getTerrain().width(); x++) {
				int id = level.getTerrain().terrain(x, y);
				String name = level.getTerrainTypes().stream().filter(each -> each.getId() == id).map(TerrainType::getName)
						.findFirst().orElseThrow();
				outside += name.equals("void") ? 1 : 0;
				cells.put(name, new int[] {x, y});
			}
		}
		assertEquals(level.getTerrain().width() * level.getTerrain().height(), columns * rows + outside);
		assertTrue(level.getAgentTypes().getFirst().getCapability().stream().noneMatch(each -> each.getName().equals("void")));
		for (int one = 0; one < columns * rows; one++) {
			int[] a = screen(left + one % columns, top + one / columns, kind.startsWith("x"), kind.endsWith("even"));
			int[] cellA = cells.get("t" + one);
			for (int other = 0; other < columns * rows; other++) {
				int[] b = screen(left + other % columns, top + other / columns, kind.startsWith("x"), kind.endsWith("even"));
				int[] cellB = cells.get("t" + other);
				// on the screen, the next column is half a tile to the lower right, and the next row half a tile to the lower left
				assertEquals(b[0] - a[0] == 1 && b[1] - a[1] == 1, cellB[0] - cellA[0] == 1 && cellB[1] == cellA[1], one + " " + other);
				assertEquals(b[0] - a[0] == -1 && b[1] - a[1] == 1, cellB[1] - cellA[1] == 1 && cellB[0] == cellA[0],
						one + " " + other);
			}
		}
	}

	@Test
	void isometricMapsAreGridsAsTheyAre() throws IOException {
		assertEquals("t0 t1 t2\nt3 t4 t5",
				TiledTexts.names(TiledTexts.level(TiledTexts.read(folder, numbered(ISOMETRIC, 3, 2, numbers(6))))));
	}

	/**
	 * In an isometric map, half a tile to the lower right on the screen is one column. Half a tile to the lower left is one row. So
	 * layers with such offsets move by one column or one row.
	 */
	@Test
	void layersAreMovedOnTheScreen() throws IOException {
		String map = numbered(ISOMETRIC, 3, 2, numbers(6));
		assertEquals("empty t0 t1\nempty t3 t4",
				TiledTexts.names(TiledTexts.level(TiledTexts.read(folder, map.replace("<layer", "<layer offsetx=\"16\" offsety=\"8\"")))));
		assertEquals("empty empty empty\nt0 t1 t2",
				TiledTexts.names(TiledTexts.level(TiledTexts.read(folder, map.replace("<layer", "<layer offsetx=\"-16\" offsety=\"8\"")))));
	}

	@Test
	void theFormulaIsTold() throws IOException {
		Import read = TiledTexts.read(folder, numbered(staggered("y odd"), 3, 4, numbers(12)));
		List<String> messages = read.diagnostics().stream().map(Diagnostic::message).toList();
		assertAnySays(messages, "staggered", "x + ceil(y / 2)", "floor(y / 2) - x", " 0,-2");
	}

	/** Each pixel of an image that Tiled draws must belong to the tile, shape or object at this place. */
	@ParameterizedTest
	@ValueSource(strings = {"orthogonal", "isometric", "y odd", "y even", "x odd", "x even"})
	void shapesAndObjectsLieWhereTiledDrawsThem(String kind) throws IOException, InterruptedException {
		assumeTrue(TiledProgram.isPresent(), TiledProgram.ABSENT);
		Path2D shape = new Path2D.Double();
		shape.moveTo(2, 30);
		shape.lineTo(20, 3);
		shape.lineTo(15, 22);
		shape.closePath();
		BufferedImage tile = new BufferedImage(WIDTH, 2 * HEIGHT, BufferedImage.TYPE_INT_ARGB);
		for (int y = 0; y < tile.getHeight(); y++) {
			for (int x = 0; x < WIDTH; x++) {
				tile.setRGB(x, y, shape.contains(x + 0.5, y + 0.5) ? 0xFFFF0000 : 0);
			}
		}
		ImageIO.write(tile, "png", folder.resolve("t.png").toFile());
		Random random = new Random(kind.hashCode());
		String data = IntStream.range(0, 42).mapToObj(i -> random.nextInt(3) > 0 ? "0"
				: Long.toString(1 | (long) random.nextInt(8) << 29)).collect(Collectors.joining(","));
		String map = """
				<map version="1.8" %s width="6" height="7" tilewidth="32" tileheight="16">
				<tileset firstgid="1" name="t" tilewidth="32" tileheight="32" tilecount="1" columns="1"><tileoffset x="3" y="-2"/>
				<image source="t.png" width="32" height="32"/><tile id="0"><objectgroup><object id="1" x="2" y="30">
				<polygon points="0,0 18,-27 13,-8"/></object></objectgroup></tile></tileset>
				<layer id="1" name="l" width="6" height="7" offsetx="5"><data encoding="csv">%s</data></layer>
				<objectgroup id="2" name="walls" offsety="3"><object id="2" x="24" y="30" width="40" height="24"/>
				<object id="3" x="70" y="20" width="30" height="20" rotation="30"/>
				<object id="4" x="20" y="70"><polygon points="0,0 30,5 10,20"/></object></objectgroup></map>
				""".formatted(kind.contains(" ") ? staggered(kind) : "orientation=\"" + kind + "\"", data);
		Path file = Files.writeString(folder.resolve("drawn.tmx"), map);
		BufferedImage objects = ImageIO.read(TiledProgram.draw(file, folder.resolve("o.png"), "--hide-layer", "l").toFile());
		BufferedImage tiles = ImageIO.read(TiledProgram.draw(file, folder.resolve("l.png"), "--hide-layer", "walls").toFile());
		Level level = TiledTexts.level(TiledTexts.read(folder, map));
		int made = level.getPolygons().size();
		assertTrue(made > 3, made + " obstacles");
		assertDrawn(kind, tiles, paths(level.getPolygons().subList(0, made - 3)), false);
		assertDrawn(kind, objects, paths(level.getPolygons().subList(made - 3, made)), true);
	}

	private static List<Path2D> paths(List<PolygonObstacle> obstacles) {
		return obstacles.stream().map(PolygonObstacle::getShape).map(TiledDiamondsTest::path).toList();
	}

	private static Path2D path(Polygon polygon) {
		Path2D path = new Path2D.Double();
		path.moveTo(polygon.x(0), polygon.y(0));
		for (int i = 1; i < polygon.size(); i++) {
			path.lineTo(polygon.x(i), polygon.y(i));
		}
		path.closePath();
		return path;
	}

	/**
	 * Asserts that the image is opaque exactly inside of the shapes. Looks at every second pixel of every second row. Leaves out
	 * pixels near an edge, because Tiled draws borders there.
	 *
	 * @param kind the kind of the map
	 * @param hasBorders whether Tiled draws thick borders, so that more pixels are left out
	 */
	private static void assertDrawn(String kind, BufferedImage image, List<Path2D> paths, boolean hasBorders) {
		int compared = 0;
		for (int y = 0; y < image.getHeight(); y += 2) {
			for (int x = 0; x < image.getWidth(); x += 2) {
				boolean isIn = contains(paths, kind, x + 0.5, y + 0.5);
				if (isClear(paths, kind, x + 0.5, y + 0.5, hasBorders ? 9 : 1.5)) {
					compared += isIn ? 1 : 0;
					assertEquals(isIn, image.getRGB(x, y) >>> 24 != 0, kind + " at pixel " + x + "," + y);
				}
			}
		}
		assertTrue(compared > 12, compared + " pixels");
	}

	/**
	 * Returns whether a place is far from the outlines of all shapes. Samples places around it, up to a distance of {@code near}:
	 * all must be inside of the shapes, or all outside.
	 *
	 * @param x of the place, in pixels
	 * @param y of the place, in pixels
	 * @param near the least distance to an outline, in pixels
	 */
	private static boolean isClear(List<Path2D> paths, String kind, double x, double y, double near) {
		boolean isIn = contains(paths, kind, x, y);
		return IntStream.range(0, 128).allMatch(i -> isIn == contains(paths, kind,
				x + near * (i % 4 + 1) / 4 * Math.cos(i / 4 * Math.PI / 16), y + near * (i % 4 + 1) / 4 * Math.sin(i / 4 * Math.PI / 16)));
	}

	/**
	 * Returns whether a pixel of the picture lies in a shape. Converts pixels to cells as the drawings in Tiled's
	 * documentation show.
	 */
	private static boolean contains(List<Path2D> paths, String kind, double x, double y) {
		double[] cell = switch (kind) {
		case "orthogonal" -> new double[] {x / WIDTH, y / HEIGHT};
		case "isometric" -> diamond(x - 7 * WIDTH / 2.0, y, 0);
		// the last argument is the row of the level in which tile 0,0 lies. In staggered maps, the tile at the upper right of
		// the map lies in row 0. Tile 0,0, at the upper left, lies in a later row
		case "y odd" -> diamond(x - WIDTH / 2.0, y, 5);
		case "y even" -> diamond(x - WIDTH, y, 5);
		case "x odd" -> diamond(x - WIDTH / 2.0, y, 2);
		default -> diamond(x - WIDTH / 2.0, y - HEIGHT / 2.0, 3);
		};
		return paths.stream().anyMatch(path -> path.contains(cell[0], cell[1]));
	}

	/**
	 * Converts a place on the screen to a place in cells.
	 *
	 * @param x in pixels, from the upper corner of the tile 0,0
	 * @param y in pixels, from this corner
	 * @param rows number of rows of the level above the cell of the tile 0,0
	 */
	private static double[] diamond(double x, double y, int rows) {
		return new double[] {y / HEIGHT + x / WIDTH, y / HEIGHT - x / WIDTH + rows};
	}
}
