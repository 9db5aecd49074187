package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.CircularObstacle;
import org.leeway.model.LevelFactory;
import org.leeway.ui.map.canvas.MapRulers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;

/** The menu View, and the rulers that one of its items shows. */
class ViewMenuTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private static String plain(MenuItem item) {
		return item.getText().replace("&", "").replaceFirst("\t.*", "");
	}

	/** Fills a menu, as if the user opened the menu, and returns the items of the menu. */
	private static List<MenuItem> items(Menu menu) {
		menu.notifyListeners(SWT.Show, new Event());
		EventLoop.drain();
		return Arrays.asList(menu.getItems());
	}

	private static MenuItem item(Menu menu, String label) {
		return items(menu).stream().filter(each -> plain(each).equals(label)).findFirst().orElseThrow(
				() -> new AssertionError("no " + label + " among " + items(menu).stream().map(MenuItem::getText).toList()));
	}

	private Menu view() {
		return item(open.editor().site().getShell().getMenuBar(), "View").getMenu();
	}

	@Test
	void choosesTheOverlay() {
		Menu overlays = item(view(), "Overlay").getMenu();
		assertTrue(item(overlays, "Reachability").getSelection());
		MenuItem clearance = item(overlays, "Clearance");
		clearance.setSelection(true);
		clearance.notifyListeners(SWT.Selection, new Event());
		assertEquals("Clearance", open.editor().settings().overlay().orElseThrow().title());
		assertTrue(item(item(view(), "Overlay").getMenu(), "Clearance").getSelection());
	}

	@Test
	void zoomsToSelectedObjectsOrTerrain() {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(3);
		circle.setY(3);
		circle.setRadius(1);
		open.level().getCircles().add(circle);
		open.settle();
		open.mouse().click(open.at(3, 3));
		double before = open.editor().root().getZoomManager().getZoom();
		open.mouse().control('8');
		EventLoop.waitUntil("the circle is large", () -> open.editor().root().getZoomManager().getZoom() > before);
		assertTrue(open.canvas().getClientArea().contains(open.at(2, 2)) && open.canvas().getClientArea().contains(open.at(4, 4)));
		open.run("org.leeway.ui.zoom", "org.leeway.ui.how", "fit");
		open.editor().activateTool("area");
		open.mouse().drag(1, open.middle(12, 1), open.middle(13, 2));
		double whole = open.editor().root().getZoomManager().getZoom();
		open.mouse().control('8');
		EventLoop.waitUntil("the area is large", () -> open.editor().root().getZoomManager().getZoom() > whole);
		assertTrue(open.canvas().getClientArea().contains(open.middle(12, 1)));
		assertFalse(open.canvas().getClientArea().contains(open.middle(1, 9)));
	}

	private MapRulers rulers() {
		return (MapRulers) open.canvas().getParent();
	}

	private Canvas ruler(boolean columns) {
		return new Form(rulers()).all(Canvas.class).stream().filter(each -> each.getParent() == rulers() && each != open.canvas())
				.filter(each -> each.getSize().x > each.getSize().y == columns).findFirst().orElseThrow();
	}

	@Test
	void rulersMarkTheCellUnderTheMouse() {
		open.run("org.leeway.ui.show", "org.leeway.ui.part", "rulers");
		RGB mark = open.canvas().getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION).getRGB();
		open.mouse().move(open.middle(5, 7));
		Point column = ruler(true).toControl(open.canvas().toDisplay(open.at(5.9, 0)));
		Point row = ruler(false).toControl(open.canvas().toDisplay(open.at(0, 7.9)));
		Screen.awaitColour(ruler(true), mark, new Point(column.x, 6));
		Screen.awaitColour(ruler(false), mark, new Point(6, row.y));
		open.mouse().move(open.middle(6, 7));
		Screen.awaitOtherColour(ruler(true), mark, new Point(column.x, 6));
	}

	@Test
	void rulersAreShownAndRemembered() throws Exception {
		Point without = open.canvas().getSize();
		open.mouse().move(open.middle(2, 2));
		open.mouse().hold(SWT.SHIFT);
		open.mouse().type('r');
		open.mouse().letGo(SWT.SHIFT);
		EventLoop.waitUntil("the rulers take room of the map",
				() -> open.canvas().getSize().equals(new Point(without.x - MapRulers.SIZE, without.y - MapRulers.SIZE)));
		open.reopen();
		assertTrue(open.editor().settings().rulers());
		assertEquals(without.x - MapRulers.SIZE, open.canvas().getSize().x);
		assertTrue(item(view(), "Rulers").getSelection());
	}
}
