package org.leeway.ui.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.SpawnPoint;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.map.symmetry.LevelImages;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.PropertiesView;
import org.leeway.ui.testing.Rows;

/**
 * Tests of the work of a designer who makes a map for two players, from <em>New</em> to the saved map. The map must be fair and
 * have no findings. Each method called by the test does a part of the work. A {@link Recipe} performs the gestures with the
 * real mouse and keyboard, and records them.
 */
class DuelTest {

	private static final int MOST_GESTURES = 60;

	private final Recipe recipe = new Recipe();
	private ProductKeys keys;
	private Shell window;
	private OpenLevel open;

	@BeforeEach
	void asAtFirst() throws Exception {
		OpenLevel.forgetSettings();
		OpenLevel.project();
		PlatformUI.getWorkbench().showPerspective(LevelPerspective.ID, PlatformUI.getWorkbench().getActiveWorkbenchWindow());
		OpenLevel.page().closeAllEditors(false);
		window = OpenLevel.page().getWorkbenchWindow().getShell();
		window.setMaximized(true);
		EventLoop.drain();
		EventLoop.waitUntil("the window is as large as the screen",
				() -> window.getSize().x >= window.getMonitor().getClientArea().width);
		RoomForTests.asAtFirst();
		keys = new ProductKeys();
		window.forceActive();
	}

	@AfterEach
	void close() throws Exception {
		keys.close();
		RoomForTests.asBefore();
		if (open != null) {
			open.close();
			Files.deleteIfExists(Path.of(open.file().getLocation() + ".bak"));
		}
		EventLoop.drain();
	}

	@Test
	void aMapForTwoNeedsFewGestures() throws Exception {
		try {
			makeTheLevel();
			byte[] asNew = LevelFiles.toBytes(open.level());
			turnByHalf();
			paintTheRiver();
			paintTheCliffs();
			paintTheFort();
			placeTheStarts();
			noteWhatPlayersFind();
			widenForTheTank();
			saveAndCompare();
			assertTrue(recipe.size() <= MOST_GESTURES, recipe.size() + " gestures");
			assertMapForTwo();
			assertLooksTurned();
			assertUndone(asNew);
		} catch (Exception | AssertionError e) {
			throw new AssertionError(e.getMessage() + ", after\n" + recipe, e);
		}
	}

	private void makeTheLevel() {
		Dialogs.answer(() -> {
			recipe.gesture("key Ctrl+N: the wizard", () -> new Mouse(window).strikeWith(SWT.CTRL, 'n'));
			EventLoop.waitUntil("the level is open", () -> OpenLevel.page().getActiveEditor() instanceof LevelEditor);
		}, this::answerWizard);
		open = OpenLevel.active();
	}

	private void answerWizard(Form wizard) {
		Text name = wizard.after("File name:", Text.class);
		recipe.type(name, "duel");
		press(wizard, "Next >");
		Control page = wizard.after("Template:", Combo.class);
		recipe.key(page, SWT.TAB, "the width");
		recipe.type(page, "48");
		recipe.key(page, SWT.TAB, "the height");
		recipe.type(page, "32");
		uncheck(wizard, "truck");
		uncheck(wizard, "boat");
		press(wizard, "Finish");
	}

	private void press(Form form, String button) {
		recipe.gesture("click " + button, () -> form.click(button));
	}

	private void uncheck(Form wizard, String agent) {
		Table agents = wizard.after("Agents:", Table.class);
		TableItem item = Arrays.stream(agents.getItems()).filter(each -> each.getText().startsWith(agent)).findFirst().orElseThrow();
		Rectangle text = item.getTextBounds(0);
		recipe.click(agents, new Point(text.x - 14, text.y + text.height / 2), "the box of " + agent);
		assertFalse(item.getChecked(), agent);
	}

	private void turnByHalf() {
		for (int i = 0; i < 4; i++) {
			key('y', "the next symmetry");
		}
		assertEquals("half-turn", open.level().getSymmetry().getLiteral());
	}

