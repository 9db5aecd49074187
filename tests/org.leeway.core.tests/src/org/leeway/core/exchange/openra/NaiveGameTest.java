package org.leeway.core.exchange.openra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.testing.Rounds;

/** Tests of random maps, whose cells are compared with an oracle that reads the same files in a naive way. */
class NaiveGameTest extends OpenRaImporterBase {

	private static final int ROUNDS = Rounds.of(60);
	private static final long SEED = 2007;
	private static final String LETTERS = "...~#=bst";
	private static final String[] THINGS = {"house", "tower", "tree", "tree.husk", "wall", "gate", "crate", "mine", "wreck", "statue",
			"camera", "plank", "truck", "mpspawn"};

	@Test
	void levelsLetUnitsStandWhereTheRulesDo() throws IOException {
		Path mod = MapBuilder.writeMod(folder, MapBuilder.manifest("own|rules/all.yaml"), MapBuilder.RULES
				+ "World:\n\tForestLayer:\n\t\tCrushedTiles:\n\t\t\t116: 46\n");
		Random random = new Random(SEED);
		int compared = 0;
		for (int round = 0; round < ROUNDS; round++) {
			int width = 1 + random.nextInt(20);
			int height = 1 + random.nextInt(20);
			int left = random.nextInt(width);
			int top = random.nextInt(height);
			MapBuilder map = new MapBuilder(picture(random, width, height, LETTERS), left, top, 1 + random.nextInt(width - left),
					1 + random.nextInt(height - top)).format(1 + random.nextInt(2));
			map.resources(picture(random, width, height, "001"));
			for (int i = random.nextInt(15); i > 0; i--) {
				map.thing(THINGS[random.nextInt(THINGS.length)], random.nextInt(width), random.nextInt(height));
			}
			if (random.nextBoolean()) {
				map.rules("\n\tTOWER:\n\t\tBuilding:\n\t\t\tFootprint: __ =X\n\tWorld:\n\t\tLocomotor@A:\n\t\t\tTerrainSpeeds:\n"
						+ "\t\t\t\t-Road:\n\t\t\t\tRock: 30\n");
			}
			Path file = map.write(mod.resolve("maps/random"));
			compared += NaiveComparison.compare(level(read(file, Map.of())), new NaiveGame(file, mod), "seed " + SEED + ", round " + round);
		}
		assertTrue(compared > 100 * ROUNDS, compared + " answers");
	}

	private static String picture(Random random, int width, int height, String letters) {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < width * height; i++) {
			text.append(letters.charAt(random.nextInt(letters.length()))).append(i % width == width - 1 ? "\n" : "");
		}
		return text.toString();
	}

	@Test
	void theOracleReadsAnArchive() throws IOException {
		Path mod = MapBuilder.writeMod(folder);
		MapBuilder map = new MapBuilder("..~\n=#b").thing("wall", 0, 0);
		Path archive = Files.write(mod.resolve("a.oramap"), map.archive());
		assertEquals(24, NaiveComparison.compare(level(read(archive, Map.of())), new NaiveGame(archive, mod), "archive"));
	}
}
