package org.leeway.ui.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.model.Starts;
import org.leeway.model.TerrainType;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PropertiesView;
import org.leeway.ui.theme.Colours;

/** The Properties view: its properties, the values that it refuses, and the undo steps, one for each change. */
class ElementPropertiesTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(ElementPropertiesTest::levelWithCircle);

	private PropertiesView properties;

	@BeforeEach
	void showProperties() throws Exception {
		properties = PropertiesView.show();
	}

	@Test
	void aCircleSelectedWithTheMouseListsItsValues() {
		selectCircle();
		assertEquals("{Name=, Radius=1.0, X=10.0, Y=5.0}", properties.values().toString());
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
		assertComplaint("Radius", "wide", "\"wide\" is no number");
		assertComplaint("X", "", "\"\" is no number");
		assertComplaint("Y", "NaN", "expected a finite number");
		properties.type("Radius", "-1");
		assertEquals(1, circle().getRadius());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void theLevelIsListedWhereNothingIsSelected() {
		open.editor().activateTool("select");
		open.mouse().click(open.middle(2, 2));
		assertEquals("{Cell scale=1.0, Diagonals=never cut corners, Min area=1, Name=picture, Starts=connected, Symmetry=None, Terrain=20 x 10 cells}", properties.values().toString());
		assertComplaint("Cell scale", "0", "cellScale 0.0, expected more than 0");
		assertComplaint("Min area", "0", "minArea 0, expected at least 1");
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
	void anAgentIsEditedFromTheOutline() throws Exception {
		selectAgent("medium");
		assertEquals(List.of("Acceleration", "Can reverse", "Length", "Min choke", "Name", "Radius", "Size", "Speed", "Terrains",
				"Turning radius", "Turn rate", "Width"),
				List.copyOf(properties.values().keySet()));
		assertEquals("ground+swamp", properties.values().get("Terrains"));
		properties.type("Size", "4");
		assertEquals(4, agent("medium").getSize());
		assertTrue(open.part().isDirty(), "the change is a command of the editor");
		open.settle();
		assertTrue(open.findings().toString().contains("medium (4x4"), open.findings().toString());
		open.commands().undo();
		assertEquals(2, agent("medium").getSize());
		assertFalse(open.part().isDirty());
	}

	@Test
	void anAgentKeepsToItsRules() throws Exception {
		selectAgent("medium");
		assertComplaint("Size", "0", "size 0, expected at least 1");
		assertComplaint("Size", "2.5", "is no whole number");
		assertComplaint("Size", "3000000000", "is no whole number");
		assertComplaint("Name", "small", "name \"small\" for the second time");
		assertComplaint("Name", " ", "no name");
		assertComplaint("Turning radius", "-2", "expected at least 0");
		assertComplaint("Speed", "0", "speed 0.0, expected more than 0");
		assertNull(properties.complaint("Size", "7"));
	}

	@Test
	void aRadiusThatWasNotSetIsNotSetAgainOnUndo() throws Exception {
		selectAgent("medium");
		properties.type("Radius", "0.8");
		assertEquals(0.8, agent("medium").getRadius());
		open.commands().undo();
		assertFalse(agent("medium").isSetRadius());
	}

	@Test
	void aRadiusThatIsNotSetIsHalfTheSizeAndSaysSo() throws Exception {
		selectAgent("large");
		assertEquals("1.5 (half the size)", properties.values().get("Radius"));
		properties.type("Size", "4");
		assertEquals("2.0 (half the size)", properties.values().get("Radius"), "it follows");

		properties.type("Radius", "1.5");
		assertEquals("1.5", properties.values().get("Radius"), "it is the agent's own now");
		properties.type("Radius", "");
		assertFalse(agent("large").isSetRadius());
		assertEquals("2.0 (half the size)", properties.values().get("Radius"));
		open.commands().undo();
		assertEquals(1.5, agent("large").getRadius());
		assertNull(properties.complaint("Radius", " "));
		assertComplaint("Radius", "-1", "radius -1.0, expected at least 0");
	}

	@Test
	void aLookAtARadiusThatIsNotSetChangesNothing() throws Exception {
		selectAgent("large");
		properties.type("Radius", "");
		assertFalse(agent("large").isSetRadius());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void aBodyThatTurnsHasALengthAndByDefaultAWidth() throws Exception {
		selectAgent("medium");
		assertEquals("", properties.values().get("Length"));
		assertEquals("", properties.values().get("Width"));
		assertComplaint("Width", "1", "width 1.0 without a length, expected both");
		assertComplaint("Length", "0", "length 0.0, expected more than 0");
		assertComplaint("Length", "long", "\"long\" is no number");

		properties.type("Length", "4");
		assertEquals("2.0 (twice the radius)", properties.values().get("Width"));
		properties.type("Radius", "0.75");
		assertEquals("1.5 (twice the radius)", properties.values().get("Width"), "it follows");
		properties.type("Width", "1.25");
		assertEquals("4.0 x 1.25", agent("medium").getLength() + " x " + agent("medium").getWidth());
		assertComplaint("Length", "", "width 1.25 without a length, expected both");
		properties.type("Length", "");
		assertEquals(4, agent("medium").getLength(), "the width needs it");
		properties.type("Width", " ");
		assertFalse(agent("medium").isSetWidth());
		properties.type("Length", "");
		assertFalse(agent("medium").isSetLength());

		open.commands().undo();
		assertEquals(4, agent("medium").getLength());
		open.commands().undo();
		assertEquals(1.25, agent("medium").getWidth());
		while (open.commands().canUndo()) {
			open.commands().undo();
		}
		assertFalse(agent("medium").isSetLength() || agent("medium").isSetWidth());
		assertEquals("", properties.values().get("Width"));
	}

	@Test
	void aTurnRateIsSetAndUnset() throws Exception {
		selectAgent("medium");
		assertComplaint("Turn rate", "-1", "turnRate -1.0, expected more than 0");
		properties.type("Turn rate", "90");
		assertEquals(90, agent("medium").getTurnRate());
		properties.type("Turn rate", "");
		assertFalse(agent("medium").isSetTurnRate());
	}

	@Test
	void anAccelerationIsSetAndUnset() throws Exception {
		selectAgent("medium");
		assertEquals("", properties.values().get("Acceleration"));
		assertComplaint("Acceleration", "0", "acceleration 0.0, expected more than 0");
		properties.type("Acceleration", "0.5");
		assertEquals(0.5, agent("medium").getAcceleration());
		properties.type("Acceleration", "");
		assertFalse(agent("medium").isSetAcceleration());
		open.commands().undo();
		assertEquals("0.5", properties.values().get("Acceleration"));
		open.commands().undo();
		assertFalse(agent("medium").isSetAcceleration());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void onlyTheValueIsChecked() throws Exception {
		agent("small").setTurningRadius(-1);
		selectAgent("large");
		assertNull(properties.complaint("Size", "4"), "the mistake of another agent");
	}

	@Test
	void aTerrainKeepsToItsRules() throws Exception {
		selectTerrain("ground");
		assertComplaint("Name", " ", ", expected one or more characters");
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
	void severalAgentsShowOnlyWhatTheyHaveInCommon() throws Exception {
		OutlineView.activate().selectAll("Agents", "medium", "large");
		assertEquals("", properties.values().get("Size"));
		assertEquals("", properties.values().get("Name"));
		assertEquals("ground+swamp", properties.values().get("Terrains"));
		assertEquals("no", properties.values().get("Can reverse"));
		properties.leave("Size");
		assertEquals(2, agent("medium").getSize());
		assertEquals(3, agent("large").getSize(), "a look changes nothing");
		assertFalse(open.commands().canUndo());
		properties.type("Size", "2");
		assertEquals(2, agent("large").getSize());
		assertEquals("2", properties.values().get("Size"));
		open.commands().undo();
		assertEquals(3, agent("large").getSize());
		assertEquals("", properties.values().get("Size"));
		assertFalse(open.commands().canUndo(), "one step");
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
	void aCapabilityIsChosenFromTheTerrains() throws Exception {
		selectAgent("large");
		Dialogs.answer(() -> properties.openDialog("Terrains"), dialog -> {
			assertEquals("ground+swamp", checked(dialog));
			check(dialog, "swamp", false);
			check(dialog, "water", true);
			dialog.click("OK");
		});
		assertEquals("ground+water", properties.values().get("Terrains"));
		assertEquals(List.of(terrain("ground"), terrain("water")), agent("large").getCapability());
		open.commands().undo();
		assertEquals(List.of(terrain("ground"), terrain("swamp")), agent("large").getCapability());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void anEmptyCapabilityIsNotTaken() throws Exception {
		selectAgent("large");
		Dialogs.answer(() -> properties.openDialog("Terrains"), dialog -> {
			check(dialog, "ground", false);
			check(dialog, "swamp", false);
			dialog.click("OK");
		});
		assertEquals(2, agent("large").getCapability().size());
		assertFalse(open.commands().canUndo());
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
		assertComplaint("Max excess", "ten", "\"ten\" is no number");
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
		assertEquals("as chosen for all", properties.values().get("Planner"));
		properties.pick("Planner", "hierarchical annotated A*");
		properties.type("Options", "cluster=20 quality=low");
		properties.type("Start heading", "90");
		properties.type("Goal heading", "-45.5");
		assertEquals("haa, cluster=20 quality=low, 90.0, -45.5", request(probe));
		assertEquals("hierarchical annotated A*", properties.values().get("Planner"));
		assertComplaint("Options", "cluster=1", "cluster 1, expected 2 to 64");
		assertComplaint("Options", "speed=2", "no option 'speed'");
		assertComplaint("Start heading", "north", "\"north\" is no number");

		open.commands().undo();
		assertFalse(probe.isSetGoalHeading());
		open.commands().undo();
		assertFalse(probe.isSetStartHeading());
		assertEquals("", properties.values().get("Start heading"));
		open.commands().undo();
		assertNull(probe.getOptions());
		open.commands().undo();
		assertNull(probe.getPlanner());
		assertEquals("as chosen for all", properties.values().get("Planner"));
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

	private void assertComplaint(String property, String value, String expected) {
		String complaint = properties.complaint(property, value);
		assertNotNull(complaint, property + " " + value + " is taken");
		assertTrue(complaint.contains(expected), complaint);
	}

	private void selectCircle() {
		open.editor().activateTool("select");
		open.mouse().click(open.at(10, 5));
	}

	private void selectAgent(String name) throws Exception {
		OutlineView.activate().select("Agents", name);
	}

	private void selectTerrain(String name) throws Exception {
		OutlineView.activate().select("Terrains", name);
	}

	private static Level levelWithCircle() {
		Level level = Levels.of(Levels.CORRIDOR);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(10);
		circle.setY(5);
		circle.setRadius(1);
		level.getCircles().add(circle);
		return level;
	}

	private CircularObstacle circle() {
		return open.level().getCircles().get(0);
	}

	private AgentType agent(String name) {
		return open.level().getAgentTypes().stream().filter(type -> type.getName().equals(name)).findFirst()
				.orElseThrow();
	}

	private TerrainType terrain(String name) {
		return open.level().getTerrainTypes().stream().filter(type -> type.getName().equals(name)).findFirst()
				.orElseThrow();
	}

	private static String checked(Form dialog) {
		return String.join("+", Arrays.stream(dialog.first(Table.class).getItems()).filter(TableItem::getChecked)
				.map(TableItem::getText).toList());
	}

	private static void check(Form dialog, String name, boolean checked) {
		Arrays.stream(dialog.first(Table.class).getItems()).filter(item -> item.getText().equals(name)).findFirst()
				.orElseThrow().setChecked(checked);
	}
}
