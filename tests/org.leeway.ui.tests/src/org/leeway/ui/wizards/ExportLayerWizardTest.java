package org.leeway.ui.wizards;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;

/** The page of the export wizard: its choices, suggestions, previews and complaints. */
class ExportLayerWizardTest extends ExportLayerWizardBase {

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
	void theWizardGoesOnWithTheLastExportOfTheLevel() throws Exception {
		IFile level = level("room", ROOM);
		open(level);
		Form form = fillIn("clearance", "Heatmap image", folder.resolve("large.png"));
		Form.choose(form.after("Agent:", Combo.class), "medium");
		Form.choose(form.after("Largest unit:", Combo.class), "around the middle cell");
		form.after("Pixels per cell:", Spinner.class).setSelection(9);
		wizard.finish();
		open(level);
		form = wizard.form();
		assertEquals(title("clearance"), form.after("Layer:", Combo.class).getText());
		assertEquals("medium", form.after("Agent:", Combo.class).getText());
		assertEquals("around the middle cell", form.after("Largest unit:", Combo.class).getText());
		assertEquals("Heatmap image", form.after("Format:", Combo.class).getText());
		assertEquals(9, form.after("Pixels per cell:", Spinner.class).getSelection());
		assertEquals(folder.resolve("large.png").toString(), form.after("To file:", Text.class).getText());
		Form.choose(form.after("Layer:", Combo.class), title("fit"));
		assertEquals("room-fit.png", form.after("To file:", Text.class).getText(), "another layer does not overwrite it");
		wizard.close();
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
			assertSays(wizard.form().words(), "room.leeway ", "editor", "unsaved");
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
	void everyLayerThatCanBeExportedIsOffered() throws Exception {
		open(level("room", ROOM));
		Combo layers = wizard.form().after("Layer:", Combo.class);
		List<String> offered = new ArrayList<>(Layers.exported().stream().map(LayerDescriptor::title).toList());
		offered.add("Whole level");
		assertEquals(offered, List.of(layers.getItems()));
		assertTrue(export("wall distance", "Comma-separated values", "walls.csv").toFile().length() > 0);
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
	void withoutALevelThePageSaysWhatToDo() throws Exception {
		open(OpenLevel.project());
		assertEquals("First select a level in the Project Explorer, or open one.", wizard.complaint());
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
}
