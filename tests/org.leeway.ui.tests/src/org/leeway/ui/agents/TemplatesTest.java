package org.leeway.ui.agents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.level.preset.StandardTemplates;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.Level;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.ui.settings.Templates;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;
import org.leeway.ui.testing.Preferences;
import org.leeway.ui.testing.StoredTemplates;
import org.leeway.ui.wizards.NewLevelWizard;

/**
 * Tests of templates of new levels: saved from a level, listed, renamed, deleted and restored, and files that cannot be
 * read.
 */
class TemplatesTest {

	private static final String PAGE = "org.leeway.ui.preferences.templates";
	private static final List<String> STANDARD = List.of("Strategy", "Role-playing", "Shooter", "Ships", "Imported maps");

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@TempDir
	private Path folder;

	@BeforeEach
	@AfterEach
	void forget() throws IOException {
		StoredTemplates.clear();
	}

	private static List<String> names() {
		return List.copyOf(Templates.ofWorkspace().read().templates().keySet());
	}

	@Test
	void aLevelIsKeptAsATemplateForNewLevels() {
		TerrainType swamp = open.level().getTerrainTypes().get(1);
		swamp.setName("mud");
		swamp.setPattern(TerrainPattern.GRASS);
		keep("Mine");
		assertEquals("Mine", names().getLast());
		try (OpenWizard wizard = new OpenWizard(new NewLevelWizard(), open.file().getProject())) {
			wizard.form().after("File name:", Text.class).setText("another");
			wizard.next();
			assertEquals("Mine", wizard.form().after("Template:", Combo.class).getText());
			assertEquals("mud", wizard.form().all(Table.class).get(0).getItem(1).getText());
			assertEquals("small, 1 x 1 cells, on ground and mud",
					wizard.form().all(Table.class).get(1).getItem(0).getText());
		}
		Level kept = Templates.ofWorkspace().read().templates().get("Mine");
		assertEquals(TerrainPattern.GRASS, kept.getTerrainTypes().get(1).getPattern());
		assertTrue(kept.getSpawns().isEmpty(), "objects are no part of it");
		assertFalse(open.commands().canUndo(), "the level has not changed");
	}

	@Test
	void aLevelInAnotherFolderFindsThePicturesOfItsTemplate() throws Exception {
		open.level().getTerrainTypes().get(1).setPicture("tiles/bog.png");
		keep("Mine");
		IFolder other = open.file().getProject().getFolder("other");
		other.create(true, true, null);
		try (OpenWizard wizard = new OpenWizard(new NewLevelWizard(), other)) {
			wizard.form().after("File name:", Text.class).setText("another");
			wizard.finish();
			Level made = LevelFiles.load(other.getFile("another.leeway").getLocation().toPath());
			assertEquals("../tiles/bog.png", made.getTerrainTypes().get(1).getPicture());
		} finally {
			OpenLevel.page().closeEditor(OpenLevel.page().getActiveEditor(), false);
			other.delete(true, null);
		}
		Level kept = Templates.ofWorkspace().read().templates().get("Mine");
		assertEquals(open.file().getProject().getLocation().append("tiles/bog.png").toPath(), PicturePath
				.resolve(Templates.ofWorkspace().place(), kept.getTerrainTypes().get(1).getPicture()).orElseThrow());
	}

	private void keep(String name) {
		Dialogs.answer(() -> open.run("org.leeway.ui.saveTemplate"), dialog -> {
			dialog.first(Text.class).setText(name);
			dialog.click("OK");
		});
	}

	@Test
	void templatesAreRenamedDeletedAndRestored() {
		keep("Mine");
		try (Preferences preferences = new Preferences(PAGE)) {
			select(preferences, "Mine");
			Dialogs.answer(() -> preferences.click("Rename..."), dialog -> {
				dialog.first(Text.class).setText("Ships");
				assertFalse(dialog.button("OK").isEnabled(), "the name is taken");
				dialog.first(Text.class).setText("Yours/1");
				dialog.click("OK");
			});
			select(preferences, "Shooter");
			preferences.click("Delete");
			preferences.click("Apply and Close");
		}
		assertEquals(List.of("Strategy", "Role-playing", "Ships", "Imported maps", "Yours/1"), names());
		try (Preferences preferences = new Preferences(PAGE)) {
			preferences.click("Restore Defaults");
			preferences.click("Cancel");
		}
		assertEquals(5, names().size(), "nothing is restored");
		try (Preferences preferences = new Preferences(PAGE)) {
			preferences.click("Restore Defaults");
			preferences.click("Apply and Close");
		}
		assertEquals(Stream.concat(STANDARD.stream(), Stream.of("Yours/1")).toList(), names());
	}

