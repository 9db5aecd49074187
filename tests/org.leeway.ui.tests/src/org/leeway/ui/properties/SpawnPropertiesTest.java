package org.leeway.ui.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

import org.eclipse.draw2d.Label;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.SpawnPoint;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PropertiesView;
import org.leeway.ui.testing.Screen;

/** Tests of the agents of a spawn in Properties, outline and tooltip. */
class SpawnPropertiesTest {

	private static final RGB PIN = new RGB(255, 64, 129);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(SpawnPropertiesTest::levelWithSpawn);

	private PropertiesView properties;

	@BeforeEach
	void showProperties() throws Exception {
		properties = PropertiesView.show();
	}

	@Test
	void agentsAreChosenFromThoseOfTheLevelAndUndone() throws Exception {
		OutlineView.activate().select("Spawns", "Gate");
		assertEquals("all", properties.values().get("Agents"));
		choose("small", "large");
		assertEquals("small+large", properties.values().get("Agents"));
		assertEquals(List.of(agent("small"), agent("large")), spawn().getAgents());
		open.settle();
		assertEquals(List.of(new SpawnPoint(new Cell(2, 2), Set.of("small", "large"))),
				open.editor().presenter().analysis().header().spawnPoints());
		choose("large");
		assertEquals(List.of(agent("small")), spawn().getAgents());

		open.commands().undo();
		assertEquals(List.of(agent("small"), agent("large")), spawn().getAgents());
		open.commands().undo();
		assertTrue(spawn().getAgents().isEmpty());
		assertEquals("all", properties.values().get("Agents"));
		assertFalse(open.commands().canUndo());
		open.commands().redo();
		assertEquals(2, spawn().getAgents().size());
	}

	@Test
	void noneChosenIsAllOfThem() throws Exception {
		spawn().getAgents().add(agent("small"));
		OutlineView.activate().select("Spawns", "Gate");
		choose("small");
		assertTrue(spawn().getAgents().isEmpty());
		open.commands().undo();
		assertEquals(List.of(agent("small")), spawn().getAgents());
	}

	@Test
	void outlineAndTooltipTellWhoseItIsByTheNamesOfNow() throws Exception {
		assertEquals("Gate", tooltip());
		spawn().getAgents().addAll(List.of(agent("small"), agent("large")));
		assertEquals("Gate for small, large", tooltip());
		OutlineView outline = OutlineView.activate();
		outline.select("Spawns", "Gate at 2, 2 for small, large");
		outline.select("Agents", "large");
		properties.type("Name", "huge");
		assertEquals("Gate for small, huge", tooltip());
		outline.select("Spawns", "Gate at 2, 2 for small, huge");
		assertTrue(new String(LevelFiles.toBytes(open.level())).contains(
				"agents=\"//@agentTypes[name='small'] //@agentTypes[name='huge']\""));
	}

	@Test
	void aHeadingIsTypedShownAndUndone() throws Exception {
		open.editor().settings().setOverlay(null);
		OutlineView outline = OutlineView.activate();
		outline.select("Spawns", "Gate");
		assertEquals("", properties.values().get("Heading"));
		assertTrue(properties.complaint("Heading", "north").contains("\"north\" is not a number"));

		properties.type("Heading", "0");
		assertTrue(spawn().isSetHeading());
		assertEquals("0.0", properties.values().get("Heading"));
		assertEquals("Gate, heading 0 degrees", tooltip());
		Screen.awaitColour(open.canvas(), PIN, head(0));
		properties.type("Heading", "90");
		outline.select("Spawns", "Gate at 2, 2 heading 90");
		Screen.awaitColour(open.canvas(), PIN, head(90));
		properties.type("Heading", "270");
		Screen.awaitColour(open.canvas(), PIN, head(270));
		properties.type("Heading", "");
		assertFalse(spawn().isSetHeading());
		assertEquals("Gate", tooltip());

		open.commands().undo();
		assertEquals(270, spawn().getHeading());
		Screen.awaitColour(open.canvas(), PIN, head(270));
		while (open.commands().canUndo()) {
			open.commands().undo();
		}
		assertFalse(spawn().isSetHeading());
		assertEquals("", properties.values().get("Heading"));
	}

