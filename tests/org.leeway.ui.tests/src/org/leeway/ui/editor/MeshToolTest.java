package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.NavMeshLayer;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.MeshHandles.Handle;
import org.leeway.ui.map.layers.MeshHandles.Role;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.ContextMenu;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Meshes edited by hand with the real mouse and keyboard. */
class MeshToolTest {

	private static final RGB GROUND = new RGB(0xd8, 0xcb, 0xa6);
	/** Two triangles on the left, a square on the right. */
	private static final String ROOM = """
			v 2 2
			v 8 2
			v 8 8
			v 2 8
			v 14 2
			v 14 8
			p 0 1 2
			p 0 2 3
			p 1 4 5 2
			""";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(MeshToolTest::level);

	private Mouse mouse;

	private static Level level() {
		Level level = LevelTemplates.level("meadow", 20, 12);
		NavMeshLayer layer = LevelFactory.eINSTANCE.createNavMeshLayer();
		layer.setName("hall");
		layer.setMesh(PolygonMesh.parse(ROOM));
		level.getNavMeshes().add(layer);
		return level;
	}

	@BeforeEach
	void takeMouse() {
		mouse = open.mouse();
		open.editor().settings().setOverlay(null);
		open.canvas().forceFocus();
		mouse.type('x');
		EventLoop.waitUntil("the tool is active", () -> open.editor().activeTool().getClass().getSimpleName().equals("MeshTool"));
	}

	private String mesh() {
		return open.level().getNavMeshes().getFirst().getMesh().format();
	}

	private String rings() {
		return mesh().lines().filter(line -> line.startsWith("p")).map(line -> line.substring(2))
				.collect(Collectors.joining(", "));
	}

	private void undoAll() {
		while (open.commands().canUndo()) {
			open.commands().undo();
		}
		assertEquals(ROOM, mesh());
		assertFalse(open.part().isDirty());
	}

	private List<Handle> handles(Role role) {
		return open.editor().root().shown(MapContent.MESH_HANDLES).handles().stream()
				.filter(handle -> handle.role() == role).toList();
	}

	/** Returns all texts of the status line. */
	private String status() {
		EventLoop.drain();
		return new Form(open.canvas().getShell()).all(CLabel.class).stream().map(CLabel::getText)
				.collect(Collectors.joining("|"));
	}

	@Test
	void aDraggedVertexSnapsToCornersOfCells() {
		mouse.move(open.at(8, 2));
		EventLoop.waitUntil("the vertex is marked", () -> handles(Role.HOVERED).size() == 1
				&& handles(Role.HOVERED).getFirst().places().size() == 1);
		assertTrue(status().contains("vertex at 8,2"), status());
		mouse.press(1);
		mouse.glide(open.at(8, 2), open.at(7.2, 4.4));
		assertEquals(ROOM, mesh(), "not before the button goes up");
		assertEquals(3, handles(Role.PREVIEWED).size(), "two polygons and the vertex");
		open.awaitOtherColour(GROUND, 10.5, 3);
		mouse.release(1);
		assertEquals(ROOM.replace("v 8 2", "v 7 4"), mesh());
		assertEquals("Move vertex", open.commands().getUndoCommand().getLabel());
		EventLoop.waitUntil("the vertex stays selected", () -> handles(Role.SELECTED).size() == 1);
		mouse.type(SWT.ARROW_RIGHT);
		mouse.hold(SWT.SHIFT);
		mouse.type(SWT.ARROW_UP);
		mouse.letGo(SWT.SHIFT);
		assertEquals(ROOM.replace("v 8 2", "v 8 -6"), mesh());
		undoAll();
	}

	@Test
	void withAltAVertexMovesFreely() {
		mouse.move(open.at(8, 2));
		mouse.press(1);
		mouse.glide(open.at(8, 2), open.at(7.25, 3));
		mouse.hold(SWT.ALT);
		mouse.move(open.at(7.25, 3.5));
		mouse.release(1);
		mouse.letGo(SWT.ALT);
		assertEquals(ROOM.replace("v 8 2", "v 7.25 3.5"), mesh());
		undoAll();
	}

