package org.leeway.ui.wizards;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.exchange.geojson.GeoJsonExporter;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.DiscGeometry;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.TangentGraphLayer;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.Pictures;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;
import org.osgi.service.prefs.BackingStoreException;

/** The export wizard. Reads the written files back. */
class ExportLayerWizardTest {

	private static final String ROOM = """
			TTTTTTT
			T.....T
			T..s..T
			T...T.T
			TTTTTTT
			""";
	private static final String CLEARANCE = """
			0000000
			0322210
			0221110
			0111010
			0000000
			""";

	private static final String LEGEND = "Draw what the colours mean beside the map";

	@TempDir
	private Path folder;

	private OpenWizard wizard;

	@AfterEach
	void closeWizard() throws CoreException, BackingStoreException {
		if (wizard != null) {
			wizard.close();
		}
		OpenLevel.project().delete(true, true, null);
		InstanceScope.INSTANCE.getNode("org.leeway.ui/last-exports").removeNode();
	}

	@Test
	void theFormatIsATableAtFirstAndStaysWhereTheLayerAllowsIt() throws Exception {
		open(level("room", ROOM));
		Form form = wizard.form();
		Combo format = form.after("Format:", Combo.class);
		assertEquals("Comma-separated values", format.getText());
		Form.choose(format, "JSON");
		Form.choose(form.after("Layer:", Combo.class), title("fit"));
		assertEquals("JSON", format.getText());
		Form.choose(form.after("Layer:", Combo.class), title("tangent graph"));
		assertEquals("GeoJSON", format.getText());
		wizard.close();
	}

	@Test
	void clearanceAsCsv() throws Exception {
		Path file = export("clearance", "Comma-separated values", "clearance.csv");
		assertEquals(CLEARANCE, Files.readString(file).replace(",", "").replace("\r\n", "\n"));
	}

