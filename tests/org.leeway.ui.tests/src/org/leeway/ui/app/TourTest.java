package org.leeway.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.draw2d.geometry.PrecisionPoint;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.routes.RoutesView;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Tests of the tour. The test does what the text of each step says. */
class TourTest {

	private EditorSession editor;

	@BeforeEach
	void begin() throws Exception {
		InstanceScope.INSTANCE.getNode("org.leeway.ui").clear();
		// the workbench opens a window of 1024 x 768 pixels, in which the view Findings has no room for a row
		Shell window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
		window.setMaximized(true);
		EventLoop.waitUntil("the window is maximised", () -> window.getSize().y > 950);
		PlatformUI.getWorkbench().showPerspective(LevelPerspective.ID, PlatformUI.getWorkbench().getActiveWorkbenchWindow());
		OpenLevel.page().showView(FindingsView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		Tour.begin();
		EventLoop.waitUntil("the sample is open", () -> OpenLevel.page().getActiveEditor() instanceof LevelEditor opened
				&& opened.session().filter(map -> map.presenter().findingsAreFresh()).isPresent());
		// nothing on the screen moves once the samples are checked
		EventLoop.awaitBuilds();
		editor = EditorSessions.active(OpenLevel.page()).orElseThrow();
		EventLoop.drain();
	}

	@AfterEach
	void close() throws Exception {
		OpenLevel.page().closeAllEditors(false);
		IProject samples = ResourcesPlugin.getWorkspace().getRoot().getProject("samples");
		if (samples.exists()) {
			samples.delete(true, true, null);
		}
	}

	private Form bar() {
		return new Form(editor.tourBar());
	}

	private void awaitStep(String words) {
		EventLoop.waitUntil(() -> words + " is told, not " + bar().words(), () -> bar().words().startsWith(words));
	}

	private Mouse mouse() {
		return new Mouse(canvas());
	}

	private Control canvas() {
		return editor.viewer().getControl();
	}

	private Point middle(int x, int y) {
		var point = new PrecisionPoint((x + 0.5) * CellGeometry.CELL, (y + 0.5) * CellGeometry.CELL);
		((GraphicalEditPart) editor.root().getContents()).getContentPane().translateToAbsolute(point);
		return new Point(point.x, point.y);
	}

	@Test
	void itWaitsUntilEachStepIsDone() {
		awaitStep("1 of 6  Choose the agent.");
		Form.choose(new Form(editor.tourBar().getParent()).after("Agent", Combo.class), "tank  3x3");
		awaitStep("2 of 6  Find out why.");
		// wait until the tour's frame around the finding stands still. While the list scrolls, the frame moves, and one of its
		// sides might get the click
		awaitFrameOfFinding();
		findTheGate();
		mouse().click(middle(14, 30));
		awaitStep("4 of 6  See the clearance.");
		Form.choose(new Form(editor.tourBar().getParent()).after("Show", Combo.class), "Clearance");
		mouse().type('=');
		mouse().type('=');
		awaitStep("5 of 6  Ask what fits.");
		assertEquals(5, editor.settings().unit().size());
		mouse().control('9');
		mouse().type('t');
		EventLoop.drain();
		mouse().drag(1, middle(7, 28), middle(9, 42));
		awaitStep("6 of 6  Follow a route.");
		mouse().type('p');
		EventLoop.drain();
		mouse().drag(1, middle(10, 43), middle(8, 29));
		awaitStep("That was the tour.");
		assertEquals(1, editor.level().getProbes().size());
		bar().click("Close");
		assertFalse(editor.tourBar().isVisible());
	}

	/** Each step points at the control that its text names, in windows of several widths. */
	@ParameterizedTest
	@ValueSource(ints = {1024, 1280, 1366, 1440, 1920})
	void itPointsAtWhatItNames(int width) {
		Shell window = canvas().getShell();
		window.setMaximized(false);
		try {
			EventLoop.waitUntil("the window is as wide", () -> {
				window.setSize(width, 950);
				return window.getSize().x == width;
			});
			OpenLevel.page().resetPerspective();
			EventLoop.drain();
			awaitStep("1 of 6  Choose the agent.");
			Combo agents = new Form(editor.tourBar().getParent()).after("Agent", Combo.class);
			awaitFrame(agents, () -> whole(agents));
			Form.choose(agents, "tank  3x3");
			awaitStep("2 of 6  Find out why.");
			awaitFrameOfFinding();
			findTheGate();
			Point cell = middle(14, 30);
			int size = (int) Math.round(CellGeometry.CELL * editor.root().getZoomManager().getZoom());
			awaitFrame(canvas(), () -> new Rectangle(cell.x - size / 2, cell.y - size / 2, size, size));
			mouse().click(cell);
			awaitStep("4 of 6  See the clearance.");
			Combo shown = new Form(editor.tourBar().getParent()).after("Show", Combo.class);
			awaitFrame(shown, () -> whole(shown));
			// the display of the tests may be narrower than the window
			Button end = bar().button("End Tour");
			end.setFocus();
			new Mouse(end).strike(SWT.SPACE);
			EventLoop.waitUntil("the frame is gone", () -> sides(window).isEmpty());
		} finally {
			window.setMaximized(true);
			EventLoop.drain();
		}
	}

	/** The frame is around the finding even if the view of findings was hidden behind another view and had no rows yet. */
	@Test
	void itBringsTheNamedFindingToTheFront() throws Exception {
		OpenLevel.page().showView(RoutesView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		EventLoop.drain();
		awaitStep("1 of 6  Choose the agent.");
		Form.choose(new Form(editor.tourBar().getParent()).after("Agent", Combo.class), "tank  3x3");
		awaitStep("2 of 6  Find out why.");
		awaitFrameOfFinding();
	}

	private void awaitFrameOfFinding() {
		Table findings = Form.aroundTable(canvas().getShell(), "Rule").first(Table.class);
		EventLoop.waitUntil("the finding is listed", () -> row(findings, "tank", "at 4,27").isPresent());
		awaitFrame(findings, () -> line(findings, row(findings, "tank", "at 4,27").getAsInt()));
	}

	/** Waits until the tour's frame is around a part of a control, and this part is completely visible. */
	private static void awaitFrame(Control control, Supplier<Rectangle> part) {
		Shell window = control.getShell();
		EventLoop.waitUntil(() -> "a frame of " + sides(window) + " is around " + part.get() + " of " + control, () -> {
			Rectangle named = control.getDisplay().map(control, window, part.get());
			Rectangle frame = sides(window).stream().reduce(Rectangle::union).orElse(new Rectangle(0, 0, 0, 0));
			return control.isVisible() && isAround(frame, named) && isInside(control, named);
		});
	}

	private static Rectangle whole(Control control) {
		return new Rectangle(0, 0, control.getSize().x, control.getSize().y);
	}

	private static Rectangle line(Table table, int row) {
		Rectangle cell = table.getItem(row).getBounds(3);
		return new Rectangle(0, cell.y, table.getClientArea().width, cell.height);
	}

	private static boolean isAround(Rectangle frame, Rectangle named) {
		int most = 5;
		return Math.abs(frame.x + frame.width / 2 - named.x - named.width / 2) <= most
				&& Math.abs(frame.y + frame.height / 2 - named.y - named.height / 2) <= most
				&& frame.width > named.width && frame.height > named.height && frame.height < named.height + 3 * most;
	}

	private static boolean isInside(Control control, Rectangle named) {
		for (Composite parent = control.getParent(); !(parent instanceof Shell); parent = parent.getParent()) {
			Rectangle area = parent.getDisplay().map(parent, control.getShell(), parent.getClientArea());
			if (!area.intersection(named).equals(named)) {
				return false;
			}
		}
		return true;
	}

	/** Returns the places of the sides of the tour's frame, in pixels of the window. */
	private static List<Rectangle> sides(Shell window) {
		return Arrays.stream(window.getChildren()).filter(TourFrame.Side.class::isInstance).map(Control::getBounds).toList();
	}

	/** Does step 2, and takes the brush of step 3. */
	private void findTheGate() {
		clickFinding("tank", "at 4,27");
		awaitStep("3 of 6  Widen the gate.");
		mouse().move(middle(14, 29));
		mouse().type('3');
		EventLoop.drain();
	}

	private void clickFinding(String agent, String words) {
		Table table = Form.aroundTable(canvas().getShell(), "Rule").first(Table.class);
		EventLoop.waitUntil("the finding is listed", () -> row(table, agent, words).isPresent());
		int row = row(table, agent, words).getAsInt();
		table.showItem(table.getItem(row));
		EventLoop.waitUntil("the row is in sight", () -> table.getClientArea().contains(place(table, row)));
		new Mouse(table).click(place(table, row));
	}

	private static OptionalInt row(Table table, String agent, String words) {
		return IntStream.range(0, table.getItemCount())
				.filter(i -> table.getItem(i).getText(1).equals(agent) && table.getItem(i).getText(3).contains(words))
				.findFirst();
	}

	private static Point place(Table table, int row) {
		Rectangle cell = table.getItem(row).getBounds(3);
		return new Point(cell.x + 20, cell.y + cell.height / 2);
	}

	@Test
	void itShowsEachStepIfAskedTo() {
		for (int step = 1; step <= TourStep.values().length; step++) {
			awaitStep(step + " of 6");
			bar().click("Show Me");
		}
		awaitStep("That was the tour.");
		assertTrue(editor.document().isDirty(), "it has edited the copy");
	}

	@Test
	void stepsCanBeLeftOutAndTheTourEnded() {
		awaitStep("1 of 6");
		bar().click("Skip");
		awaitStep("2 of 6");
		bar().click("End Tour");
		assertFalse(editor.tourBar().isVisible());
		assertFalse(editor.document().isDirty());
	}

	@Test
	void editsOfAnEarlierTourStayInTheirFile() throws Exception {
		assertEquals("tour.leeway", editor.part().getTitle());
		bar().click("Show Me");
		awaitStep("2 of 6");
		bar().click("Show Me");
		awaitStep("3 of 6");
		bar().click("Show Me");
		awaitStep("4 of 6");
		Tour.begin();
		EventLoop.waitUntil("another copy is open", () -> OpenLevel.page().getActiveEditor().getTitle().equals("tour-2.leeway"));
		assertTrue(editor.document().isDirty());
	}
}
