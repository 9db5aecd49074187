package org.leeway.core.analysis.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.explain.CutOff.Cause;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;
import org.leeway.testing.Pictures;

/** Tests of the reasons for which agents of the sizes 1, 2 and 3 do not reach cells. */
class CutOffTest {

	private static final String ROOMS = """
			TTTTTTTTTTTTTT
			T....TTTT....T
			T............T
			T............T
			T....TTTT....T
			T....TTTT...TT
			TTTTTTTTTTTT.T
			TTTTTTTTTTTTTT
			""";

	private static LevelAnalysis analysis(Cell... spawns) {
		Level level = LevelTemplates.level("rooms", Pictures.grid(ROOMS));
		for (Cell at : spawns) {
			Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
			spawn.setX(at.x());
			spawn.setY(at.y());
			level.getSpawns().add(spawn);
		}
		return LevelAnalysis.of(LevelSnapshot.of(level), Progress.NONE);
	}

	private static CutOff ask(LevelAnalysis analysis, int size, int x, int y) {
		Agent unit = analysis.snapshot().agents().stream().filter(each -> each.size() == size).findFirst().orElseThrow();
		return CutOff.of(analysis, unit, new Cell(x, y), Progress.NONE);
	}

	private static List<Cell> cells(CutOff reason) {
		return IntStream.range(0, 8 * 14).mapToObj(i -> new Cell(i % 14, i / 14))
				.filter(cell -> reason.inTheWay().get(cell.x(), cell.y())).toList();
	}

	@Test
	void aPassageThatIsTooNarrow() {
		CutOff reason = ask(analysis(new Cell(2, 2)), 3, 10, 2);
		assertEquals(Cause.SEPARATED, reason.cause());
		assertSays(reason.words(), "large (3 x 3)", "cut off", " 2,2", "\n", " 2 x 2", "too narrow at 4,2");
		assertEquals(Optional.of(new Cell(2, 2)), reason.from());
		assertEquals(2, reason.way().orElseThrow().size());
		assertTrue(reason.inTheWay().get(6, 2) && reason.inTheWay().get(7, 3));
		assertEquals(Optional.of(new Cell(9, 1)), reason.region());
	}

	@Test
	void theNearestSpawnWithTheWidestWay() {
		assertEquals(Cause.REACHED, ask(analysis(new Cell(2, 2), new Cell(10, 2)), 3, 10, 4).cause());
		assertEquals("large (3 x 3) gets to 10,4", ask(analysis(new Cell(2, 2), new Cell(10, 2)), 3, 10, 4).words());
	}

	@Test
	void aWallAndARoomThatIsTooNarrow() {
		CutOff wall = ask(analysis(new Cell(2, 2)), 1, 6, 1);
		assertEquals(Cause.BLOCKED, wall.cause());
		assertEquals("trees blocks small at 6,1", wall.words());
		CutOff narrow = ask(analysis(new Cell(2, 2)), 3, 7, 2);
		assertEquals(Cause.TOO_NARROW, narrow.cause());
		assertSays(narrow.words(), "Too narrow", "large (3 x 3)", " 2 x 2", "\n", "trees", " 7,1");
		assertEquals(2, cells(narrow).size(), "the fewest in a square of the passage: " + cells(narrow));
	}

	@Test
	void nothingGetsThere() {
		CutOff reason = ask(analysis(new Cell(2, 2)), 1, 12, 6);
		assertEquals(Cause.SEPARATED, reason.cause());
		assertSays(reason.words(), "small (1 x 1)", "cut off", " 2,2", "\n", "trees", " 11,6");
		assertEquals(List.of(new Cell(11, 6)), cells(reason));
	}

	@Test
	void noSpawnOrNoRoomThere() {
		CutOff none = ask(analysis(), 3, 10, 2);
		assertEquals(Cause.NO_SPAWN, none.cause());
		assertSays(none.words(), "no spawn for large", "\n", "largest area");
		CutOff room = ask(analysis(new Cell(12, 6)), 3, 10, 2);
		assertEquals(Cause.NO_ROOM_AT_SPAWN, room.cause());
		assertSays(room.words(), "large (3 x 3)", "none of its spawns", "\n", "trees");
	}
}
