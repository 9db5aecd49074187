package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Spawn;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Tests of circles and spawns, placed and changed with the real mouse. */
class ObstaclesTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private Mouse mouse;

	@BeforeEach
	void takeMouse() {
		mouse = open.mouse();
	}

	@Test
	void aCircleIsPlacedDraggedResizedAndUndone() throws Exception {
		CircularObstacle circle = placeCircle();
		assertEquals(3, open.findings().size(), "the corridor is blocked: " + open.findings());

		open.editor().activateTool("select");
		mouse.drag(1, open.at(10, 5), open.at(4, 2));
		open.settle();
		assertEquals("4.0, 2.0, 1.5", describe(circle));
		assertEquals(1, open.findings().size(), "medium passes again: " + open.findings());

		mouse.drag(1, open.at(5.5, 2), open.at(6.5, 2));
		open.settle();
		assertEquals("4.0, 2.0, 2.5", describe(circle));

		open.commands().undo();
		assertEquals("4.0, 2.0, 1.5", describe(circle));
		open.commands().undo();
		assertEquals("10.0, 5.0, 1.5", describe(circle));
		open.commands().undo();
		assertTrue(open.level().getCircles().isEmpty());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void aDragWithAltNeverLeavesACircleWithoutArea() {
		open.editor().activateTool("circle");
		dragWithAlt(open.at(10, 5), open.at(11.5, 5), open.at(10, 5));
		CircularObstacle circle = open.level().getCircles().getFirst();
		assertTrue(circle.getRadius() > 0, describe(circle));
		open.commands().undo();

		CircularObstacle large = placeCircle();
		open.editor().activateTool("select");
		dragWithAlt(open.at(11.5, 5), open.at(10, 5), open.at(9, 5));
		assertTrue(large.getRadius() > 0 && large.getRadius() < 0.5, describe(large));
	}

	/**
	 * Presses the mouse at {@code from}, moves it over {@code by} to {@code to}, and releases it there. Alt is down during the
	 * drag.
	 */
	private void dragWithAlt(Point from, Point by, Point to) {
		mouse.move(from);
		mouse.press(1);
		mouse.hold(SWT.ALT);
		mouse.glide(from, by);
		mouse.glide(by, to);
		mouse.release(1);
		mouse.letGo(SWT.ALT);
	}

	@Test
	void escapeAbandonsACircle() {
		open.editor().activateTool("circle");
		mouse.move(open.at(10, 5));
		mouse.press(1);
		mouse.glide(open.at(10, 5), open.at(11.5, 5));
		mouse.type(SWT.ESC);
		mouse.release(1);
		assertTrue(open.level().getCircles().isEmpty());
	}

	@Test
	void theEraserRemovesWhatItTouchesInOneStep() {
		placeCircle();
		open.editor().activateTool("eraser");
		mouse.drag(1, open.at(10, 5), open.at(3.5, 4));
		open.settle();
		assertTrue(open.level().getCircles().isEmpty());
		assertTrue(open.level().getSpawns().isEmpty());
		open.commands().undo();
		assertEquals(1, open.level().getCircles().size());
		assertEquals(1, open.level().getSpawns().size());
	}

	@Test
	void theEraserLeavesObjectsOnLockedLayers() {
		placeCircle();
		open.editor().settings().layers().setLocked(MapLayers.OBSTACLES, true);
		open.editor().activateTool("eraser");
		mouse.drag(1, open.at(10, 5), open.at(3.5, 4));
		open.settle();
		assertEquals(1, open.level().getCircles().size());
		assertTrue(open.level().getSpawns().isEmpty());
	}

	@Test
	void theDeleteKeyRemovesTheSelection() {
		CircularObstacle circle = placeCircle();
		open.editor().activateTool("select");
		mouse.click(open.at(10, 5));
		EditPart part = (EditPart) open.viewer().getEditPartRegistry().get(circle);
		assertEquals(List.of(part), open.viewer().getSelectedEditParts());
		open.editor().actions().getAction(ActionFactory.DELETE.getId()).run();
		assertTrue(open.level().getCircles().isEmpty());
	}

	@Test
	void aSpawnIsPlacedOnTheCellUnderTheMouse() throws Exception {
		open.editor().activateTool("spawn");
		mouse.click(open.middle(16, 2));
		open.settle();
		Spawn spawn = open.level().getSpawns().get(1);
		assertEquals(16, spawn.getX());
		assertEquals(2, spawn.getY());
		assertEquals(1, open.findings().size(), "large starts in both rooms now");
		assertSays(open.findings().getFirst(), "large (3x3 on ground+swamp)", " 3,4 ", " 16,2", "largest unit", " 2x2",
				"cut at 6,4 (8 x 2)");
		mouse.click(open.middle(22, 2));
		assertEquals(2, open.level().getSpawns().size(), "no spawn outside the map");
	}

	@Test
	void aPlacedObjectIsSelected() {
		assertSelected(placeCircle());
		open.editor().activateTool("spawn");
		mouse.click(open.middle(16, 2));
		assertSelected(open.level().getSpawns().getLast());
		open.editor().activateTool("note");
		mouse.drag(1, open.middle(14, 5), open.middle(16, 6));
		assertSelected(open.level().getAnnotations().getFirst());
		open.editor().activateTool("polygon");
		mouse.click(open.at(3, 6));
		mouse.click(open.at(5, 6));
		mouse.click(open.at(5, 8));
		mouse.click(open.at(3, 6));
		assertSelected(open.level().getPolygons().getFirst());
		mouse.type(SWT.DEL);
		assertTrue(open.level().getPolygons().isEmpty());
		assertEquals(1, open.level().getAnnotations().size());
	}

	private void assertSelected(EObject object) {
		assertEquals(List.of(open.viewer().getEditPartRegistry().get(object)), open.viewer().getSelectedEditParts());
	}

	private CircularObstacle placeCircle() {
		open.editor().activateTool("circle");
		mouse.drag(1, open.at(10, 5), open.at(11.5, 5));
		open.settle();
		CircularObstacle circle = open.level().getCircles().get(0);
		assertEquals("10.0, 5.0, 1.5", describe(circle));
		return circle;
	}

	private static String describe(CircularObstacle circle) {
		return circle.getX() + ", " + circle.getY() + ", " + circle.getRadius();
	}
}
