package org.leeway.core.exchange.godot.scene;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.LevelFormatException;
import org.leeway.testing.Rounds;

/**
 * Tests of damaged scenes. From each scene, the importer makes a level that can be saved, or reports one clear message.
 */
class SceneFuzzTest extends SceneBase {

	private static final int ROUNDS = Rounds.of(400);
	private static final long SEED = 20140114;
	private static final String[] PIECES = {"[", "]", "(", ")", "{", "}", "\"",
			"\\", "=", ",", ":", "-1", "1e300", "nan", "2147483648",
			"SubResource(\"set\")", "SubResource(\"atlas\")", "Vector2(0, 0)", "PackedVector2Array(1)", "true", "null", "\n", ";",
			"res://level.tscn", "TileMap", "TileSet", "0:0/0", "polygon_1", "parent=\"Hero\"", "999999999999", "\0", "\u00E9"};

	private final Random random = new Random(SEED);

	@Test
	void damagedTexts() throws IOException {
		String scene = "[gd_scene format=4]\n[ext_resource type=\"PackedScene\" path=\"res://unit.tscn\" id=\"1\"]\n"
				+ SceneText.TILES
				+ SceneText.resource("CircleShape2D", "round", "radius = 6.0") + "[node name=\"Level\" type=\"Node2D\"]\n"
				+ SceneText.layer("Map", "####\n#./-\nO  .\n")
						+ "[node name=\"Old\" type=\"TileMap\" parent=\".\"]\ntile_set = SubResource(\"set\")\n"
				+ "layer_0/tile_data = " + SceneText.oldData(SceneText.cells("#\n")) + "\n"
				+ SceneText.body("CharacterBody2D", "Hero", "position = Vector2(24, 24)\nscale = Vector2(1, 1)", "round")
				+ SceneText.body("StaticBody2D", "Rock", "rotation = 0.5", "round")
				+ "[node name=\"Unit\" parent=\".\" instance=ExtResource(\"1\")]\nposition = Vector2(20, 8)\n";
		write("unit.tscn", "[gd_scene format=3]\n[node name=\"Unit\" type=\"CharacterBody2D\"]\n");
		int read = 0;
		int refused = 0;
		for (int round = 0; round < ROUNDS; round++) {
			byte[] bytes = damaged(scene);
			try {
				read(Files.write(folder.resolve("level.tscn"), bytes), Map.of());
				read++;
			} catch (LevelFormatException expected) {
				assertTrue(!expected.getMessage().contains("Exception") && expected.getMessage().contains(".tscn"),
						expected.getMessage());
				refused++;
			} catch (RuntimeException unexpected) {
				fail("seed " + SEED + ", round " + round + ": " + new String(bytes, StandardCharsets.UTF_8), unexpected);
			}
		}
		assertTrue(read > 0 && refused > 0, read + " read, " + refused + " refused");
	}

	private byte[] damaged(String scene) {
		StringBuilder text = new StringBuilder(scene);
		for (int i = random.nextInt(3); i >= 0; i--) {
			int at = random.nextInt(text.length());
			int end = Math.min(text.length(), at + random.nextInt(random.nextInt(4) == 0 ? 200 : 3));
			text.replace(at, end, PIECES[random.nextInt(PIECES.length)]);
		}
		byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
		if (random.nextInt(3) == 0) {
			bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
		}
		return random.nextInt(10) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			a = DEEP [                       | nested deeper
			a = DEEP {1:                     | nested deeper
			a = DEEP Array[                  | nested deeper
			a = "text                        | without an end
			tile_map_data = PackedByteArray("AAAA   | the file ends
			tile_map_data = PackedByteArray("A!AA") | base64
			tile_map_data = PackedByteArray(256)    | 256
			tile_map_data = PackedByteArray("AQAA") | 3 bytes
			position = Vector2(1)            | 1 numbers
			position = Vector2(1e300, 0)     | 1.0E300
			position = Vector2(nan, 0)       | nan
			position = Vector2(9e9, 0)       | beyond
			position = "here"                | another kind
			scale = Vector2(1e-9, 1e-9)      | pixels
			rotation = 0.5                   | turned
			[node                            | no name
			a                                | expected =
			""")
	void problemsAreToldWithTheLine(String line, String expected) {
		int deep = line.indexOf("DEEP ");
		String damage = deep < 0 ? line : line.substring(0, deep) + line.substring(deep + "DEEP ".length()).repeat(100_000);
		String text = SceneText.level("#.\n", "").replace("tile_set = SubResource(\"set\")", "tile_set = SubResource(\"set\")\n"
				+ damage);
		LevelFormatException wrong = assertThrows(LevelFormatException.class, () -> read(text));
		assertTrue(wrong.line() > 0, wrong.getMessage());
		assertSays(wrong.getMessage(), "level.tscn:", expected);
	}

	@Test
	void smallFilesCostLittle() throws IOException {
		Path far = write("far.tscn", SceneText.scene(SceneText.TILES, SceneText.layer("Map", "")
				.replaceFirst("PackedByteArray\\(.*\\)",
				SceneText.data(new int[] {-32768, -32768, 0, 1, 0, 0}, new int[] {32767, 32767, 0, 1, 0, 0}))));
		Path bomb = write("bomb.tscn", SceneText.scene("[ext_resource type=\"PackedScene\" path=\"res://bomb.tscn\" id=\"1\"]\n"
				+ SceneText.TILES,
				SceneText.layer("Map", "#\n") + "[node name=\"N\" parent=\".\" instance=ExtResource(\"1\")]\n"
						+ nodes(50)));
		assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
			assertSays(assertThrows(LevelFormatException.class, () -> read(far, Map.of())).getMessage(), "far.tscn",
					"65536 x 65536");
			assertSays(assertThrows(LevelFormatException.class, () -> read(bomb, Map.of())).getMessage(), "bomb.tscn", "too many");
		});
	}

	private static String nodes(int count) {
		StringBuilder nodes = new StringBuilder();
		for (int i = 0; i < count; i++) {
			nodes.append("[node name=\"N").append(i).append("\" parent=\".\" instance=ExtResource(\"1\")]\n");
		}
		return nodes.toString();
	}
}
