package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.app.Console;
import org.leeway.core.app.Leeway;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Circle;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.GameUnitsPicture;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Tests of all settings of the Traffic view. The level has two rooms with a named start in each, and a corridor of three cells. */
class TrafficOptionsTest {

	private static final String ROOMS = """
			s.......TTTT.......s
			....................
			....................
			....................
			........TTTT........
			""";
	/**
	 * Columns in the command's table of crowds, counted from 0: the times at which 50, 90 and 100 percent of the units have
	 * arrived. {@link #RATE} is the column of the rate.
	 */
	private static final int[] TIMES = {7, 9, 10};
	private static final int RATE = 11;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(TrafficOptionsTest::level);

	private TrafficView part;
	private Form view;

	private static Level level() {
		Level level = Levels.of(ROOMS);
		level.getSpawns().getFirst().setName("West");
		level.getSpawns().getFirst().setPlayer(1);
		return level;
	}

	@BeforeEach
	void showView() throws Exception {
		part = (TrafficView) OpenLevel.page().showView(TrafficView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		Composite table = Form.aroundTable(open.editor().site().getShell(), "Fix").root();
		view = new Form(table.getParent().getParent());
		open.settle();
	}

	@AfterEach
	void closeView() {
		OpenLevel.page().hideView(part);
		EventLoop.drain();
	}

	private Spinner spinner(String label) {
		return view.after(label, Spinner.class);
	}

	private Text rate() {
		return popup().after("Units a minute", Text.class);
	}

	private Button more() {
		return view.all(Button.class).stream().filter(button -> button.getText().startsWith("&More")).findFirst().orElseThrow();
	}

	/** Opens the popup with the settings that few users change. */
	private void openMore() {
		view.click(more().getText().replace("&", ""));
		EventLoop.waitUntil("the popup is open", () -> popups().findFirst().isPresent());
	}

	private void closeMore() {
		new Mouse(rate()).strike(SWT.ESC);
		EventLoop.waitUntil("the popup is closed", () -> popups().findFirst().isEmpty());
	}

	private Form popup() {
		return new Form(popups().findFirst().orElseThrow());
	}

	private Stream<Shell> popups() {
		return Arrays.stream(open.editor().site().getShell().getShells())
				.filter(shell -> shell.isVisible() && !new Form(shell).all(Spinner.class).isEmpty());
	}

	private String text() {
		return view.all(Text.class).stream().filter(text -> (text.getStyle() & SWT.MULTI) != 0).findFirst().orElseThrow().getText();
	}

	private void awaitResult() {
		EventLoop.waitUntil(() -> "the crowd has run: " + view.words(), () -> view.words().contains("arrived in"));
		open.settle();
	}

	private GameUnitsPicture shown() {
		return open.editor().root().shown(MapContent.CROWD);
	}

	private static void enter(Control field, String text) {
		Mouse mouse = new Mouse(field);
		mouse.click(new Point(10, field.getSize().y / 2));
		EventLoop.waitUntil("the field has the focus", field::isFocusControl);
		mouse.control('a');
		text.chars().forEach(mouse::type);
	}

	@Test
	void aCrowdWithAllSettingsIsThatOfTheCommand() {
		spinner("Units").setSelection(8);
		spinner("Back").setSelection(50);
		openMore();
		Form.choose(popup().after("Agent back", Combo.class), "medium");
		enter(rate(), "90");
		enter(popup().after("Seed", Spinner.class), "7");
		enter(popup().after("Seconds at most", Spinner.class), "25");
		closeMore();
		view.click("Run");
		awaitResult();
		String shown = text();
		assertEquals(List.of("0,0 (West, player 1) to 19,0", "With 90 units a minute, seed 7, 25 s at most"),
				shown.lines().limit(2).toList());
		List<List<String>> ways = command("--simulate", "8", "--ratio", "0.5", "--back", "medium", "--rate", "90", "--seed", "7",
				"--seconds", "25");
		assertEquals(List.of("small", "medium"), ways.stream().map(way -> way.get(2)).toList());
		for (List<String> way : ways) {
			assertTrue(shown.contains(": " + way.get(4) + " of " + way.get(3) + " " + way.get(2) + " arrived, " + way.get(RATE)
					+ " a minute\n    half " + by(way, 0) + ", 90 % " + by(way, 1) + ", all " + by(way, 2)), way + " in " + shown);
		}
		assertNotEquals(ways, command("--simulate", "8", "--ratio", "0.5", "--back", "medium"), "settings matter");
		assertFalse(open.commands().isDirty());
		assertFalse(open.commands().canUndo());
	}

	private static String by(List<String> way, int time) {
		String seconds = way.get(TIMES[time]);
		return seconds.equals("-") ? "never" : "after " + seconds + " s";
	}

	/**
	 * Runs {@code leeway traffic} on the file of the level. Returns the first two rows of the table of crowds, each as
	 * a list of texts.
	 */
	private List<List<String>> command(String... options) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		StringWriter err = new StringWriter();
		String[] arguments = Stream.of(Stream.of("traffic"), Arrays.stream(options), Stream.of(open.file().getLocation().toOSString()))
				.flatMap(each -> each).toArray(String[]::new);
		Leeway.run(arguments, new Console(out, new PrintWriter(err), false, false));
		List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
		int first = IntStream.range(0, lines.size()).filter(i -> lines.get(i).startsWith("  crowd from")).findFirst()
				.orElseThrow(() -> new AssertionError(out + "\n" + err));
		return lines.subList(first + 1, first + 3).stream().map(line -> List.of(line.strip().split(" {2,}"))).toList();
	}

