package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the Chokes view of a level of two rooms with a corridor two cells wide. The medium unit just fits into the
 * corridor.
 */
class ChokesViewTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private Form view;

	@BeforeEach
	void showView() throws Exception {
		OpenLevel.page().showView(ChokesView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		view = Form.aroundTable(open.editor().site().getShell(), "Cells behind");
		open.settle();
	}

	private Table table() {
		return view.first(Table.class);
	}

	private List<String> rows() {
		return view.rows();
	}

	@Test
	void listsTheChokesAndFollowsEdits() {
		assertEquals(List.of("2|medium|54|from 9,4 to 9,5|30.00"), rows());
		assertEquals("1 choke", view.first(Label.class).getText());

		open.editor().activateTool("4");
		open.mouse().click(open.middle(9, 5));
		open.settle();
		assertEquals(List.of("1|small|55|at 9,4|60.00"), rows());
		open.commands().undo();
		open.settle();
		assertEquals(List.of("2|medium|54|from 9,4 to 9,5|30.00"), rows());
	}

	@Test
	void aRowIsShownOnTheMapWithTheEyesOfItsAgent() {
		table().setSelection(0);
		table().notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
		assertEquals("medium", open.editor().settings().agent().getName());
		double inside = 2.0 / (open.at(1, 0).x - open.at(0, 0).x);
		RGB edge = new RGB(255, 255, 255);
		open.awaitColour(edge, 9 + inside, 4.5);
		open.awaitColour(edge, 9 + inside, 5.5);
		assertNotEquals(edge, open.colour(8 + inside, 4.5), "only the cells across stand out");
	}

	@Test
	void sortsByAnyColumn() {
		open.editor().activateTool("4");
		open.mouse().click(open.middle(3, 7));
		open.settle();
		List<String> byCells = rows();
		table().getColumn(0).notifyListeners(SWT.Selection, new Event());
		assertEquals(byCells.stream().sorted().map(row -> row.charAt(0)).toList(),
				rows().stream().map(row -> row.charAt(0)).toList());
		assertEquals(SWT.UP, table().getSortDirection());
		List<String> byWidth = rows();
		table().getColumn(0).notifyListeners(SWT.Selection, new Event());
		assertEquals(byWidth.reversed().stream().map(row -> row.charAt(0)).toList(),
				rows().stream().map(row -> row.charAt(0)).toList());
		assertEquals(SWT.DOWN, table().getSortDirection());
	}

	@Test
	void isEmptyWithoutALevel() {
		OpenLevel.page().closeEditor(open.part(), false);
		EventLoop.drain();
		assertEquals(List.of(), rows());
		assertEquals("No level is open.", view.first(Label.class).getText());
	}
}
