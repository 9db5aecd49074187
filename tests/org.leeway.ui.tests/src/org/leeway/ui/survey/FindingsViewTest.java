package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Tests of the Findings view of a level of two rooms with a corridor that is too narrow for the large unit. */
class FindingsViewTest {

	private static final String LARGE = "error|large|48|cannot reach a region of 48 cells at 13,1 (6 x 8)|Unreachable region";
	/**
	 * The row for the small agent after the corridor has been closed. The unreachable region is the right room with the
	 * rest of the corridor, which is now a dead end.
	 */
	private static final String SMALL = "error|small|54|cannot reach a region of 54 cells at 10,1 (9 x 8)|Unreachable region";
	private static final String MEDIUM = SMALL.replace("small", "medium");

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private FindingsView part;
	private Form view;
	private Table table;

	@BeforeEach
	void showView() throws Exception {
		part = (FindingsView) OpenLevel.page().showView(FindingsView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		view = Form.aroundTable(open.editor().site().getShell(), "Rule");
		table = view.first(Table.class);
		open.settle();
	}

	@AfterEach
	void closeView() {
		OpenLevel.page().hideView(part);
		EventLoop.drain();
	}

	/** Returns all rows except advice. */
	private List<String> rows() {
		return view.rows().stream().filter(row -> !row.startsWith("advice|")).toList();
	}

	private void closeTheCorridor() {
		open.editor().activateTool("4");
		open.mouse().drag(1, open.middle(9, 4), open.middle(9, 5));
		open.settle();
	}

	/**
	 * Waits until the view has a given number of rows. A test cannot compare the rows with the findings of the level during a
	 * stroke of the brush. The rows already follow the stroke, but the level changes only at the end of the stroke.
	 */
	private void awaitRows(int count) {
		EventLoop.waitUntil(() -> count + " of these are listed: " + rows() + ", " + state(),
				() -> rows().size() == count);
	}

	/** Chooses an item of a filter. Tries again, because a click may miss: buttons move when the text of a button changes. */
	private void choose(int filter, String item) {
		Menu menu = open(filter);
		for (int i = 0; i < 5 && Arrays.stream(menu.getItems()).noneMatch(each -> each.getText().equals(item)); i++) {
			menu.setVisible(false);
			EventLoop.drain();
			menu = open(filter);
		}
		MenuItem choice = Arrays.stream(menu.getItems()).filter(each -> each.getText().equals(item)).findFirst()
				.orElseThrow();
		choice.setSelection(true);
		choice.notifyListeners(SWT.Selection, new Event());
		menu.setVisible(false);
		EventLoop.drain();
	}

	private Menu open(int filter) {
		ToolItem button = filters().get(filter);
		Menu[] menu = {null};
		Listener listener = event -> menu[0] = event.widget instanceof Menu shown ? shown : menu[0];
		table.getDisplay().addFilter(SWT.Show, listener);
		try {
			Rectangle area = button.getBounds();
			new Mouse(button.getParent()).click(new Point(area.x + 10, area.y + area.height / 2));
			EventLoop.waitUntil("the choices are shown", () -> menu[0] != null);
		} finally {
			table.getDisplay().removeFilter(SWT.Show, listener);
		}
		return menu[0];
	}

	private List<ToolItem> filters() {
		return new Form(table.getShell()).all(ToolBar.class).stream().flatMap(bar -> Arrays.stream(bar.getItems()))
				.filter(button -> String.valueOf(button.getToolTipText()).startsWith("List findings")).toList();
	}

	private String state() {
		return new Form(table.getShell()).all(ToolBar.class).stream().map(bar -> new Form(bar).words())
				.filter(words -> words.contains("finding")).findFirst().orElse("");
	}

	/** Clicks on a row with the real mouse. */
	private void select(String row) {
		Rectangle place = table.getItem(rows().indexOf(row)).getBounds(1);
		new Mouse(table).click(new Point(place.x + 20, place.y + place.height / 2));
		EventLoop.waitUntil("the row is selected", () -> table.getSelectionCount() == 1);
		EventLoop.drain();
	}

	private List<MenuItem> menu() {
		table.getMenu().notifyListeners(SWT.Show, new Event());
		return List.of(table.getMenu().getItems());
	}

	private List<String> labels() {
		return menu().stream().map(MenuItem::getText).toList();
	}

	private void run(String action) {
		menu().stream().filter(item -> item.getText().equals(action)).findFirst().orElseThrow()
				.notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
	}

	@Test
	void followsTheLevel() {
		assertEquals(List.of(LARGE), rows());
		assertTrue(state().contains("1 finding"), state());
		closeTheCorridor();
		assertEquals(List.of(SMALL, MEDIUM, LARGE), rows());
		assertTrue(state().contains("3 findings"), state());
		open.commands().undo();
		open.settle();
		assertEquals(List.of(LARGE), rows());
	}

	@Test
	void followsAStrokeBeforeItIsDone() {
		open.editor().activateTool("4");
		open.mouse().move(open.middle(9, 4));
		open.mouse().press(1);
		try {
			awaitRows(2);
		} finally {
			open.mouse().release(1);
		}
	}

	@Test
	void oldFindingsStayGreyedUntilTheNewOnesAreThere() {
		Color usual = table.getItem(0).getForeground(1);
		// no job begins until the manager resumes
		Job.getJobManager().suspend();
		try {
			open.editor().activateTool("4");
			open.mouse().drag(1, open.middle(9, 4), open.middle(9, 5));
			EventLoop.waitUntil("the findings are old", () -> open.editor().presenter().isOutdated());
			assertEquals(List.of(LARGE), rows());
			EventLoop.waitUntil("they are greyed", () -> !usual.equals(table.getItem(0).getForeground(1)));
		} finally {
			Job.getJobManager().resume();
		}
		awaitRows(3);
		assertEquals(usual, table.getItem(0).getForeground(1));
	}

	@Test
	void listsOnlyWhatIsWanted() {
		closeTheCorridor();
		choose(1, "medium");
		assertEquals(List.of(MEDIUM), rows());
		assertTrue(state().contains("1 of 3 findings"), state());
		choose(1, "All agents");
		choose(0, "error");
		choose(2, "Unreachable region");
		assertEquals(3, rows().size());
		choose(1, "small");
		open.commands().undo();
		open.settle();
		assertEquals(List.of(), rows(), "small gets there again, and is still what is wanted");
		assertTrue(state().contains("0 of 1 finding"), state());
	}

	@Test
	void adviceComesLastAndDoesNotCount() {
		assertSays(view.rows().getLast(), "advice|||", " water, out ", "unused", "|Unused terrain");
		assertTrue(state().contains("1 finding, 1 advice"), state());
		assertFalse(table.getItem(0).getForeground(1).equals(table.getItem(1).getForeground(1)), "greyed");
		assertTrue(open.bar().words().contains("1 finding"), open.bar().words());
		table.setSelection(1);
		table.notifyListeners(SWT.Selection, new Event());
		assertEquals(List.of("Remove the unused terrains", "Declare as intended"),
				menu().stream().map(MenuItem::getText).limit(2).toList());
	}

	@Test
	void isSortedByArea() {
		open.editor().activateTool("4");
		open.mouse().drag(1, open.middle(3, 7), open.middle(1, 7));
		open.mouse().drag(1, open.middle(3, 7), open.middle(3, 8));
		open.settle();
		table.getColumn(2).notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
		List<Integer> cells = Arrays.stream(table.getItems()).map(item -> item.getText(2))
				.filter(number -> !number.isEmpty()).map(Integer::valueOf).toList();
		assertTrue(cells.size() > 1 && cells.getFirst() > cells.getLast(), rows().toString());
		assertEquals(cells.stream().sorted().toList().reversed(), cells);
	}

	@Test
	void goesToAFinding() {
		select(LARGE);
		assertTrue(open.editor().root().picture().highlight().get(15, 3));
		assertEquals("large", open.editor().settings().agent().getName());
	}

	@Test
	void whatTakesThePlaceOfASelectedFindingIsNotGoneTo() {
		closeTheCorridor();
		select(SMALL);
		assertEquals("small", open.editor().settings().agent().getName());
		open.commands().undo();
		open.settle();
		assertEquals(List.of(LARGE), rows());
		assertEquals("small", open.editor().settings().agent().getName());
		assertEquals(0, table.getSelectionCount());
	}

	@Test
	void repairsAFinding() {
		select(LARGE);
		EventLoop.waitUntil(() -> "the menu has the fixes that apply, not " + labels(),
				() -> labels().equals(List.of("Widen here", "Fill the region", "Declare as intended", "&Copy\tCtrl+C", "&Sort By")));
		run("Widen here");
		EventLoop.waitUntil("the repair is proposed", () -> open.editor().repairs().proposal().isPresent());
		awaitRows(0);
		open.bar().click("Apply");
		open.settle();
		assertEquals(List.of(), rows());
		open.commands().undo();
		open.settle();
		assertEquals(List.of(LARGE), rows());
	}

	@Test
	void declaresSeveralFindingsAsIntendedAtOnce() {
		closeTheCorridor();
		Color usual = table.getItem(0).getForeground(1);
		table.selectAll();
		table.notifyListeners(SWT.Selection, new Event());
		run("Declare as intended");
		open.settle();
		assertEquals(4, open.level().getAccepted().size(), "the advice too");
		assertTrue(rows().stream().allMatch(row -> row.startsWith("info|") && row.contains("(intended)")),
				rows().toString());
		assertFalse(usual.equals(table.getItem(0).getForeground(1)), "greyed");
		open.commands().undo();
		open.settle();
		assertEquals(List.of(), open.level().getAccepted());
		assertEquals(3, rows().stream().filter(row -> row.startsWith("error|")).count());
	}
}
