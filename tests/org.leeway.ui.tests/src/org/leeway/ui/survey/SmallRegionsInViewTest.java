package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.Arrays;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.analysis.Finding;
import org.leeway.model.LevelPackage;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** Tests of the Findings view of a level with three unreachable regions, which are so small that they share a row. */
class SmallRegionsInViewTest {

	private static final String POCKETS = """
			TTTTTTTTTTTT
			T..........T
			T..s.......T
			T..........T
			TTTTTTTTTTTT
			T.TT.TT..TTT
			TTTTTTTTTTTT
			""";

	private static final String GROUP = "error|small|4|cannot reach a region of 2 cells at 7,5 (2 x 1), the largest of "
			+ "3 regions of fewer than 4 cells, 4 cells in all|Unreachable region";
	private static final List<String> EACH = List.of(
			"error|small|2|cannot reach a region of 2 cells at 7,5 (2 x 1)|Unreachable region",
			"error|small|1|cannot reach a region of 1 cell at 1,5 (1 x 1)|Unreachable region",
			"error|small|1|cannot reach a region of 1 cell at 4,5 (1 x 1)|Unreachable region");

	private static final int MESSAGE = 3;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(POCKETS));

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

	private List<String> rows() {
		return view.rows().stream().filter(row -> !row.startsWith("advice|")).toList();
	}

	private void select(int row) {
		table.setSelection(row);
		table.notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
	}

	private void run(String action) {
		table.getMenu().notifyListeners(SWT.Show, new Event());
		List<MenuItem> items = List.of(table.getMenu().getItems());
		items.stream().filter(item -> item.getText().equals(action)).findFirst()
				.orElseThrow(() -> new AssertionError(items.stream().map(MenuItem::getText).toList().toString()))
				.notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
	}

	private List<ToolItem> buttons() {
		return new Form(table.getShell()).all(ToolBar.class).stream().flatMap(bar -> Arrays.stream(bar.getItems())).toList();
	}

	private void toggle() {
		ToolItem each = buttons().stream().filter(button -> button.getText().equals("Each region")).findFirst().orElseThrow();
		each.setSelection(!each.getSelection());
		each.notifyListeners(SWT.Selection, new Event());
		open.settle();
	}

	@Test
	void theWholeMessageFitsUnlessTheUserMakesItsColumnNarrower() {
		int row = view.rows().indexOf(GROUP);
		GC gc = new GC(table);
		try {
			int needed = gc.textExtent(table.getItem(row).getText(MESSAGE)).x;
			assertTrue(table.getColumn(MESSAGE).getWidth() > needed, table.getColumn(MESSAGE).getWidth() + " of " + needed);
		} finally {
			gc.dispose();
		}
		table.getColumn(MESSAGE).setWidth(100);
		open.editor().activateTool("4");
		open.mouse().click(open.middle(4, 5));
		open.settle();
		assertEquals(100, table.getColumn(MESSAGE).getWidth());
	}

	@Test
	void smallRegionsShareARowThatLeadsToTheLargest() {
		assertEquals(List.of(GROUP), rows());
		assertTrue(open.bar().words().contains("3 findings"), open.bar().words());
		select(0);
		assertTrue(open.editor().root().picture().highlight().get(7, 5));
		assertEquals("small", open.editor().settings().agent().getName());
	}

	@Test
	void eachRegionGetsARowOnDemand() {
		toggle();
		assertEquals(EACH, rows());
		toggle();
		assertEquals(List.of(GROUP), rows());
		select(0);
		run("List each region");
		open.settle();
		assertEquals(EACH, rows());
	}

	@Test
	void repairsOfTheRowAreForTheLargest() {
		select(0);
		run("Fill the region");
		EventLoop.waitUntil("the repair is proposed", () -> open.editor().repairs().proposal().isPresent());
		assertEquals(new CellRect(7, 5, 2, 1), open.editor().repairs().proposal().orElseThrow().bounds());
		open.mouse().type(SWT.CR);
		open.settle();
		assertSays(rows().getFirst(), "largest of 2 regions", " 2 cells in all");
		open.commands().undo();
		open.settle();
		assertEquals(List.of(GROUP), rows());
	}

	@Test
	void allOfThemAreDeclaredAsIntendedInOneStep() {
		select(0);
		run("Declare as intended");
		open.settle();
		assertEquals(3, open.level().getAccepted().size());
		assertEquals(3, rows().stream().filter(row -> row.startsWith("info|")).count(), rows().toString());
		open.commands().undo();
		open.settle();
		assertEquals(List.of(), open.level().getAccepted());
		assertEquals(List.of(GROUP), rows());
	}

	@Test
	void oneOfThemIsDeclaredAsIntendedByItself() {
		toggle();
		select(1);
		run("Declare as intended");
		open.settle();
		toggle();
		assertEquals(2, rows().size(), rows().toString());
		assertSays(rows().getFirst(), "largest of 2 ", "fewer than 4 cells", " 3 cells in all");
		assertTrue(rows().getLast().startsWith("info|small|1|"), rows().toString());
	}

	@Test
	void theLevelSaysWhichRegionsCount() {
		open.editor().execute(new SetCommand("Set", open.level(), LevelPackage.Literals.LEVEL__MIN_AREA, 2));
		open.settle();
		assertEquals(EACH.subList(0, 1), rows());
		open.commands().undo();
		open.settle();
		assertEquals(List.of(GROUP), rows());
	}

	@Test
	void aFindingOfTheGroupIsShownByItsRow() {
		Finding last = open.editor().presenter().findings().orElseThrow().stream()
				.filter(finding -> finding.bounds().x() == 4).findFirst()
				.orElseThrow();
		FindingsView.show(open.editor(), last);
		EventLoop.drain();
		assertEquals(0, table.getSelectionIndex());
		assertTrue(open.editor().root().picture().highlight().get(4, 5));
	}
}
