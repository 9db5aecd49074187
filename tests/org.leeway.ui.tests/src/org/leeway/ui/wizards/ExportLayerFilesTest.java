package org.leeway.ui.wizards;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.exchange.geojson.GeoJsonExporter;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.DiscGeometry;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.TangentGraphLayer;
import org.leeway.core.level.LevelFiles;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.Pictures;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.theme.Colours;

/** Tests of the files that the export wizard writes, and what happens if it cannot or must not write a file. */
class ExportLayerFilesTest extends ExportLayerWizardBase {

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
	void aPictureHasTheChosenNumberOfPixelsForACell() throws Exception {
		open(level("room", ROOM));
		Form form = fillIn("clearance", "Heatmap image", folder.resolve("large.png"));
		form.after("Pixels per cell:", Spinner.class).setSelection(9);
		wizard.finish();
		ImageData image = new ImageData(folder.resolve("large.png").toString());
		assertEquals("63 x 45", image.width + " x " + image.height);
		assertEquals(colour(image, 9, 9), colour(image, 35, 35), "the corners of the largest unit");
		assertNotEquals(colour(image, 9, 9), colour(image, 36, 35), "a blocked cell");
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
	void routesGoToShapesAndToImages() throws Exception {
		Path shapes = export("routes", "GeoJSON", "routes.geojson");
		assertTrue(Files.readString(shapes).startsWith("{\"type\":\"FeatureCollection\",\"format\":\"leeway-routes\""));
		ImageData image = new ImageData(export("routes", "Heatmap image", "routes.png").toString());
		assertEquals("7 x 5", image.width + " x " + image.height);
	}

	@Test
	void aFileThatTellsWhatTheValuesMeanStandsBesideThem() throws Exception {
		Path beside = Files.writeString(folder.resolve("clearance.npy.json"), "precious");
		open(level("room", ROOM));
		Form form = fillIn("clearance", "NumPy array", folder.resolve("clearance.npy"));
		form.button("Write a JSON file beside it that explains the values").setSelection(true);
		Dialogs.answer(() -> wizard.form().click("Finish"), dialog -> {
			assertTrue(dialog.words().contains(beside + " already exists"), dialog.words());
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
		assertEquals("Writes " + expected + "; relative paths start from the level's folder.",
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
			assertTrue(dialog.words().contains(file + " already exists"), dialog.words());
			dialog.click("Cancel");
		});
		assertTrue(wizard.isOpen(), "another name can be given");
		assertEquals("precious", Files.readString(file));

		Dialogs.answer(() -> wizard.form().click("Finish"), dialog -> dialog.click("Overwrite"));
		EventLoop.waitUntil("the wizard has finished", () -> !wizard.isOpen());
		assertTrue(Files.readString(file).startsWith("0,0"), Files.readString(file));
	}

	private static RGB colour(ImageData image, int x, int y) {
		return image.palette.getRGB(image.getPixel(x, y));
	}
}
