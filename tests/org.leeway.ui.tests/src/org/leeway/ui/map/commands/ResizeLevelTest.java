package org.leeway.ui.map.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CommandStack;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.CircularObstacle;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.ResizedGrid;

/** The origin of a level that is resized: each cell keeps its place in the game, or in the first map. */
class ResizeLevelTest {

	@Test
	void aLevelWithoutAFrameCountsTheCellsOfTheFirstMap() {
		Level level = LevelTemplates.level("first", 20, 10);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(7);
		level.getCircles().add(circle);
		resize(new CellRect(5, -2, 9, 20), level);
		assertEquals(5, level.getOriginX());
		assertEquals(-2, level.getOriginY());
		assertEquals(2, circle.getX());
		CommandStack steps = resize(new CellRect(-1, 0, 30, 20), level);
		assertEquals(4, level.getOriginX());
		assertEquals(-2, level.getOriginY());
		steps.undo();
		assertEquals(5, level.getOriginX());
	}

	@Test
	void aLevelThatGrowsToTheRightKeepsItsOrigin() {
		for (GameFrame frame : GameFrame.VALUES) {
			Level level = LevelTemplates.level("wide", 20, 10);
			level.setFrame(frame);
			resize(new CellRect(0, 0, 25, 10), level);
			assertEquals(25, level.getTerrain().width(), frame.toString());
			assertEquals(0, level.getOriginX(), frame.toString());
		}
	}

	@Test
	void unitsOfAGameAreScaled() {
		Level level = LevelTemplates.level("units", 20, 10);
		level.setFrame(GameFrame.UNITS);
		level.setCellScale(8);
		level.setOriginY(100);
		level.setYUp(true);
		resize(new CellRect(1, 2, 10, 5), level);
		assertEquals(8, level.getOriginX());
		assertEquals(84, level.getOriginY());
	}

	private static CommandStack resize(CellRect window, Level level) {
		Command resize = ResizeLevel.to(window, ResizedGrid.of(level.getTerrain(), window, 0), level);
		CommandStack steps = new CommandStack();
		steps.execute(resize);
		return steps;
	}
}
