package org.leeway.core.exchange.godot.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;

/** Tests of the import of scenes: nodes, files that scenes name, and scenes that are refused. */
class SceneImporterTest extends SceneBase {

	private static final String ROUND = SceneText.resource("CircleShape2D", "round", "radius = 6.0");
	private static final String BOX = SceneText.resource("RectangleShape2D", "box", "size = Vector2(8, 24)");

	@Test
	void aSceneBecomesALevel() throws IOException {
		Import read = read(SceneText.scene(SceneText.TILES + ROUND, SceneText.layer("Map", "####\n#..#\n#. #\n")
				+ SceneText.body("CharacterBody2D", "Hero", "position = Vector2(24, 24)", "round")
				+ "[node name=\"Start2\" type=\"Marker2D\" parent=\".\"]\nposition = Vector2(40, 24)\n\n"
				+ "[node name=\"StartSound\" type=\"AudioStreamPlayer2D\" parent=\".\"]\n"));
		Level level = read.levels().getFirst().level();
		assertEquals("level", read.levels().getFirst().name());
		assertTrue(read.levels().getFirst().hasOwnAgents());
		assertEquals("####\n#..#\n#._#\n", picture(level));
		assertEquals(List.of("Hero 1 0.375 floor+empty"), agents(level).stream().map(text -> text.replace("empty+floor",
				"floor+empty")).toList());
		assertEquals(List.of("Start2 2,1 player 2"), spawns(level));
		assertEquals(GameFrame.UNITS, level.getFrame());
		assertEquals(List.of(16.0, 0.0, 0.0), List.of(level.getCellScale(), level.getOriginX(), level.getOriginY()));
		assertEquals(List.of(), messages(read));
	}

	@Test
	void placesOfParentsCount() throws IOException {
		Level level = level(SceneText.scene(SceneText.TILES + BOX, "[node name=\"Group\" type=\"Node2D\" parent=\".\"]\n"
				+ "position = Vector2(-100, 8)\nscale = Vector2(2, 2)\n"
				+ SceneText.layer("Map", "  \n #.\n").replace("parent=\".\"", "parent=\"Group\"")
				+ SceneText.body("StaticBody2D", "Rock", "position = Vector2(-40, 56)\nrotation = 1.5707963267948966", "box")
				+ "[node name=\"Plain\" type=\"Node\" parent=\"Group\"]\n[node name=\"Spawn\" type=\"Marker2D\" parent=\"Group/Plain\"]\n"
				+ "position = Vector2(-30, 50)\n"));
		assertEquals("#.\n", picture(level));
		assertEquals(List.of(32.0, -68.0, 40.0), List.of(level.getCellScale(), level.getOriginX(), level.getOriginY()));
		assertEquals(List.of("Spawn 1,0"), spawns(level));
		assertEquals("0.5,0.375", rounded(level.getPolygons().getFirst().getShape().bounds().left()) + ","
				+ rounded(level.getPolygons().getFirst().getShape().bounds().top()));
	}

	private static double rounded(double number) {
		return Math.rint(number * 1e6) / 1e6;
	}

