package org.leeway.ui.views;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.gef.commands.Command;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** The view of the undo history, with the real mouse and keyboard. */
class HistoryViewTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private HistoryView part;
	private Table table;
	private TerrainGrid first;
	private TerrainGrid second;

	@BeforeEach
	void paintTwice() throws Exception {
		part = (HistoryView) OpenLevel.page().showView(HistoryView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		OpenLevel.page().bringToTop(part);
		OpenLevel.page().activate(open.part());
		first = open.level().getTerrain();
		open.editor().activateTool("4");
		open.mouse().click(open.middle(3, 2));
		second = open.level().getTerrain();
		open.editor().activateTool("circle");
		open.mouse().drag(1, open.middle(15, 3), open.middle(16, 3));
		table = tables(open.editor().site().getShell());
		awaitRows("Opened  (saved)", "Paint trees", "Add circle");
	}

	@AfterEach
	void closeView() {
		OpenLevel.page().hideView(part);
		EventLoop.drain();
	}

	/** Returns the only visible table without a column. */
	private static Table tables(Composite window) {
		return new Form(window).all(Table.class).stream().filter(each -> each.getColumnCount() == 0 && each.isVisible())
				.findFirst().orElseThrow();
	}

	private List<String> rows() {
		return Arrays.stream(table.getItems()).map(TableItem::getText).toList();
	}

	private void awaitRows(String... rows) {
		EventLoop.waitUntil(() -> List.of(rows) + " are listed, not " + rows(), () -> rows().equals(List.of(rows)));
	}

	private void awaitState(int steps) {
		EventLoop.waitUntil("the level has " + steps + " steps",
				() -> open.editor().document().commands().done() == steps && table.getSelectionIndex() == steps);
	}

	private void click(int row) {
		Rectangle place = table.getItem(row).getBounds(0);
		new Mouse(table).click(new Point(place.x + 10, place.y + place.height / 2));
	}

	@Test
	void aClickGoesBackAndForth() {
		awaitState(2);
		click(0);
		awaitState(0);
		assertSame(first, open.level().getTerrain());
		assertEquals(0, open.level().getCircles().size());
		assertNotEquals(table.getItem(0).getForeground(), table.getItem(2).getForeground(), "undone steps are pale");
		click(2);
		awaitState(2);
		assertSame(second, open.level().getTerrain());
		assertEquals(1, open.level().getCircles().size());
	}

	@Test
	void theArrowsDoSoToo() {
		click(2);
		new Mouse(table).type(SWT.ARROW_UP);
		awaitState(1);
		assertEquals(0, open.level().getCircles().size());
		assertSame(second, open.level().getTerrain());
	}

	@Test
	void followsUndoAndNewSteps() {
		open.commands().undo();
		awaitState(1);
		awaitRows("Opened  (saved)", "Paint trees", "Add circle");
		open.editor().activateTool("3");
		open.mouse().click(open.middle(4, 2));
		awaitState(2);
		awaitRows("Opened  (saved)", "Paint trees", "Paint water");
	}

	@Test
	void tellsWhatTheFileHolds() {
		open.part().doSave(new NullProgressMonitor());
		awaitRows("Opened", "Paint trees", "Add circle  (saved)");
		open.commands().undo();
		open.editor().activateTool("3");
		open.mouse().click(open.middle(4, 2));
		awaitRows("Opened", "Paint trees", "Paint water");
	}

	@Test
	void theFirstRowIsNeitherOpenedNorSavedAfterTheOldestStepsAreForgotten() {
		for (int i = 0; i < 999; i++) {
			open.commands().execute(new Command("Step " + i) {
			});
		}
		EventLoop.waitUntil("the oldest step is forgotten", () -> rows().getFirst().equals("Earlier steps"));
		assertEquals("Add circle", rows().get(1));
	}
}
