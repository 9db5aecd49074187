package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.colour.LegendEntry;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.BalancePicture;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the Balance view. The level has two rooms with a start in each room. The wall between the rooms has a wide and a
 * narrow gap.
 */
class BalanceViewTest {

	private static final String DUEL = """
			s........s
			..........
			....TT....
			....TT....
			....TT....
			..........
			TTTTTTTTTT
			""";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(DUEL));

	private BalanceView part;
	private Form pairs;
	private Form starts;

	@BeforeEach
	void showView() throws Exception {
		part = (BalanceView) OpenLevel.page().showView(BalanceView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		pairs = Form.aroundTable(open.editor().site().getShell(), "Narrowest");
		starts = Form.aroundTable(open.editor().site().getShell(), "Closed by");
		open.settle();
	}

	@AfterEach
	void closeView() {
		OpenLevel.page().hideView(part);
		EventLoop.drain();
	}

	private Table table() {
		return pairs.first(Table.class);
	}

	private String words() {
		return new Form(pairs.root().getParent().getParent()).words();
	}

	private BalancePicture shown() {
		return open.editor().root().shown(MapContent.BALANCE);
	}

	/** Clicks a row of the table of starts. */
	private void clickStart(int row) {
		new Form(pairs.root().getParent().getParent()).click("Starts");
		open.settle();
		click(starts.first(Table.class), row);
	}

	/**
	 * Clicks the first row, and goes on to another row with the arrow keys. The view may be so low that only the first row is
	 * visible.
	 */
	private static void click(Table table, int row) {
		Rectangle cell = table.getItem(0).getBounds(0);
		Mouse mouse = new Mouse(table);
		mouse.click(new Point(cell.x + cell.width / 2, cell.y + cell.height / 2));
		for (int i = 0; i < row; i++) {
			mouse.strike(SWT.ARROW_DOWN);
		}
		EventLoop.waitUntil("the row is selected", () -> table.getSelectionIndex() == row);
		EventLoop.drain();
	}

	@Test
	void listsPairsAndStartsAndFollowsAStrokeAndUndo() {
		assertEquals(List.of("0,0|9,0|small|9.00|9.00|2|2|3|+0.83"), pairs.rows());
		assertEquals(List.of("0,0|small|27|3|6|-|-|-", "9,0|small|27|3|6|-|-|-"), starts.rows());
		assertTrue(words().contains("small: time 0.00 %, area 0.00 %, lanes 0.00 %"), words());
		assertTrue(words().contains("Left out: sight and high ground."), words());
		open.editor().activateTool("4");
		open.mouse().click(open.middle(4, 0));
		open.settle();
		assertTrue(pairs.rows().getFirst().startsWith("0,0|9,0|small|9.83|"), pairs.rows().toString());
		open.commands().undo();
		open.settle();
		assertTrue(pairs.rows().getFirst().startsWith("0,0|9,0|small|9.00|"), pairs.rows().toString());
	}

	@Test
	void followsAStrokeBeforeItIsDone() {
		open.editor().activateTool("4");
		open.mouse().move(open.middle(4, 0));
		open.mouse().press(1);
		EventLoop.waitUntil("the way is longer", () -> pairs.rows().getFirst().startsWith("0,0|9,0|small|9.83|"));
		open.mouse().release(1);
		open.settle();
	}

	@Test
	void aRowShowsItsLanesOnTheMapAndEscapeHidesThem() {
		click(table(), 0);
		assertEquals(3, shown().lanes().size());
		assertEquals(new Cell(0, 0), shown().route().getFirst());
		assertEquals(new Cell(9, 0), shown().route().getLast());
		assertEquals(new Cell(0, 0), open.editor().settings().start());
		assertEquals(List.of("lane", "best way"), open.editor().presenter().caption().tints().stream().map(LegendEntry::label).toList());
		EventLoop.waitUntil("a lane is drawn", () -> !open.colour(2.5, 0.5).equals(open.colour(2.5, 3.5)));
		new Mouse(table()).strike(SWT.ESC);
		EventLoop.waitUntil("nothing is drawn", () -> shown().equals(BalancePicture.NONE));
		assertEquals(null, open.editor().settings().start());
	}

	@Test
	void aClickBelowTheRowsTakesTheLanesAway() {
		click(table(), 0);
		assertEquals(3, shown().lanes().size());
		Rectangle row = table().getItem(0).getBounds(0);
		// a simulated click: a low view shows one row only, so the real mouse could not click below the rows
		Event press = new Event();
		press.button = 1;
		press.x = row.x + row.width / 2;
		press.y = row.y + 5 * row.height;
		table().notifyListeners(SWT.MouseDown, press);
		EventLoop.waitUntil("nothing is drawn", () -> shown().equals(BalancePicture.NONE));
		assertEquals(null, open.editor().settings().start());
		assertEquals(0, table().getSelectionCount());
	}

	@Test
	void startsWithoutAWayAreNamed() {
		open.editor().activateTool("4");
		for (int y = 0; y < 7; y++) {
			open.mouse().click(open.middle(4, y));
		}
		open.settle();
		assertTrue(words().contains("1 pair of starts without a way"), words());
	}

	@Test
	void aStartShowsTheGapsThatCloseItsBase() {
		open.editor().activateTool("4");
		open.mouse().click(open.middle(4, 0));
		open.settle();
		clickStart(1);
		assertTrue(shown().lanes().isEmpty());
		assertEquals(new Cell(9, 0), open.editor().settings().start());
	}

	@Test
	void theAgentIsChosen() {
		Form.choose(new Form(pairs.root().getParent().getParent()).first(Combo.class), "All agents");
		open.settle();
		assertEquals(3, pairs.rows().size(), pairs.rows().toString());
		Form.choose(new Form(pairs.root().getParent().getParent()).first(Combo.class), "medium");
		open.settle();
		assertTrue(pairs.rows().getFirst().startsWith("0,0|9,0|medium|"), pairs.rows().toString());
		assertTrue(pairs.rows().getFirst().contains("|at most "), pairs.rows().toString());
	}

	@Test
	void aMenuSortsAndCopiesWithoutTheMouse() {
		Form.choose(new Form(pairs.root().getParent().getParent()).first(Combo.class), "All agents");
		open.settle();
		MenuItem sort = Arrays.stream(table().getMenu().getItems()).filter(item -> item.getText().equals("&Sort By")).findFirst()
				.orElseThrow();
		sort.getMenu().getItem(2).notifyListeners(SWT.Selection, new Event());
		assertEquals(List.of("large", "medium", "small"), pairs.rows().stream().map(row -> row.split("\\|")[2]).toList());
		click(table(), 2);
		new Mouse(table()).control('c');
		EventLoop.waitUntil("the row is copied", () -> clipboard().startsWith("0,0\t9,0\tsmall\t9.00"));
	}

	private String clipboard() {
		Clipboard clipboard = new Clipboard(table().getDisplay());
		Object text = clipboard.getContents(TextTransfer.getInstance());
		clipboard.dispose();
		return String.valueOf(text);
	}

	@Test
	void travelTimesCountFromTheStartOfTheRow() {
		clickStart(1);
		starts.first(Table.class).getMenu().notifyListeners(SWT.Show, new Event());
		starts.first(Table.class).getMenu().getItem(0).notifyListeners(SWT.Selection, new Event());
		open.settle();
		assertEquals("travel-time", open.editor().settings().overlay().orElseThrow().id());
		assertTrue(open.editor().presenter().caption().title().startsWith("Travel time from 9,0"), open.editor().presenter().caption().title());
		assertNotEquals(open.colour(0.5, 1.5), open.colour(8.5, 1.5), "far and near");
	}

	@Test
	void isEmptyWithoutALevel() {
		OpenLevel.page().closeEditor(open.part(), false);
		EventLoop.drain();
		assertEquals(List.of(), pairs.rows());
		assertTrue(words().contains("No level is open."), words());
	}
}
