package org.leeway.ui.map.commands;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CommandStack;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.merge.ConflictCells;
import org.leeway.model.CircularObstacle;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.ResizedGrid;

/**
 * Tests of the origin of a level: the coordinates of its upper left cell. Adding or removing columns or rows must not change
 * the coordinates of other cells, so the origin changes. A level of a game has the coordinates of the game. In any other level,
 * the cell that was the upper left cell before all changes of the size has the coordinates 0, 0.
 */
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
			CommandStack steps = resize(new CellRect(0, 0, 25, 10), level);
			assertEquals(25, level.getTerrain().width(), frame.toString());
			assertEquals(0, level.getOriginX(), frame.toString());
			assertTrue(level.isSetOriginX() && level.isSetOriginY(), frame.toString());
			steps.undo();
			assertFalse(level.isSetOriginX() || level.isSetOriginY(), frame.toString());
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

	@Test
	void conflictsMoveWithTheMap() throws Exception {
		Level level = LevelTemplates.level("merged", 20, 10);
		level.getSpawns().add(NewElements.spawn(new Cell(1, 1)));
		MergeConflict cells = conflict(level);
		cells.setX(4);
		cells.setY(3);
		cells.setCells(TerrainGrid.filled(3, 2, 1));
		MergeConflict removed = conflict(level);
		removed.setTarget(level.getSpawns().getFirst());
		MergeConflict origin = conflict(level);
		origin.setProperty("originX");
		origin.setValue("100.0");
		byte[] before = LevelFiles.toBytes(level);
		CommandStack steps = resize(new CellRect(5, -2, 9, 20), level);
		assertEquals(List.of(cells, origin), level.getConflicts(), "both sides have removed the spawn");
		assertEquals(new CellRect(0, 5, 2, 2), ConflictCells.region(cells));
		assertEquals("105.0", origin.getValue());
		steps.undo();
		assertArrayEquals(before, LevelFiles.toBytes(level));
		steps.redo();
		assertEquals(2, cells.getCells().width());
	}

	private static MergeConflict conflict(Level level) {
		MergeConflict conflict = LevelFactory.eINSTANCE.createMergeConflict();
		level.getConflicts().add(conflict);
		return conflict;
	}

	private static CommandStack resize(CellRect window, Level level) {
		Command resize = ResizeLevel.to(window, ResizedGrid.of(level.getTerrain(), window, 0), level);
		CommandStack steps = new CommandStack();
		steps.execute(resize);
		return steps;
	}
}