	@Test
	void clearanceAsNpy() throws Exception {
		ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(export("clearance", "NumPy array", "clearance.npy")))
				.order(ByteOrder.LITTLE_ENDIAN);
		int header = 10 + bytes.getShort(8);
		String description = new String(bytes.array(), 10, header - 10, StandardCharsets.US_ASCII);
		assertTrue(description.contains("'<u2'") && description.contains("(5, 7)"), description);
		assertEquals(5 * 7 * 2, bytes.capacity() - header);
		assertEquals(3, bytes.getShort(header + 2 * (1 * 7 + 1)));
		assertEquals(0, bytes.getShort(header + 2 * (3 * 7 + 4)));
	}

	@Test
	void clearanceAsJson() throws Exception {
		String json = Files.readString(export("clearance", "JSON", "clearance.json"));
		assertTrue(json.contains("\"layer\":\"clearance\""), json);
		assertTrue(json.contains("\"capability\":\"ground+swamp\""), json);
		String values = Arrays.deepToString(Pictures.values(CLEARANCE)).replace(" ", "");
		assertTrue(json.replaceAll("\\s", "").contains("\"values\":" + values), json);
	}

	@Test
	void clearanceAsPngWithALegend() throws Exception {
		Path plain = export("clearance", "Heatmap image", "clearance.png");
		ImageData image = new ImageData(plain.toString());
		assertEquals("7 x 5", image.width + " x " + image.height);
		OverlayLayer layer = ClearanceLayer.of(LevelAnalysis.of(snapshot(), Progress.NONE),
				snapshot().agents().get(0).capability(), Anchor.COVERING);
		assertEquals(Colours.of(layer.colour(3)), colour(image, 1, 1));
		assertEquals(Colours.of(layer.colour(3)), colour(image, 3, 3), "the lower right corner of a unit");
		assertEquals(Colours.of(layer.colour(0)), colour(image, 4, 3));

		open(level("room", ROOM));
		Form form = fillIn("clearance", "Heatmap image", folder.resolve("legend.png"));
		form.button(LEGEND).setSelection(true);
		wizard.finish();
		assertTrue(new ImageData(folder.resolve("legend.png").toString()).width > image.width);
	}

	@Test
	void thePreviewShowsTheLayerTheFileAndWhatItWillNotHave() throws Exception {
		open(level("room", ROOM));
		Form form = fillIn("clearance", "Comma-separated values", folder.resolve("clearance.csv"));
		Text beginning = form.after("Preview:", Text.class);
		EventLoop.waitUntil("the file is shown", () -> beginning.getText().replace("\r\n", "\n").replace(",", "")
				.equals(CLEARANCE));
		OverlayLayer layer = ClearanceLayer.of(LevelAnalysis.of(snapshot(), Progress.NONE),
				snapshot().agents().get(0).capability(), Anchor.TOP_LEFT);
		Canvas map = form.all(Canvas.class).stream().filter(each -> each.getClass() == Canvas.class).findFirst().orElseThrow();
		int cell = Math.min(200 / 7, 140 / 5);
		Screen.awaitColour(map, Colours.of(layer.colour(3)), new Point(cell + cell / 2, cell + cell / 2));
		Screen.awaitColour(map, Colours.of(layer.colour(1)), new Point(5 * cell + cell / 2, 3 * cell + cell / 2));
		Form.choose(form.after("Layer:", Combo.class), title("wall distance"));
		Form.choose(form.after("Format:", Combo.class), "Portable graymap");
		EventLoop.waitUntil(() -> "the losses are told: " + form.words(),
				() -> form.words().contains("Not in the file: Fractions are not written: numbers are rounded up."));
		Form.choose(form.after("Layer:", Combo.class), title("tangent graph"));
		EventLoop.waitUntil("shapes are shown", () -> beginning.getText().startsWith("{\"type\":\"FeatureCollection\""));
		Form.choose(form.after("Layer:", Combo.class), title("fit"));
		wizard.close();
	}

	@Test
	void thePreviewSaysWhyThereIsNothingToWrite() throws Exception {
		open(level("empty", ROOM.replace('s', '.')));
		Form form = fillIn("fit", "Comma-separated values", folder.resolve("fit.csv"));
		Text beginning = form.after("Preview:", Text.class);
		EventLoop.waitUntil("the reason is shown", () -> beginning.getText().contains("place one first"));
		wizard.close();
	}

	@Test
	void wholeLevelsGoToTheFormatsOfLevels() throws Exception {
		IFile level = level("room", ROOM);
		open(level);
		Form form = wizard.form();
		Form.choose(form.after("Layer:", Combo.class), "Whole level");
		assertFalse(form.after("Agent:", Combo.class).isEnabled());
		Combo format = form.after("Format:", Combo.class);
		assertEquals(Formats.registered().ofLevels().stream().map(Format::title).toList(), List.of(format.getItems()));
		Format tiled = Formats.registered().byId("tmx").orElseThrow();
		Form.choose(format, tiled.title());
		assertEquals("room.tmx", form.after("To file:", Text.class).getText());
		form.after("To file:", Text.class).setText(folder.resolve("room.tmx").toString());
		EventLoop.waitUntil("the file is shown", () -> form.after("Preview:", Text.class).getText().startsWith("<?xml"));
		wizard.finish();
		Path expected = Files.createDirectory(folder.resolve("expected")).resolve("room.tmx");
		tiled.exporter(LevelExporter.class).orElseThrow().export(LevelFiles.load(level.getLocation().toPath()),
				OptionValues.STANDARD, Progress.NONE).write(expected);
		assertEquals(Files.readString(expected), Files.readString(folder.resolve("room.tmx")));
		assertArrayEquals(Files.readAllBytes(folder.resolve("expected/room.tmx.terrain.png")),
				Files.readAllBytes(folder.resolve("room.tmx.terrain.png")));
	}

	@Test
	void aWholeLevelHasTheOptionsOfWholeLevels() throws Exception {
		IFile level = level("room", ROOM);
		open(level);
		Format clearance = Formats.registered().byId("lbc").orElseThrow();
		Form form = wizard.form();
		Form.choose(form.after("Format:", Combo.class), clearance.title());
		Form.choose(form.after("Layer:", Combo.class), "Whole level");
		Form.choose(form.after("The cell of a unit that its clearance is written to:", Combo.class), "centre");
		form.after("To file:", Text.class).setText(folder.resolve("room.lbc").toString());
		wizard.finish();
		Path expected = Files.createDirectory(folder.resolve("expected")).resolve("room.lbc");
		clearance.exporter(LevelExporter.class).orElseThrow().export(LevelFiles.load(level.getLocation().toPath()),
				OptionValues.parse(clearance.levelOptions(), Map.of("anchor", "centre")), Progress.NONE).write(expected);
		assertArrayEquals(Files.readAllBytes(expected), Files.readAllBytes(folder.resolve("room.lbc")));
		open(level);
		assertEquals("centre", wizard.form().after("The cell of a unit that its clearance is written to:", Combo.class).getText());
		wizard.close();
	}

	@Test
	void theWizardGoesOnWithTheLastExportOfTheLevel() throws Exception {
		IFile level = level("room", ROOM);
		open(level);
		Form form = fillIn("clearance", "Heatmap image", folder.resolve("large.png"));
		Form.choose(form.after("Agent:", Combo.class), "medium");
		Form.choose(form.after("Largest unit:", Combo.class), "around the middle cell");
		form.after("Pixels along the side of a cell:", Spinner.class).setSelection(9);
		wizard.finish();
		open(level);
		form = wizard.form();
		assertEquals(title("clearance"), form.after("Layer:", Combo.class).getText());
		assertEquals("medium", form.after("Agent:", Combo.class).getText());
		assertEquals("around the middle cell", form.after("Largest unit:", Combo.class).getText());
		assertEquals("Heatmap image", form.after("Format:", Combo.class).getText());
		assertEquals(9, form.after("Pixels along the side of a cell:", Spinner.class).getSelection());
		assertEquals(folder.resolve("large.png").toString(), form.after("To file:", Text.class).getText());
		Form.choose(form.after("Layer:", Combo.class), title("fit"));
		assertEquals("room-fit.png", form.after("To file:", Text.class).getText(), "another layer does not overwrite it");
		wizard.close();
	}

	@Test
	void aPictureHasTheChosenNumberOfPixelsForACell() throws Exception {
		open(level("room", ROOM));
		Form form = fillIn("clearance", "Heatmap image", folder.resolve("large.png"));
		form.after("Pixels along the side of a cell:", Spinner.class).setSelection(9);
		wizard.finish();
		ImageData image = new ImageData(folder.resolve("large.png").toString());
		assertEquals("63 x 45", image.width + " x " + image.height);
		assertEquals(colour(image, 9, 9), colour(image, 35, 35), "the corners of the largest unit");
		assertNotEquals(colour(image, 9, 9), colour(image, 36, 35), "a blocked cell");
	}

	@Test
	void valuesAreForEachCellInPicturesAndForAnchorsInDataUntilTheUserChooses() throws Exception {
		open(level("room", ROOM));
		Form form = fillIn("clearance", "Heatmap image", folder.resolve("x.png"));
		Combo widths = form.after("Largest unit:", Combo.class);
		assertEquals("over the cell", widths.getText());
		Form.choose(form.after("Format:", Combo.class), "JSON");
		assertEquals("from the top-left cell", widths.getText());
		Form.choose(widths, "around the middle cell");
		Form.choose(form.after("Format:", Combo.class), "Heatmap image");
		assertEquals("around the middle cell", widths.getText());
	}

	@Test
	void theWizardBeginsWithWhatTheEditorShows() throws Exception {
		try (OpenLevel shown = OpenLevel.of(Levels.of(ROOM), "shown.leeway")) {
			String title = Layers.raster("wall-distance").title();
			Form.choose(shown.bar().after("Show", Combo.class), title);
			shown.editor().settings().setAgent(shown.level().getAgentTypes().get(1));
			shown.editor().settings().unit().setSize(3);
			open(shown.file());
			Form form = wizard.form();
			assertEquals(title, form.after("Layer:", Combo.class).getText());
			assertEquals("medium", form.after("Agent:", Combo.class).getText());
			assertEquals(3, form.after("Unit size:", Spinner.class).getSelection());
			assertTrue(form.after("To file:", Text.class).getText().startsWith("shown-wall-distance."));
			wizard.close();
			Form.choose(shown.bar().after("Show", Combo.class), "Terrain only");
			open(shown.file());
			assertEquals("Terrain", wizard.form().after("Layer:", Combo.class).getText());
			wizard.close();
		}
	}

	@Test
	void changesThatAreNotSavedAreExportedAndThePageSaysSo() throws Exception {
		try (OpenLevel edited = OpenLevel.of(Levels.of(ROOM), "room.leeway")) {
			byte[] saved = edited.bytes();
			open(edited.file());
			assertTrue(wizard.form().words().contains("Level:\nroom.leeway\n"), wizard.form().words());
			wizard.close();
			edited.editor().activateTool("4");
			edited.mouse().click(edited.middle(1, 1));
			edited.settle();
			open(edited.file());
			assertSays(wizard.form().words(), "room.leeway ", "editor", "not saved");
			fillIn("clearance", "Comma-separated values", folder.resolve("edited.csv"));
			wizard.finish();
			assertEquals(CLEARANCE.replace("0322210", "0022210"),
					Files.readString(folder.resolve("edited.csv")).replace(",", "").replace("\r\n", "\n"));
			assertTrue(edited.part().isDirty());
			assertArrayEquals(saved, edited.bytes());
		}
	}

	@Test
	void aSelectedFileThatIsNoLevelLeavesTheLevelInTheEditor() throws Exception {
		try (OpenLevel edited = OpenLevel.of(Levels.of(ROOM), "room.leeway")) {
			IFile other = OpenLevel.project().getFile("notes.txt");
			other.create(new ByteArrayInputStream(new byte[0]), true, null);
			open(other);
			assertTrue(wizard.form().words().contains("Level:\nroom.leeway\n"), wizard.form().words());
			wizard.close();
		}
	}

	@Test
	void reachabilityIsThatOfTheChosenAgent() throws Exception {
		open(level("room", ROOM));
		Form form = fillIn("reachability", "Comma-separated values", folder.resolve("large.csv"));
		Form.choose(form.after("Agent:", Combo.class), "large");
		wizard.finish();
		assertEquals("""
				0000000
				0333110
				0333110
				0333010
				0000000
				""", Files.readString(folder.resolve("large.csv")).replace(",", "").replace("\r\n", "\n"));
	}

	@Test
	void theTangentGraphIsThatOfTheChosenAgent() throws Exception {
		open(level("room", ROOM));
		Form form = fillIn("tangent graph", "GeoJSON", folder.resolve("graph.geojson"));
		Form.choose(form.after("Agent:", Combo.class), "large");
		assertFalse(form.after("Unit size:", Spinner.class).isEnabled());
		assertFalse(hasLegend(form));
		wizard.finish();
		ByteArrayOutputStream expected = new ByteArrayOutputStream();
		new GeoJsonExporter().export(TangentGraphLayer.features(
				DiscGeometry.of(snapshot().header().scene(), 1.5, Diagonals.NEVER, Progress.NONE)), OptionValues.STANDARD, Progress.NONE)
				.write(expected);
		assertEquals(expected.toString(StandardCharsets.UTF_8), Files.readString(folder.resolve("graph.geojson")));
	}

	@Test
	void everyLayerThatCanBeExportedIsOffered() throws Exception {
		open(level("room", ROOM));
		Combo layers = wizard.form().after("Layer:", Combo.class);
		List<String> offered = new ArrayList<>(Layers.exported().stream().map(LayerDescriptor::title).toList());
		offered.add("Whole level");
		assertEquals(offered, List.of(layers.getItems()));
		assertTrue(export("wall distance", "Comma-separated values", "walls.csv").toFile().length() > 0);
	}

	@Test
	void routesGoToShapesAndToImages() throws Exception {
		Path shapes = export("routes", "GeoJSON", "routes.geojson");
		assertTrue(Files.readString(shapes).startsWith("{\"type\":\"FeatureCollection\",\"format\":\"leeway-routes\""));
		ImageData image = new ImageData(export("routes", "Heatmap image", "routes.png").toString());
		assertEquals("7 x 5", image.width + " x " + image.height);
	}

	@Test
	void aNameIsSuggestedUntilTheUserGivesOne() throws Exception {
		open(level("room", ROOM));
		Form form = wizard.form();
		Text output = form.after("To file:", Text.class);
		Form.choose(form.after("Layer:", Combo.class), title("clearance"));
		Form.choose(form.after("Format:", Combo.class), "JSON");
		assertEquals("room-clearance.json", output.getText());
		Form.choose(form.after("Layer:", Combo.class), title("tangent graph"));
		assertEquals("room-tangent-graph.geojson", output.getText());
		output.setText("mine");
		Form.choose(form.after("Layer:", Combo.class), title("fit"));
		assertEquals("mine", output.getText());
	}

	@Test
	void whatDoesNotApplyCannotBeChosen() throws Exception {
		open(level("room", ROOM));
		Form form = fillIn("terrain", "JSON", folder.resolve("terrain.json"));
		assertFalse(form.after("Agent:", Combo.class).isEnabled());
		assertFalse(form.after("Largest unit:", Combo.class).isEnabled());
		assertFalse(hasLegend(form));
		Form.choose(form.after("Layer:", Combo.class), title("clearance"));
		Form.choose(form.after("Format:", Combo.class), "Heatmap image");
		assertTrue(form.after("Agent:", Combo.class).isEnabled());
		assertTrue(form.after("Largest unit:", Combo.class).isEnabled());
		assertTrue(hasLegend(form));
	}

	@Test
	void aFileThatTellsWhatTheValuesMeanStandsBesideThem() throws Exception {
		Path beside = Files.writeString(folder.resolve("clearance.npy.json"), "precious");
		open(level("room", ROOM));
		Form form = fillIn("clearance", "NumPy array", folder.resolve("clearance.npy"));
		form.button("Write a JSON file beside it that tells what the values mean").setSelection(true);
		Dialogs.answer(() -> wizard.form().click("Finish"), dialog -> {
			assertTrue(dialog.words().contains(beside + " exists already"), dialog.words());
			dialog.click("Cancel");
		});
		assertEquals("precious", Files.readString(beside));
		assertFalse(Files.exists(folder.resolve("clearance.npy")), "both files or none");

		Dialogs.answer(() -> wizard.form().click("Finish"), dialog -> dialog.click("Overwrite"));
		EventLoop.waitUntil("the wizard has finished", () -> !wizard.isOpen());
		assertTrue(Files.readString(beside).contains("\"metric\": \"true clearance\""), Files.readString(beside));
		assertTrue(Files.size(folder.resolve("clearance.npy")) > 70);
	}

	@Test
	void fitWithoutASpawnIsAnErrorAndLeavesNoFile() throws Exception {
		open(level("empty", ROOM.replace('s', '.')));
		Path file = folder.resolve("fit.csv");
		fillIn("fit", "Comma-separated values", file);
		String message = wizard.failToFinish();
		assertTrue(message.startsWith("Layer Not Exported"), message);
		assertTrue(message.contains("place one first"), message);
		assertTrue(wizard.isOpen(), "the designer can choose another layer");
		try (var files = Files.list(folder)) {
			assertEquals(0, files.count(), "nothing is left behind");
		}
	}

	@Test
	void aFileThatCannotBeWrittenIsAnError() throws Exception {
		open(level("room", ROOM));
		fillIn("clearance", "JSON", folder.resolve("missing").resolve("clearance.json"));
		String message = wizard.failToFinish();
		assertTrue(message.contains("no such folder"), message);
	}

	@Test
	void aRelativePathStartsFromTheFolderOfTheLevel() throws Exception {
		IFile level = level("room", ROOM);
		open(level);
		fillIn("clearance", "Comma-separated values", Path.of("room.csv"));
		Path expected = level.getLocation().toPath().resolveSibling("room.csv");
		assertEquals("Goes to " + expected + "; relative paths start from the level's folder.",
				wizard.page().getMessage());
		wizard.finish();
		assertEquals(CLEARANCE, Files.readString(expected).replace(",", "").replace("\r\n", "\n"));
		assertTrue(OpenLevel.project().getFile("room.csv").exists(), "the workspace has seen it");
	}

	@Test
	void anExistingFileIsNotOverwrittenUnasked() throws Exception {
		Path file = Files.writeString(folder.resolve("precious.csv"), "precious");
		open(level("room", ROOM));
		fillIn("clearance", "Comma-separated values", file);
		Dialogs.answer(() -> wizard.form().click("Finish"), dialog -> {
			assertTrue(dialog.words().contains(file + " exists already"), dialog.words());
			dialog.click("Cancel");
		});
		assertTrue(wizard.isOpen(), "another name can be given");
		assertEquals("precious", Files.readString(file));

		Dialogs.answer(() -> wizard.form().click("Finish"), dialog -> dialog.click("Overwrite"));
		EventLoop.waitUntil("the wizard has finished", () -> !wizard.isOpen());
		assertTrue(Files.readString(file).startsWith("0,0"), Files.readString(file));
	}

	@Test
	void withoutALevelThePageSaysWhatToDo() throws Exception {
		open(OpenLevel.project());
		assertEquals("Select a level in the Project Explorer, or open one, first.", wizard.complaint());
		assertFalse(wizard.canFinish());
		assertFalse(wizard.form().button("Browse...").isEnabled(), "there is nothing to export");
		wizard.form().after("To file:", Text.class).setText(folder.resolve("x.csv").toString());
		assertFalse(wizard.canFinish());
	}

	@Test
	void aBrokenLevelIsReportedWithItsLine() throws Exception {
		IFile file = level("broken", ROOM);
		Path path = file.getLocation().toPath();
		Files.writeString(path, Files.readString(path).replace("size=\"2\"", "size=\"-2\""));
		open(file);
		assertTrue(wizard.complaint().matches("(?s).*broken.leeway:\\d+: .*-2.*"), wizard.complaint());
		assertFalse(wizard.canFinish());
	}

	private Path export(String layer, String format, String name) throws Exception {
		open(level("room", ROOM));
		Path file = folder.resolve(name);
		fillIn(layer, format, file);
		wizard.finish();
		return file;
	}

	private void open(IResource selected) {
		wizard = new OpenWizard(new ExportLayerWizard(), selected);
	}

	private Form fillIn(String layer, String format, Path file) {
		Form form = wizard.form();
		Form.choose(form.after("Layer:", Combo.class), title(layer));
		Form.choose(form.after("Format:", Combo.class), format);
		form.after("To file:", Text.class).setText(file.toString());
		return form;
	}

	/**
	 * Returns the title of a layer in the wizard.
	 *
	 * @param layer the id of the layer. Blanks may replace the hyphens of the id
	 */
	private static String title(String layer) {
		return Layers.get(layer.replace(' ', '-')).title();
	}

	private static IFile level(String name, String picture) throws IOException, CoreException {
		IProject project = OpenLevel.project();
		IFile file = project.getFile(name + ".leeway");
		Level level = Levels.of(picture);
		LevelFiles.save(level, file.getLocation().toPath());
		file.refreshLocal(IResource.DEPTH_ZERO, null);
		return file;
	}

	private static LevelSnapshot snapshot() {
		return LevelSnapshot.of(Levels.of(ROOM));
	}

	private static boolean hasLegend(Form form) {
		return form.all(Button.class).stream().anyMatch(button -> button.getText().equals(LEGEND));
	}

	private static RGB colour(ImageData image, int x, int y) {
		return image.palette.getRGB(image.getPixel(x, y));
	}
}
