package org.leeway.ui.map.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.gef.EditDomain;
import org.eclipse.gef.palette.PaletteContainer;
import org.eclipse.gef.palette.PaletteEntry;
import org.eclipse.gef.palette.ToolEntry;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.testing.Pictures;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Stamps, kept from selected terrain and put down with the real mouse. */
class StampsTest {

	private static final String MAP = """
			............
			.WW.........
			.W..........
			............
			............
			............
			""";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(MAP));

	private Mouse mouse;
	private TerrainGrid before;

	@BeforeEach
	void keepAStamp() {
		mouse = open.mouse();
		before = open.level().getTerrain();
		open.editor().activateTool("wand");
		mouse.click(open.middle(1, 1));
		EventLoop.waitUntil("the water is selected", () -> open.editor().settings().selection().cells().isPresent());
		Dialogs.answer(() -> open.run("org.leeway.ui.stamp", "org.leeway.ui.stamps", "keep"), dialog -> {
			dialog.first(Text.class).setText("corner");
			dialog.click("OK");
		});
		EventLoop.waitUntil("the palette has a stamp", () -> !stamps().isEmpty());
	}

	private EditDomain domain() {
		return open.viewer().getEditDomain();
	}

	private List<?> stamps() {
		for (Object drawer : domain().getPaletteViewer().getPaletteRoot().getChildren()) {
			if (((PaletteEntry) drawer).getLabel().equals("Stamps")) {
				return ((PaletteContainer) drawer).getChildren();
			}
		}
		throw new AssertionError("no drawer for stamps");
	}

	private void takeStamp() {
		domain().getPaletteViewer().setActiveTool((ToolEntry) stamps().get(0));
		open.editor().settings().selection().select(null);
	}

	@Test
	void aStampIsPutDownWithItsImages() {
		takeStamp();
		open.editor().settings().paint().setSymmetry(Symmetry.LEFT_RIGHT);
		mouse.click(open.middle(3, 5));
		open.settle();
		assertEquals("""
				............
				.WW.........
				.W..........
				............
				..WW....WW..
				..W......W..
				""", Pictures.picture(open.level().getTerrain()));
		open.commands().undo();
		assertSame(before, open.level().getTerrain());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void aStampIsTurned() {
		takeStamp();
		mouse.move(open.middle(6, 3));
		open.run("org.leeway.ui.terrain", "org.leeway.ui.what", "turn-right");
		mouse.click(open.middle(6, 3));
		open.settle();
		assertEquals("""
				............
				.WW.........
				.W...WW.....
				......W.....
				............
				............
				""", Pictures.picture(open.level().getTerrain()));
	}

	@Test
	void stampsAreRememberedUntilTheyAreForgotten() throws Exception {
		open.reopen();
		assertEquals("corner", ((PaletteEntry) stamps().get(0)).getLabel());
		Dialogs.answer(() -> open.run("org.leeway.ui.stamp", "org.leeway.ui.stamps", "forget"), dialog -> {
			dialog.click("Select All");
			dialog.click("OK");
		});
		EventLoop.waitUntil("the palette has no stamps", () -> stamps().isEmpty());
		assertTrue(new Stamps().all().isEmpty());
	}

	@Test
	void stampsAreTextThatTellsDamage() {
		TerrainPiece piece = new Stamps().all().get("corner");
		assertEquals(piece, StampText.parse(StampText.format(piece)).orElseThrow());
		assertEquals(3, piece.fragment().cells().count());
		assertTrue(StampText.parse("").isEmpty());
		assertTrue(StampText.parse(StampText.format(piece).replace("2 x 2", "2 x 3")).isEmpty());
		assertTrue(StampText.parse(StampText.format(piece).replace('=', '.')).isEmpty());
	}
}
