package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.text.TextFlow;
import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.ui.palette.PaletteViewer;
import org.eclipse.swt.graphics.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.Level;
import org.leeway.ui.map.commands.MoveCommand;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the texts in the palette: the keys that choose terrains, and the names of tools, which only a wide palette shows.
 */
class PaletteLookTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(PaletteLookTest::level);

	/** Returns a level with ten terrains, of which nine have keys. */
	private static Level level() {
		Level level = Levels.of(Levels.CORRIDOR);
		while (level.getTerrainTypes().size() < 10) {
			level.getTerrainTypes().add(NewElements.terrain(level));
		}
		return level;
	}

	private PaletteViewer palette() {
		return ((DefaultEditDomain) open.viewer().getEditDomain()).getPaletteViewer();
	}

	private List<String> words() {
		List<String> words = new ArrayList<>();
		collect(((GraphicalEditPart) palette().getContents()).getFigure(), words);
		return words;
	}

	private static void collect(IFigure figure, List<String> words) {
		if (figure instanceof TextFlow text) {
			words.add(text.getText());
		} else if (figure instanceof Label label) {
			words.add(label.getText());
		}
		for (Object child : figure.getChildren()) {
			collect((IFigure) child, words);
		}
	}

	/** Drags the border between palette and map. */
	private void widen(int pixels) {
		Point size = palette().getControl().getSize();
		Point from = new Point(size.x + 3, size.y / 2);
		new Mouse(palette().getControl()).drag(1, from, new Point(from.x + pixels, from.y));
	}

	@Test
	void terrainsShowTheirKeysInTheOrderOfTheLevel() {
		assertTrue(words().containsAll(List.of("1  ground", "2  swamp", "3  water", "9  terrain4", "terrain5")), words().toString());
		open.editor().execute(new MoveCommand<>("Move down", open.level().getTerrainTypes(),
				open.level().getTerrainTypes().getFirst(), 1));
		assertTrue(words().containsAll(List.of("1  swamp", "2  ground")), words().toString());
		open.mouse().move(open.middle(3, 2));
		open.mouse().type('2');
		assertEquals("ground", open.editor().settings().paint().terrain().getName());
	}

	@Test
	void aWidePaletteHasNamesBesideTheIcons() throws Exception {
		assertFalse(words().contains("Eyedropper"), words().toString());
		widen(80);
		EventLoop.waitUntil(() -> "names in " + palette().getControl().getSize() + ": " + words(),
				() -> words().containsAll(List.of("Select", "Eyedropper", "Largest unit")));
		open.reopen();
		EventLoop.waitUntil("the palette is still wide", () -> words().contains("Eyedropper"));
		widen(-80);
		EventLoop.waitUntil("the names are gone", () -> !words().contains("Eyedropper"));
	}
}
