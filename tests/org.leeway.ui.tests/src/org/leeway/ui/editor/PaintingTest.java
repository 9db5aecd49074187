package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.leeway.testing.Messages.assertEachSays;

import java.util.List;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Tests of painting with the real mouse: the model, the undo stack, the findings and the pixels. */
class PaintingTest {

	private static final int TREES = 3;
	private static final int WATER = 2;
	private static final RGB GROUND = new RGB(0xd8, 0xcb, 0xa6);
	/** The colour of reachable ground: the translucent blue of the overlay over the colour of ground. */
	private static final RGB REACHABLE_GROUND = new RGB(144, 189, 201);
	private static final RGB TREE_GREEN = new RGB(0x4a, 0x7a, 0x46);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private Mouse mouse;
	private TerrainGrid before;

	@BeforeEach
	void takeMouse() {
		mouse = open.mouse();
		before = open.level().getTerrain();
	}

	@Test
	void aWallAcrossTheCorridorCutsOffTheLargerUnitOnly() throws Exception {
		assertEachSays(open.findings(),
				List.of("large (3x3 on ground+swamp)", "cannot reach", " 48 cells at 13,1 (6 x 8)"));

		open.editor().activateTool("4");
		mouse.drag(1, open.middle(8, 5), open.middle(10, 5));
		open.settle();

		assertEquals(TREES, open.level().getTerrain().terrain(9, 5));
		assertEachSays(open.findings(),
				List.of("large (3x3 on ground+swamp)", "cannot reach", " 48 cells at 13,1 (6 x 8)"),
				List.of("medium (2x2 on ground+swamp)", "cannot reach", " 52 cells at 11,1 (8 x 8)"));

		open.commands().undo();
		open.settle();

		assertSame(before, open.level().getTerrain());
		assertEquals(1, open.findings().size(), "the finding goes with its cause");
	}

	@Test
	void aStrokeIsOneStepOfUndo() {
		open.editor().activateTool("3");
		mouse.drag(1, open.middle(2, 2), open.middle(6, 6));
		open.settle();

		TerrainGrid after = open.level().getTerrain();
		for (int i = 2; i <= 6; i++) {
			assertEquals(WATER, after.terrain(i, i), "no gap at " + i);
		}
		open.commands().undo();
		assertSame(before, open.level().getTerrain());
		assertFalse(open.commands().canUndo());
		open.commands().redo();
		assertEquals(after, open.level().getTerrain());
	}

	@Test
	void escapeAbandonsAStroke() {
		open.editor().activateTool("3");
		mouse.move(open.middle(2, 2));
		mouse.press(1);
		mouse.glide(open.middle(2, 2), open.middle(5, 2));
		assertEquals(WATER, open.editor().root().picture().grid().terrain(4, 2), "the stroke is shown");

		mouse.type(SWT.ESC);
		mouse.release(1);

		assertSame(before, open.level().getTerrain());
		assertEquals(before, open.editor().root().picture().grid());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void theBrushHasASize() {
		open.editor().activateTool("3");
		mouse.type(']');
		mouse.type(']');
		EventLoop.waitUntil("the brush has grown", () -> open.editor().settings().paint().brush().size() == 3);
		mouse.click(open.middle(4, 4));
		open.settle();
		assertEquals(9, open.level().getTerrain().histogram()[WATER]);
		assertEquals(WATER, open.level().getTerrain().terrain(3, 3));
	}

	@Test
	void keysChooseTools() {
		open.canvas().forceFocus();
		mouse.type('3');
		EventLoop.waitUntil("water is painted with", () -> open.editor().settings().paint().terrain().getName().equals("water"));
		mouse.click(open.middle(4, 4));
		open.settle();
		assertEquals(WATER, open.level().getTerrain().terrain(4, 4));
	}

	@Test
	void fillStopsAtOtherTerrain() {
		open.editor().settings().paint().setTerrain(open.level().getTerrainTypes().get(WATER));
		open.editor().activateTool("fill");
		mouse.click(open.middle(10, 2));
		EventLoop.waitUntil("the fill is done", () -> open.level().getTerrain() != before);
		open.settle();
		long trees = before.histogram()[TREES];
		assertEquals(0, open.level().getTerrain().histogram()[TREES], "all trees are contiguous");
		assertEquals(trees, open.level().getTerrain().histogram()[WATER]);
		open.commands().undo();
		assertSame(before, open.level().getTerrain());
	}

	@Test
	void paintingChangesThePixels() {
		open.editor().settings().setOverlay(null);
		open.awaitColour(GROUND, 4.3, 2.3);
		open.awaitColour(TREE_GREEN, 10.3, 2.3);

		open.editor().activateTool("4");
		mouse.click(open.middle(4, 2));
		mouse.move(open.middle(1, 8));
		open.awaitColour(TREE_GREEN, 4.3, 2.3);
		open.commands().undo();
		open.awaitColour(GROUND, 4.3, 2.3);
	}

	@Test
	void theOverlayFollowsAgentAndPaint() {
		open.awaitColour(REACHABLE_GROUND, 2.3, 2.3);
		open.awaitColour(REACHABLE_GROUND, 15.3, 2.3);
		open.editor().settings().setAgent(open.level().getAgentTypes().get(2));
		open.awaitOtherColour(REACHABLE_GROUND, 15.3, 2.3);
		open.awaitColour(REACHABLE_GROUND, 2.3, 2.3);

		open.editor().activateTool("1");
		mouse.drag(1, open.middle(6, 6), open.middle(14, 6));
		open.settle();
		open.awaitColour(REACHABLE_GROUND, 15.3, 2.3);
	}

	@Test
	void aFillIsNotLostWhenAnotherToolIsTakenMeanwhile() {
		open.editor().activateTool("3");
		open.editor().activateTool("fill");
		Job.getJobManager().suspend();
		try {
			mouse.click(open.middle(2, 2));
			open.editor().activateTool("select");
		} finally {
			Job.getJobManager().resume();
		}
		EventLoop.waitUntil("the room is filled", () -> open.level().getTerrain().terrain(2, 2) == WATER);
		open.commands().undo();
		assertSame(before, open.level().getTerrain());
	}
}
