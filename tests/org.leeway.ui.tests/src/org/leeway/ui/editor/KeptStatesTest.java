package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.swt.graphics.Point;
import org.junit.jupiter.api.Test;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.testing.LargeMaps;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the memory for earlier states of a level. No editor may keep a complete earlier state. Only the undo history
 * keeps the parts that have changed.
 */
class KeptStatesTest {

	private static final int SIDE = 200;
	private static final int STROKES = 8;
	/**
	 * Maximum number of complete states of the level in memory. These states are the present state, and the previous state,
	 * whose analysis results the editor reuses.
	 */
	private static final int MOST_KEPT = 2;

	@Test
	void ofALevelWithoutRoutes() throws Exception {
		assertForgets(level(), Layers.raster("reachability"));
	}

	@Test
	void ofALevelWithRoutes() throws Exception {
		Level level = level();
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName("way");
		probe.setAgent(level.getAgentTypes().getFirst());
		probe.setGoalX(SIDE - 2);
		probe.setGoalY(SIDE - 2);
		level.getProbes().add(probe);
		assertForgets(level, Layers.raster("clearance"));
	}

	private static Level level() {
		Level level = LevelTemplates.level("states", LargeMaps.rectangles(SIDE));
		level.getSpawns().add(LevelFactory.eINSTANCE.createSpawn());
		return level;
	}

	private static void assertForgets(Level level, RasterLayer overlay) throws Exception {
		try (OpenLevel open = OpenLevel.of(level)) {
			open.editor().settings().setOverlay(overlay);
			List<WeakReference<LevelSnapshot>> states = new ArrayList<>();
			for (int i = 0; i < STROKES; i++) {
				paint(open, i);
				states.add(new WeakReference<>(open.editor().presenter().snapshot()));
				EventLoop.awaitJobs();
			}
			EventLoop.waitUntil(() -> kept(states) + " of " + STROKES + " states are kept", () -> {
				System.gc();
				return kept(states) <= MOST_KEPT;
			});
			assertTrue(kept(states) > 0, "the present state");
		}
	}

	/**
	 * Paints a stroke over the earlier strokes. Strokes with even and odd numbers have different terrains, so each stroke
	 * changes the level.
	 */
	private static void paint(OpenLevel open, int number) {
		open.editor().activateTool(number % 2 == 0 ? "1" : "2");
		Point size = open.canvas().getSize();
		open.mouse().drag(1, new Point(size.x / 4, size.y / 2), new Point(size.x / 2, size.y / 2 + number));
		EventLoop.drain();
	}

	private static long kept(List<WeakReference<LevelSnapshot>> states) {
		return states.stream().filter(state -> state.get() != null).count();
	}
}
