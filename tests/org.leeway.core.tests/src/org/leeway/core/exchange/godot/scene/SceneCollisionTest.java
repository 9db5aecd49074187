package org.leeway.core.exchange.godot.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.leeway.core.fixtures.Judges;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;

/**
 * Tests of scenes that both Leeway and Godot 4 load. Each point collides in the engine if and only if it is blocked in
 * the level.
 */
class SceneCollisionTest extends SceneBase {

	private static final String SHAPES = SceneText.resource("CircleShape2D", "round", "radius = 13.0")
			+ SceneText.resource("RectangleShape2D", "box", "size = Vector2(10, 26)")
			+ SceneText.resource("CapsuleShape2D", "pill", "radius = 6.0\nheight = 31.0")
			+ SceneText.resource("ConvexPolygonShape2D", "kite", "points = PackedVector2Array(0, -20, 9, 0, 0, 12, -9, 0)");

	/**
	 * Returns a layer of random tiles, each flipped and turned at random. The layer asks Godot for a body for each tile. By
	 * default, Godot 4.6 unites the polygons of up to 16 x 16 cells to one body. The union is wrong, because it has a hole where
	 * a mirrored polygon overlaps another polygon.
	 */
	private static String randomLayer(String name, long seed, String values) {
		Random random = new Random(seed);
		int[][] cells = new int[60][];
		for (int i = 0; i < cells.length; i++) {
			cells[i] = new int[] {i % 10 * 2 - 7 + i / 10 % 2, i / 10 * 2 - 3, 0, random.nextInt(5), 0, random.nextInt(8) << 12};
		}
		return SceneText.layer(name, "").replaceFirst("PackedByteArray\\(.*\\)", SceneText.data(cells)).replace("tile_set",
				values + "physics_quadrant_size = 1\ntile_set");
	}

	@Test
	void tilesCollideAsInTheEngine() throws IOException, InterruptedException {
		assertSame(SceneText.scene(SceneText.TILES, randomLayer("A", 1, "") + randomLayer("B", 2,
				"position = Vector2(16, -32)\n")));
		assertSame(SceneText.scene(SceneText.TILES, randomLayer("A", 3, "scale = Vector2(3, 3)\nposition = Vector2(5, 7.5)\n")
				+ randomLayer("Between", 4, "position = Vector2(3, 9)\nrotation = 0.4\nscale = Vector2(2, -1.5)\n")
				+ randomLayer("Off", 5, "enabled = false\n") + randomLayer("Ghosts", 6, "collision_enabled = false\n")
				+ randomLayer("Hidden", 7, "visible = false\nscale = Vector2(3, 3)\nposition = Vector2(53, 7.5)\n")));
	}

	@Test
	void tilesOfOlderReleasesCollideAsInTheEngine() throws IOException, InterruptedException {
		Random random = new Random(8);
		int[][] cells = new int[50][];
		for (int i = 0; i < cells.length; i++) {
			cells[i] = new int[] {i % 10 * 4 - 9, i / 10 * 4 - 7, 0, random.nextInt(5), 0, random.nextInt(8) << 12};
		}
		assertSame(SceneText.scene(SceneText.TILES,
				"[node name=\"Map\" type=\"TileMap\" parent=\".\"]\ntile_set = SubResource(\"set\")\n"
				+ "format = 2\nlayer_0/tile_data = " + SceneText.oldData(cells) + "\nlayer_1/enabled = false\nlayer_1/tile_data = "
				+ SceneText.oldData(SceneText.cells("#####\n#####\n")) + "\n"));
	}