	@Test
	void bodiesBecomeObstacles() throws IOException {
		String shapes = ROUND + BOX + SceneText.resource("CapsuleShape2D", "pill", "radius = 4.0\nheight = 16.0")
				+ SceneText.resource("SegmentShape2D", "line", "b = Vector2(9, 9)");
		Import read = read(SceneText.scene(SceneText.TILES + shapes, SceneText.layer("Map", "....\n....\n....\n")
				+ SceneText.body("StaticBody2D", "Rock", "position = Vector2(32, 16)", "round")
				+ SceneText.body("AnimatableBody2D", "Gate", "position = Vector2(8, 24)", "box")
				+ SceneText.body("StaticBody2D", "Pill", "position = Vector2(48, 24)", "pill")
				+ SceneText.body("StaticBody2D", "Ghost", "collision_layer = 0", "box")
				+ SceneText.body("StaticBody2D", "Line", "", "line") + SceneText.body("StaticBody2D", "Far",
						"position = Vector2(900, 0)", "box")
				+ SceneText.body("RigidBody2D", "Crate", "", "box")
				+ SceneText.body("StaticBody2D", "Off", "", "box").replace("shape =", "disabled = true\nshape =")
				+ "[node name=\"Wall\" type=\"StaticBody2D\" parent=\".\"]\n[node name=\"P\" type=\"CollisionPolygon2D\" parent=\"Wall\"]\n"
				+ "polygon = PackedVector2Array(0, 0, 8, 0, 8, 8)\n"));
		Level level = read.levels().getFirst().level();
		assertEquals("Rock 2.0,1.0 0.375", obstacles(level).getFirst());
		assertEquals("Gate 0.25,0.75 0.75,0.75 0.75,2.25 0.25,2.25", obstacles(level).get(1));
		assertEquals(4, obstacles(level).size());
		assertEquals("Wall 0,0 0.5,0 0.5,0.5", obstacles(level).getLast());
		assertTrue(level.getPolygons().getFirst().isRemovable());
		assertEquals(2.0, level.getPolygons().get(1).getShape().bounds().bottom());
		assertEachSays(messages(read).subList(1, 4), List.of("1 shape", "area"), List.of("1 shape", "outside"),
				List.of("1 body", "moves"));
	}

	@Test
	void instancedScenesAreReadAndChanged() throws IOException {
		write("units/hero.tscn", "[gd_scene format=3]\n" + ROUND + "[node name=\"Hero\" type=\"CharacterBody2D\"]\n"
				+ "[node name=\"Shape\" type=\"CollisionShape2D\" parent=\".\"]\nshape = SubResource(\"round\")\n");
		Import read = read(SceneText.scene("[ext_resource type=\"PackedScene\" path=\"res://units/hero.tscn\" id=\"1_a\"]\n"
				+ "[ext_resource type=\"PackedScene\" path=\"res://none.tscn\" id=\"2\"]\n" + SceneText.TILES
				+ SceneText.resource("CircleShape2D", "large", "radius = 20.0"), SceneText.layer("Map", "...\n")
				+ "[node name=\"Player\" parent=\".\" instance=ExtResource(\"1_a\")]\nposition = Vector2(20, 8)\n"
				+ "[node name=\"Giant\" parent=\".\" instance=ExtResource(\"1_a\")]\ncollision_mask = 5\n"
				+ "[node name=\"Shape\" parent=\"Giant\" index=\"0\"]\nshape = SubResource(\"large\")\n"
				+ "[node name=\"Lost\" parent=\".\" instance=ExtResource(\"2\")]\n"));
		Level level = read.levels().getFirst().level();
		assertEquals(List.of("Player 1 0.375 floor", "Giant 3 1.25 floor"), agents(level));
		assertEquals(List.of("Player 1,0 player 1 Player"), spawns(level));
		assertEachSays(messages(read), List.of("1 instance", "res://none.tscn"), List.of("No cell blocks"));
	}

	@Test
	void aSceneThatHoldsItselfEnds() throws IOException {
		Import read = read(SceneText.scene("[ext_resource type=\"PackedScene\" path=\"res://level.tscn\" id=\"1\"]\n"
				+ SceneText.TILES,
				SceneText.layer("Map", "#.\n")
						+ "[node name=\"Again\" parent=\".\" instance=ExtResource(\"1\")]\nposition = Vector2(32, 0)\n"));
		assertAnySays(messages(read), "1 instance");
		LevelFormatException twice = assertThrows(LevelFormatException.class, () -> read(SceneText.scene(
				"[ext_resource type=\"PackedScene\" path=\"res://level.tscn\" id=\"1\"]\n" + SceneText.TILES,
						SceneText.layer("Map", "#.\n")
						+ "[node name=\"Again\" parent=\".\" instance=ExtResource(\"1\")]\n"
						+ IntStream.range(0, 20).mapToObj(i -> "[node name=\"N" + i
								+ "\" parent=\".\" instance=ExtResource(\"1\")]\n").reduce("", String::concat))));
		assertSays(twice.getMessage(), "level.tscn", "too many");
	}

