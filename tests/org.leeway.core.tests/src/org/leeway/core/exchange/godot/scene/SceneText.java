package org.leeway.core.exchange.godot.scene;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Base64;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Small scenes as text. A character of a picture is a tile of 16 x 16 pixels, see {@link #TILES}. */
final class SceneText {

	/**
	 * A tile set of Godot with the id {@code set}. Its tiles are a floor, a full square, a slope, a bar that blocks from
	 * one side only, and a large block.
	 */
	static final String TILES = """
			[sub_resource type="TileSetAtlasSource" id="atlas"]
			texture_region_size = Vector2i(16, 16)
			0:0/0 = 0
			1:0/0 = 0
			1:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, -8, 8, -8, 8, 8, -8, 8)
			2:0/0 = 0
			2:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, -8, 6, 8, -8, 8)
			3:0/0 = 0
			3:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, -8, 8, -8, 8, -4, -8, -4)
			3:0/0/physics_layer_0/polygon_0/one_way = true
			4:0/0 = 0
			4:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, -8, 24, -8, 24, 24, -8, 24)

			[sub_resource type="TileSet" id="set"]
			physics_layer_0/collision_layer = 1
			sources/0 = SubResource("atlas")

			""";
	/** Bits of an alternative that turn a tile. */
	static final int FLIP_X = 1 << 12;
	static final int FLIP_Y = 1 << 13;
	static final int TRANSPOSE = 1 << 14;

	private static final String GLYPHS = ".#/-O";

	private SceneText() {
	}

	/** Returns a scene. */
	static String scene(String resources, String nodes) {
		return "[gd_scene load_steps=3 format=4 uid=\"uid://a\"]\n\n" + resources + "[node name=\"Level\" type=\"Node2D\"]\n\n"
				+ nodes;
	}

	/** Returns a scene with a layer and other nodes. */
	static String level(String picture, String nodes) {
		return scene(TILES, layer("Map", picture) + nodes);
	}

	/** Returns a layer of the tile set {@code set}. Blanks in the picture are cells without a tile. */
	static String layer(String name, String picture) {
		return "[node name=\"" + name + "\" type=\"TileMapLayer\" parent=\".\"]\ntile_map_data = " + data(cells(picture))
				+ "\ntile_set = SubResource(\"set\")\n\n";
	}

	/**
	 * Returns the cells of a picture. Each cell is six numbers: its column and row, its source, the column and row of its tile
	 * in the atlas, and its alternative.
	 */
	static int[][] cells(String picture) {
		String[] rows = picture.split("\n");
		return IntStream.range(0, rows.length).boxed().flatMap(y -> IntStream.range(0, rows[y].length())
				.filter(x -> rows[y].charAt(x) != ' ').mapToObj(x -> new int[] {x, y, 0, GLYPHS.indexOf(rows[y].charAt(x)), 0, 0}))
				.toArray(int[][]::new);
	}

	/** Returns cells as a value of Godot 4.3 and later. */
	static String data(int[]... cells) {
		ByteBuffer bytes = ByteBuffer.allocate(2 + 12 * cells.length).order(ByteOrder.LITTLE_ENDIAN).putShort((short) 0);
		for (int[] cell : cells) {
			Arrays.stream(cell).forEach(each -> bytes.putShort((short) each));
		}
		return "PackedByteArray(\"" + Base64.getEncoder().encodeToString(bytes.array()) + "\")";
	}

	/** Returns cells as a value of Godot 4.0 to 4.2. */
	static String oldData(int[]... cells) {
		return Arrays.stream(cells).map(cell -> ((cell[1] & 0xFFFF) << 16 | cell[0] & 0xFFFF) + ", " + (cell[3] << 16 | cell[2])
				+ ", "
				+ (cell[5] << 16 | cell[4])).collect(Collectors.joining(", ", "PackedInt32Array(", ")"));
	}

	/** Returns a body with a shape. */
	static String body(String type, String name, String place, String shape) {
		return "[node name=\"" + name + "\" type=\"" + type + "\" parent=\".\"]\n" + place
				+ "\n\n[node name=\"Shape\" type=\"CollisionShape2D\""
				+ " parent=\"" + name + "\"]\nshape = SubResource(\"" + shape + "\")\n\n";
	}

	/** Returns a resource of a scene. */
	static String resource(String type, String id, String values) {
		return "[sub_resource type=\"" + type + "\" id=\"" + id + "\"]\n" + values + "\n\n";
	}
}
