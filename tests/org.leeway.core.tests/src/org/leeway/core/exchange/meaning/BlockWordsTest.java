package org.leeway.core.exchange.meaning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertEachSays;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.exchange.Diagnostic;

/** Tests of the words in names and properties that say what blocks units, and the messages about these words. */
class BlockWordsTest {

	@ParameterizedTest
	@ValueSource(strings = {"collide", "collides", "collidable", "collision", "block", "blocks", "blocked", "blocking", "obstacle",
			"solid", "impassable", "wall", "Walls", "OBSTACLES", " collisions ", "Wall 2", "walls_03", "collision-line", "Collision Layer",
			"collisionObjects", "wall tiles 12", "Block layer"})
	void theseNamesSayThatTheirOwnersBlock(String name) {
		assertTrue(BlockWords.isBlocking(name));
		assertFalse(BlockWords.isBlocking("no " + name));
	}

	@ParameterizedTest
	@ValueSource(strings = {"", "2", "passable", "wallpaper", "blocker", "Above walls", "walls above", "solidarity", "collision?"})
	void theseDoNot(String name) {
		assertFalse(BlockWords.isBlocking(name));
	}

	/** If two properties contradict each other, the property that says "blocks" wins. Their order does not matter. */
	@Test
	void whatOnePropertyBlocksIsBlocked() {
		Map<String, String> properties = new LinkedHashMap<>(Map.of("solid", "true"));
		properties.put("passable", "true");
		assertTrue(new Marks().of("tiles", properties).orElseThrow().blocks());
		Map<String, String> other = new LinkedHashMap<>(Map.of("passable", "true"));
		other.put("solid", "1");
		assertTrue(new Marks().of("tiles", other).orElseThrow().blocks());
		assertFalse(new Marks().of("tiles", Map.of("passable", "T")).orElseThrow().blocks());
		assertEquals(Optional.empty(), new Marks().of("tiles", Map.of("speed", "1")));
	}

	@Test
	void effectsAreAddedUp() {
		Marks marks = new Marks();
		marks.blocks(Marks.ofName("layer", "Walls").orElseThrow(), 3);
		marks.blocks(Marks.ofName("layer", "Walls").orElseThrow(), 4);
		marks.blocks(Marks.ofName("layer", "solid").orElseThrow(), 0);
		marks.makesObstacles(Marks.ofName("object class", "wall").orElseThrow(), 1);
		marks.of("tiles", Map.of("block", "a"));
		marks.of("tiles", Map.of("block", ""));
		assertEachSays(marks.report().stream().map(Diagnostic::message).toList(),
				List.of("layer \"Walls\"", "blocks 7 cells"), List.of("object class \"wall\"", " 1 obstacle"),
				List.of("property \"block\" of tiles", "not understood", " \"\", \"a\"",
						" true, false, yes, no, t, f, 1 or 0"));
	}
}
