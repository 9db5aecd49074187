package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.awt.geom.Path2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Polygon;

/** Tests of collision shapes of tiles. Shapes of flipped tiles are compared with a picture whose pixels are flipped. */
class TiledShapesTest {

	private static final int SIDE = 16;
	private static final int COLUMNS = 6;
	private static final int ROWS = 5;
	private static final String FULL = "<object x=\"0\" y=\"0\" width=\"16\" height=\"16\"/>";

	@TempDir
	private Path folder;

	/** Returns a map with a tileset of two tiles. The second tile has the collision shapes. */
	private static String map(String tileset, String shapes, String numbers, String layer) {
		return "<map orientation=\"orthogonal\" width=\"" + COLUMNS + "\" height=\"" + ROWS + "\" tilewidth=\"16\" tileheight=\"16\">"
				+ "<tileset firstgid=\"1\" name=\"t\" tilecount=\"2\" " + tileset + "><tile id=\"1\"><objectgroup>" + shapes
				+ "</objectgroup></tile></tileset><layer name=\"l\" width=\"" + COLUMNS + "\" height=\"" + ROWS + "\" " + layer
				+ "><data encoding=\"csv\">" + numbers + "</data></layer></map>";
	}

	private static String map(String shapes) {
		return map("tilewidth=\"16\" tileheight=\"16\"", shapes, numbers("2"), "");
	}

	/** Returns the tile numbers of a layer: {@code number} at column 2, row 1, and tile 1 everywhere else. */
	private static String numbers(String number) {
		return IntStream.range(0, COLUMNS * ROWS).mapToObj(i -> i == COLUMNS + 2 ? number : "1").collect(Collectors.joining(","));
	}

	private Level level(String map) throws IOException {
		return TiledTexts.level(TiledTexts.read(folder, map));
	}

	private static boolean isCrossed(Level level, int x, int y) {
		return level.getAgentTypes().getFirst().getCapability().stream()
				.anyMatch(each -> each.getId() == level.getTerrain().terrain(x, y));
	}

	@ParameterizedTest
	@ValueSource(strings = {FULL, "<object x=\"16\" y=\"16\"><polygon points=\"0,0 0,-16 -16,-16 -16,0\"/></object>",
			"<object x=\"16\" y=\"0\" width=\"16\" height=\"16\" rotation=\"90\"/>", "<object width=\"3\" height=\"3\"/>" + FULL,
			"<object x=\"16\" y=\"16\" width=\"16\" height=\"16\" rotation=\"-180\"/>"})
	void aSquareThatFillsItsCellBlocksIt(String shapes) throws IOException {
		Import read = TiledTexts.read(folder, map(shapes));
		Level level = TiledTexts.level(read);
		assertTrue(!isCrossed(level, 2, 1) && isCrossed(level, 1, 1) && isCrossed(level, 2, 2));
		assertEquals(0, level.getPolygons().size());
		assertTrue(messages(read).contains("The collision shape of tiles blocks 1 cell."), messages(read).toString());
	}

	@Test
	void otherShapesAreObstaclesAtTheirPlaces() throws IOException {
		Import read = TiledTexts.read(folder, map("<object x=\"0\" y=\"8\" width=\"16\" height=\"8\"/><object x=\"4\" y=\"0\" width=\"8\""
				+ " height=\"8\"><ellipse/></object><object x=\"1\" y=\"1\"><point/></object><object width=\"4\" height=\"0\"/>"));
		Level level = TiledTexts.level(read);
		assertEquals("2,1.5 3,1.5 3,2 2,2", level.getPolygons().getFirst().getShape().format());
		assertEquals(1, level.getPolygons().size());
		CircularObstacle circle = level.getCircles().getFirst();
		assertEquals(List.of(2.5, 1.25, 0.25), List.of(circle.getX(), circle.getY(), circle.getRadius()));
		assertTrue(isCrossed(level, 2, 1));
		assertTrue(messages(read).contains("The collision shape of tiles makes 2 obstacles."), messages(read).toString());
	}

