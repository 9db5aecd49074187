package org.leeway.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.PathProbe;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.testing.ContextMenu;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;
import org.leeway.ui.testing.Rows;
import org.leeway.ui.testing.TurningLevel;
import org.leeway.ui.wizards.ExportLayerWizard;

/**
 * Tests of the first five minutes of the README. The test follows each step of the README with mouse and keys, and
 * checks the results that the README describes.
 */
class FirstMinutesTest {

	private static final String YARD = "cannot reach a region of 46 cells at 4,27 (10 x 5)";

	@TempDir
	private Path folder;

	private OpenLevel open;

	private void openSample(String name) throws Exception {
		URL sample = SampleWorkspace.samples().stream().filter(each -> each.getPath().endsWith("/" + name)).findFirst()
				.orElseThrow();
		open = OpenLevel.of(LevelFiles.load(sample.openStream(), name), name);
		OpenLevel.page().showView(FindingsView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		open.settle();
	}

	@AfterEach
	void close() throws Exception {
		open.close();
		EventLoop.drain();
	}

	private void chooseTank() {
		Form.choose(open.bar().after("Agent", Combo.class), "tank  3x3");
		open.settle();
	}

	private Table findings() {
		return Form.aroundTable(open.editor().site().getShell(), "Rule").first(Table.class);
	}

	private List<String> messages() {
		EventLoop.drain();
		Table table = findings();
		return IntStream.range(0, table.getItemCount()).filter(row -> !Rows.text(table, row, "Severity").equals("advice"))
				.mapToObj(row -> Rows.text(table, row, "Finding")).toList();
	}

	private void clickFinding(String message) {
		Table table = findings();
		int row = messages().indexOf(message);
		EventLoop.waitUntil("the finding is in sight", () -> {
			table.showItem(table.getItem(row));
			return table.getClientArea().contains(place(table, row));
		});
		new Mouse(table).click(place(table, row));
		EventLoop.waitUntil("the finding is selected", () -> table.getSelectionIndex() == row);
	}

	private static Point place(Table table, int row) {
		Rectangle cell = table.getItem(row).getBounds(Rows.column(table, "Finding"));
		return new Point(cell.x + 20, cell.y + cell.height / 2);
	}

	/** Types the key of a tool, a brush or a command. */
	private void key(int key) {
		open.mouse().type(key);
		EventLoop.drain();
	}

	private boolean isBlue(double x, double y) {
		RGB colour = open.colour(x, y);
		return colour.blue > colour.red + 20;
	}

	private boolean isOrange(double x, double y) {
		RGB colour = open.colour(x, y);
		return colour.red > colour.blue + 60;
	}

	private Form showRoutes() throws Exception {
		Form routes = TurningLevel.showRoutes(open);
		EventLoop.waitUntil("the view is laid out", () -> routes.button("same kind").getLocation().x > 0
				&& routes.button("Play").getSize().x > 20);
		return routes;
	}

	@Test
	void chooseTheAgent() throws Exception {
		openSample("harbour.leeway");
		chooseTank();
		assertEquals("Reachability", open.bar().after("Show", Combo.class).getText());
		assertTrue(isOrange(6.4, 29.4), "the yard is orange");
		assertTrue(isBlue(18.4, 29.4), "the street is blue");
	}

	@Test
	void findOutWhy() throws Exception {
		openSample("harbour.leeway");
		chooseTank();
		assertEquals(5, messages().size());
		double before = open.editor().root().getZoomManager().getZoom();
		clickFinding(YARD);
		EventLoop.waitUntil("the editor zooms to the yard", () -> open.editor().root().getZoomManager().getZoom() > before);
		assertTrue(open.canvas().getClientArea().contains(open.middle(8, 29)));
		assertTrue(open.editor().root().picture().highlight().get(6, 29));
	}

	@Test
	void widenTheGapByHandAndByTheFinding() throws Exception {
		openSample("harbour.leeway");
		chooseTank();
		open.mouse().move(open.middle(16, 29));
		key('3');
		open.mouse().click(open.middle(14, 30));
		open.settle();
		assertTrue(isBlue(6.4, 29.4), "the yard turns blue");
		assertFalse(messages().contains(YARD));
		open.mouse().control('z');
		open.settle();
		assertTrue(messages().contains(YARD));
		assertTrue(isOrange(6.4, 29.4));
		clickFinding(YARD);
		open.settle();
		int row = messages().indexOf(YARD);
		ContextMenu.choose(new Mouse(findings()), findings(), place(findings(), row), "Widen here");
		EventLoop.waitUntil("the preview is there", () -> open.bar().all(Button.class).stream()
				.anyMatch(button -> button.getText().replace("&", "").equals("Apply") && button.isVisible()));
		assertFalse(open.part().isDirty(), "after a preview only");
		open.bar().click("Apply");
		open.settle();
		assertFalse(messages().contains(YARD));
	}

	@Test
	void seeTheRoom() throws Exception {
		openSample("harbour.leeway");
		chooseTank();
		Form.choose(open.bar().after("Show", Combo.class), "Clearance");
		open.settle();
		RGB four = open.colour(8.4, 29.4);
		open.mouse().move(open.middle(8, 29));
		for (int size = 4; size <= 6; size++) {
			key('=');
			assertEquals(size, open.editor().settings().unit().size());
		}
		open.settle();
		open.mouse().move(open.middle(70, 55));
		RGB grey = open.colour(8.4, 29.4);
		assertNotEquals(four, grey);
		assertTrue(Math.abs(grey.red - grey.blue) < 60, "too large here: " + grey);
		key('0');
		assertEquals(3, open.editor().settings().unit().size());
		boolean footprint = open.editor().settings().unit().footprint();
		key('a');
		assertEquals(!footprint, open.editor().settings().unit().footprint());
		key('d');
		assertTrue(open.editor().settings().showsRange());
		key('d');
		key('t');
		open.mouse().drag(1, open.middle(8, 29), open.middle(18, 29));
		EventLoop.waitUntil("the largest unit is told",
				() -> open.editor().root().shown(MapContent.LARGEST_UNIT).words().contains("2 x 2"));
		assertTrue(open.editor().root().shown(MapContent.LARGEST_UNIT).largest().bottleneck().count() > 0,
				"where the next size gets stuck");
	}

	@Test
	void blockAWay() throws Exception {
		openSample("harbour.leeway");
		chooseTank();
		open.mouse().move(open.middle(18, 29));
		key('c');
		open.mouse().drag(1, open.at(14.5, 29), open.at(15.5, 29));
		open.settle();
		int circles = open.level().getCircles().size();
		assertTrue(open.editor().presenter().findings().orElseThrow().stream()
				.anyMatch(finding -> finding.agent().equals("truck") && finding.bounds().contains(8, 29)));
		assertTrue(open.editor().presenter().findings().orElseThrow().stream()
				.anyMatch(finding -> finding.agent().equals("infantry") && finding.bounds().contains(8, 29)));
		key('v');
		open.mouse().click(open.at(14.5, 29));
		key(SWT.DEL);
		assertEquals(circles - 1, open.level().getCircles().size());
	}

	@Test
	void followARoute() throws Exception {
		openSample("harbour.leeway");
		chooseTank();
		open.mouse().move(open.middle(18, 29));
		key('p');
		open.mouse().drag(1, open.middle(18, 29), open.middle(60, 29));
		open.settleRoutes();
		PathProbe probe = open.level().getProbes().getFirst();
		assertTrue(open.editor().routes().route(probe).orElseThrow().isFound());
		Form routes = showRoutes();
		assertTrue(routes.after("Planner", Combo.class).getItemCount() > 5);
	}

	@Test
	void leaveTheGrid() throws Exception {
		openSample("harbour.leeway");
		chooseTank();
		open.mouse().move(open.middle(14, 4));
		key('p');
		open.mouse().drag(1, open.middle(14, 4), open.middle(58, 30));
		key('v');
		Form routes = showRoutes();
		Form.choose(routes.after("Planner", Combo.class), "Tangent graph");
		open.settleRoutes();
		PathProbe probe = open.level().getProbes().getFirst();
		double length = open.editor().routes().route(probe).orElseThrow().length();
		routes.click("Play");
		Scale along = routes.all(Scale.class).getFirst();
		EventLoop.waitUntil("the disc moves", () -> along.getSelection() > 0);
		open.mouse().drag(1, open.at(42.7, 11), open.at(36, 17));
		open.settleRoutes();
		assertNotEquals(length, open.editor().routes().route(probe).orElseThrow().length(), "the route gives way");
		open.editor().settings().layers().setVisible(MapLayers.GAPS, true);
		EventLoop.waitUntil("the gaps are there", () -> open.editor().root().shown(MapContent.TANGENTS).gapsAlpha() > 0
				&& open.editor().root().shown(MapContent.TANGENTS).geometry() != null);
	}

	@Test
	void generateAMesh() throws Exception {
		openSample("harbour.leeway");
		chooseTank();
		Dialogs.answer(() -> open.run("org.leeway.ui.mesh", "org.leeway.ui.meshChange", "add"), dialog -> {
			Form.choose(dialog.first(Combo.class), dialog.first(Combo.class).getItem(2));
			dialog.click("OK");
		});
		assertEquals(1, open.level().getNavMeshes().size());
		open.mouse().move(open.middle(18, 29));
		key('p');
		open.mouse().drag(1, open.middle(18, 29), open.middle(48, 18));
		Form routes = showRoutes();
		Form.choose(routes.after("Planner", Combo.class), "Any-angle search on the mesh");
		open.settleRoutes();
		PathProbe probe = open.level().getProbes().getFirst();
		double exact = open.editor().routes().route(probe).orElseThrow().length();
		Form.choose(routes.after("Planner", Combo.class), "Recast/Detour route");
		open.settleRoutes();
		double engine = open.editor().routes().route(probe).orElseThrow().length();
		assertTrue(engine > 1.1 * exact, engine + " beside " + exact);
		assertTrue(open.editor().root().shown(MapContent.ROUTES).exact().isPresent(), "the exact route is beside it");
	}

	@Test
	void turnLikeATruck() throws Exception {
		openSample("depot.leeway");
		Form routes = showRoutes();
		Button compared = routes.button("same kind");
		compared.setSelection(true);
		compared.notifyListeners(SWT.Selection, new Event());
		open.settleRoutes();
		Table table = routes.first(Table.class);
		int smooth = IntStream.range(0, table.getItemCount())
				.filter(row -> Rows.text(table, row, "Planner").equals("Smoothed route")).findFirst().orElseThrow();
		assertEquals("no", Rows.text(table, smooth, "Legal"));
		table.setSelection(smooth);
		table.notifyListeners(SWT.Selection, new Event());
		open.settleRoutes();
		assertFalse(open.editor().root().shown(MapContent.ROUTES).routes().stream()
				.allMatch(route -> route.turning().map(turning -> turning.clashes().isEmpty()).orElse(true)), "red on the map");
	}

	@Test
	void export() throws Exception {
		openSample("harbour.leeway");
		chooseTank();
		Path file = folder.resolve("tank.png");
		try (OpenWizard wizard = new OpenWizard(new ExportLayerWizard(), open.file())) {
			Form form = wizard.form();
			assertEquals("Reachability", form.after("Layer:", Combo.class).getText(), "as the map shows");
			assertEquals("tank", form.after("Agent:", Combo.class).getText());
			Form.choose(form.after("Format:", Combo.class), "Heatmap image");
			form.after("To file:", Text.class).setText(file.toString());
			wizard.finish();
		}
		ImageData image = new ImageData(file.toString());
		assertEquals(0, image.width % 96, image.width + " pixels for 96 cells");
	}
}
