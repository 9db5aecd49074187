package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.MapSymmetry;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.testing.Pictures;
import org.leeway.ui.map.commands.SetSymmetry;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of lines, rectangles, ellipses, fills, the eyedropper and symmetries, with the real mouse on a map of one
 * terrain.
 */
class PaintToolsTest {

	private static final int WATER = 2;
	private static final RGB WATER_BLUE = new RGB(0x5b, 0x8f, 0xb9);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> LevelTemplates.level("meadow", 12, 8));

	private Mouse mouse;
	private TerrainGrid before;

	@BeforeEach
	void paintWithWater() {
		mouse = open.mouse();
		before = open.level().getTerrain();
		open.editor().settings().paint().setTerrain(open.level().getTerrainTypes().get(WATER));
	}

	/** Asserts that the map has the cells of a picture, and that undo and redo treat the change as one step. */
	private void assertPainted(String picture) {
		open.settle();
		TerrainGrid after = open.level().getTerrain();
		assertEquals(picture, Pictures.picture(after));
		open.commands().undo();
		assertSame(before, open.level().getTerrain());
		assertFalse(open.commands().canUndo(), "one step");
		open.commands().redo();
		assertEquals(after, open.level().getTerrain());
	}

	@Test
	void aRoundBrush() {
		open.canvas().forceFocus();
		mouse.type('b');
		mouse.type('q');
		for (int i = 0; i < 4; i++) {
			mouse.type(']');
		}
		EventLoop.waitUntil("the brush is large and round", () -> open.editor().settings().paint().brush().round()
				&& open.editor().settings().paint().brush().size() == 5);
		mouse.click(open.middle(5, 4));
		assertPainted("""
				............
				............
				....WWW.....
				...WWWWW....
				...WWWWW....
				...WWWWW....
				....WWW.....
				............
				""");
	}

	@Test
	void shiftGoesOnFromTheLastStroke() {
		open.editor().activateTool("brush");
		mouse.click(open.middle(1, 1));
		open.commands().undo();
		mouse.hold(SWT.SHIFT);
		mouse.click(open.middle(9, 5));
		mouse.letGo(SWT.SHIFT);
		assertPainted("""
				............
				.WW.........
				...WW.......
				.....WW.....
				.......WW...
				.........W..
				............
				............
				""");
	}

	@Test
	void aLineFollowsTheMouseUntilTheButtonGoesUp() {
		open.editor().settings().setOverlay(null);
		open.editor().activateTool("line");
		mouse.move(open.middle(1, 6));
		mouse.press(1);
		mouse.glide(open.middle(1, 6), open.middle(8, 2));
		open.awaitColour(WATER_BLUE, 1.3, 6.3);
		assertSame(before, open.level().getTerrain(), "only shown");
		mouse.glide(open.middle(8, 2), open.middle(6, 6));
		mouse.release(1);
		assertPainted("""
				............
				............
				............
				............
				............
				............
				.WWWWWW.....
				............
				""");
	}

	@Test
	void escapeAbandonsALine() {
		open.editor().activateTool("line");
		mouse.move(open.middle(1, 6));
		mouse.press(1);
		mouse.glide(open.middle(1, 6), open.middle(8, 2));
		mouse.type(SWT.ESC);
		mouse.release(1);
		assertSame(before, open.level().getTerrain());
		assertEquals(before, open.editor().root().picture().grid());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void rectanglesAreFilledOrOutlines() {
		open.editor().activateTool("rectangle");
		mouse.drag(1, open.middle(9, 6), open.middle(2, 1));
		assertEquals(48, open.level().getTerrain().histogram()[WATER]);
		open.commands().undo();
		open.canvas().forceFocus();
		mouse.type('u');
		EventLoop.waitUntil("outlines are painted", () -> open.editor().settings().paint().outline());
		mouse.drag(1, open.middle(9, 6), open.middle(2, 1));
		assertPainted("""
				............
				..WWWWWWWW..
				..W......W..
				..W......W..
				..W......W..
				..W......W..
				..WWWWWWWW..
				............
				""");
	}

	@Test
	void ellipsesAreFilledOrOutlinesAndCirclesWithShift() {
		open.editor().activateTool("ellipse");
		mouse.drag(1, open.middle(1, 1), open.middle(9, 5));
		assertPainted("""
				............
				...WWWWW....
				.WWWWWWWWW..
				.WWWWWWWWW..
				.WWWWWWWWW..
				...WWWWW....
				............
				............
				""");
		open.commands().undo();
		open.editor().settings().paint().setOutline(true);
		mouse.hold(SWT.SHIFT);
		mouse.drag(1, open.middle(1, 1), open.middle(3, 6));
		mouse.letGo(SWT.SHIFT);
		assertPainted("""
				............
				..WWWW......
				.W....W.....
				.W....W.....
				.W....W.....
				.W....W.....
				..WWWW......
				............
				""");
	}

	@Test
	void fillTakesWhatConnectsOrEverything() {
		open.editor().activateTool("rectangle");
		mouse.drag(1, open.middle(5, 0), open.middle(5, 7));
		before = open.level().getTerrain();
		open.editor().settings().paint().setTerrain(open.level().getTerrainTypes().get(3));
		open.editor().activateTool("fill");
		mouse.click(open.middle(1, 1));
		EventLoop.waitUntil("the left side is filled", () -> open.level().getTerrain() != before);
		assertEquals("TTTTTW......", Pictures.picture(open.level().getTerrain()).substring(0, 12));
		open.commands().undo();
		mouse.hold(SWT.SHIFT);
		mouse.click(open.middle(1, 1));
		mouse.letGo(SWT.SHIFT);
		EventLoop.waitUntil("both sides are filled", () -> open.level().getTerrain() != before);
		assertEquals("TTTTTWTTTTTT", Pictures.picture(open.level().getTerrain()).substring(0, 12));
	}

	@Test
	void theRightButtonAndTheEyedropperPickUpTerrain() {
		open.editor().activateTool("rectangle");
		mouse.drag(1, open.middle(5, 0), open.middle(5, 7));
		mouse.move(open.middle(2, 2));
		mouse.press(3);
		mouse.release(3);
		assertEquals("ground", open.editor().settings().paint().terrain().getName());

		open.canvas().forceFocus();
		mouse.type('i');
		mouse.click(open.middle(5, 3));
		assertEquals("water", open.editor().settings().paint().terrain().getName());
		before = open.level().getTerrain();
		mouse.click(open.middle(0, 0));
		assertEquals(WATER, open.level().getTerrain().terrain(0, 0), "the brush follows the eyedropper");
	}

	@Test
	void aNumberChangesTheTerrainOfAShapeAndKeepsTheTool() {
		open.editor().activateTool("rectangle");
		open.canvas().forceFocus();
		mouse.type('4');
		EventLoop.waitUntil("trees are painted with",
				() -> open.editor().settings().paint().terrain().getName().equals("trees"));
		mouse.drag(1, open.middle(1, 1), open.middle(2, 2));
		assertEquals(4, open.level().getTerrain().histogram()[3]);
	}

	@Test
	void strokesAreRepeatedAsTheSymmetrySays() {
		Form.choose(open.bar().after("Symmetry", Combo.class), Symmetry.BOTH_AXES.label());
		open.commands().flush();
		open.editor().activateTool("brush");
		mouse.drag(1, open.middle(1, 1), open.middle(3, 1));
		assertPainted("""
				............
				.WWW....WWW.
				............
				............
				............
				............
				.WWW....WWW.
				............
				""");
		open.commands().undo();
		open.level().setSymmetry(MapSymmetry.HALF_TURN);
		open.editor().activateTool("rectangle");
		mouse.drag(1, open.middle(0, 0), open.middle(2, 1));
		assertPainted("""
				WWW.........
				WWW.........
				............
				............
				............
				............
				.........WWW
				.........WWW
				""");
	}

	@Test
	void axesAndTheImagesOfTheBrushAreDrawn() {
		open.editor().settings().setOverlay(null);
		open.awaitColour(new RGB(216, 203, 166), 6.3, 3.3);
		RGB ground = open.colour(6, 3.3);
		open.commands().execute(SetSymmetry.of(Symmetry.LEFT_RIGHT, open.level()));
		EventLoop.waitUntil("the axis is drawn", () -> !open.colour(6, 3.3).equals(ground));
		RGB plain = open.colour(9.4, 2.4);
		open.editor().activateTool("brush");
		mouse.move(open.middle(2, 2));
		EventLoop.waitUntil("the brush's image is drawn", () -> !open.colour(9.4, 2.4).equals(plain));
		open.awaitColour(open.colour(9.4, 2.4), 2.4, 2.4);
		mouse.move(open.middle(2, 6));
		open.awaitColour(plain, 9.4, 2.4);
	}

	@Test
	void lockedTerrainIsNotPainted() {
		open.editor().settings().layers().setLocked(MapLayers.TERRAIN, true);
		open.editor().activateTool("brush");
		mouse.drag(1, open.middle(1, 1), open.middle(3, 1));
		assertSame(before, open.level().getTerrain());
		assertEquals(before, open.editor().root().picture().grid());
		assertEquals("1, 1   ground", open.editor().status(new Cell(1, 1)).substring(0, 13));
	}
}