	@Test
	void playerAndTeamAreTypedShownAndUndone() throws Exception {
		OutlineView outline = OutlineView.activate();
		outline.select("Spawns", "Gate");
		assertEquals("", properties.values().get("Player"));
		assertTrue(properties.complaint("Player", "red").contains("\"red\" is not a whole number"));
		assertTrue(properties.complaint("Player", "-1").contains("player -1, expected at least 0"));
		properties.type("Player", "2");
		properties.type("Team", "red");
		assertEquals("Gate, player 2, team red", tooltip());
		outline.select("Spawns", "Gate at 2, 2 player 2 team red");
		assertTrue(new String(LevelFiles.toBytes(open.level())).contains("player=\"2\" team=\"red\""));
		properties.type("Player", "");
		assertFalse(spawn().isSetPlayer());
		assertEquals("Gate, team red", tooltip());
		open.commands().undo();
		assertEquals(2, spawn().getPlayer());
		while (open.commands().canUndo()) {
			open.commands().undo();
		}
		assertFalse(spawn().isSetPlayer());
		assertNull(spawn().getTeam());
		assertEquals("Gate", tooltip());
	}

	@Test
	void theArrowIsNoPlaceToClick() {
		spawn().setHeading(0);
		open.editor().activateTool("select");
		open.mouse().click(head(0));
		assertFalse(isSelected(), "the arrow");
		Point pin = open.at(2.5, 2.5);
		open.mouse().click(new Point(pin.x, pin.y - 15));
		assertTrue(isSelected(), "the pin");
	}

	private boolean isSelected() {
		return open.viewer().getSelectedEditParts().contains(open.viewer().getEditPartRegistry().get(spawn()));
	}

	/** Returns the pixel of the arrow head for a heading of the spawn, in degrees. Works at any zoom. */
	private Point head(double degrees) {
		Point middle = open.at(2.5, 2.5);
		return new Point((int) Math.round(middle.x + 34 * Math.cos(Math.toRadians(degrees))),
				(int) Math.round(middle.y + 34 * Math.sin(Math.toRadians(degrees))));
	}

	@Test
	void anAgentWithASpawnOfItsOwnIsKept() {
		spawn().getAgents().add(agent("large"));
		assertFalse(new RemoveCommand("Remove", agent("large")).canExecute());
		assertTrue(new RemoveCommand("Remove", agent("small")).canExecute());
		spawn().getAgents().clear();
		assertTrue(new RemoveCommand("Remove", agent("large")).canExecute());
	}

	@Test
	void aCopyIsForTheSameAgents() {
		spawn().getAgents().add(agent("large"));
		open.viewer().select((GraphicalEditPart) open.viewer().getEditPartRegistry().get(spawn()));
		open.editor().objects().duplicate();
		assertEquals(2, open.level().getSpawns().size());
		assertEquals(List.of(agent("large")), open.level().getSpawns().getLast().getAgents());
	}

	/** Clicks the check boxes of some agents in the dialog. */
	private void choose(String... names) {
		Dialogs.answer(() -> properties.openDialog("Agents"), dialog -> {
			Arrays.stream(names).forEach(name -> toggle(dialog, name));
			dialog.click("OK");
		});
	}

	private static void toggle(Form dialog, String name) {
		TableItem item = Arrays.stream(dialog.first(Table.class).getItems()).filter(each -> each.getText().equals(name))
				.findFirst().orElseThrow();
		item.setChecked(!item.getChecked());
	}

	private String tooltip() {
		EObject spawn = spawn();
		GraphicalEditPart part = (GraphicalEditPart) open.viewer().getEditPartRegistry().get(spawn);
		return ((Label) part.getFigure().getToolTip()).getText();
	}

	private static Level levelWithSpawn() {
		Level level = Levels.of(Levels.CORRIDOR);
		level.getSpawns().clear();
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setName("Gate");
		spawn.setX(2);
		spawn.setY(2);
		level.getSpawns().add(spawn);
		return level;
	}

	private Spawn spawn() {
		return open.level().getSpawns().getFirst();
	}

	private AgentType agent(String name) {
		return open.level().getAgentTypes().stream().filter(type -> type.getName().equals(name)).findFirst().orElseThrow();
	}
}
