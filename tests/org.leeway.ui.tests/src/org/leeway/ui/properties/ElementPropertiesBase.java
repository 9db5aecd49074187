package org.leeway.ui.properties;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.TerrainType;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PropertiesView;

/** The fixture of tests of the Properties view: a level with a circle in an editor, and the view. */
abstract class ElementPropertiesBase {

	@RegisterExtension
	final OpenLevel open = OpenLevel.forEachTest(ElementPropertiesBase::levelWithCircle);

	PropertiesView properties;

	@BeforeEach
	void showProperties() throws Exception {
		properties = PropertiesView.show();
	}

	void assertComplaint(String property, String value, String expected) {
		String complaint = properties.complaint(property, value);
		assertNotNull(complaint, property + " " + value + " is taken");
		assertTrue(complaint.contains(expected), complaint);
	}

	void selectAgent(String name) throws Exception {
		OutlineView.activate().select("Agents", name);
	}

	static Level levelWithCircle() {
		Level level = Levels.of(Levels.CORRIDOR);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(10);
		circle.setY(5);
		circle.setRadius(1);
		level.getCircles().add(circle);
		return level;
	}

	AgentType agent(String name) {
		return open.level().getAgentTypes().stream().filter(type -> type.getName().equals(name)).findFirst()
				.orElseThrow();
	}

	TerrainType terrain(String name) {
		return open.level().getTerrainTypes().stream().filter(type -> type.getName().equals(name)).findFirst()
				.orElseThrow();
	}
}