	@Test
	void unitsOfTwoSizesAreOnTheMap() {
		spinner("Units").setSelection(3);
		openMore();
		Form.choose(popup().after("Agent back", Combo.class), "medium");
		closeMore();
		view.click("Run");
		awaitResult();
		assertEquals(List.of(0.5, 0.5, 0.5), shown().moving().stream().map(Circle::radius).toList());
		Scale time = view.first(Scale.class);
		for (int place = 0; place < time.getMaximum() && shown().returning().isEmpty(); place++) {
			time.setSelection(place);
			time.notifyListeners(SWT.Selection, new Event());
		}
		Circle medium = shown().returning().getFirst();
		assertEquals(1, medium.radius());
		RGB ground = open.colour(10.5, 2.5);
		// a unit of one cell with the same centre would not cover this place
		open.awaitOtherColour(ground, medium.x() - 0.8, medium.y() + 0.8);
		assertTrue(text().contains("Come back: 3 of 3 medium arrived"), text());
		TrafficChart chart = view.first(TrafficChart.class);
		assertTrue(chart.text().endsWith("3 of 3 go, 3 of 3 come back"), chart.text());
	}

	@Test
	void aWrongRateIsToldAtOnceAndEnterRuns() {
		openMore();
		enter(rate(), "fast");
		EventLoop.waitUntil(() -> popup().words(), () -> popup().words().contains("Expected at least 0.001, or nothing."));
		new Mouse(rate()).strike(SWT.CR);
		enter(rate(), "600");
		assertFalse(popup().words().contains("Expected"), popup().words());
		new Mouse(rate()).strike(SWT.CR);
		awaitResult();
		assertTrue(text().contains("With 600 units a minute"), text());
		assertTrue(popups().findFirst().isEmpty());
	}

	@Test
	void settingsAreRememberedAndCounted() throws Exception {
		assertEquals("&More...", more().getText());
		openMore();
		Form.choose(popup().after("Agent back", Combo.class), "large");
		enter(rate(), "0.5");
		popup().after("Seed", Spinner.class).setSelection(12);
		popup().after("Seconds at most", Spinner.class).setSelection(77);
		closeMore();
		assertCounted();
		closeView();
		showView();
		assertCounted();
		openMore();
		assertEquals("large 0.5 12 77", popup().after("Agent back", Combo.class).getText() + " " + rate().getText() + " "
				+ popup().after("Seed", Spinner.class).getSelection() + " " + popup().after("Seconds at most", Spinner.class).getSelection());
		closeMore();
	}

	private void assertCounted() {
		assertEquals("&More (4)...", more().getText());
		assertTrue(more().getToolTipText().endsWith("Now: large coming back, 0.5 units a minute, seed 12, 77 s at most"),
				more().getToolTipText());
	}

	@Test
	void nobodyComesBackWithoutAShare() {
		spinner("Back").setSelection(0);
		openMore();
		assertFalse(popup().after("Agent back", Combo.class).isEnabled());
		closeMore();
		spinner("Back").setSelection(1);
		openMore();
		assertTrue(popup().after("Agent back", Combo.class).isEnabled());
		closeMore();
	}

	@Test
	void startsHaveTheirNamesAndAreEmphasised() {
		Combo from = view.after("From", Combo.class);
		assertEquals(List.of("0,0 (West, player 1)", "19,0"), List.of(from.getItems()));
		assertEquals("19,0", view.after("To", Combo.class).getText());
		Form.choose(view.after("To", Combo.class), "0,0 (West, player 1)");
		EventLoop.waitUntil("the start is emphasised", () -> open.editor().root().picture().highlight() != null);
		assertTrue(open.editor().root().picture().highlight().get(0, 0));
		assertTrue(view.words().contains("Choose two different starts."), view.words());
		Form.choose(from, "19,0");
		assertTrue(view.words().contains("Run simulates a crowd."), view.words());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void tabGoesThroughTheSettingsInTheirOrder() {
		OpenLevel.page().activate(part);
		EventLoop.drain();
		assertTabs(List.of(view.after("Agent", Combo.class), view.after("From", Combo.class), view.after("To", Combo.class),
				spinner("Units"), spinner("Back"), view.button("Run"), more()));
		openMore();
		assertTabs(List.of(popup().after("Agent back", Combo.class), rate(), popup().after("Seed", Spinner.class),
				popup().after("Seconds at most", Spinner.class)));
		closeMore();
	}

	private static void assertTabs(List<Control> controls) {
		controls.getFirst().setFocus();
		for (Control next : controls) {
			EventLoop.waitUntil(() -> next + ", not " + Display.getCurrent().getFocusControl(), next::isFocusControl);
			assertFalse(next.getToolTipText().isEmpty());
			new Mouse(next).strike(SWT.TAB);
		}
	}

	@Test
	void nothingIsCutOffInANarrowView() {
		Shell shell = open.editor().site().getShell();
		shell.setMaximized(false);
		for (int width : new int[] {900, 1300}) {
			shell.setSize(width, 800);
			EventLoop.waitUntil(() -> "the window is narrow: " + shell.getSize(), () -> shell.getSize().x == width);
			open.settle();

			view.all(Control.class).stream().filter(control -> isIn(TrafficBar.class, control))
					.forEach(TrafficOptionsTest::assertWhole);
		}
	}

	private static boolean isIn(Class<? extends Composite> bar, Control control) {
		return control.getParent() != null && (bar.isInstance(control.getParent()) || isIn(bar, control.getParent()));
	}

	private static void assertWhole(Control control) {
		Rectangle room = control.getParent().getClientArea();
		Rectangle bounds = control.getBounds();
		String what = control + " " + bounds + " in " + room;
		assertTrue(bounds.width >= control.computeSize(SWT.DEFAULT, SWT.DEFAULT).x, what);
		assertEquals(bounds, bounds.intersection(new Rectangle(0, 0, room.width, room.height)), what);
	}
}
