package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.ui.testing.ErrorLog;
import org.leeway.ui.testing.LostResources;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of long sessions of a {@link Monkey}. After some steps, {@link FreshLook} compares the editor with results that
 * are computed from scratch. Sometimes all edits are undone and redone, or the level is saved and opened again. At the
 * end, the log must have no error, and all images must be disposed of.
 * <p> Environment variables set the length of the test:
 * <ul>
 * <li>{@code LEEWAY_MONKEY_STEPS} is the number of steps of a session.
 * <li>{@code LEEWAY_MONKEY_SEED} is the seed of the first session. A failure names the seed.
 * <li>{@code LEEWAY_MONKEY_SESSIONS} is the number of sessions. Each has its own seed.
 * <li>{@code LEEWAY_MONKEY_MINUTES} is the time for which more sessions are run. During this time, {@link HeapWatch}
 * prints the use of the heap.
 * <li>{@code LEEWAY_MONKEY_SIDE} is the width of the levels.
 * </ul>
 */
class MonkeyTest {

	private static final long SEED = variable("LEEWAY_MONKEY_SEED", 1);
	private static final long STEPS = variable("LEEWAY_MONKEY_STEPS", 120);
	private static final long SESSIONS = variable("LEEWAY_MONKEY_SESSIONS", 1);
	private static final long MINUTES = variable("LEEWAY_MONKEY_MINUTES", 0);
	private static final int WIDTH = (int) variable("LEEWAY_MONKEY_SIDE", 60);
	private static final int HEIGHT = WIDTH == 60 ? 40 : WIDTH;
	private static final int CELLS_A_ROOM = 96;
	private static final int CHECK_EVERY = 12;
	private static final int REOPEN_EVERY = 5;
	/** Limit for the number of steps that the message of a failure lists. The list has the last steps before the failure. */
	private static final int TOLD = 40;

	private static final HeapWatch HEAP = new HeapWatch(MINUTES);

	private final List<String> steps = new ArrayList<>();
	private OpenLevel open;
	private byte[] opened;

	private static long variable(String name, long usual) {
		String text = System.getenv(name);
		return text == null ? usual : Long.parseLong(text);
	}

	@TestFactory
	Stream<DynamicTest> sessions() {
		LongStream seeds = MINUTES == 0 ? LongStream.range(SEED, SEED + SESSIONS)
				: LongStream.iterate(SEED, seed -> seed + 1).takeWhile(seed -> !HEAP.isOver());
		return seeds.mapToObj(seed -> DynamicTest.dynamicTest("seed " + seed, () -> new MonkeyTest().session(seed)));
	}

	private void session(long seed) throws Exception {
		Random random = new Random(seed);
		try (ErrorLog log = new ErrorLog(); LostResources resources = new LostResources()) {
			try (OpenLevel level = OpenLevel.of(level(random), "monkey.leeway")) {
				open = level;
				opened = open.bytes();
				live(random);
			} catch (Throwable e) {
				log.explain(e);
				String last = String.join("; ", steps.subList(Math.max(0, steps.size() - TOLD), steps.size()));
				throw new AssertionError("seed " + seed + ", after " + steps.size() + " steps, the last of them " + last
						+ ": " + e, e);
			}
			log.check();
			resources.check();
		}
	}

	private void live(Random random) throws Exception {
		Monkey monkey = new Monkey(open, random, WIDTH * 3 / 2);
		try {
			live(monkey);
		} finally {
			monkey.leave();
		}
	}

	private void live(Monkey monkey) throws Exception {
		for (int step = 1; step <= STEPS; step++) {
			steps.add("?");
			steps.set(steps.size() - 1, monkey.act());
			HEAP.look();
			if (step % CHECK_EVERY == 0) {
				monkey.rest();
				FreshLook.at(open);
			}
			if (step % (CHECK_EVERY * REOPEN_EVERY) == 0 || step == STEPS) {
				monkey.rest();
				undoAndRedoAll();
				saveAndReopen();
			}
		}
	}

	private void undoAndRedoAll() throws Exception {
		byte[] latest = LevelFiles.toBytes(open.level());
		int undone = 0;
		for (; open.commands().canUndo(); undone++) {
			open.commands().undo();
		}
		assertArrayEquals(opened, LevelFiles.toBytes(open.level()), "all is undone");
		FreshLook.at(open);
		for (; undone > 0; undone--) {
			open.commands().redo();
		}
		assertArrayEquals(latest, LevelFiles.toBytes(open.level()), "all is done again");
		FreshLook.at(open);
	}

	private void saveAndReopen() throws Exception {
		open.part().doSave(new NullProgressMonitor());
		opened = LevelFiles.toBytes(open.level());
		assertArrayEquals(opened, open.bytes(), "what is saved is what is shown");
		open.reopen();
		assertArrayEquals(opened, LevelFiles.toBytes(open.level()), "what is opened is what was saved");
		FreshLook.at(open);
	}

	/** Returns a level with random rooms of all terrains on ground, and a spawn. */
	private static Level level(Random random) {
		TerrainGridEditor grid = TerrainGrid.filled(WIDTH, HEIGHT, 0).edit();
		for (int room = 0; room < WIDTH * HEIGHT / CELLS_A_ROOM; room++) {
			int left = random.nextInt(WIDTH - 9);
			int top = random.nextInt(HEIGHT - 9);
			int terrain = random.nextInt(5);
			for (int cell = 0; cell < 81; cell++) {
				grid.set(left + cell % 9, top + cell / 9, terrain);
			}
		}
		Level level = LevelTemplates.level("monkey", grid.build());
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(random.nextInt(WIDTH));
		spawn.setY(random.nextInt(HEIGHT));
		level.getSpawns().add(spawn);
		return level;
	}
}
