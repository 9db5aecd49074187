package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.model.AgentType;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.GameUnitsLayer;
import org.leeway.ui.map.layers.GameUnitsPicture;
import org.leeway.ui.map.layers.JamsPicture;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Contrast;

/** Tests of the Traffic view. The level has two rooms with a start in each room, and a corridor of one cell between the rooms. */
class TrafficViewTest {

	private static final String ROOMS = """
			s.......TTTT.......s
			........TTTT........
			....................
			........TTTT........
			........TTTT........
			""";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(ROOMS));

	private TrafficView part;
	private Form view;

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

	/** Runs a crowd by a click, and waits for its result. */
	private void run(int units, int ratio) {
		spinner("Units").setSelection(units);
		spinner("Back").setSelection(100 * ratio);
		view.click("Run");
		EventLoop.waitUntil(() -> "the crowd has run: " + view.words(), () -> view.words().contains("arrived in"));
		open.settle();
	}

	private void goTo(int place) {
		view.first(Scale.class).setSelection(place);
		view.first(Scale.class).notifyListeners(SWT.Selection, new Event());
	}

	private boolean isPlaying() {
		return view.all(Button.class).stream().anyMatch(button -> button.getText().equals("Pause"));
	}

	private GameUnitsPicture units() {
		return open.editor().root().shown(MapContent.CROWD);
	}

	private JamsPicture jams() {
		return open.editor().root().shown(MapContent.JAMS);
	}

	private Text field() {
		return view.all(Text.class).stream().filter(text -> (text.getStyle() & SWT.MULTI) != 0).findFirst().orElseThrow();
	}

	private String text() {
		return field().getText();
	}

	@Test
	void aCrowdRunsAndItsNumbersCanBeCopied() {
		assertTrue(view.words().contains("Run simulates a crowd."), view.words());
		assertFalse(view.button("Play").isEnabled());
		run(6, 1);
		assertTrue(view.words().contains("12 of 12 arrived in"), view.words());
		List<String> lines = text().lines().toList();
		assertEquals("0,0 to 19,0", lines.get(0));
		assertEquals("Bound 30.00 a minute both ways, 60.00 a minute one way", lines.get(1));
		assertTrue(lines.get(2).startsWith("Narrowest: 1 wide at "), lines.get(2));
		assertTrue(lines.get(3).startsWith("Reached ") && lines.get(3).endsWith(" % of the bound"), lines.get(3));
		assertTrue(lines.get(4).startsWith("Go: 6 of 6 small arrived, "), lines.get(4));
		assertTrue(lines.get(5).startsWith("    half after ") && lines.get(5).contains(", all after "), lines.get(5));
		assertTrue(lines.get(6).startsWith("Come back: 6 of 6 small arrived, "), lines.get(6));
		assertEquals("Stuck 0, others on the way 0, waiting to enter 0", lines.get(8));
		Text words = field();
		words.setFocus();
		words.selectAll();
		new Mouse(words).control('c');
		EventLoop.waitUntil("the text is copied", () -> clipboard().startsWith("0,0 to 19,0"));
	}

	private String clipboard() {
		Clipboard clipboard = new Clipboard(view.root().getDisplay());
		Object text = clipboard.getContents(TextTransfer.getInstance());
		clipboard.dispose();
		return String.valueOf(text);
	}

	@Test
	void playMovesUnitsOnTheMapAndTheSliderGoesToATime() {
		run(6, 0);
		assertEquals(6, units().moving().size());
		GameUnitsPicture first = units();
		Circle unit = first.moving().getFirst();
		RGB ground = open.colour(10.5, 2.5);
		EventLoop.waitUntil("a unit is drawn", () -> !open.colour(unit.x(), unit.y()).equals(ground));
		Form.choose(view.all(Combo.class).getLast(), "x16");
		view.click("Play");
		EventLoop.waitUntil("the crowd moves", () -> !units().equals(first));
		EventLoop.waitUntil("the crowd arrives", () -> !isPlaying());
		Scale time = view.first(Scale.class);
		assertEquals(time.getMaximum(), time.getSelection(), 1);
		GameUnitsPicture last = units();
		// the thumb is at the right end
		new Mouse(time).drag(1, new Point(time.getSize().x - 14, time.getSize().y / 2), new Point(time.getSize().x / 2, time.getSize().y / 2));
		EventLoop.waitUntil(() -> "the slider is in the middle: " + time.getSelection(),
				() -> Math.abs(time.getSelection() - time.getMaximum() / 2) < time.getMaximum() / 5);
		assertNotEquals(last, units());
		goTo(time.getMaximum());
		time.setFocus();
		new Mouse(time).strike(SWT.ARROW_LEFT);
		EventLoop.waitUntil("the crowd steps back", () -> !units().equals(last));
		goTo(0);
		assertEquals(first, units());
	}

	@Test
	void unitsThatTurnArePlayedAsRectanglesWithTheirHeadings() {
		AgentType car = open.level().getAgentTypes().getFirst();
		car.setLength(1.6);
		car.setWidth(0.8);
		car.setTurningRadius(1);
		open.settle();
		run(3, 0);
		goTo(view.first(Scale.class).getMaximum() / 2);
		assertEquals(units().moving().size(), units().outlines().size());
		Circle unit = units().moving().getFirst();
		double[] corners = units().outlines().get(unit);
		assertEquals(1.6, Math.hypot(corners[0] - corners[2], corners[1] - corners[3]), 1e-6);
		assertEquals(0.8, Math.hypot(corners[0] - corners[6], corners[1] - corners[7]), 1e-6);
		// the body is painted just inside its right front corner: the colour there is not the colour of an empty place
		double x = corners[0] + 0.15 * (unit.x() - corners[0]);
		double y = corners[1] + 0.15 * (unit.y() - corners[1]);
		double[] empty = empty();
		EventLoop.waitUntil("a unit is painted", () -> !open.colour(x, y).equals(open.colour(empty[0], empty[1])));
	}

	/** Returns a place in the lowest row of a room that has no unit nearby. */
	private double[] empty() {
		return Stream.of(1.5, 6.5, 13.5, 18.5).filter(x -> units().moving().stream().noneMatch(unit -> Math.hypot(unit.x() - x,
				unit.y() - 4.5) < 1.5)).map(x -> new double[] {x, 4.5}).findFirst().orElseThrow();
	}

	@Test
	void pauseStopsTheCrowd() {
		run(6, 1);
		Form.choose(view.all(Combo.class).getLast(), "x1");
		view.click("Play");
		EventLoop.waitUntil("the crowd plays", () -> view.first(Scale.class).getSelection() > 1);
		view.click("Pause");
		GameUnitsPicture stopped = units();
		EventLoop.waitShortly(() -> !units().equals(stopped));
		assertEquals(stopped, units());
	}

	@Test
	void jamsAreALayerWithLegendAndSeconds() {
		run(12, 1);
		assertNotEquals(JamsPicture.NONE, jams());
		assertTrue(legend().containsAll(List.of("unit that goes", "comes back", "stuck", "lost to 3 s", "10", "30", "100", "more")),
				legend().toString());
		Cell lost = IntStream.range(0, 100).mapToObj(i -> new Cell(i % 20, i / 20)).filter(cell -> !jams().describe(cell).isEmpty())
				.findFirst().orElseThrow();
		assertTrue(jams().describe(lost).endsWith(" s lost in jams"), jams().describe(lost));
		assertEquals("", jams().describe(new Cell(-1, 0)));
		RGB drawn = open.colour(lost.x() + 0.2, lost.y() + 0.2);
		open.editor().settings().layers().setVisible(MapLayers.JAMS, false);
		open.awaitOtherColour(drawn, lost.x() + 0.2, lost.y() + 0.2);
	}

	private List<String> legend() {
		return open.editor().presenter().caption().tints().stream().map(LegendEntry::label).toList();
	}

	@Test
	void stuckUnitsAreRowsThatShowTheirPlace() {
		// so slow that most units still queue when the simulation ends
		open.level().getAgentTypes().getFirst().setSpeed(0.1);
		open.settle();
		run(30, 1);
		assertTrue(text().contains("widen by 1"), text());
		Table table = view.first(Table.class);
		assertTrue(view.rows().stream().anyMatch(row -> row.contains("|1 at ") && row.endsWith("|widen by 1")), view.rows().toString());
		Rectangle cell = table.getItem(0).getBounds(0);
		new Mouse(table).click(new Point(cell.x + cell.width / 2, cell.y + cell.height / 2));
		EventLoop.waitUntil("the row is selected", () -> table.getSelectionIndex() == 0);
		EventLoop.waitUntil("its place is emphasised", () -> open.editor().root().picture().highlight() != null);
		goTo(view.first(Scale.class).getMaximum());
		assertEquals(view.rows().stream().mapToInt(row -> Integer.parseInt(row.split("\\|")[0])).sum(), units().stuck().size());
		Circle stuck = units().stuck().getFirst();
		RGB colour = Colours.of(open.editor().settings().colours().of(Meaning.CUT_OFF));
		Point corner = open.at(stuck.x() - stuck.radius(), stuck.y() - stuck.radius());
		EventLoop.waitUntil("a ring is drawn", () -> Screen.colours(Screen.picture(open.canvas(), corner, new Point(5, 5))).contains(colour));
	}

	@Test
	void aChangeMakesTheResultOldAndUndoFreshAgain() {
		run(6, 1);
		GameUnitsPicture first = units();
		JamsPicture lost = jams();
		Form.choose(view.all(Combo.class).getLast(), "x1");
		view.click("Play");
		open.editor().activateTool("4");
		open.mouse().click(open.middle(4, 4));
		open.settle();
		assertTrue(view.words().contains("The level has changed: run again."), view.words());
		assertEquals(GameUnitsPicture.NONE, units());
		assertEquals(JamsPicture.NONE, jams());
		assertFalse(view.button("Play").isEnabled());
		assertFalse(text().isEmpty());
		open.commands().undo();
		open.settle();
		assertTrue(view.words().contains("12 of 12 arrived in"), view.words());
		assertTrue(view.button("Play").isEnabled());
		assertEquals(first, units());
		assertEquals(lost, jams());
	}

	@Test
	void theChartHasTheColoursOfTheUnits() {
		run(6, 1);
		TrafficChart chart = view.first(TrafficChart.class);
		for (Meaning each : List.of(GameUnitsLayer.GOES, GameUnitsLayer.RETURNS)) {
			RGB colour = Contrast.visible(Colours.of(open.editor().settings().colours().of(each)), chart).getRGB();
			EventLoop.waitUntil(each + " is drawn", () -> Screen.colours(chart).contains(colour));
		}
		assertTrue(chart.text().endsWith("6 of 6 go, 6 of 6 come back"), chart.text());
		assertTrue(chart.hint(chart.getSize().x / 2).contains(" of 6 go, "), chart.hint(chart.getSize().x / 2));
		assertEquals(null, chart.hint(0));
	}

	@Test
	void unitsThatFitNowhereAreNotSimulated() {
		Form.choose(view.first(Combo.class), "large");
		view.click("Run");
		EventLoop.waitUntil(() -> "it is said: " + view.words(),
				() -> view.words().contains("No unit gets from one start to the other, so nothing is simulated."));
		assertFalse(view.button("Play").isEnabled());
	}

	@Test
	void theSameStartTwiceIsRefused() {
		Form.choose(view.after("To", Combo.class), "0,0");
		view.click("Run");
		EventLoop.waitUntil("it is said", () -> view.words().contains("Choose two different starts."));
	}

	@Test
	void aLevelWithOneStartSaysWhatToPlace() {
		open.level().getSpawns().removeLast();
		open.settle();
		EventLoop.waitUntil(view::words,
				() -> view.words().contains("Fewer than two starts for small: place spawns (S) where its units start."));
		assertFalse(view.button("Run").isEnabled());
	}

	@Test
	void aSimulationIsCancelled() {
		spinner("Units").setSelection(10_000);
		view.click("Run");
		view.click("Cancel");
		EventLoop.waitUntil("it is said", () -> view.words().contains("Cancelled."));
		open.settle();
		assertEquals("", text());
		assertTrue(view.button("Run").isEnabled());
	}

	@Test
	void theNumbersAreRemembered() throws Exception {
		run(7, 2);
		closeView();
		showView();
		assertEquals(7, spinner("Units").getSelection());
		assertEquals(200, spinner("Back").getSelection());
	}

	@Test
	void isEmptyWithoutALevel() {
		run(6, 1);
		OpenLevel.page().closeEditor(open.part(), false);
		EventLoop.drain();
		assertEquals("", text());
		assertTrue(view.words().contains("No level is open."), view.words());
	}
}
