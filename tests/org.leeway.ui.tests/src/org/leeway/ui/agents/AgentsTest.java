package org.leeway.ui.agents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.model.AgentType;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** Tests of importing agents from files, and of exporting agents to files. */
class AgentsTest {

	private static final List<String> USUAL = List.of("small:1:ground+swamp", "medium:2:ground+swamp",
			"large:3:ground+swamp");

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@TempDir
	private Path folder;
	private Path file;

	@BeforeEach
	void nameFile() {
		file = folder.resolve("units.agents");
	}

	@Test
	void importedAgentsAreOneStepOfUndo() throws IOException {
		AgentType medium = open.level().getAgentTypes().get(1);
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setAgent(medium);
		open.level().getProbes().add(probe);
		importFrom("boat:4:water\nmedium:5:swamp+water\nsmall:1:ground+swamp\n");
		assertEquals(List.of("small:1:ground+swamp", "medium:5:swamp+water", "large:3:ground+swamp", "boat:4:water"),
				agents());
		assertEquals(medium, probe.getAgent());

		open.commands().undo();
		assertEquals(USUAL, agents());
		assertFalse(open.commands().canUndo());
		open.commands().redo();
		assertEquals("medium:5:swamp+water", agents().get(1));
	}

	@Test
	void aBrokenFileIsToldAndChangesNothing() throws IOException {
		String broken = Dialogs.message(() -> tryImport("boat:4:water\ntank:two:ground\n"));
		assertTrue(broken.contains("Agents Not Imported"), broken);
		assertSays(broken, file + ":2: 'two' ", "size", "'tank:two:ground'", " NAME:");
		String unknown = Dialogs.message(() -> tryImport("boat:4:water\n\nhover:1:lava\n"));
		assertSays(unknown, file + ":3: agent hover: ", "unknown terrain \"lava\"", " ground, swamp,");
		String missing = Dialogs.message(() -> AgentsHandler.importFrom(folder.resolve("none"), open.editor()));
		assertTrue(missing.contains("there is no such file"), missing);
		assertEquals(USUAL, agents());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void agentsThatTheLevelHasAreNoStepOfUndo() {
		String words = Dialogs.message(() -> tryImport("large:3:ground+swamp\n"));
		assertTrue(words.contains("already has all agents of " + file + ","), words);
		assertFalse(open.commands().canUndo());
	}

	@Test
	void exportedAgentsAreImportedByAnotherLevel() throws IOException {
		open.level().getAgentTypes().get(2).setName("tank: heavy");
		AgentsHandler.exportTo(file, open.editor());
		assertEquals("""
				# Agents, one per line: name:size:terrain+terrain
				small:1:ground+swamp
				medium:2:ground+swamp
				tank: heavy:3:ground+swamp
				""", Files.readString(file));
		open.level().getAgentTypes().clear();
		AgentsHandler.importFrom(file, open.editor());
		assertEquals(List.of("small:1:ground+swamp", "medium:2:ground+swamp", "tank: heavy:3:ground+swamp"), agents());
	}

	@Test
	void bodyAndMotionAreImportedAsFarAsTheyAreGiven() throws IOException {
		AgentType medium = open.level().getAgentTypes().get(1);
		medium.setSpeed(2);
		medium.setTurningRadius(1.5);
		importFrom("medium:2:ground+swamp radius=0 speed=1 length=3\ntruck:1:ground canReverse=true\n");
		assertEquals(List.of(USUAL.get(0), "medium:2:ground+swamp radius=0.0 turningRadius=1.5 length=3.0", USUAL.get(2),
				"truck:1:ground canReverse=true"), agents());
		AgentsHandler.exportTo(file, open.editor());
		assertTrue(Files.readString(file).contains("\n" + agents().get(1) + "\n"), Files.readString(file));
		open.commands().undo();
		assertEquals("medium:2:ground+swamp turningRadius=1.5 speed=2.0", agents().get(1));
		assertFalse(medium.isSetRadius());
		assertFalse(open.commands().canUndo());
	}

	private void importFrom(String text) throws IOException {
		Files.writeString(file, text);
		AgentsHandler.importFrom(file, open.editor());
	}

	private void tryImport(String text) {
		try {
			importFrom(text);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	private List<String> agents() {
		return open.level().getAgentTypes().stream().map(AgentPreset::of).map(AgentPreset::toString).toList();
	}
}
