package org.leeway.ui.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.model.Starts;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.theme.Colours;

/**
 * Tests of the Properties view: its properties, the values that it refuses, and the undo steps, one for each change.
 */
class ElementPropertiesTest extends ElementPropertiesBase {

	@Test
	void aCircleSelectedWithTheMouseListsItsValues() {
		selectCircle();
		assertEquals("{Name=, Radius=1.0, Removable=no, X=10.0, Y=5.0}", properties.values().toString());
	}

	@Test
	void aChangeIsOneStepOfUndo() {
		selectCircle();
		properties.type("Radius", " 2.5 ");
		assertEquals(2.5, circle().getRadius());
		assertEquals("2.5", properties.values().get("Radius"));
		assertTrue(open.part().isDirty());

		open.commands().undo();
		assertEquals(1, circle().getRadius());
		assertEquals("1.0", properties.values().get("Radius"), "the view follows");
		assertFalse(open.commands().canUndo());
		open.commands().redo();
		assertEquals(2.5, circle().getRadius());
	}

	@Test
	void aValueThatIsSetToItsDefaultComesBackOnUndo() throws Exception {
		selectCircle();
		properties.type("X", "0");
		assertEquals(0, circle().getX());
		open.commands().undo();
		assertEquals(10, circle().getX());

		selectAgent("large");
		properties.type("Size", "1");
		assertEquals(1, agent("large").getSize());
		open.commands().undo();
		assertEquals(3, agent("large").getSize());
	}

