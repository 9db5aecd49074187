package org.leeway.ui.wizards;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;

/** Tests of the import wizard, which converts maps of other tools to levels of the workspace. */
class ImportLevelWizardTest extends OpenImportWizard {

	private static final String ISLAND = """
			type octile
			height 3
			width 5
			map
			.....
			.WWT.
			.@S..
			""";

	private static final String SAVE = "Save as Import Profile";

	@Test
	void aMapBecomesTheLevelThatItsReaderGives() throws Exception {
		Path map = map("island.map", ISLAND);
		choose(map);
		wizard.finish();

		byte[] expected = LevelFiles.toBytes(Formats.registered().reading(map).orElseThrow().readLevel(map, Progress.NONE));
		assertArrayEquals(expected, Files.readAllBytes(location("island.leeway")));
		LevelEditor editor = (LevelEditor) OpenLevel.page().getActiveEditor();
		assertEquals("island.leeway", editor.getTitle());
		assertEquals("5 x 3 cells", editor.level().getTerrain().toString());
	}

	@Test
	void pathsCanBeTyped() throws Exception {
		Path map = map("island.map", ISLAND);
		Text files = wizard.form().after("Files, one per line:", Text.class);
		files.setText(map.resolveSibling("missing.map").toString());
		assertTrue(wizard.complaint().endsWith("missing.map cannot be read."), wizard.complaint());
		assertFalse(wizard.canFinish());
		files.setText(map + "\n");
		assertTrue(wizard.canFinish(), wizard.complaint());
		wizard.finish();
		assertEquals(List.of("island.leeway"), imported());
	}

	/** The format of Tiled maps has seven options with long labels. */
	@Test
	void theDialogHasRoomForAllOptions() throws Exception {
		wizard.form().after("Files, one per line:", Text.class).setText(map("island.tmx", "").toString());
		EventLoop.drain();
		Composite page = wizard.form().after("Into folder:", Text.class).getParent();
		Rectangle room = page.getDisplay().map(page, null, page.getClientArea());
		List<Control> controls = Stream.of(Text.class, Combo.class, Button.class)
				.flatMap(kind -> new Form(page).all(kind).stream()).map(Control.class::cast).toList();
		assertTrue(controls.size() >= 12, controls.toString());
		for (Control control : controls) {
			Rectangle bounds = page.getDisplay().map(control.getParent(), null, control.getBounds());
			assertEquals(bounds, bounds.intersection(room), control + " is cut off");
		}
	}

	@Test
	void aMapThatKnowsNoAgentsGetsThePreferredOnes() throws Exception {
		InstanceScope.INSTANCE.getNode("org.leeway.ui").put("agents.default", "frog:2:ground+water\n");
		choose(map("island.map", ISLAND));
		wizard.finish();
		LevelEditor editor = (LevelEditor) OpenLevel.page().getActiveEditor();
		assertEquals(List.of("frog:2:ground+water"),
				editor.level().getAgentTypes().stream().map(AgentPreset::of).map(AgentPreset::toString).toList());
	}

	@Test
	void aLevelKeepsItsOwnAgents() throws Exception {
		InstanceScope.INSTANCE.getNode("org.leeway.ui").put("agents.default", "frog:2:ground+water\n");
		Path level = elsewhere.resolve("other.leeway");
		LevelFiles.save(LevelTemplates.level("other", 4, 4), level);
		choose(level);
		wizard.finish();
		assertArrayEquals(Files.readAllBytes(level), Files.readAllBytes(location("other.leeway")));
	}

	@Test
	void importingAgainTakesANewName() throws Exception {
		choose(map("island.map", ISLAND));
		wizard.finish();
		byte[] first = Files.readAllBytes(location("island.leeway"));

		wizard = new OpenWizard(new ImportLevelWizard(), folder);
		choose(map("island.map", ISLAND.replace('W', 'T')));
		wizard.finish();
		assertEquals(List.of("island-2.leeway", "island.leeway"), imported());
		assertArrayEquals(first, Files.readAllBytes(location("island.leeway")), "the first import is as it was");
		assertEquals(3, LevelFiles.load(location("island-2.leeway")).getTerrain().terrain(1, 1));
	}

	@Test
	void aFileThatTheWorkspaceHasNotSeenIsNotOverwritten() throws Exception {
		Files.writeString(location("island.leeway"), "precious");
		choose(map("island.map", ISLAND));
		wizard.finish();
		assertEquals("precious", Files.readString(location("island.leeway")));
		assertEquals("5 x 3 cells", LevelFiles.load(location("island-2.leeway")).getTerrain().toString());
	}

	@Test
	void aBrokenMapIsReportedWithItsLineAndImportsNothing() throws Exception {
		choose(map("broken.map", ISLAND.replace(".WWT.", ".W?T.")));
		String message = wizard.failToFinish();
		assertTrue(message.startsWith("Levels Not Imported"), message);
		assertTrue(message.contains("broken.map:6: character \"?\" at cell 2,1"), message);
		assertTrue(wizard.isOpen(), "the designer can choose another map");
		assertEquals(List.of(), imported());
	}

