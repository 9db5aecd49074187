package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.editing.ObjectEditing.Side;
import org.leeway.ui.settings.LayerSettings;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PropertiesView;
import org.leeway.ui.testing.Screen;

/**
 * Tests of polygons and notes that are drawn and changed with the real mouse. Also tests changes of several objects at
 * once, and hidden or locked layers.
 */
class ObjectsTest {

	private static final RGB GROUND = new RGB(0xd8, 0xcb, 0xa6);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> LevelTemplates.level("meadow", 20, 12));

	private Mouse mouse;

	@BeforeEach
	void takeMouse() {
		mouse = open.mouse();
		open.canvas().forceFocus();
	}

	private CircularObstacle circle(double x, double y, double radius) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(x);
		circle.setY(y);
		circle.setRadius(radius);
		open.editor().execute(new AddCommand<>("Add", open.level().getCircles(), circle));
		return circle;
	}

	private void select(EObject... objects) {
		open.viewer().setSelection(new StructuredSelection(
				Arrays.stream(objects).map(open.viewer().getEditPartRegistry()::get).toList()));
	}

	private static String describe(CircularObstacle circle) {
		return circle.getX() + ", " + circle.getY() + ", " + circle.getRadius();
	}

	private String polygon() {
		return open.level().getPolygons().get(0).getShape().toString();
	}

	@Test
	void aPolygonIsDrawnClosedMovedStretchedAndUndone() {
		mouse.type('g');
		mouse.click(open.at(4, 4));
		mouse.click(open.at(8, 4));
		mouse.click(open.at(9, 9));
		mouse.type(SWT.BS);
		mouse.click(open.at(8, 8));
		mouse.click(open.at(4, 8));
		mouse.type(SWT.CR);
		EventLoop.waitUntil("the polygon is there", () -> !open.level().getPolygons().isEmpty());
		assertEquals("4,4 8,4 8,8 4,8", polygon());

		open.editor().activateTool("select");
		mouse.drag(1, open.at(6, 6), open.at(8, 7));
		assertEquals("6,5 10,5 10,9 6,9", polygon());
		Point handle = open.at(10, 9);
		Point end = open.at(12, 10);
		mouse.drag(1, new Point(handle.x + 10, handle.y + 10), new Point(end.x + 10, end.y + 10));
		assertEquals("6,5 12,5 12,10 6,10", polygon());
		for (String before : List.of("6,5 10,5 10,9 6,9", "4,4 8,4 8,8 4,8")) {
			open.commands().undo();
			assertEquals(before, polygon());
		}
		open.commands().undo();
		assertTrue(open.level().getPolygons().isEmpty());
	}

	@Test
	void cornersOfAPolygonAreMovedAddedJoinedAndUndone() {
		PolygonObstacle obstacle = LevelFactory.eINSTANCE.createPolygonObstacle();
		obstacle.setShape(Polygon.parse("4,4 8,4 8,8 4,8"));
		open.editor().execute(new AddCommand<>("Add", open.level().getPolygons(), obstacle));
		select(obstacle);
		mouse.move(open.at(8, 4));
		mouse.press(1);
		mouse.glide(open.at(8, 4), open.at(10, 3));
		assertEquals("4,4 8,4 8,8 4,8", polygon(), "not before the button goes up");
		open.awaitOtherColour(GROUND, 9, 4.1);
		mouse.release(1);
		assertEquals("4,4 10,3 8,8 4,8", polygon());

		mouse.hold(SWT.CTRL);
		mouse.drag(1, open.at(4, 8), open.at(2, 6));
		mouse.letGo(SWT.CTRL);
		assertEquals("4,4 10,3 8,8 4,8 2,6", polygon());
		mouse.drag(1, open.at(2, 6), open.at(3, 5));
		assertEquals("4,4 10,3 8,8 4,8 3,5", polygon(), "the new corner has a handle");
		mouse.drag(1, open.at(10, 3), open.at(8, 8));
		assertEquals("4,4 8,8 4,8 3,5", polygon());
		mouse.drag(1, open.at(4, 4), open.at(3, 5));
		assertEquals("8,8 4,8 3,5", polygon());
		mouse.drag(1, open.at(8, 8), open.at(4, 8));
		assertEquals("8,8 4,8 3,5", polygon(), "a polygon has three corners");
		for (String before : List.of("4,4 8,8 4,8 3,5", "4,4 10,3 8,8 4,8 3,5", "4,4 10,3 8,8 4,8 2,6",
				"4,4 10,3 8,8 4,8", "4,4 8,4 8,8 4,8")) {
			open.commands().undo();
			assertEquals(before, polygon());
		}
	}

	/**
	 * The polygon is a comb of 1200 corners, with one more corner to the right of its teeth. The first drag moves this corner
	 * to the left of the teeth. Its edges would then cross all teeth, which is refused, so the corner stays. The second drag is
	 * legal.
	 */
	@Test
	void aCornerStaysWhereThePolygonWouldCrossItselfWithoutEnd() {
		String teeth = IntStream.range(0, 1200).mapToObj(i -> String.format(Locale.ROOT, "%.2f,%d ", 2 + i / 100.0, i % 2 == 0 ? 2 : 10))
				.collect(Collectors.joining());
		PolygonObstacle obstacle = LevelFactory.eINSTANCE.createPolygonObstacle();
		obstacle.setShape(Polygon.parse(teeth + "16,10 16,6 16,1"));
		open.editor().execute(new AddCommand<>("Add", open.level().getPolygons(), obstacle));
		select(obstacle);
		String before = polygon();
		mouse.drag(1, open.at(16, 6), open.at(1, 6));
		assertEquals(before, polygon());
		// the next drag must not begin while the map still paints the refused drag
		open.settle();
		mouse.drag(1, open.at(16, 6), open.at(17, 6));
		EventLoop.waitUntil("the corner has moved", () -> before.replace("16,6", "17,6").equals(polygon()));
	}

	@Test
	void aDoubleClickClosesAPolygonAndEscapeGivesItUp() {
		open.editor().activateTool("polygon");
		mouse.click(open.at(2, 2));
		mouse.click(open.at(6, 2));
		mouse.type(SWT.ESC);
		mouse.click(open.at(10, 2));
		mouse.click(open.at(14, 2));
		mouse.click(open.at(14, 6));
		mouse.press(1);
		mouse.release(1);
		EventLoop.waitUntil("the polygon is there", () -> !open.level().getPolygons().isEmpty());
		assertEquals("10,2 14,2 14,6", polygon());
		open.commands().undo();
		assertFalse(open.commands().canUndo(), "one step, and nothing of what was given up");
	}

	@Test
	void altLetsACircleGoAnywhere() {
		CircularObstacle circle = circle(5, 5, 2);
		mouse.move(open.at(5, 5));
		mouse.press(1);
		mouse.hold(SWT.ALT);
		mouse.glide(open.at(5, 5), open.at(8.3, 5));
		mouse.release(1);
		mouse.letGo(SWT.ALT);
		assertEquals(8.3, circle.getX(), 0.1);
		assertTrue(circle.getX() * 2 != Math.rint(circle.getX() * 2), circle.getX() + " does not snap");
	}

	@Test
	void aNoteIsDrawnMovedResizedAndListed() throws Exception {
		mouse.type('n');
		mouse.drag(1, open.middle(3, 3), open.middle(8, 6));
		Annotation note = open.level().getAnnotations().get(0);
		assertEquals("3, 3, 6 x 4", describe(note));
		assertTrue(OutlineView.show().text().contains("Note 1 at 3, 3"), OutlineView.show().text());

		open.editor().activateTool("select");
		mouse.drag(1, open.at(7.5, 6.95), open.at(9.5, 7.95));
		assertEquals("5, 4, 6 x 4", describe(note));
		mouse.drag(1, open.at(11, 8), open.at(13, 9));
		assertEquals("5, 4, 8 x 5", describe(note));
		open.commands().undo();
		open.commands().undo();
		assertEquals("3, 3, 6 x 4", describe(note));
		open.commands().undo();
		assertTrue(open.level().getAnnotations().isEmpty());
	}

	@Test
	void aNewNoteHasAnUnusedName() {
		mouse.type('n');
		mouse.drag(1, open.middle(3, 3), open.middle(5, 4));
		mouse.drag(1, open.middle(7, 3), open.middle(9, 4));
		open.level().getAnnotations().removeFirst();
		mouse.drag(1, open.middle(11, 3), open.middle(13, 4));
		assertEquals(List.of("Note 2", "Note 1"), open.level().getAnnotations().stream().map(Annotation::getName).toList());
	}

	@Test
	void aNoteIsMovedByItsTitle() {
		mouse.type('n');
		mouse.drag(1, open.middle(3, 3), open.middle(3, 3));
		Annotation note = open.level().getAnnotations().get(0);
		open.editor().execute(new SetCommand("Name", note, Literals.ANNOTATION__NAME, "Hold me here"));
		open.editor().activateTool("select");
		Point corner = open.at(3, 3);
		Point end = open.at(6, 5);
		mouse.drag(1, new Point(corner.x + 60, corner.y - 5), new Point(end.x + 60, end.y - 5));
		assertEquals("6, 5, 1 x 1", describe(note));
	}

	@Test
	void theTitleOfANoteHasOneSizeAtEveryZoom() throws Exception {
		open.editor().settings().setOverlay(null);
		mouse.type('n');
		mouse.drag(1, open.middle(3, 3), open.middle(8, 6));
		Annotation note = open.level().getAnnotations().get(0);
		note.setName("A name of some length");
		note.setColour("#102030");
		open.editor().activateTool("select");
		for (double zoom : new double[] {1 / 8.0, 1, 4}) {
			open.editor().root().getZoomManager().setZoom(zoom);
			open.editor().root().viewport().centreOn(new org.eclipse.draw2d.geometry.Point(3 * 16, 3 * 16));
			EventLoop.drain();
			Point corner = open.at(3, 3);
			RGB colour = new RGB(0x10, 0x20, 0x30);
			Screen.awaitColour(open.canvas(), colour, new Point(corner.x + 60, corner.y - 2));
			Screen.awaitColour(open.canvas(), colour, new Point(corner.x + 2, corner.y - 10));
			Screen.awaitOtherColour(open.canvas(), colour, new Point(corner.x + 60, corner.y - 30));
			// the title does not cover this pixel
			Screen.awaitOtherColour(open.canvas(), colour, new Point(corner.x + 60, corner.y + 5));
		}
		open.commands().undo();
		open.editor().root().getZoomManager().setZoom(1);
		open.awaitColour(new RGB(0xd8, 0xcb, 0xa6), 3.2, 3.2);
	}

	private static String describe(Annotation note) {
		return note.getX() + ", " + note.getY() + ", " + note.getWidth() + " x " + note.getHeight();
	}

	@Test
	void arrowsNudgeAllThatIsSelected() {
		CircularObstacle one = circle(5, 5, 1);
		CircularObstacle other = circle(9, 5, 1.5);
		select(one, other);
		open.canvas().forceFocus();
		mouse.type(SWT.ARROW_RIGHT);
		EventLoop.waitUntil("both have moved", () -> one.getX() == 6 && other.getX() == 10);
		open.commands().undo();
		assertEquals("5.0, 5.0, 1.0", describe(one));
		assertEquals("9.0, 5.0, 1.5", describe(other));
	}

	@Test
	void copiesAreAddedAndSelected() {
		CircularObstacle circle = circle(5, 5, 2);
		select(circle);
		open.canvas().forceFocus();
		mouse.control('d');
		EventLoop.waitUntil("there are two circles", () -> open.level().getCircles().size() == 2);
		CircularObstacle copy = open.level().getCircles().get(1);
		assertEquals("6.0, 6.0, 2.0", describe(copy));
		assertEquals(List.of(copy), open.viewer().getSelectedEditParts().stream()
				.map(part -> ((EditPart) part).getModel()).toList());
		open.commands().undo();
		assertEquals(List.of(circle), open.level().getCircles());
	}

	@Test
	void objectsAreAlignedWithTheOneSelectedLast() {
		CircularObstacle one = circle(5, 5, 1);
		CircularObstacle last = circle(9, 8, 2);
		select(one, last);
		open.editor().objects().align(Side.LEFT);
		assertEquals("8.0, 5.0, 1.0", describe(one));
		open.editor().objects().align(Side.MIDDLE);
		assertEquals("8.0, 8.0, 1.0", describe(one));
		open.editor().objects().align(Side.BOTTOM);
		assertEquals("8.0, 9.0, 1.0", describe(one));
		assertEquals("9.0, 8.0, 2.0", describe(last));
	}

	@Test
	void theCopyOfASpawnAtTheEdgeStaysOnTheMap() {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		CellRect map = open.level().getTerrain().bounds();
		spawn.setX(map.width() - 1);
		spawn.setY(map.height() - 1);
		open.editor().execute(new AddCommand<>("Add", open.level().getSpawns(), spawn));
		select(spawn);
		open.editor().objects().duplicate();
		open.settle();
		Spawn copy = open.level().getSpawns().getLast();
		assertEquals(map.width() - 2, copy.getX());
		assertEquals(map.height() - 2, copy.getY());
		assertEquals(Optional.empty(), LevelFiles.problem(open.level()));
	}

	@Test
	void propertiesChangeAllThatIsSelected() throws Exception {
		CircularObstacle one = circle(5, 5, 1);
		CircularObstacle other = circle(9, 8, 2);
		PropertiesView properties = PropertiesView.show();
		select(one, other);
		properties.type("Radius", "1.5");
		assertEquals("5.0, 5.0, 1.5", describe(one));
		assertEquals("9.0, 8.0, 1.5", describe(other));
		open.commands().undo();
		assertEquals("5.0, 5.0, 1.0", describe(one));
		assertEquals("9.0, 8.0, 2.0", describe(other));
	}

	@Test
	void theCornersOfAPolygonCanBeTyped() throws Exception {
		open.editor().activateTool("polygon");
		mouse.click(open.at(4, 4));
		mouse.click(open.at(8, 4));
		mouse.click(open.at(8, 8));
		mouse.type(SWT.CR);
		PolygonObstacle polygon = open.level().getPolygons().get(0);
		PropertiesView properties = PropertiesView.show();
		select(polygon);
		properties.type("Shape", "1,1 3,1 3,3.25");
		assertEquals("1,1 3,1 3,3.25", polygon());
	}

	@Test
	void hiddenAndLockedLayersCannotBeSelected() {
		open.editor().settings().setOverlay(null);
		open.awaitColour(GROUND, 4.3, 4.3);
		CircularObstacle circle = circle(5, 5, 2);
		open.awaitOtherColour(GROUND, 4.3, 4.3);
		RGB disc = open.colour(4.3, 4.3);
		open.editor().activateTool("select");
		open.editor().settings().layers().setLocked(MapLayers.OBSTACLES, true);
		mouse.drag(1, open.at(5, 5), open.at(9, 9));
		assertEquals("5.0, 5.0, 2.0", describe(circle));
		assertEquals(disc, open.colour(4.3, 4.3), "a locked layer is shown");
		open.editor().settings().layers().setVisible(MapLayers.OBSTACLES, false);
		open.awaitColour(GROUND, 4.3, 4.3);
		open.editor().settings().layers().setLocked(MapLayers.OBSTACLES, false);
		open.editor().settings().layers().setVisible(MapLayers.OBSTACLES, true);
		open.awaitColour(disc, 4.3, 4.3);
		open.editor().settings().layers().setOpacity(MapLayers.OBSTACLES, 50);
		open.awaitOtherColour(disc, 4.3, 4.3);
	}

	@Test
	void anObjectIsDeselectedWhenItsLayerIsLockedOrHidden() {
		CircularObstacle circle = circle(5, 5, 2);
		LayerSettings layers = open.editor().settings().layers();
		select(circle);
		layers.setLocked(MapLayers.OBSTACLES, true);
		assertEquals(List.of(), open.viewer().getSelectedEditParts());
		open.canvas().forceFocus();
		mouse.type(SWT.DEL);
		mouse.type(SWT.ARROW_RIGHT);
		assertEquals("5.0, 5.0, 2.0", describe(circle));
		layers.setLocked(MapLayers.OBSTACLES, false);
		select(circle);
		layers.setVisible(MapLayers.OBSTACLES, false);
		mouse.type(SWT.DEL);
		assertEquals(List.of(circle), open.level().getCircles());
	}

	@Test
	void aMeshIsDrawn() {
		open.editor().settings().setOverlay(null);
		open.awaitColour(GROUND, 15.3, 4.3);
		RGB ground = open.colour(5, 4.3);
		NavMeshLayer mesh = LevelFactory.eINSTANCE.createNavMeshLayer();
		mesh.setMesh(PolygonMesh.of(new double[] {5, 2, 12, 2, 12, 9, 5, 9}, List.of(new int[] {0, 1, 2, 3})));
		open.editor().execute(new AddCommand<>("Add mesh", open.level().getNavMeshes(), mesh));
		open.awaitOtherColour(ground, 5, 4.3);
		open.editor().settings().layers().setVisible(MapLayers.NAV_MESHES, false);
		open.awaitColour(ground, 5, 4.3);
	}

	@Test
	void theEraserTakesNotesToo() {
		open.editor().activateTool("note");
		mouse.drag(1, open.middle(3, 3), open.middle(8, 6));
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		open.editor().execute(new AddCommand<>("Add", open.level().getSpawns(), spawn));
		open.editor().activateTool("eraser");
		mouse.drag(1, open.at(6, 6.95), open.at(6, 6.5));
		assertTrue(open.level().getAnnotations().isEmpty());
		assertEquals(1, open.level().getSpawns().size());
	}
}
