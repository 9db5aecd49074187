package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.model.CircularObstacle;
import org.leeway.model.LevelFactory;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.app.RoomForTests;
import org.leeway.ui.editor.bars.EditorBar;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.testing.ErrorLog;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.views.LayersView;

/** Tests of the size of the map in windows of several sizes, and the folding of the bars in small windows. */
class RoomTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	/** The approximate width of the bar of folded views at an edge of the window, in pixels. */
	private static final int BORDER = 40;
	/** The approximate width of the palette, in pixels. */
	private static final int PALETTE = 90;
	/** Number of consecutive readings of the window's size that must be equal before the size is final. */
	private static final int READINGS = 30;

	private Shell window;

	@BeforeEach
	void asAtFirst() {
		window = open.editor().site().getShell();
		asAtFirst(1280, 720);
		window.setMaximized(true);
		EventLoop.waitUntil("the window is large", () -> window.getMaximized() && window.getSize().x > 1280);
		open.settle();
	}

	/** Lays the window out as at the first start, on a screen of the given size. */
	private void asAtFirst(int width, int height) {
		setSize(width, height);
		RoomForTests.asAtFirst();
	}

	@AfterEach
	void maximise() {
		RoomForTests.asBefore();
		window.setMaximized(true);
		EventLoop.drain();
	}

	@Test
	void theMapHasMostOfTheWindow() {
		resize(1440, 900);
		awaitShare(0.6);
		resize(1280, 720);
		awaitShare(0.5);
	}

	private void awaitShare(double share) {
		Point size = window.getSize();
		EventLoop.waitUntil(() -> map() + " of " + size + " is a share of " + share,
				() -> map().x * map().y >= share * size.x * size.y);
	}

	private Point map() {
		return open.canvas().getSize();
	}

	@Test
	void aWideWindowHasRoomForViewsBesideTheMap() {
		RoomForTests.asBefore();
		asAtFirst(1440, 900);
		open.settle();
		for (String view : List.of(IPageLayout.ID_OUTLINE, IPageLayout.ID_PROP_SHEET)) {
			assertTrue(OpenLevel.page().isPartVisible(OpenLevel.page().findView(view)), view);
		}
		assertEquals(IWorkbenchPage.STATE_RESTORED, stateOf(LayersView.ID), "a tab beside the properties");
		Table findings = Form.aroundTable(window, "Finding").first(Table.class);
		int rows = (findings.getClientArea().height - findings.getHeaderHeight()) / findings.getItemHeight();
		assertTrue(rows >= 5, "room for " + rows + " findings");
		awaitShare(0.35);
	}

	@Test
	void aSmallWindowHasFoldedViews() {
		assertEquals(List.of(IWorkbenchPage.STATE_MINIMIZED, IWorkbenchPage.STATE_MINIMIZED),
				List.of(stateOf(IPageLayout.ID_OUTLINE), stateOf(LayersView.ID)));
	}

	private static int stateOf(String view) {
		return OpenLevel.page().getPartState(OpenLevel.page().findViewReference(view));
	}

	private void resize(int width, int height) {
		setSize(width, height);
		EventLoop.waitUntil("editor and map are as wide as the window lets them",
				() -> Math.abs(width - bar().getSize().x) < 2 * BORDER
						&& map().x + PALETTE <= bar().getSize().x && bar().getSize().x < map().x + 2 * PALETTE);
		open.settle();
	}

	private void setSize(int width, int height) {
		restore();
		int[] times = {0};
		EventLoop.waitUntil("the window stays as large", () -> {
			boolean isThere = window.getSize().equals(new Point(width, height));
			times[0] = isThere ? times[0] + 1 : 0;
			if (!isThere) {
				window.setSize(width, height);
			}
			return times[0] == READINGS;
		});
	}

	/**
	 * Restores a maximised window. Waits until the window manager gives the window its former size, which takes a while. If the
	 * test changed the size earlier, the window manager would undo the change.
	 */
	private void restore() {
		if (window.getMaximized()) {
			Point maximised = window.getSize();
			window.setMaximized(false);
			EventLoop.waitUntil("the window is restored", () -> !window.getSize().equals(maximised));
		}
	}

	@Test
	void theFindingsAreInFrontBelowTheMap() {
		assertTrue(OpenLevel.page().isPartVisible(OpenLevel.page().findView(FindingsView.ID)));
	}

	@Test
	void aDoubleClickOnAnObjectOpensItsProperties() throws Exception {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(3);
		circle.setY(3);
		circle.setRadius(1);
		open.level().getCircles().add(circle);
		open.settle();
		assertFalse(areProperties());
		open.mouse().click(open.at(3, 3));
		open.mouse().click(open.at(3, 3));
		EventLoop.waitUntil("the properties are open", RoomTest::areProperties);
	}

	private static boolean areProperties() {
		IViewPart view = OpenLevel.page().findView(IPageLayout.ID_PROP_SHEET);
		return view != null && OpenLevel.page().isPartVisible(view);
	}

	@Test
	void aBarWithoutRoomFoldsIntoButtonsThatOpenItsControls() {
		resize(520, 700);
		EventLoop.waitUntil("all is folded", () -> names(folds()).equals(List.of("Agent...", "Show...")));
		new Mouse(folds().getLast()).click(new Point(5, 5));
		EventLoop.waitUntil("the controls are open", () -> popup() != null);
		Combo shown = new Form(popup()).first(Combo.class);
		Form.choose(shown, "Clearance");
		new Mouse(shown).strike(SWT.ESC);
		EventLoop.waitUntil("the controls are closed", () -> popup() == null);
		assertEquals(shown, new Form(bar()).after("Show", Combo.class), "they are back in the bar");
		resize(1024, 700);
		EventLoop.waitUntil("nothing is folded", () -> folds().isEmpty());
		assertTrue(shown.isVisible());
		assertEquals("Clearance", shown.getText());
	}

	private static List<String> names(List<Button> buttons) {
		return buttons.stream().map(Button::getText).toList();
	}

	@ParameterizedTest
	@ValueSource(ints = {1024, 1280, 1366, 1440, 1500})
	void neitherTheMapNorTheMainControlsMoveWhenTheToolChanges(int width) {
		resize(width, 700);
		open.editor().resizeUnit(1);
		open.settle();
		List<Rectangle> before = mainControls();
		Rectangle map = place(open.canvas());
		for (String tool : List.of("rectangle", "brush", "fill", "spawn", "line", "select")) {
			open.editor().activateTool(tool);
			open.settle();
			assertEquals(before, mainControls(), tool);
			assertEquals(map, place(open.canvas()), tool);
			assertSettingsAreSeen(tool);
		}
		assertEquals(List.of(), names(folds()));
	}

	private List<Rectangle> mainControls() {
		List<Control> main = List.of(new Form(bar()).after("Agent", Combo.class), new Form(bar()).after("Unit size", Scale.class),
				new Form(bar()).after("Show", Combo.class), new Form(bar()).button("Grid"));
		main.forEach(control -> assertTrue(isSeen(control), control.toString()));
		return main.stream().map(RoomTest::place).toList();
	}

	/** Returns the place of a control, in pixels of the display. */
	private static Rectangle place(Control control) {
		return control.getDisplay().map(control.getParent(), null, control.getBounds());
	}

	/** Returns whether a control is visible, and no parent cuts a part of it off. */
	private static boolean isSeen(Control control) {
		Rectangle all = place(control);
		for (Composite around = control.getParent(); around != null && !(around instanceof Shell); around = around.getParent()) {
			if (!place(around).intersection(all).equals(all)) {
				return false;
			}
		}
		return control.isVisible() && !all.isEmpty();
	}

	private void assertSettingsAreSeen(String tool) {
		Composite settings = paint();
		List<Control> shown = Arrays.stream(settings.getChildren()).filter(Control::getVisible).toList();
		assertEquals(List.of("spawn", "select").contains(tool), shown.isEmpty(), tool);
		shown.forEach(control -> assertTrue(isSeen(control),
				tool + ": " + control + " at " + place(control) + " in " + place(settings.getParent())));
	}

	/**
	 * Returns the control with the settings of the tool. The control is a part of the bar, or lies on the map if the
	 * bar has no room.
	 */
	private Composite paint() {
		return open.bar().first(Spinner.class).getParent().getParent();
	}

	@Test
	void theSettingsOfAToolAreInTheBarIfItHasRoom() {
		open.editor().activateTool("rectangle");
		resize(1590, 700);
		EventLoop.waitUntil("the settings are in the bar", () -> bar().equals(paint().getParent().getParent()));
		assertSettingsAreSeen("rectangle");
		resize(1280, 700);
		EventLoop.waitUntil("the settings are on the map", () -> place(open.canvas()).contains(place(paint()).x, place(paint()).y));
		assertSettingsAreSeen("rectangle");
		open.settle();
		Spinner size = new Form(paint()).first(Spinner.class);
		// a spinner's own coordinates begin at its text
		Rectangle bounds = size.getBounds();
		new Mouse(size.getParent()).click(new Point(bounds.x + bounds.width - 12, bounds.y + bounds.height / 2));
		EventLoop.waitUntil("the brush is larger", () -> open.editor().settings().paint().brush().size() == 2);
	}

	private EditorBar bar() {
		return open.bar().first(EditorBar.class);
	}

	/** Returns the buttons of the folded groups. */
	private List<Button> folds() {
		return new Form(bar()).all(Button.class).stream()
				.filter(button -> button.isVisible() && button.getImage() != null).toList();
	}

	private Shell popup() {
		for (Shell shell : window.getShells()) {
			if (shell.isVisible() && !new Form(shell).all(Combo.class).isEmpty()) {
				return shell;
			}
		}
		return null;
	}

	@Test
	void theBarOffersTheSettingsOfTheActiveTool() {
		assertEquals(List.of(), toolTips());
		open.editor().activateTool("fill");
		assertTrue(toolTips().stream().anyMatch(tip -> tip.startsWith("Fill and wand")), toolTips().toString());
		assertFalse(toolTips().stream().anyMatch(tip -> tip.startsWith("Round")), toolTips().toString());
		open.editor().activateTool("line");
		assertTrue(toolTips().stream().anyMatch(tip -> tip.startsWith("Round")), toolTips().toString());
		open.editor().activateTool("circle");
		assertEquals(List.of(), toolTips());
	}

	/** Returns the tooltips of the visible controls for painting tools. */
	private List<String> toolTips() {
		EventLoop.drain();
		return new Form(paint()).all(Control.class).stream().filter(Control::isVisible)
				.map(Control::getToolTipText).filter(tip -> tip != null).toList();
	}

	@Test
	void f11ShowsTheMapAloneAndAllElseAgain() {
		resize(1200, 800);
		Point before = map();
		Menu menu = window.getMenuBar();
		new Mouse(open.canvas()).strike(SWT.F11);
		Rectangle screen = Display.getCurrent().getBounds();
		EventLoop.waitUntil(() -> map() + " is all of " + screen,
				() -> map().x >= screen.width - 10 && map().y >= screen.height - 60);
		assertFalse(bar().isVisible());
		assertEquals(null, window.getMenuBar());
		new Mouse(open.canvas()).strike(SWT.F11);
		EventLoop.waitUntil(() -> map() + " is as large as before " + before,
				() -> Math.abs(map().x - before.x) < 5 && Math.abs(map().y - before.y) < 5);
		assertEquals(menu, window.getMenuBar());
		assertTrue(bar().isVisible());
	}

	@Test
	void closingTheEditorOfAMapAloneBringsAllElseBack() throws Exception {
		Menu menu = window.getMenuBar();
		try (ErrorLog errors = new ErrorLog()) {
			new Mouse(open.canvas()).strike(SWT.F11);
			EventLoop.waitUntil("the map is alone", () -> window.getMenuBar() == null);
			OpenLevel.page().closeEditor(open.part(), false);
			EventLoop.waitUntil("the menu is back", () -> window.getMenuBar() == menu);
			assertFalse(window.getFullScreen());
			errors.check();
		}
	}

	@Test
	void theLevelFitsTheMapWhateverItsSize() {
		open.editor().activateTool("rectangle");
		open.run("org.leeway.ui.zoom", "org.leeway.ui.how", "fit");
		resize(1300, 800);
		assertFits();
		resize(900, 640);
		assertFits();
		open.mouse().move(open.middle(3, 3));
		open.mouse().wheel(true);
		double zoom = open.editor().root().getZoomManager().getZoom();
		resize(1300, 800);
		assertEquals(zoom, open.editor().root().getZoomManager().getZoom(), "the user has zoomed");
	}

	/** Waits until the level fills the part of the map that no bar covers, and lies in the middle of this part. */
	private void assertFits() {
		EventLoop.waitUntil(() -> "the level " + level() + " fills " + free(), () -> {
			Rectangle level = level();
			Rectangle free = free();
			int left = level.x - free.x;
			int right = free.x + free.width - level.x - level.width;
			int above = level.y - free.y;
			int below = free.y + free.height - level.y - level.height;
			return Math.min(left, above) > 0 && Math.min(left, above) < 10 && Math.abs(left - right) <= 2
					&& Math.abs(above - below) <= 2;
		});
	}

	/** Returns the place of the level on the canvas, in pixels. */
	private Rectangle level() {
		CellRect cells = open.level().getTerrain().bounds();
		Point first = open.at(0, 0);
		Point last = open.at(cells.width(), cells.height());
		return new Rectangle(first.x, first.y, last.x - first.x, last.y - first.y);
	}

	/** Returns the part of the canvas between the settings of the tool and the legend, in pixels. */
	private Rectangle free() {
		Rectangle legend = Display.getCurrent().map(caption().getParent(), open.canvas(), caption().getBounds());
		Rectangle settings = Display.getCurrent().map(paint().getParent().getParent(), open.canvas(), paint().getParent().getBounds());
		int top = bar().equals(paint().getParent().getParent()) ? 0 : settings.y + settings.height;
		return new Rectangle(0, top, open.canvas().getClientArea().width, legend.y - top);
	}

	/** Returns the strip with legend and state. */
	private Composite caption() {
		return open.bar().first(Link.class).getParent();
	}

	@Test
	void theWholeLevelIsInTheMiddleBetweenLegendAndSettings() {
		open.editor().activateTool("rectangle");
		for (Point size : List.of(new Point(1280, 720), new Point(1580, 560), new Point(700, 900))) {
			resize(size.x, size.y);
			open.mouse().move(open.middle(3, 3));
			open.mouse().wheel(true);
			open.mouse().control('9');
			assertFits();
		}
	}

	@Test
	void aFindingAsLargeAsTheMapDoesNotZoomOutBelowTheFit() {
		resize(1280, 720);
		open.run("org.leeway.ui.zoom", "org.leeway.ui.how", "fit");
		double fitted = open.editor().root().getZoomManager().getZoom();
		open.editor().root().viewport().reveal(open.level().getTerrain().bounds(), 0.6);
		assertEquals(fitted, open.editor().root().getZoomManager().getZoom());
		open.editor().activateTool("rectangle");
		assertFits();
		open.editor().root().viewport().reveal(new CellRect(1, 1, 2, 2), 0.6);
		assertTrue(open.editor().root().getZoomManager().getZoom() > fitted);
	}

	@Test
	void theNextEditorOfALevelBeginsAtTheSamePlace() throws Exception {
		open.editor().root().getZoomManager().setZoom(1.5);
		open.editor().root().viewport().scroll(37, 21);
		open.settle();
		var place = open.editor().root().viewport().place();
		open.reopenWhereItWas();
		EventLoop.waitUntil(() -> open.editor().root().viewport().place() + " is " + place, () -> {
			var now = open.editor().root().viewport().place();
			return now.zoom() == place.zoom() && Math.abs(now.x() - place.x()) < 3 && Math.abs(now.y() - place.y()) < 3;
		});
	}

	@Test
	void theNumberOfFindingsOnTheMapOpensThem() {
		OpenLevel.page().hideView(OpenLevel.page().findView(FindingsView.ID));
		Link state = open.bar().first(Link.class);
		assertTrue(state.getText().contains("finding"), state.getText());
		new Mouse(state).click(new Point(state.getSize().x / 2, state.getSize().y / 2));
		EventLoop.waitUntil("the findings are open", () -> OpenLevel.page().findView(FindingsView.ID) != null);
	}
}