	@Test
	void whatIsNoValueIsRefusedAndChangesNothing() {
		selectCircle();
		assertComplaint("Radius", "-1", "radius -1.0, expected at least 0");
		assertComplaint("Radius", "wide", "\"wide\" is not a number");
		assertComplaint("X", "", "\"\" is not a number");
		assertComplaint("Y", "NaN", "expected a finite number");
		properties.type("Radius", "-1");
		assertEquals(1, circle().getRadius());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void theLevelIsListedWhereNothingIsSelected() {
		open.editor().activateTool("select");
		open.mouse().click(open.middle(2, 2));
		assertEquals("{Axes=, Balance=, Cell scale=1.0, Diagonals=never cut corners, Frame=none, Min area=1, Name=picture, Origin x=,"
				+ " Origin y=, Scales=, Starts=connected, Symmetry=None, Terrain=20 x 10 cells, Y up=no}", properties.values().toString());
		assertComplaint("Cell scale", "0", "cellScale 0.0, expected more than 0");
		assertComplaint("Min area", "0", "minArea 0, expected at least 1");
		assertComplaint("Scales", "1/1", "scales \"1/1\", expected scales such as 1/2,1/4, from 1/2 to 1/64");
		properties.type("Scales", "1/2 majority");
		assertEquals("1/2 majority", open.level().getScales());
		properties.type("Scales", "");
		assertEquals("", open.level().getScales());
		properties.type("Name", "Arena");
		assertEquals("Arena", open.level().getName());
		open.commands().undo();
		assertEquals("picture", open.level().getName());
	}

	@Test
	void startsAreChosenFromAListAndUndone() {
		open.editor().activateTool("select");
		open.mouse().click(open.middle(2, 2));
		assertEquals(List.of("connected", "apart"), properties.choices("Starts"));
		properties.pick("Starts", "apart");
		assertEquals(Starts.APART, open.level().getStarts());
		open.commands().undo();
		assertEquals(Starts.CONNECTED, open.level().getStarts());
		open.commands().redo();
		properties.restoreDefault("Starts");
		assertEquals("connected", properties.values().get("Starts"));
		open.commands().undo();
		assertEquals("apart", properties.values().get("Starts"));
	}

	@Test
	void aTerrainKeepsToItsRules() throws Exception {
		selectTerrain("ground");
		assertComplaint("Name", " ", ", expected at least one character");
		assertComplaint("Name", "trees", "for the second time");
		assertComplaint("Glyph", "ab", "expected one character");
		assertComplaint("Id", "9", "expected the id of one of the terrainTypes");
		assertComplaint("Id", "3", "for the second time");
		assertComplaint("Speed", "0", "speed 0.0, expected more than 0");
		properties.type("Speed", "0.5");
		assertEquals(0.5, terrain("ground").getSpeed());
		open.commands().undo();
		assertEquals(1, terrain("ground").getSpeed());
	}

	@Test
	void aComplaintQuotesWhatWasTyped() throws Exception {
		selectTerrain("ground");
		assertComplaint("Glyph", "{0} isn't", "glyph \"{0} isn't\", expected one character");
	}

	@Test
	void aColourIsShownOnTheMapAndUndone() throws Exception {
		open.editor().settings().setOverlay(null);
		open.awaitColour(Colours.parse(terrain("trees").getColour()), 0.5, 0.5);
		RGB before = Colours.parse(terrain("trees").getColour());
		selectTerrain("trees");
		assertEquals("#4a7a46", properties.values().get("Colour"));
		assertNotNull(properties.image("Colour"), "a swatch");
		assertComplaint("Colour", "red", "a colour is #rrggbb, such as #d8cba6");
		properties.type("Colour", "#FF0080");
		assertEquals("#ff0080", terrain("trees").getColour().toLowerCase());
		open.awaitColour(new RGB(255, 0, 128), 0.5, 0.5);
		open.commands().undo();
		open.awaitColour(before, 0.5, 0.5);
	}

	@Test
	void elementsHaveTheNamesOfTheToolsAndMenus() throws Exception {
		selectCircle();
		assertEquals("Circle", properties.category());
		selectAgent("medium");
		assertEquals("Agent", properties.category());
		selectTerrain("trees");
		assertEquals("Terrain", properties.category());
	}

	@Test
	void aProbeIsMadeARequirement() throws Exception {
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName("Through");
		open.level().getProbes().add(probe);
		OutlineView.activate().select("Probes", "Through");
		properties.choose("Required", true);
		assertFalse(probe.isRequired(), "of nobody");
		assertFalse(open.commands().canUndo());

		properties.choose("Agent", agent("large"));
		properties.choose("Required", true);
		properties.type("Max cost", "12.5");
		assertEquals("large", properties.values().get("Agent"));
		assertEquals("yes", properties.values().get("Required"));
		assertTrue(probe.isRequired());
		assertEquals(12.5, probe.getMaxCost());
		open.commands().undo();
		assertFalse(probe.isSetMaxCost());
		open.commands().undo();
		assertFalse(probe.isRequired());
		open.commands().undo();
		assertNull(probe.getAgent());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void theExcessOfAnEnginesRouteIsLimited() throws Exception {
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setAgent(agent("small"));
		open.level().getProbes().add(probe);
		OutlineView.activate().select("Probes", "");
		assertEquals("", properties.values().get("Max excess"));
		properties.type("Max excess", "12.5");
		assertEquals(12.5, probe.getMaxExcess());
		assertEquals("12.5", properties.values().get("Max excess"));
		assertComplaint("Max excess", "-1", "maxExcess -1.0, expected at least 0");
		assertComplaint("Max excess", "ten", "\"ten\" is not a number");
		properties.type("Max excess", "");
		assertFalse(probe.isSetMaxExcess());
		open.commands().undo();
		assertEquals(12.5, probe.getMaxExcess());
		open.commands().undo();
		assertFalse(probe.isSetMaxExcess());
		assertEquals("", properties.values().get("Max excess"));
		assertFalse(open.commands().canUndo());
	}

	@Test
	void whatAProbeAsksForIsEditedStepByStep() throws Exception {
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setAgent(agent("small"));
		open.level().getProbes().add(probe);
		OutlineView.activate().select("Probes", "");
		assertEquals("same for all probes", properties.values().get("Planner"));
		properties.pick("Planner", "hierarchical annotated A*");
		properties.type("Options", "cluster=20 quality=low");
		properties.type("Start heading", "90");
		properties.type("Goal heading", "-45.5");
		assertEquals("haa, cluster=20 quality=low, 90.0, -45.5", request(probe));
		assertEquals("hierarchical annotated A*", properties.values().get("Planner"));
		assertComplaint("Options", "cluster=1", "cluster 1, expected 2 to 64");
		assertComplaint("Options", "speed=2", "no option 'speed'");
		assertComplaint("Start heading", "north", "\"north\" is not a number");

		open.commands().undo();
		assertFalse(probe.isSetGoalHeading());
		open.commands().undo();
		assertFalse(probe.isSetStartHeading());
		assertEquals("", properties.values().get("Start heading"));
		open.commands().undo();
		assertNull(probe.getOptions());
		open.commands().undo();
		assertNull(probe.getPlanner());
		assertEquals("same for all probes", properties.values().get("Planner"));
		assertFalse(open.commands().canUndo());
		while (open.commands().canRedo()) {
			open.commands().redo();
		}
		assertEquals("haa, cluster=20 quality=low, 90.0, -45.5", request(probe));
	}

	private static String request(PathProbe probe) {
		return probe.getPlanner() + ", " + probe.getOptions() + ", " + probe.getStartHeading() + ", "
				+ probe.getGoalHeading();
	}

	@Test
	void aListOffersWhatThereIsToChoose() throws Exception {
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		open.level().getProbes().add(probe);
		OutlineView.activate().select("Probes", "");
		assertEquals(open.level().getAgentTypes().stream().map(AgentType::getName).toList(), properties.choices("Agent"));
		assertEquals(List.of("yes", "no"), properties.choices("Required"));
	}

	@Test
	void restoringDefaultsLeavesALevelThatCanBeSaved() throws Exception {
		selectAgent("large");
		List.copyOf(properties.values().keySet()).forEach(properties::restoreDefault);
		assertEquals(Optional.empty(), LevelFiles.problem(open.level()));
		assertEquals(1, agent("large").getSize(), "there is a default");
		open.commands().undo();
		assertEquals(3, agent("large").getSize());
		assertFalse(open.commands().canUndo(), "and none of a name or a capability");

		selectTerrain("trees");
		List.copyOf(properties.values().keySet()).forEach(properties::restoreDefault);
		assertEquals(Optional.empty(), LevelFiles.problem(open.level()));
		open.editor().activateTool("select");
		open.mouse().click(open.middle(2, 2));
		List.copyOf(properties.values().keySet()).forEach(properties::restoreDefault);
		assertEquals(Optional.empty(), LevelFiles.problem(open.level()));
	}

	private void selectCircle() {
		open.editor().activateTool("select");
		open.mouse().click(open.at(10, 5));
	}

	private void selectTerrain(String name) throws Exception {
		OutlineView.activate().select("Terrains", name);
	}

	private CircularObstacle circle() {
		return open.level().getCircles().get(0);
	}
}