	private void paintTheRiver() {
		key('4', "water");
		key('r', "rectangles");
		drag(22, 0, 25, 31, "the river");
		key('2', "road");
		drag(8, 8, 39, 9, "a road with a ford of 2 cells");
	}

	private void paintTheCliffs() {
		key('5', "cliff");
		key('l', "lines");
		key(']', "lines of 2 cells");
		drag(0, 24, 7, 31, "a cliff across the corner");
		key('f', "fill");
		click(1, 30, "the corner behind the cliff");
		key('3', "forest");
		key('b', "the brush");
		drag(17, 12, 20, 18, "a strip of trees");
	}

	private void paintTheFort() {
		key('6', "wall");
		key('r', "rectangles");
		key('u', "outlines");
		drag(2, 13, 13, 21, "a fort");
		key('1', "grass");
		drag(12, 17, 13, 18, "a gate of 2 cells");
	}

	private void placeTheStarts() {
		key('s', "spawns");
		click(6, 7, "the start of player 1");
	}

	private void noteWhatPlayersFind() throws Exception {
		PropertiesView properties = PropertiesView.show();
		key('n', "notes");
		drag(1, 3, 3, 5, "a note beside the start");
		pick(properties, "resource", 1);
		recipe.gesture("click Amount", () -> properties.edit("Amount"));
		recipe.type(open.canvas(), "1500");
		recipe.strike(open.canvas(), SWT.CR, "the amount");
		await(properties, "Amount", "1500.0");
		drag(5, 17, 7, 18, "a note in the fort");
		pick(properties, "expansion", 2);
	}

	private void pick(PropertiesView properties, String kind, int index) {
		await(properties, "Kind", "none");
		recipe.gesture("click Kind", () -> properties.list("Kind"));
		for (int i = 0; i < index; i++) {
			recipe.key(open.canvas(), SWT.ARROW_DOWN, "the next kind");
		}
		recipe.strike(open.canvas(), SWT.CR, kind);
		await(properties, "Kind", kind);
	}

	private static void await(PropertiesView properties, String property, String value) {
		EventLoop.waitUntil(() -> property + " is " + value + " in " + properties.values(),
				() -> value.equals(properties.values().get(property)));
	}

	private void widenForTheTank() {
		open.settle();
		assertEquals(List.of("Starts not connected", "Unreachable region", "Unreachable region"), findings("Rule"));
		assertEquals(Set.of("tank"), Set.copyOf(findings("Agent")));
		widenFirst();
		widenFirst();
		assertEquals(List.of(), findings("Finding"), "both sides are wide enough");
	}

	private void widenFirst() {
		Table table = table();
		Rectangle cell = table.getItem(0).getBounds(Rows.column(table, "Finding"));
		recipe.choose(table, new Point(cell.x + 20, cell.y + cell.height / 2), "Widen here", findings("Finding").getFirst());
		Button apply = open.bar().button("Apply");
		EventLoop.waitUntil("the fix is proposed", () -> apply.isVisible() && apply.isFocusControl());
		recipe.strike(apply, SWT.CR, "apply");
		EventLoop.waitUntil("the fix is applied", () -> open.editor().repairs().proposal().isEmpty());
		open.settle();
	}

	private Table table() {
		return Form.aroundTable(window, "Rule").first(Table.class);
	}

	/** Returns the texts of a column of the findings. */
	private List<String> findings(String column) {
		EventLoop.drain();
		Table table = table();
		return IntStream.range(0, table.getItemCount()).mapToObj(row -> Rows.text(table, row, column)).toList();
	}

	private void saveAndCompare() {
		recipe.gesture("key Ctrl+S: save", () -> open.mouse().control('s'));
		EventLoop.waitUntil("the level is saved", () -> !open.part().isDirty());
		recipe.gesture("key Ctrl+9: the whole map", () -> open.mouse().control('9'));
		tab("Fairness");
		awaitFair("grass+road");
		key('z', "the next agent");
		awaitFair("grass+road+forest");
	}