	@Test
	void tileSetsOfOtherFilesAreReadInTheProjectOnly() throws IOException {
		String set = SceneText.TILES.replace("[sub_resource type=\"TileSet\" id=\"set\"]", "[resource]");
		write("game/tiles/set.tres", "[gd_resource type=\"TileSet\" format=3]\n" + set);
		write("set.tres", "[gd_resource type=\"TileSet\" format=3]\n" + set);
		write("game/project.godot", "");
		String scene = SceneText.scene("[ext_resource type=\"TileSet\" path=\"res://tiles/set.tres\" id=\"1\"]\n",
				SceneText.layer("Map", "#.\n").replace("SubResource(\"set\")", "ExtResource(\"1\")"));
		assertEquals("#.\n", picture(read(write("game/maps/a.tscn", scene), Map.of()).levels().getFirst().level()));
		for (String path : List.of("res://../set.tres", "res://tiles/../../set.tres", folder.resolve("set.tres").toString(),
				"res://none.tres",
				"res:///etc/passwd", "user://set.tres", "res://tiles/set.res")) {
			Path file = write("game/maps/b.tscn", scene.replace("res://tiles/set.tres", path));
			assertSays(assertThrows(LevelFormatException.class, () -> read(file, Map.of())).getMessage(), "b.tscn",
					"tile set is not found");
		}
		Files.createSymbolicLink(folder.resolve("game/link.tres"), folder.resolve("set.tres"));
		Path file = write("game/maps/b.tscn", scene.replace("res://tiles/set.tres", "res://link.tres"));
		assertSays(assertThrows(LevelFormatException.class, () -> read(file, Map.of())).getMessage(), "b.tscn",
				"tile set is not found");
	}

	@ParameterizedTest
	@CsvSource({"1, isometric", "2, half-offset", "3, hexagonal", "9, tile_shape 9"})
	void tilesOfOtherShapesAreRefusedByName(int shape, String name) {
		String text = SceneText.level("#.\n", "").replace("sources/0", "tile_shape = " + shape + "\nsources/0");
		assertSays(assertThrows(LevelFormatException.class, () -> read(text)).getMessage(), "level.tscn:16", "\"Map\"", name,
				"square");
	}

	@ParameterizedTest
	@ValueSource(strings = {"[gd_scene load_steps=2 format=2]\n\n[node name=\"A\" type=\"TileMap\"]\n",
			"[gd_scene load_steps=2]\n"})
	void scenesOfGodot3AreRefused(String text) {
		assertSays(assertThrows(LevelFormatException.class, () -> read(text)).getMessage(), "level.tscn:1", "Godot 3", "Godot 4");
	}

	@Test
	void scenesWithoutTilesAreRefused() {
		assertSays(assertThrows(LevelFormatException.class, () -> read(SceneText.scene("", ""))).getMessage(), "level.tscn",
				"no node TileMapLayer");
		assertSays(assertThrows(LevelFormatException.class, () -> read(SceneText.scene("",
				"[node name=\"Map\" type=\"TileMapLayer\" parent=\".\"]\n"))).getMessage(), "level.tscn", "scripts");
		assertSays(assertThrows(LevelFormatException.class, () -> read("[gd_resource type=\"TileSet\" format=3]\n")).getMessage(),
				"level.tscn:1", "a scene");
	}

	@Test
	void onlyScenesAreTakenForLevels() throws IOException {
		Formats formats = Formats.registered();
		assertEquals("tscn", formats.reading(write("a.txt", SceneText.level("#.\n", ""))).orElseThrow().id());
		assertTrue(formats.reading(write("tank.tres",
				"[gd_resource type=\"NavigationPolygon\" format=3]\n\n[resource]\n")).isEmpty());
	}

	@Test
	void namedTerrainsAreCrossed() throws IOException {
		Path file = write("level.tscn", SceneText.level("#.\n", ""));
		Level level = read(file, Map.of("crossed", "wall")).levels().getFirst().level();
		assertEquals("wall", level.getAgentTypes().getFirst().getCapability().getFirst().getName());
		assertSays(assertThrows(LevelFormatException.class, () -> read(file, Map.of("crossed", "lava"))).getMessage(), "lava",
				"floor");
	}
}