	@Test
	void escapeGivesADragUp() {
		mouse.move(open.at(8, 2));
		mouse.press(1);
		mouse.glide(open.at(8, 2), open.at(6, 5));
		mouse.type(SWT.ESC);
		mouse.release(1);
		assertEquals(ROOM, mesh());
		assertFalse(open.commands().canUndo());
		assertEquals(List.of(), handles(Role.PREVIEWED));
	}

	@Test
	void aMoveThatLeavesNoMeshIsRefusedWithReasonAndPlace() {
		mouse.move(open.at(8, 8));
		mouse.press(1);
		mouse.glide(open.at(8, 8), open.at(15, 9));
		assertTrue(status().contains("Not possible: a polygon is not convex at 14,8"), status());
		assertEquals(5, handles(Role.REFUSED).size(), "three polygons, the vertex and the place");
		mouse.release(1);
		assertEquals(ROOM, mesh());
		assertFalse(open.commands().canUndo());
		assertTrue(status().contains("Not possible: a polygon is not convex at 14,8"), status());
		assertEquals(List.of(new org.leeway.pathing.geom.Point(14, 8)), handles(Role.REFUSED).getFirst().places());
		mouse.move(open.at(4, 3));
		EventLoop.waitUntil("the reason is gone", () -> !status().contains("Not possible"));
		assertTrue(status().contains("polygon of 3 corners"), status());
		assertEquals(List.of(), handles(Role.REFUSED));
	}

	@Test
	void aCutSplitsEdgesAndPolygons() {
		mouse.hold(SWT.CTRL);
		mouse.drag(1, open.at(14, 8), open.at(11, 2));
		mouse.letGo(SWT.CTRL);
		assertEquals("0 1 2, 0 2 3, 5 2 1 6, 6 4 5", rings());
		mouse.hold(SWT.CTRL);
		mouse.drag(1, open.at(8, 5), open.at(11.4, 5));
		mouse.letGo(SWT.CTRL);
		assertSays(status(), "Not possible", "cut", "vertex or edge");
		assertEquals("0 1 2, 0 2 3, 5 2 1 6, 6 4 5", rings());
		assertEquals("Split polygon", open.commands().getUndoCommand().getLabel());
		undoAll();
	}

	@Test
	void verticesAreInsertedByDoubleClickAndByKey() {
		Point edge = open.at(11, 8);
		mouse.click(edge);
		mouse.press(1);
		mouse.release(1);
		EventLoop.waitUntil("the edge is split", () -> rings().equals("0 1 2, 0 2 3, 1 4 5 6 2"));
		mouse.move(open.at(11.2, 4.8));
		mouse.type(SWT.INSERT);
		assertEquals("0 1 2, 0 2 3, 1 4 7, 4 5 7, 5 6 7, 6 2 7, 2 1 7", rings());
		assertTrue(mesh().contains("v 11 5\n"), mesh());
		undoAll();
	}

	@Test
	void anEdgeIsFlippedBecomesAWallAndIsDeleted() {
		mouse.click(open.at(4, 4));
		assertEquals(1, handles(Role.SELECTED).size());
		mouse.type('F');
		assertEquals("1 3 0, 1 3 2, 1 4 5 2", rings());
		mouse.click(open.at(6, 4));
		mouse.type('W');
		assertTrue(mesh().endsWith("w 1 3\n"), mesh());
		mouse.type(SWT.DEL);
		assertTrue(mesh().endsWith("w 1 3\n"), "a wall is not deleted");
		assertTrue(status().contains("Not possible: the edge is a wall at 5,5"), status());
		mouse.type('W');
		mouse.type(SWT.DEL);
		assertEquals("3 0 1 2, 1 4 5 2", rings());
		mouse.click(open.at(8, 4));
		mouse.type('F');
		assertTrue(status().contains("Not possible: the edge is not between two triangles at 8,5"), status());
		undoAll();
	}

	@Test
	void verticesAndPolygonsAreDeleted() {
		mouse.click(open.at(8, 2));
		mouse.type(SWT.DEL);
		assertEquals("v 2 2\nv 8 8\nv 2 8\nv 14 2\nv 14 8\np 0 1 2\np 3 4 1 0\n", mesh());
		mouse.click(open.at(3, 6));
		assertEquals(1, handles(Role.SELECTED).size());
		mouse.type(SWT.BS);
		assertEquals("v 2 2\nv 8 8\nv 14 2\nv 14 8\np 2 3 1 0\n", mesh());
		open.commands().undo();
		open.commands().undo();
		assertEquals(ROOM, mesh());
		open.commands().redo();
		undoAll();
	}