	private void awaitFair(String terrains) {
		open.settle();
		Form view = Form.aroundTable(window, "Mirrored");
		EventLoop.waitUntil(() -> view.words() + view.rows(),
				() -> view.words().endsWith("Fair for " + terrains) && view.rows().isEmpty());
	}

	private void tab(String title) {
		CTabFolder folder = new Form(window).all(CTabFolder.class).stream().filter(CTabFolder::isVisible)
				.filter(each -> Arrays.stream(each.getItems()).anyMatch(item -> item.getText().equals(title))).findFirst().orElseThrow();
		CTabItem item = Arrays.stream(folder.getItems()).filter(each -> each.getText().equals(title)).findFirst().orElseThrow();
		Rectangle bounds = item.getBounds();
		recipe.click(folder, new Point(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2), "the tab " + title);
	}

	private void key(char key, String words) {
		recipe.key(open.canvas(), key, words);
	}

	private void click(int x, int y, String words) {
		recipe.click(open.canvas(), open.middle(x, y), words);
	}

	private void drag(int x, int y, int toX, int toY, String words) {
		recipe.drag(open.canvas(), open.middle(x, y), open.middle(toX, toY), words);
	}

	private void assertMapForTwo() throws Exception {
		Level level = LevelFiles.load(open.file().getLocation().toPath());
		LevelImages.assertSymmetric(level, "as saved");
		assertEquals("6,7 player 1, 41,24 player 2", String.join(", ",
				LevelSnapshot.of(level).header().spawnPoints().stream().map(SpawnPoint::toString).toList()));
		assertEquals(List.of("Note 1 resource 1500.0", "Note 1 resource 1500.0", "Note 2 expansion 0.0", "Note 2 expansion 0.0"),
				level.getAnnotations().stream().map(note -> note.getName() + " " + note.getKind() + " " + note.getAmount()).toList());
		assertEquals(List.of(), LevelAnalysis.of(LevelSnapshot.of(level), Progress.NONE).findings());
	}

	/** Compares the picture of the map on the screen with the same picture turned by 180 degrees, cell by cell. */
	private void assertLooksTurned() {
		for (LayerDescriptor objects : List.of(MapLayers.ANNOTATIONS, MapLayers.SPAWNS)) {
			open.editor().settings().layers().setVisible(objects, false);
		}
		ImageData picture = open.picture();
		CellRect map = open.level().getTerrain().bounds();
		Set<Integer> colours = new HashSet<>();
		for (int y = 0; y < map.height() / 2; y++) {
			for (int x = 0; x < map.width(); x++) {
				int colour = mostFrequent(picture, x, y);
				assertEquals(colour, mostFrequent(picture, map.width() - 1 - x, map.height() - 1 - y), "the turned cell of " + x + "," + y);
				colours.add(colour);
			}
		}
		assertTrue(colours.size() >= 6, "one of each terrain at least: " + colours);
	}

	/** Returns the colour of most pixels of a cell. The other pixels belong to the pattern or to the grid. */
	private int mostFrequent(ImageData picture, int x, int y) {
		Point from = open.at(x, y);
		Point to = open.at(x + 1, y + 1);
		Map<Integer, Integer> counts = new HashMap<>();
		for (int row = from.y + 1; row < to.y - 1; row++) {
			for (int column = from.x + 1; column < to.x - 1; column++) {
				counts.merge(picture.getPixel(column, row), 1, Integer::sum);
			}
		}
		return Collections.max(counts.entrySet(), Map.Entry.comparingByValue()).getKey();
	}

	private void assertUndone(byte[] asNew) throws IOException {
		while (open.commands().canUndo()) {
			open.commands().undo();
		}
		assertArrayEquals(asNew, LevelFiles.toBytes(open.level()));
	}
}
