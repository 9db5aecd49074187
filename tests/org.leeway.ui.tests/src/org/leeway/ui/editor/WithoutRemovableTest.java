package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;

/** Tests of the switch that shows the level without the obstacles and terrains that units can clear away. */
class WithoutRemovableTest {

	private static final String SWITCH = "Without Removable";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(WithoutRemovableTest::levelWithGate);

	/** Returns a level with a wall, and a gate in the gap of the wall. */
	private static Level levelWithGate() {
		Level level = Levels.of("....T....\n....T....\n.........\n....T....\n");
		PolygonObstacle gate = LevelFactory.eINSTANCE.createPolygonObstacle();
		gate.setShape(Polygon.of(4, 2, 5, 2, 5, 3, 4, 3));
		gate.setRemovable(true);
		level.getPolygons().add(gate);
		return level;
	}

	private long reached() {
		return open.editor().presenter().analysis().agents().getFirst().coveredCells();
	}

	@Test
	void theMapShowsWhereUnitsGetAfterwards() {
		open.settle();
		assertTrue(reached() < 20, reached() + " cells");
		open.bar().click(SWITCH);
		EventLoop.waitUntil("the gate is left out", () -> reached() == 33);
		assertEquals(1, open.level().getPolygons().size());
		assertFalse(open.commands().canUndo(), "the switch edits nothing");
		open.bar().click(SWITCH);
		EventLoop.waitUntil("the gate blocks again", () -> reached() < 20);
	}

	/** Returns the number of white pixels on the upper side of the gate. */
	private int whitePixels() {
		Point left = open.at(4, 2);
		ImageData side = Screen.picture(open.canvas(), left, new Point(open.at(5, 2).x - left.x, 1));
		return (int) IntStream.range(0, side.width).map(x -> side.getPixel(x, 0)).filter(pixel -> (pixel & 0xE0E0E0) == 0xE0E0E0).count();
	}

	@Test
	void whatUnitsClearAwayHasADashedOutline() {
		open.settle();
		EventLoop.waitUntil("the gate is drawn", () -> whitePixels() > 0);
		int dashes = whitePixels();
		open.editor().execute(new SetCommand("Keep", open.level().getPolygons().getFirst(), Literals.POLYGON_OBSTACLE__REMOVABLE, false));
		EventLoop.waitUntil("the outline is solid", () -> whitePixels() > dashes * 5 / 4);
	}

	@Test
	void levelsWithoutSuchThingsHaveNoSwitch() {
		Button button = open.bar().button(SWITCH);
		assertTrue(button.isVisible());
		open.editor().execute(new SetCommand("Keep", open.level().getPolygons().getFirst(), Literals.POLYGON_OBSTACLE__REMOVABLE, false));
		EventLoop.waitUntil("the switch is hidden", () -> !button.isVisible());
	}
}