	@Test
	void aScenarioBecomesALevelForEachMap() throws Exception {
		String row = "0\t%s.map\t5\t3\t0\t0\t1\t0\t1\n";
		map("a.map", ISLAND);
		map("b.map", ISLAND);
		choose(map("queries.scen", "version 1\n" + row.formatted("a").repeat(3) + row.formatted("b")));
		wizard.form().after("How many queries of each map become probes, chosen evenly:", Spinner.class).setSelection(2);
		Dialogs.answer(() -> wizard.form().click("Finish"), dialog -> {
			assertTrue(dialog.words().contains("Of the 3 queries of a, 2 became probes."), dialog.words());
			dialog.click("OK");
		});
		EventLoop.waitUntil("the wizard has finished", () -> !wizard.isOpen());
		assertEquals(List.of("queries-a.leeway", "queries-b.leeway"), imported());
		assertEquals(2, LevelFiles.load(location("queries-a.leeway")).getProbes().size());
		assertEquals(1, LevelFiles.load(location("queries-b.leeway")).getProbes().size());
		assertEquals("queries-a.leeway", OpenLevel.page().getActiveEditor().getTitle());
	}

	@Test
	void heightsBecomeTerrainsByTheLimitsThatAreTyped() throws Exception {
		choose(map("heights.asc", "ncols 3\nnrows 1\n1 2 3\n"));
		Text level = wizard.form().after("Height below which there is water:", Text.class);
		assertEquals("none", level.getText());
		level.setText("deep");
		assertTrue(wizard.complaint().contains("'deep' is not a number, expected none or "), wizard.complaint());
		assertFalse(wizard.canFinish());
		level.setText("2.5");
		assertTrue(wizard.canFinish(), wizard.complaint());
		Dialogs.answer(() -> wizard.form().click("Finish"), dialog -> {
			assertTrue(dialog.words().contains("Heights are not stored"), dialog.words());
			dialog.click("OK");
		});
		EventLoop.waitUntil("the wizard has finished", () -> !wizard.isOpen());
		Level read = LevelFiles.load(location("heights.leeway"));
		assertEquals(List.of("ground", "water"), read.getTerrainTypes().stream().map(each -> each.getName()).toList());
		assertEquals(List.of(1, 1, 0), List.of(read.getTerrain().terrain(0, 0), read.getTerrain().terrain(1, 0),
				read.getTerrain().terrain(2, 0)));
	}

	@Test
	void choicesThatAreKeptAreThoseOfTheNextImportAndOfChecks() throws Exception {
		Path map = map("heights.asc", "ncols 3\nnrows 1\n1 2 3\n");
		choose(map);
		wizard.form().after("Height below which there is water:", Text.class).setText("2.5");
		wizard.form().click(SAVE);
		assertEquals("Import profile saved to " + elsewhere.resolve("leeway-import.json") + ".", wizard.page().getMessage());
		assertEquals(List.of(), imported(), "saving is no import");
		assertEquals("{\n  \"water-level\": \"2.5\"\n}\n", Files.readString(elsewhere.resolve("leeway-import.json")));
		assertEquals("water", Formats.registered().reading(map).orElseThrow().readLevel(map, Progress.NONE).getTerrainTypes()
				.getLast().getName());

		wizard.close();
		wizard = new OpenWizard(new ImportLevelWizard(), folder);
		choose(map);
		Text level = wizard.form().after("Height below which there is water:", Text.class);
		assertEquals("2.5", level.getText());
		level.setText("");
		finishWithLosses();
		assertTrue(LevelFiles.load(location("heights.leeway")).getTerrainTypes().stream()
				.noneMatch(each -> each.getName().equals("water")), "what the user chooses stands before the profile");
	}

	@Test
	void aWrongProfileIsToldBeforeTheImport() throws Exception {
		map("leeway-import.json", "{\n\"crosed\": \"a\"}");
		choose(map("heights.asc", "ncols 3\nnrows 1\n1 2 3\n"));
		assertTrue(wizard.complaint().contains("leeway-import.json:2: $.crosed: expected one of"), wizard.complaint());
		assertFalse(wizard.canFinish());
	}

	private void finishWithLosses() {
		Dialogs.answer(() -> wizard.form().click("Finish"), dialog -> dialog.click("OK"));
		EventLoop.waitUntil("the wizard has finished", () -> !wizard.isOpen());
	}

	@Test
	void onlyFormatsWithOptionsShowControls() throws Exception {
		choose(map("island.map", ISLAND));
		assertTrue(wizard.form().all(Spinner.class).stream().noneMatch(Spinner::isVisible));
	}

	@Test
	void onlyWhatSomeFormatReadsCanBeImported() throws Exception {
		assertFalse(wizard.canFinish(), "nothing is chosen yet");
		choose(map("notes.txt", "hello"));
		assertEquals("Leeway cannot read notes.txt: unknown format.", wizard.complaint());
		assertFalse(wizard.canFinish());

		choose(elsewhere.resolve("missing.map"));
		assertTrue(wizard.complaint().endsWith("missing.map cannot be read."), wizard.complaint());

		choose(map("island.map", ISLAND));
		assertTrue(wizard.canFinish());
		wizard.form().after("Into folder:", Text.class).setText("/nowhere");
		assertEquals("There is no folder /nowhere in the workspace.", wizard.complaint());
		assertFalse(wizard.canFinish());
	}

	private void choose(Path... maps) {
		((ImportPage) wizard.page()).setSources(List.of(maps));
	}

	private Path map(String name, String text) throws IOException {
		return Files.writeString(elsewhere.resolve(name), text);
	}

	private Path location(String name) {
		return folder.getFile(name).getLocation().toPath();
	}

	private List<String> imported() throws CoreException {
		folder.refreshLocal(IResource.DEPTH_INFINITE, null);
		return Arrays.stream(folder.members()).map(IResource::getName).sorted().toList();
	}
}
