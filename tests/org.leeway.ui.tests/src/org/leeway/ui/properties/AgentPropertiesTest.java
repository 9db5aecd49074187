package org.leeway.ui.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.junit.jupiter.api.Test;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.OutlineView;

/** Tests of the Properties view of agents: their properties, the values that the view refuses, and the undo steps. */
class AgentPropertiesTest extends ElementPropertiesBase {

	@Test
	void anAgentIsEditedFromTheOutline() throws Exception {
		selectAgent("medium");
		assertEquals(List.of("Acceleration", "Can reverse", "Length", "Min choke", "Name", "Obstacle radius", "Radius", "Size", "Speed", "Terrains",
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
		assertComplaint("Size", "2.5", "is not a whole number");
		assertComplaint("Size", "3000000000", "is not a whole number");
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
		assertComplaint("Length", "long", "\"long\" is not a number");

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

	private static String checked(Form dialog) {
		return String.join("+", Arrays.stream(dialog.first(Table.class).getItems()).filter(TableItem::getChecked)
				.map(TableItem::getText).toList());
	}

	private static void check(Form dialog, String name, boolean checked) {
		Arrays.stream(dialog.first(Table.class).getItems()).filter(item -> item.getText().equals(name)).findFirst()
				.orElseThrow().setChecked(checked);
	}
}