	@Test
	void thePageAcceptsOnlyAgentsOnTerrainsOfTheTemplate() {
		try (Preferences preferences = new Preferences(PAGE)) {
			assertFalse(preferences.form().button("Delete").isEnabled(), "imported maps need their template");
			text(preferences).setText("boat:2:water\nhover:1:lava");
			assertSays(preferences.form().words(), "agents:2: agent hover: ", "unknown terrain \"lava\"",
					" ground, swamp, water, trees, out");
			assertEquals("Some lines are not agents", preferences.page().getErrorMessage());
			assertFalse(preferences.form().button("Apply and Close").isEnabled());
			text(preferences).setText("boat:2:water");
			assertNull(preferences.page().getErrorMessage());
			preferences.click("Apply and Close");
		}
		Level imported = Levels.of(Levels.CORRIDOR);
		assertGiven(imported, "boat:2:water");
		try (Preferences preferences = new Preferences(PAGE)) {
			preferences.click("Restore Defaults");
			preferences.click("Apply and Close");
		}
		assertGiven(imported, "small:1:ground+swamp", "medium:2:ground+swamp", "large:3:ground+swamp");
	}

	private static void assertGiven(Level imported, String... agents) {
		try {
			Templates.ofWorkspace().giveAgents(imported);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
		assertEquals(List.of(agents), imported.getAgentTypes().stream().map(AgentPreset::of).map(AgentPreset::toString).toList());
	}

	@Test
	void thePageReadsAndWritesFilesOfAgents() throws IOException {
		Path file = folder.resolve("units.agents");
		Files.writeString(file, "# boats\nboat:2:water\n");
		try (Preferences preferences = new Preferences(PAGE)) {
			TemplatesPage page = (TemplatesPage) preferences.page();
			page.importFrom(file);
			assertEquals("boat:2:water\n", text(preferences).getText());
			text(preferences).append("raft:1:water\n");
			page.exportTo(file);
			preferences.click("Cancel");
		}
		assertTrue(Files.readString(file).endsWith("boat:2:water\nraft:1:water\n"));
		assertEquals(STANDARD, names());
	}

	@Test
	void agentsThatTheUserPreferredBeforeAreTakenOver() {
		InstanceScope.INSTANCE.getNode("org.leeway.ui").put("agents.default", "boat:2:water\nswimmer:1:water+ground");
		assertGiven(Levels.of(Levels.CORRIDOR), "boat:2:water", "swimmer:1:water+ground");
		assertNull(InstanceScope.INSTANCE.getNode("org.leeway.ui").get("agents.default", null));
		try (OpenWizard wizard = new OpenWizard(new NewLevelWizard(), open.file().getProject())) {
			wizard.form().after("File name:", Text.class).setText("another");
			wizard.next();
			Table agents = wizard.form().all(Table.class).get(1);
			assertEquals("boat, 2 x 2 cells, on water", agents.getItem(0).getText());
			assertEquals(2, agents.getItemCount());
		}
	}

	@Test
	void aBrokenFileIsToldOnceAndStays() throws IOException {
		keep("Mine");
		Path broken = StoredTemplates.folder().resolve("Broken.leeway");
		Files.writeString(broken, "no level");
		try (OpenWizard wizard = new OpenWizard(new NewLevelWizard(), open.file().getProject())) {
			wizard.form().after("File name:", Text.class).setText("another");
			wizard.next();
			assertTrue(wizard.page().getMessage().startsWith("A template is left out: " + broken),
					wizard.page().getMessage());
			assertTrue(wizard.canFinish());
		}
		try (Preferences preferences = new Preferences(PAGE)) {
			assertTrue(preferences.form().words().contains("A template is left out: " + broken), preferences.form().words());
			preferences.click("Apply and Close");
		}
		assertTrue(Files.exists(broken));
		assertTrue(names().contains("Mine") && names().containsAll(STANDARD));
	}

	@Test
	void aStandardTemplateIsReplacedOnlyIfTheUserSaysSo() {
		Dialogs.answer(() -> open.run("org.leeway.ui.saveTemplate"), dialog -> {
			dialog.first(Text.class).setText(StandardTemplates.IMPORTED_MAPS);
			assertFalse(dialog.button("OK").isEnabled(), "importers need its terrains");
			dialog.first(Text.class).setText("Ships");
			dialog.click("OK");
		}, question -> question.click("No"));
		assertEquals("sea", ships());
		Dialogs.answer(() -> open.run("org.leeway.ui.saveTemplate"), dialog -> {
			dialog.first(Text.class).setText("Ships");
			dialog.click("OK");
		}, question -> question.click("Yes"));
		assertEquals("ground", ships());
	}

	private static String ships() {
		return Templates.ofWorkspace().read().templates().get("Ships").getTerrainTypes().getFirst().getName();
	}

	private static void select(Preferences preferences, String name) {
		var list = preferences.form().all(org.eclipse.swt.widgets.List.class).getLast();
		list.select(list.indexOf(name));
		list.notifyListeners(SWT.Selection, new Event());
	}

	private static Text text(Preferences preferences) {
		return preferences.form().all(Text.class).getLast();
	}
}
