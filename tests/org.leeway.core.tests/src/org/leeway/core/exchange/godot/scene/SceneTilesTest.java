package org.leeway.core.exchange.godot.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Import;
import org.leeway.model.Level;

/**
 * Tests of the tiles of scenes. Tiles that block a whole cell become terrain, and all other collision shapes become
 * obstacles. Tiles can name their terrain.
 */
class SceneTilesTest extends SceneBase {

	/** Returns a body of radius 6 with a mask. */
	private static String unit(String name, int mask) {
		return SceneText.body("CharacterBody2D", name, "collision_mask = " + mask, "round");
	}

	private static final String ROUND = SceneText.resource("CircleShape2D", "round", "radius = 6.0");

	@Test
	void partsOfTilesAreObstacles() throws IOException {
		Import read = read(SceneText.level("./-\nO..\n...\n", ""));
		Level level = read.levels().getFirst().level();
		assertEquals("...\n##.\n##.\n", picture(level));
		assertEquals(List.of("Map 2:0 1,0 1.875,1 1,1", "Map 3:0 2,0 3,0 3,0.25 2,0.25"), obstacles(level));
		assertAnySays(messages(read), "1 polygon", "one side", "all sides");
	}

	@ParameterizedTest
	@CsvSource(textBlock = """
			     0, '0,0 0.875,1 0,1'
			  4096, '1,0 0.125,1 1,1'
			  8192, '0,1 0.875,0 0,0'
			 12288, '1,1 0.125,0 1,0'
			 16384, '0,0 1,0.875 1,0'
			 20480, '1,0 0,0.875 0,0'
			 28672, '1,1 0,0.125 0,1'
			""")
	void alternativesTurnTiles(int alternative, String expected) throws IOException {
		Level level = level(SceneText.scene(SceneText.TILES, SceneText.layer("Map", "").replaceFirst("PackedByteArray\\(.*\\)",
				SceneText.data(new int[] {0, 0, 0, 2, 0, alternative}))));
		assertEquals(List.of("Map 2:0 " + expected), obstacles(level));
	}

	@Test
	void alternativesHaveTheirOwnPolygons() throws IOException {
		String tiles = SceneText.TILES.replace("2:0/0 = 0", "1:0/7 = 7\n1:0/7/physics_layer_0/polygon_0/points = "
				+ "PackedVector2Array(0, 0, 8, 0, 8, 8)\n2:0/0 = 0");
		Level level = level(SceneText.scene(tiles, SceneText.layer("Map", "").replaceFirst("PackedByteArray\\(.*\\)",
				SceneText.data(new int[] {0, 0, 0, 1, 0, 7}, new int[] {1, 0, 0, 1, 0, 7 | SceneText.FLIP_Y},
						new int[] {2, 0, 0, 0, 0, 0}))));
		assertEquals(List.of("Map 1:0 0.5,0.5 1,0.5 1,1", "Map 1:0 1.5,0.5 2,0.5 2,0"), obstacles(level));
	}

	@Test
	void mapsOfOlderReleasesAreRead() throws IOException {
		Import read = read(SceneText.scene(SceneText.TILES,
				"[node name=\"Map\" type=\"TileMap\" parent=\".\"]\ntile_set = SubResource(\"set\")\n"
				+ "format = 2\nlayer_0/name = \"Ground\"\nlayer_0/tile_data = " + SceneText.oldData(SceneText.cells("...\n...\n"))
				+ "\nlayer_1/tile_data = " + SceneText.oldData(new int[] {-1, 1, 0, 1, 0, 0}, new int[] {1, 0, 0, 2, 0,
						SceneText.FLIP_X})
				+ "\nlayer_2/enabled = false\nlayer_2/tile_data = " + SceneText.oldData(SceneText.cells("###\n")) + "\n"));
		Level level = read.levels().getFirst().level();
		assertEquals("_...\n#...\n", picture(level));
		assertEquals(-16, level.getOriginX());
		assertEquals(List.of("Map 2:0 3,0 2.125,1 3,1"), obstacles(level));
		assertAnySays(messages(read), "not enabled", "1");
		assertSays(assertThrows(LevelFormatException.class, () -> read(SceneText.scene(SceneText.TILES,
				"[node name=\"Map\" type=\"TileMap\""
				+ " parent=\".\"]\nformat = 1\nlayer_0/tile_data = PackedInt32Array(0, 1, 2)\n"))).getMessage(), "format 1",
						"expected 2");
	}

	@Test
	void layersAreMerged() throws IOException {
		String half = SceneText.TILES.replace("id=\"set\"", "id=\"half\"").replace("\"atlas\"", "\"small\"").replace("-8",
				"-4").replace("8", "4")
				.replace("physics_layer_0/coll", "tile_size = Vector2i(8, 8)\nphysics_layer_0/coll");
		Import read = read(SceneText.scene(SceneText.TILES + half, SceneText.layer("Floor", "....\n....\n")
				+ SceneText.layer("Walls", "#\n   #\n")
				+ SceneText.layer("Details", "    ##\n    ##\n     #\n").replace("\"set\"", "\"half\"")
				+ SceneText.layer("Off", "####\n").replace("tile_set", "collision_enabled = false\ntile_set")));
		Level level = read.levels().getFirst().level();
		assertEquals("#...\n...#\n", picture(level));
		assertEquals("Details 1:0 2,0 2.5,0 2.5,0.5 2,0.5", obstacles(level).getFirst());
		assertEquals(5, obstacles(level).size());
		assertAnySays(messages(read), "another grid", "Details");
	}