	@Test
	void theContextMenuOffersWhatThePartUnderTheMouseCanDo() {
		assertEquals("Insert Vertex Here, Flip Edge, Make Wall, Delete Edge, , (Edit Mesh by Hand), (Generate Mesh Again)",
				menu(open.at(4, 4), "Make Wall"));
		assertTrue(mesh().endsWith("w 0 2\n"), mesh());
		assertEquals("Insert Vertex Here, (Flip Edge), (Open Wall), (Delete Edge), , (Edit Mesh by Hand),"
				+ " (Generate Mesh Again)", menu(open.at(11, 2), "Insert Vertex Here"));
		assertTrue(rings().endsWith("1 6 4 5 2"), rings());
		assertEquals("Delete Vertex, , (Edit Mesh by Hand), (Generate Mesh Again)", menu(open.at(14, 8), "Delete Vertex"));
		assertEquals("Insert Vertex Here, Terrain, Delete Polygon, , (Edit Mesh by Hand), (Generate Mesh Again)",
				menu(open.at(4, 7), "Delete Polygon"));
		assertEquals("(Edit Mesh by Hand), (Generate Mesh Again)", menu(open.at(18, 10), null));
		undoAll();
	}

	@Test
	void theTerrainOfAPolygonIsMarked() {
		assertEquals("None", ContextMenu.marked(mouse, open.canvas(), open.at(4, 7), "Terrain"));
		menu(open.at(4, 7), "Terrain > swamp");
		assertTrue(mesh().contains("t 1"), mesh());
		assertEquals("swamp", ContextMenu.marked(mouse, open.canvas(), open.at(4, 7), "Terrain"));
		undoAll();
	}

	@Test
	void theMenuKeyOpensTheSameMenu() {
		mouse.move(open.at(14, 8));
		assertEquals("Delete Vertex, , (Edit Mesh by Hand), (Generate Mesh Again)",
				ContextMenu.chooseByKey(mouse, open.canvas(), null));
	}

	private String menu(Point at, String choice) {
		return ContextMenu.choose(mouse, open.canvas(), at, choice);
	}

	@Test
	void aLockedOrHiddenMeshIsNotEdited() {
		open.editor().settings().layers().setLocked(MapLayers.NAV_MESHES, true);
		mouse.drag(1, open.at(8, 2), open.at(8, 4));
		assertEquals(ROOM, mesh());
		assertTrue(status().contains("locked in the Layers view"), status());
		open.editor().settings().layers().setLocked(MapLayers.NAV_MESHES, false);
		open.editor().settings().layers().setVisible(MapLayers.NAV_MESHES, false);
		mouse.move(open.at(14, 2));
		assertTrue(status().contains("the Layers view shows them"), status());
		assertEquals(List.of(), open.editor().root().shown(MapContent.MESH_HANDLES).handles());
	}

	@Test
	void theHandlesGoWithTheToolAndFollowUndo() {
		mouse.click(open.at(8, 2));
		mouse.type(SWT.DEL);
		mouse.move(open.at(8, 3));
		open.commands().undo();
		EventLoop.waitUntil("the edge is there again", () -> handles(Role.HOVERED).size() == 1
				&& handles(Role.HOVERED).getFirst().places().size() == 2);
		open.editor().activateTool("select");
		assertEquals(List.of(), open.editor().root().shown(MapContent.MESH_HANDLES).handles());
		assertFalse(status().contains("portal"), status());
	}

	@Test
	void theEditedLevelIsSavedAndLoadedAgain() throws Exception {
		mouse.drag(1, open.at(8, 2), open.at(7, 3));
		open.part().doSave(null);
		open.reopen();
		PolygonMesh saved = open.level().getNavMeshes().getFirst().getMesh();
		assertEquals(ROOM.replace("v 8 2", "v 7 3"), saved.format());
		assertEquals(3, NavMesh.of(saved).faceCount());
		assertNull(open.commands().getUndoCommand());
	}
}
