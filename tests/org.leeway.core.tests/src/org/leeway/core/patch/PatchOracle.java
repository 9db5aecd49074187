package org.leeway.core.patch;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.List;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.grid.TerrainGrid;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

/** A second, simple implementation of patches, for comparison in tests. Written cell by cell from the definition of the
 * format in the docs. */
final class PatchOracle {

	private PatchOracle() {
	}

	/** Returns the hash by which a patch names the level that it changes. */
	static String hash(LevelSnapshot level) throws NoSuchAlgorithmException {
		String head = "leeway-base 1\n" + level.grid().width() + " " + level.grid().height() + "\n";
		for (Terrain terrain : sorted(level)) {
			head += terrain.id() + " " + terrain.name() + "\n";
		}
		byte[] text = (head + "\n").getBytes(StandardCharsets.UTF_8);
		byte[] all = new byte[text.length + level.grid().width() * level.grid().height()];
		System.arraycopy(text, 0, all, 0, text.length);
		int at = text.length;
		for (int y = 0; y < level.grid().height(); y++) {
			for (int x = 0; x < level.grid().width(); x++) {
				all[at++] = (byte) level.grid().terrain(x, y);
			}
		}
		StringBuilder digits = new StringBuilder();
		for (byte each : MessageDigest.getInstance("SHA-256").digest(all)) {
			digits.append(String.format("%02x", each));
		}
		return digits.toString();
	}

	private static List<Terrain> sorted(LevelSnapshot level) {
		return level.terrains().stream().sorted(Comparator.comparingInt(Terrain::id)).toList();
	}

	/** Returns the text of a patch file without a note. The name of the level must have no characters that need escapes. */
	static String file(LevelSnapshot before, TerrainGrid after) throws NoSuchAlgorithmException {
		String terrains = "";
		for (Terrain terrain : sorted(before)) {
			terrains += (terrains.isEmpty() ? "" : ",") + "\n    [" + terrain.id() + ", \"" + terrain.name() + "\"]";
		}
		String runs = "";
		for (int y = 0; y < after.height(); y++) {
			for (int x = 0; x < after.width(); x++) {
				if (!isPainted(before, after, x, y)) {
					continue;
				}
				int first = x;
				while (x + 1 < after.width() && isPainted(before, after, x + 1, y) && after.terrain(x + 1, y) == after.terrain(first, y)) {
					x++;
				}
				runs += (runs.isEmpty() ? "" : ",") + "\n    [" + first + ", " + y + ", " + (x + 1 - first) + ", "
						+ after.terrain(first, y) + "]";
			}
		}
		return "{\n  \"format\": \"leeway-patch\",\n  \"version\": 1,\n  \"level\": \"" + before.name() + "\",\n  \"width\": "
				+ after.width() + ",\n  \"height\": " + after.height() + ",\n  \"terrains\": [" + terrains
				+ "\n  ],\n  \"base\": \"" + hash(before) + "\",\n  \"runs\": [" + runs + (runs.isEmpty() ? "" : "\n  ") + "]\n}\n";
	}

	private static boolean isPainted(LevelSnapshot before, TerrainGrid after, int x, int y) {
		return before.grid().terrain(x, y) != after.terrain(x, y);
	}

	/** Returns the terrain ids after a patch was applied, indexed by y, then x. */
	static int[][] applied(String file, TerrainGrid grid) {
		int[][] ids = new int[grid.height()][grid.width()];
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				ids[y][x] = grid.terrain(x, y);
			}
		}
		for (JsonElement element : JsonParser.parseString(file).getAsJsonObject().getAsJsonArray("runs")) {
			JsonArray run = element.getAsJsonArray();
			for (int i = 0; i < run.get(2).getAsInt(); i++) {
				ids[run.get(1).getAsInt()][run.get(0).getAsInt() + i] = run.get(3).getAsInt();
			}
		}
		return ids;
	}
}
