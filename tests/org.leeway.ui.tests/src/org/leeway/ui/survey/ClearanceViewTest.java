package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;

/** Tests of the charts of the Clearance view. The level has two rooms of 6 x 8 cells, joined by a corridor of 6 x 2 cells. */
class ClearanceViewTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private BarChart histogram;
	private BarChart area;

	@BeforeEach
	void showView() throws Exception {
		OpenLevel.page().showView(ClearanceView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		open.settle();
		List<BarChart> charts = new Form(open.editor().site().getShell()).all(BarChart.class);
		histogram = charts.get(0);
		area = charts.get(1);
		EventLoop.waitUntil("the charts are laid out", () -> area.getSize().x > 100 && area.describe(1) != null);
	}

	@Test
	void countsCellsByClearanceAndWhatUnitsReachBySize() {
		assertEquals("size 1: 108 cells", area.describe(1));
		assertEquals("size 2: 108 cells", area.describe(2));
		assertEquals("size 3: 48 cells", area.describe(3));
		assertEquals("size 7: 0 cells", area.describe(7));
		assertEquals("clearance 6: 96 cells", histogram.describe(6));
		assertEquals("clearance 16+: 0 cells", histogram.describe(16));
	}

	@Test
	void followsEdits() {
		open.editor().activateTool("4");
		open.editor().settings().paint().setBrushSize(4);
		open.mouse().click(open.middle(9, 4));
		open.settle();
		assertEquals("size 1: 50 cells", area.describe(1), "the right room is cut off");
		open.commands().undo();
		open.settle();
		assertEquals("size 1: 108 cells", area.describe(1));
	}

	@Test
	void drawsBarsAndMarksTheSizeOfTheAgent() {
		open.editor().settings().setAgent(open.level().getAgentTypes().get(2));
		open.settle();
		awaitColour(BarChart.MARKED_BAR, area, 3);
		awaitColour(BarChart.BAR, area, 1);
		open.editor().settings().setAgent(open.level().getAgentTypes().get(0));
		open.settle();
		awaitColour(BarChart.BAR, area, 3);
		Rectangle lower = area.bar(3);
		int whole = area.bar(1).height;
		assertTrue(lower.height <= whole / 2 + 1 && lower.height >= whole / 3 - 1, lower.height + " of " + whole);
	}

	private static void awaitColour(RGB colour, BarChart chart, int number) {
		Rectangle bar = chart.bar(number);
		Screen.awaitColour(chart, colour, new Point(bar.x + bar.width / 2, bar.y + bar.height - 3));
	}

	@Test
	void aTooltipTellsTheValue() {
		Rectangle bar = area.bar(3);
		new Mouse(area).move(new Point(bar.x + 1, bar.y));
		EventLoop.waitUntil("the tooltip is there", () -> "size 3: 48 cells".equals(area.getToolTipText()));
	}

	@Test
	void theKeyboardGoesFromBarToBar() throws Exception {
		assertEquals("Reachable cells by unit size", area.text());
		OpenLevel.page().showView(ClearanceView.ID);
		EventLoop.waitUntil("a chart has the keyboard", histogram::isFocusControl);
		EventLoop.drain();
		EventLoop.waitUntil("the other one has", () -> area.isFocusControl() || area.forceFocus() && area.isFocusControl());
		press(SWT.ARROW_RIGHT, SWT.ARROW_RIGHT, SWT.ARROW_RIGHT, SWT.ARROW_RIGHT, SWT.ARROW_LEFT);
		EventLoop.waitUntil("the third bar is told",
				() -> "Reachable cells by unit size - size 3: 48 cells".equals(area.text()));
		press(SWT.ARROW_LEFT, SWT.ARROW_LEFT, SWT.ARROW_LEFT);
		EventLoop.waitUntil("the first bar is told",
				() -> "Reachable cells by unit size - size 1: 108 cells".equals(area.text()));
		area.traverse(SWT.TRAVERSE_TAB_PREVIOUS);
		EventLoop.waitUntil("the keyboard is elsewhere", () -> area.text().equals("Reachable cells by unit size"));
	}

	private void press(int... keys) {
		for (int key : keys) {
			Event event = new Event();
			event.keyCode = key;
			area.notifyListeners(SWT.KeyDown, event);
		}
	}

	@Test
	void tellsForWhom() {
		Label state = new Form(area.getParent()).first(Label.class);
		assertEquals("ground+swamp (small of size 1 is marked)", state.getText());
	}
}