	@Test
	void shapesTooLargeForALevelAreLeftOut() throws IOException {
		Import read = TiledTexts.read(folder, map("<object width=\"1e12\" height=\"8\"/><object width=\"1e12\" height=\"1e12\"><ellipse/>"
				+ "</object><object width=\"8\" height=\"8\"/>"));
		assertEquals(1, TiledTexts.level(read).getPolygons().size());
		assertTrue(messages(read).contains("The collision shape of tiles makes 1 obstacle."), messages(read).toString());
		assertTrue(messages(read).contains("Collision shapes too large for a level (2) are left out."), messages(read).toString());
	}

	@Test
	void theUserSaysWhatShapesBecome() throws IOException {
		String map = map("<object x=\"0\" y=\"8\" width=\"16\" height=\"8\"/>");
		Level cells = TiledTexts.level(TiledTexts.read(folder, map, Map.of("tile-shapes", "cells")));
		assertTrue(!isCrossed(cells, 2, 1) && cells.getPolygons().isEmpty());
		Level none = TiledTexts.level(TiledTexts.read(folder, map, Map.of("tile-shapes", "none")));
		assertTrue(isCrossed(none, 2, 1) && none.getPolygons().isEmpty());
	}

	@Test
	void aLayerMovedByAPartOfACellMovesTheShapes() throws IOException {
		String map = map("tilewidth=\"16\" tileheight=\"16\"", "<object y=\"8\" width=\"16\" height=\"8\"/>", numbers("2"),
				"offsetx=\"4\" offsety=\"-20\"");
		assertEquals("2.25,0.25 3.25,0.25 3.25,0.75 2.25,0.75", level(map).getPolygons().getFirst().getShape().format());
	}

	@Test
	void largeTilesStandOnTheirLowerLeftCorner() throws IOException {
		assertEquals("2,0.5 4,0.5 4,2 2,2", level(map("tilewidth=\"32\" tileheight=\"48\"",
				"<object y=\"24\" width=\"32\" height=\"24\"/>", numbers("2"), "")).getPolygons().getFirst().getShape().format());
		assertEquals("2,1 2.5,1 2.5,2 2,2", level(map("tilewidth=\"32\" tileheight=\"48\" tilerendersize=\"grid\"",
				"<object width=\"16\" height=\"48\"/>", numbers("2"), "")).getPolygons().getFirst().getShape().format());
	}