	@Test
	void tilesThatAreNoSquaresAreSeveralCells() throws IOException {
		Level level = level(SceneText.level("#.\n", "").replace("physics_layer_0/coll",
				"tile_size = Vector2i(16, 24)\nphysics_layer_0/coll")
				.replace("-8, -8, 8, -8, 8, 8, -8, 8", "-8, -12, 8, -12, 8, 12, -8, 12"));
		assertEquals("##..\n##..\n##..\n", picture(level));
		assertEquals(8, level.getCellScale());
	}

	@Test
	void masksDecideWhatStopsUnits() throws IOException {
		String tiles = SceneText.TILES.replace("2:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, -8, 6, 8, -8, 8)",
				"2:0/0/physics_layer_1/polygon_0/points = PackedVector2Array(-8, -8, 8, -8, 8, 8, -8, 8)")
				.replace("sources/0", "physics_layer_1/collision_layer = 6\nsources/0");
		Level level = level(SceneText.scene(tiles + ROUND, SceneText.layer("Map", ".#/\n") + unit("Walker", 3) + unit("Boat", 1)
				+ unit("Ghost", 8)));
		assertEquals(List.of("Walker 1 0.375 floor", "Boat 1 0.375 floor+wall-2+3", "Ghost 1 0.375 floor+wall-1+wall-2+3"),
				agents(level));
	}

	@Test
	void customDataNameTerrainsAndWhatBlocks() throws IOException {
		String tiles = SceneText.TILES.replace("physics_layer_0/collision_layer = 1", "custom_data_layer_0/name = \"walkable\"\n"
				+ "custom_data_layer_0/type = 1\ncustom_data_layer_1/name = \"Terrain\"\ncustom_data_layer_1/type = 4")
				.replace("0:0/0 = 0\n", "0:0/0 = 0\n0:0/0/custom_data_0 = true\n0:0/0/custom_data_1 = \"grass\"\n")
				.replace("1:0/0 = 0\n", "1:0/0 = 0\n1:0/0/custom_data_1 = \"deep water\"\n");
		Import read = read(SceneText.scene(tiles, SceneText.layer("Map", ".#/\n")));
		assertEquals("gd#\n", picture(read.levels().getFirst().level()));
		assertEquals(List.of("grass", "deep water", "wall"), read.levels().getFirst().level().getTerrainTypes().stream()
				.map(terrain -> terrain.getName()).toList());
		assertEachSays(messages(read), List.of("no agents", "grass"), List.of("\"walkable\"", "2 cells"));
	}

	@Test
	void terrainsOfTheEditorAndLayersWithoutPhysicsAreNamed() throws IOException {
		String tiles = SceneText.TILES.replace("physics_layer_0/collision_layer = 1", "terrain_set_0/terrain_1/name = \"Sand\"")
				.replace("0:0/0 = 0\n", "0:0/0 = 0\n0:0/0/terrain_set = 0\n0:0/0/terrain = 1\n");
		Import read = read(SceneText.scene(tiles, SceneText.layer("Ground", "..#\n") + SceneText.layer("Walls", " /\n")));
		assertEquals(List.of("Sand", "Sand-blocked", "floor"), read.levels().getFirst().level().getTerrainTypes().stream()
				.map(terrain -> terrain.getName()).sorted().toList());
		assertAnySays(messages(read), "layer \"Walls\"", "1 cell");
	}

	@Test
	void navigationPolygonsAreForUnitsThatNavigate() throws IOException {
		String tiles = SceneText.resource("NavigationPolygon", "nav", "vertices = PackedVector2Array(8, 8, -8, 8, -8, -8, 8, -8)\n"
				+ "polygons = Array[PackedInt32Array]([PackedInt32Array(0, 1, 2, 3)])\noutlines = Array[PackedVector2Array]([])")
				+ SceneText.TILES.replace("0:0/0 = 0\n", "0:0/0 = 0\n0:0/0/navigation_layer_0/polygon = SubResource(\"nav\")\n")
						.replace("2:0/0/physics_layer_0/", "2:0/0/physics_layer_9/");
		String agent = "[node name=\"N\" type=\"NavigationAgent2D\" parent=\"Guard\"]\n";
		Import read = read(SceneText.scene(tiles + ROUND, SceneText.layer("Map", "./#\n") + unit("Guard", 1) + agent
				+ unit("Hero", 1)));
		assertEquals(List.of("Guard 1 0.375 floor", "Hero 1 0.375 floor+floor-off-navigation"),
				agents(read.levels().getFirst().level()));
		assertAnySays(messages(read), "NavigationAgent2D");
	}

	@Test
	void unknownTilesAreTold() throws IOException {
		Import read = read(SceneText.scene(SceneText.resource("TileSetScenesCollectionSource", "scenes", "") + SceneText.TILES
				.replace("sources/0", "sources/3 = SubResource(\"scenes\")\nsources/0"), SceneText.layer("Map", "")
						.replaceFirst("PackedByteArray\\(.*\\)", SceneText.data(new int[] {0, 0, 0, 1, 0, 0}, new int[] {1, 0,
								0, 9, 9, 0},
								new int[] {2, 0, 3, 0, 0, 1}, new int[] {3, 0, 0, 0, 0, 0}))));
		assertEquals("#__.\n", picture(read.levels().getFirst().level()));
		assertAnySays(messages(read), "1 cell", "lacks");
		assertAnySays(messages(read), "1 cell", "scene");
	}
}