	@Test
	void bodiesCollideAsInTheEngine() throws IOException, InterruptedException {
		String floor = "..............\n".repeat(12);
		write("rock.tscn", "[gd_scene format=3]\n" + SHAPES + "[node name=\"Rock\" type=\"StaticBody2D\"]\nrotation = 0.3\n\n"
				+ "[node name=\"Shape\" type=\"CollisionShape2D\" parent=\".\"]\nposition = Vector2(4, 2)\nshape = SubResource(\"kite\")\n");
		assertSame(SceneText.scene("[ext_resource type=\"PackedScene\" path=\"res://rock.tscn\" id=\"1\"]\n" + SceneText.TILES
				+ SHAPES,
				SceneText.layer("Map", floor) + SceneText.body("StaticBody2D", "A", "position = Vector2(40.5, 30)", "round")
						+ SceneText.body("StaticBody2D", "B", "position = Vector2(90, 31)\nrotation = 0.7", "box")
						+ SceneText.body("AnimatableBody2D", "C", "position = Vector2(130, 40)\nskew = 0.5", "pill")
						+ SceneText.body("StaticBody2D", "D", "position = Vector2(40, 90)\nscale = Vector2(1.5, 0.75)", "kite")
						+ SceneText.body("StaticBody2D", "E", "position = Vector2(90, 90)\ncollision_layer = 0", "round")
						+ SceneText.body("Area2D", "F", "position = Vector2(130, 90)", "round")
						+ "[node name=\"Far\" parent=\"A\" instance=ExtResource(\"1\")]\nposition = Vector2(100, 100)\n"
						+ "[node name=\"Near\" parent=\".\" instance=ExtResource(\"1\")]\nposition = Vector2(60, 140)\n"
						+ "[node name=\"Shape\" parent=\"Near\" index=\"0\"]\nshape = SubResource(\"pill\")\n"
						+ "[node name=\"Free\" type=\"Node\" parent=\"Near\"]\n[node name=\"Wall\" type=\"StaticBody2D\" parent=\"Near/Free\"]\n"
						+ "[node name=\"P\" type=\"CollisionPolygon2D\" parent=\"Near/Free/Wall\"]\n"
						+ "polygon = PackedVector2Array(160, 10, 210, 10, 210, 70, 190, 70, 190, 30, 160, 30)\n"));
	}

	/**
	 * Asserts that points collide in Godot if and only if they are blocked in the level. Tests four points of each cell. The
	 * point near the middle is a little off the edges that pass through the middle.
	 */
	private void assertSame(String text) throws IOException, InterruptedException {
		Level level = level(text);
		Set<Integer> walls = level.getTerrainTypes().stream().filter(type -> type.getName().startsWith("wall"))
				.map(TerrainType::getId)
				.collect(Collectors.toSet());
		StringBuilder points = new StringBuilder();
		StringBuilder expected = new StringBuilder();
		for (int y = 0; y < 2 * level.getTerrain().height(); y++) {
			for (int x = 0; x < 2 * level.getTerrain().width(); x++) {
				double column = x / 2.0 + 0.501 - x % 2 * 0.31;
				double row = y / 2.0 + 0.5007 - y % 2 * 0.23;
				points.append(level.getOriginX() + column * level.getCellScale()).append(' ')
						.append(level.getOriginY() + row * level.getCellScale()).append('\n');
				expected.append(isBlocked(level, walls, column, row) ? '1' : '0');
			}
		}
		Files.deleteIfExists(folder.resolve("collide.gd"));
		String answer = Judges.godot4(folder, "level.tscn", points.toString());
		assertEquals(rows(expected.toString(), 2 * level.getTerrain().width()), rows(answer, 2 * level.getTerrain().width()));
	}

	private static boolean isBlocked(Level level, Set<Integer> walls, double x, double y) {
		return walls.contains(level.getTerrain().terrain((int) x, (int) y))
				|| level.getPolygons().stream().anyMatch(each -> each.getShape().contains(x, y))
				|| level.getCircles().stream().anyMatch(each -> Math.hypot(each.getX() - x, each.getY() - y) < each.getRadius());
	}

	private static String rows(String digits, int width) {
		return digits.replaceAll("(.{" + width + "})", "$1\n");
	}
}