	/**
	 * Tests all eight ways to flip a tile, with a tile that is not square. The collision shape of the tile has no symmetry, so
	 * a wrong flip is noticed.
	 */
	@Test
	void flippedShapesAreWhereFlippedPixelsAre() throws IOException {
		int width = 16;
		int height = 32;
		boolean[][] pixels = new boolean[height][width];
		Path2D shape = new Path2D.Double();
		shape.moveTo(0.3, 2.1);
		shape.lineTo(13.2, 5.4);
		shape.lineTo(4.1, 29.7);
		shape.closePath();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				pixels[y][x] = shape.contains(x + 0.5, y + 0.5);
			}
		}
		for (int flags = 0; flags < 8; flags++) {
			boolean[][] flipped = flip(pixels, (flags & 4) != 0, (flags & 2) != 0, (flags & 1) != 0);
			Level level = level(map("tilewidth=\"16\" tileheight=\"32\"", "<object><polygon points=\"0.3,2.1 13.2,5.4 4.1,29.7\"/></object>",
					numbers(Long.toString(2 | (long) flags << 29)), ""));
			assertEquals(1, level.getPolygons().size());
			for (int y = 0; y < ROWS * SIDE; y++) {
				for (int x = 0; x < COLUMNS * SIDE; x++) {
					int column = x - 2 * SIDE;
					int row = y - (2 * SIDE - flipped.length);
					boolean expected = row >= 0 && row < flipped.length && column >= 0 && column < flipped[0].length
							&& flipped[row][column];
					assertEquals(expected, contains(level, x + 0.5, y + 0.5), "flags " + flags + " at " + x + "," + y);
				}
			}
		}
	}

	/** Flips a picture as Tiled flips a tile. A diagonal flip swaps x and y, and comes before the other flips. */
	private static boolean[][] flip(boolean[][] pixels, boolean horizontally, boolean vertically, boolean diagonally) {
		int height = diagonally ? pixels[0].length : pixels.length;
		int width = diagonally ? pixels.length : pixels[0].length;
		boolean[][] flipped = new boolean[height][width];
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				int fromX = horizontally ? width - 1 - x : x;
				int fromY = vertically ? height - 1 - y : y;
				flipped[y][x] = diagonally ? pixels[fromX][fromY] : pixels[fromY][fromX];
			}
		}
		return flipped;
	}

	private static boolean contains(Level level, double x, double y) {
		return level.getPolygons().stream().map(PolygonObstacle::getShape).anyMatch(each -> path(each).contains(x / SIDE, y / SIDE));
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

	@Test
	void tooManyObstaclesAreRefused() {
		int side = 400;
		String cells = "2,".repeat(side * side);
		String map = map("<object width=\"8\" height=\"16\"/>").replaceAll("(width=\"6\" height=\"5\")", "width=\"400\" height=\"400\"")
				.replace(numbers("2"), cells.substring(0, cells.length() - 1));
		assertSays(assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, map)).getMessage(),
				folder.resolve("test.tmx") + ": ", " 100000 obstacles", "collision shapes",
				"leeway convert --tile-shapes cells");
	}

	/** Tests the same shapes in maps in JSON, in the current form and in the form before Tiled 1.2. */
	@Test
	void jsonHasTheSameShapes() throws IOException {
		String tile = "\"objectgroup\":{\"objects\":[{\"x\":0,\"y\":8,\"width\":16,\"height\":8},"
				+ "{\"x\":8,\"y\":0,\"polygon\":[{\"x\":0,\"y\":0},{\"x\":4,\"y\":4},{\"x\":0,\"y\":8}]}]}";
		for (String tiles : List.of("[{\"id\":1," + tile + "}]", "{\"1\":{" + tile + "}}")) {
			Level level = TiledTexts.level(TiledTexts.readJson(folder, """
					{"orientation":"orthogonal","width":2,"height":1,"tilewidth":16,"tileheight":16,"tilesets":[{"firstgid":1,
					"tilewidth":16,"tileheight":16,"name":"t","tilecount":2,"tiles":%s}],"layers":[{"type":"tilelayer","name":"l",
					"width":2,"height":1,"data":[1,2]}]}""".formatted(tiles)));
			assertEquals(List.of("1,0.5 2,0.5 2,1 1,1", "1.5,0 1.75,0.25 1.5,0.5"),
					level.getPolygons().stream().map(each -> each.getShape().format()).toList());
		}
	}

	/**
	 * Tests random rectangles as collision shapes of tiles. A cell must be blocked exactly if the rectangle covers the whole
	 * cell.
	 */
	@Test
	void randomRectangles() throws IOException {
		Random random = new Random(11);
		for (int round = 0; round < 50; round++) {
			int x = random.nextInt(3);
			int y = random.nextInt(3);
			int width = SIDE - random.nextInt(3);
			int height = SIDE - random.nextInt(3);
			Level level = level(map("<object x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>".formatted(x, y, width, height)));
			boolean fills = x == 0 && y == 0 && width == SIDE && height == SIDE;
			assertEquals(fills, !isCrossed(level, 2, 1), "round " + round);
			assertEquals(fills ? 0 : 1, level.getPolygons().size(), "round " + round);
		}
	}

	private static List<String> messages(Import read) {
		return read.diagnostics().stream().map(Diagnostic::message).toList();
	}
}
