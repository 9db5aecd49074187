package org.leeway.ui.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.MenuItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Menus;
import org.leeway.ui.testing.OpenLevel;

/** Tests which items of the menus View and Level are disabled: all items that would change nothing. */
class MenuStatesTest {

	private static final List<String> ALIGN = List.of("Left", "Centres", "Right", "Top", "Middles", "Bottom");
	private static final List<String> TURN = List.of("Flip Horizontally", "Flip Vertically", "Rotate Right", "Rotate Left");
	private static final List<String> STAMPS = List.of("Rename Stamp...", "Delete Stamps...");

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(MenuStatesTest::level);

	private static Level level() {
		Level level = Levels.of(Levels.CORRIDOR);
		for (int x : new int[] {3, 15}) {
			CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
			circle.setX(x);
			circle.setY(7);
			circle.setRadius(1);
			level.getCircles().add(circle);
		}
		return level;
	}

	private static List<String> disabled(String menu) {
		return Menus.leaves(Menus.ofWindow(menu).orElseThrow()).stream().filter(item -> !item.isEnabled()).map(Menus::plain)
				.toList();
	}

	@SafeVarargs
	private static List<String> all(List<String>... lists) {
		return List.of(lists).stream().flatMap(List::stream).toList();
	}

	@Test
	void nothingIsSelected() {
		assertEquals(List.of("Zoom to Selection", "Smaller Unit", "Reset Unit to Agent"), disabled("View"));
		assertEquals(all(List.of("Crop to Selected Terrain", "Duplicate Objects"), ALIGN, TURN,
				List.of("Drop", "Deselect", "Save as Stamp..."), STAMPS), disabled("Level"));
	}

	@Test
	void terrainIsSelected() {
		open.editor().activateTool("area");
		open.mouse().drag(1, open.middle(11, 1), open.middle(13, 2));
		assertEquals(all(List.of("Duplicate Objects"), ALIGN, List.of("Drop"), STAMPS), disabled("Level"));
		MenuItem flip = Menus.leaves(Menus.ofWindow("Level").orElseThrow()).stream()
				.filter(item -> Menus.plain(item).equals("Flip Horizontally")).findFirst().orElseThrow();
		assertTrue(flip.getText().endsWith("\tH"), flip.getText());
		open.mouse().type('h');
		assertEquals(all(List.of("Duplicate Objects"), ALIGN, STAMPS), disabled("Level"));
	}

	@Test
	void objectsAreSelected() {
		open.editor().activateTool("select");
		open.mouse().click(open.at(3, 7));
		assertEquals(all(List.of("Crop to Selected Terrain"), ALIGN, TURN, List.of("Drop", "Deselect"), STAMPS), disabled("Level"));
		open.mouse().hold(SWT.SHIFT);
		open.mouse().click(open.at(15, 7));
		open.mouse().letGo(SWT.SHIFT);
		assertEquals(all(List.of("Crop to Selected Terrain"), TURN, List.of("Drop", "Deselect"), STAMPS), disabled("Level"));
		assertEquals(List.of("Smaller Unit", "Reset Unit to Agent"), disabled("View"));
	}

	@Test
	void theUnitIsLarger() {
		open.mouse().type('=');
		assertEquals(List.of("Zoom to Selection"), disabled("View"));
	}

	@Test
	void noEditorIsOpen() {
		OpenLevel.page().closeAllEditors(false);
		EventLoop.drain();
		assertTrue(Menus.ofWindow("View").isEmpty());
		assertEquals(List.of("Check All Levels"),
				Menus.leaves(Menus.ofWindow("Level").orElseThrow()).stream().map(Menus::plain).toList());
		assertEquals(List.of(), disabled("Level"));
	}
}
