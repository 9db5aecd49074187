package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.analysis.Finding;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.NavMeshLayer;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.ui.map.DerivedMesh;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PropertiesView;
import org.leeway.ui.testing.Screen;

/** Tests of mesh layers: generated, shown, stored and generated again. */
class MeshLayersTest {

	private static final RGB GROUND = new RGB(0xd8, 0xcb, 0xa6);
	private static final List<LayerDescriptor> PARTS = List.of(MapLayers.MESH_FACES, MapLayers.MESH_DUAL,
			MapLayers.MESH_VERTICES, MapLayers.MESH_NORMALS, MapLayers.MESH_WIDTHS);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> LevelTemplates.level("meadow", 20, 12));

	@BeforeEach
	void showTerrainOnly() {
		open.editor().settings().setOverlay(null);
		open.editor().settings().setGridLines(false);
	}

	private NavMeshLayer generated() {
		NavMeshLayer layer = LevelFactory.eINSTANCE.createNavMeshLayer();
		layer.setAgent(open.level().getAgentTypes().getFirst());
		open.editor().execute(new AddCommand<>("Add", open.level().getNavMeshes(), layer));
		settle();
		return layer;
	}

	private void settle() {
		open.settle();
		EventLoop.waitUntil("the meshes are there",
				() -> open.level().getNavMeshes().stream().allMatch(MeshLayersTest::isFresh));
	}

	private static boolean isFresh(NavMeshLayer layer) {
		return DerivedMesh.of(layer).filter(DerivedMesh::isFresh).isPresent();
	}

	private static int faces(NavMeshLayer layer) {
		return DerivedMesh.of(layer).orElseThrow().mesh().statistics().faces();
	}

	private String state() {
		EventLoop.drain();
		return open.bar().words();
	}

	private void mesh(String what) {
		open.run("org.leeway.ui.mesh", "org.leeway.ui.meshChange", what);
	}

	private List<String> findings() {
		settle();
		return open.editor().presenter().findings().orElseThrow().stream().map(Finding::message)
				.filter(message -> message.startsWith("the mesh")).toList();
	}

	@Test
	void aLayerIsAddedByTheDialogForAnAgent() throws Exception {
		Dialogs.answer(() -> mesh("add"), dialog -> {
			assertTrue(dialog.button("For the agent").getSelection());
			dialog.after("Name", Text.class).setText("walkers");
			Form.choose(dialog.first(Combo.class), "medium on ground+swamp");
			dialog.after("Circle tolerance, in cells", Text.class).setText("0");
			assertFalse(dialog.button("OK").isEnabled());
			assertTrue(dialog.words().contains("Not possible: a tolerance of 0.0, expected more than 0"), dialog.words());
			dialog.after("Circle tolerance, in cells", Text.class).setText("wide");
			assertTrue(dialog.words().contains("Not possible: \"wide\" is not a number"), dialog.words());
			dialog.after("Circle tolerance, in cells", Text.class).setText("0.25");
			dialog.click("OK");
		});
		NavMeshLayer layer = open.level().getNavMeshes().getFirst();
		settle();
		assertEquals("walkers", layer.getName());
		assertEquals("medium", layer.getAgent().getName());
		assertEquals(0.25, layer.getCircleTolerance());
		assertNull(layer.getMesh(), "a generated mesh is not stored");
		assertSame(layer, open.editor().settings().mesh());
		assertEquals(1, faces(layer));
		open.awaitOtherColour(GROUND, 10, 0);
		assertTrue(new String(LevelFiles.toBytes(open.level()), StandardCharsets.UTF_8).contains("<navMeshes name=\"walkers\""
				+ " agent=\"//@agentTypes[name='medium']\" circleTolerance=\"0.25\"/>"));
		open.commands().undo();
		assertTrue(open.level().getNavMeshes().isEmpty());
		assertFalse(open.commands().canUndo());
		open.awaitColour(GROUND, 10, 0);
	}

	@Test
	void aLayerIsAddedForTerrains() throws Exception {
		OutlineView outline = OutlineView.activate();
		Dialogs.answer(() -> outline.choose("Add Mesh Layer..."), dialog -> {
			select(dialog.button("For the agent"), false);
			select(dialog.button("For the terrains"), true);
			assertFalse(dialog.button("OK").isEnabled());
			assertTrue(dialog.words().contains("Choose at least one terrain."), dialog.words());
			Table terrains = dialog.first(Table.class);
			terrains.getItem(2).setChecked(true);
			terrains.notifyListeners(SWT.Selection, new Event());
			select(dialog.button("One terrain per polygon"), true);
			dialog.click("OK");
		});
		NavMeshLayer layer = open.level().getNavMeshes().getFirst();
		settle();
		assertNull(layer.getAgent());
		assertEquals("[water]", layer.getCapability().stream().map(terrain -> terrain.getName()).toList().toString());
		assertTrue(layer.isKeepTerrains());
		assertEquals(0, faces(layer), "there is no water");
		assertTrue(outline.text().contains("Meshes (1)\n    generated for water, 0 polygons\n")
				|| outline.text().contains("Meshes (1)\n  generated for water, 0 polygons\n"), outline.text());
	}

	private static void select(Button button, boolean selected) {
		button.setSelection(selected);
		button.notifyListeners(SWT.Selection, new Event());
	}

	@Test
	void aMeshFollowsAStrokeAlreadyWhileTheButtonIsDown() {
		NavMeshLayer layer = generated();
		int steps = open.commands().getCommands().length;
		open.editor().activateTool("5");
		open.mouse().move(open.middle(4, 4));
		open.mouse().press(1);
		open.mouse().glide(open.middle(4, 4), open.middle(8, 4));
		EventLoop.waitUntil("the mesh goes around the stroke", () -> isFresh(layer) && faces(layer) > 1);
		open.mouse().release(1);
		settle();
		assertTrue(faces(layer) >= 4, "around a wall are four faces or more");
		assertEquals(steps + 1, open.commands().getCommands().length, "the stroke is one step, the mesh none");
		open.commands().undo();
		settle();
		assertEquals(1, faces(layer));
	}

	@Test
	void aMeshThatLagsBehindIsPale() {
		NavMeshLayer layer = generated();
		RGB wall = open.colour(10, 0);
		Job.getJobManager().suspend();
		try {
			open.editor().execute(new SetCommand("Widen", layer, Literals.NAV_MESH_LAYER__CIRCLE_TOLERANCE, 0.5));
			EventLoop.waitUntil("the mesh is pale", () -> open.editor().root().shown(MapContent.MESHES).stale());
			assertFalse(isFresh(layer));
			open.awaitOtherColour(wall, 10, 0);
		} finally {
			Job.getJobManager().resume();
		}
		settle();
		EventLoop.waitUntil("the mesh is no longer pale", () -> !open.editor().root().shown(MapContent.MESHES).stale());
		open.awaitColour(wall, 10, 0);
		assertFalse(state().contains("Generating meshes..."));
	}

	@Test
	void aMeshIsEditedByHandAndGeneratedAnew() {
		NavMeshLayer layer = generated();
		mesh("generate");
		assertFalse(open.commands().getRedoCommand() != null);
		mesh("by-hand");
		assertNotNull(layer.getMesh());
		assertEquals("Edit mesh by hand", open.commands().getUndoCommand().getLabel());
		assertEquals(List.of(), findings());
		PolygonMesh stored = layer.getMesh();
		open.editor().activateTool("5");
		open.mouse().drag(1, open.middle(4, 4), open.middle(8, 4));
		assertEquals(List.of("the mesh covers 5 blocked cells at 4,4 (5 x 1)"), findings());
		assertSame(stored, layer.getMesh(), "the mesh stays as it is");
		mesh("generate");
		assertNull(layer.getMesh());
		assertEquals(List.of(), findings());
		assertTrue(faces(layer) > 1);
		open.commands().undo();
		assertSame(stored, layer.getMesh());
		open.commands().undo();
		open.commands().undo();
		assertNull(layer.getMesh());
		settle();
		assertEquals(1, faces(layer));
	}

	@Test
	void aMeshOfUnknownPurposeIsGeneratedAnewForWhomTheDialogSays() {
		NavMeshLayer layer = LevelFactory.eINSTANCE.createNavMeshLayer();
		layer.setName("old");
		layer.setMesh(PolygonMesh.parse("v 0 0\nv 4 0\nv 4 4\np 0 1 2"));
		open.editor().execute(new AddCommand<>("Add", open.level().getNavMeshes(), layer));
		settle();
		assertEquals(List.of(), findings());
		Dialogs.answer(() -> mesh("generate"), dialog -> {
			assertEquals("old", dialog.after("Name", Text.class).getText());
			dialog.click("OK");
		});
		assertNull(layer.getMesh());
		assertEquals("small", layer.getAgent().getName());
		settle();
		assertEquals(1, faces(layer));
		open.commands().undo();
		assertNull(layer.getAgent());
		assertEquals(1, layer.getMesh().polygonCount());
	}

	@Test
	void aMeshThatIsNoneIsAFindingAndMarkedOnTheMap() throws Exception {
		NavMeshLayer layer = LevelFactory.eINSTANCE.createNavMeshLayer();
		layer.setName("knot");
		layer.setMesh(PolygonMesh.parse("v 2 2\nv 9 2\nv 9 9\nv 2 9\np 0 2 1 3"));
		open.editor().execute(new AddCommand<>("Add", open.level().getNavMeshes(), layer));
		List<String> findings = findings();
		assertEquals(1, findings.size());
		assertTrue(findings.getFirst().startsWith("the mesh knot is invalid: polygon 0"), findings.toString());
		assertEquals(1, open.editor().root().shown(MapContent.MESHES).wrong().size());
		var place = open.editor().root().shown(MapContent.MESHES).wrong().getFirst();
		Point middle = open.at(place.x(), place.y());
		Screen.awaitColour(open.canvas(), new RGB(0xD5, 0, 0), new Point(middle.x - 9, middle.y));
		open.part().doSave(null);
		open.reopen();
		assertEquals(findings, findings());
		assertTrue(OutlineView.show().text().contains("knot, edited by hand, polygon 0"), OutlineView.show().text());
	}

	@Test
	void eachPartOfAMeshIsShownAndHidden() {
		open.editor().activateTool("5");
		open.mouse().drag(1, open.middle(8, 3), open.middle(8, 8));
		generated();
		open.editor().activateTool("select");
		open.mouse().move(new Point(2, 2));
		for (LayerDescriptor part : PARTS) {
			assertFalse(open.editor().settings().layers().isVisible(part), part + " is hidden at first");
			ImageData before = stillPicture();
			open.editor().settings().layers().setVisible(part, true);
			EventLoop.waitUntil(part + " is drawn", () -> !difference(before, picture()).isEmpty());
			open.editor().settings().layers().setVisible(part, false);
			EventLoop.waitUntil(() -> part + " is gone, but not in " + difference(before, picture()),
					() -> difference(before, picture()).isEmpty());
		}
		open.editor().settings().layers().setVisible(MapLayers.MESH_DUAL, true);
		assertTrue(legend().startsWith("wall, portal, dual graph; Terrain only:")
				|| legend().startsWith("wall, portal, dual graph; "), legend());
	}

	private String legend() {
		EventLoop.drain();
		return open.bar().all(Canvas.class).stream()
				.map(canvas -> canvas.getToolTipText()).filter(text -> text != null && text.contains("wall, portal"))
				.findFirst().orElse("none");
	}

	/** Waits until the picture of the map no longer changes, and returns it. */
	private ImageData stillPicture() {
		open.colour(1, 1);
		return Screen.still(this::picture, (one, other) -> difference(one, other).isEmpty());
	}

	/** Returns the picture of the map. Leaves out the scroll bars beside it, because they fade away. */
	private ImageData picture() {
		open.canvas().redraw();
		open.canvas().update();
		EventLoop.drain();
		Point first = open.at(0, 0);
		Point last = open.at(20, 12);
		return Screen.picture(open.canvas(), first, new Point(last.x - first.x, last.y - first.y));
	}

	/** Returns a rectangle around the pixels in which two pictures differ. */
	private static Rectangle difference(ImageData a, ImageData b) {
		Rectangle all = new Rectangle(0, 0, 0, 0);
		for (int y = 0; y < a.height; y++) {
			for (int x = 0; x < a.width; x++) {
				if (a.getPixel(x, y) != b.getPixel(x, y)) {
					all = all.isEmpty() ? new Rectangle(x, y, 1, 1) : all.union(new Rectangle(x, y, 1, 1));
				}
			}
		}
		return all;
	}

	@Test
	void outlineAndPropertiesTellTheNumbers() throws Exception {
		OutlineView outline = OutlineView.show();
		PropertiesView properties = PropertiesView.show();
		NavMeshLayer layer = generated();
		outline.select("Meshes", "generated for small, 1 polygon");
		Map<String, String> values = properties.values();
		assertEquals("small", values.get("Agent"));
		assertEquals("same as the agent", values.get("Terrains"));
		assertEquals("generated", values.get("Mesh"));
		assertEquals("4", values.get("Vertices"));
		assertEquals("1", values.get("Polygons"));
		assertEquals("0", values.get("Portals"));
		assertEquals("4", values.get("Walls"));
		assertEquals("1", values.get("Components"));
		assertTrue(values.get("Time").matches("\\d+\\.\\d ms"), values.toString());
		properties.type("Name", "walkers");
		assertEquals("walkers", layer.getName());
		assertTrue(properties.complaint("Circle tolerance", "-1").contains("expected more than 0"));
		open.editor().activateTool("5");
		open.mouse().drag(1, open.middle(10, 0), open.middle(10, 11));
		settle();
		EventLoop.waitUntil(() -> "Properties follow: " + properties.values(),
				() -> properties.values().get("Components").equals("2"));
		assertTrue(outline.text().contains("walkers, generated for small, 2 polygons"), outline.text());
	}

	@Test
	void theSelectedMeshIsDrawnInFull() throws Exception {
		OutlineView outline = OutlineView.show();
		NavMeshLayer first = generated();
		NavMeshLayer second = LevelFactory.eINSTANCE.createNavMeshLayer();
		second.setName("water");
		second.getCapability().add(open.level().getTerrainTypes().get(2));
		open.editor().execute(new AddCommand<>("Add", open.level().getNavMeshes(), second));
		settle();
		assertSame(first, open.editor().settings().mesh());
		RGB wall = open.colour(10, 0);
		outline.select("Meshes", "water");
		assertSame(second, open.editor().settings().mesh());
		open.awaitOtherColour(wall, 10, 0);
		open.editor().execute(new RemoveCommand("Remove", second));
		assertSame(first, open.editor().settings().mesh());
		open.awaitColour(wall, 10, 0);
	}

	@Test
	void anAgentOrTerrainOfAMeshCannotBeRemoved() {
		NavMeshLayer layer = generated();
		assertFalse(new RemoveCommand("Remove", layer.getAgent()).canExecute());
		layer.setAgent(null);
		layer.getCapability().add(open.level().getTerrainTypes().get(3));
		assertFalse(new RemoveCommand("Remove", open.level().getTerrainTypes().get(3)).canExecute());
		assertTrue(new RemoveCommand("Remove", layer).canExecute());
	}

	@Test
	void aGeneratedMeshIsNotEdited() {
		NavMeshLayer layer = generated();
		open.editor().activateTool("mesh");
		open.mouse().drag(1, open.at(20, 12), open.at(18, 10));
		assertNull(layer.getMesh());
		assertFalse(open.editor().mesh().obstacle().isEmpty());
		mesh("by-hand");
		open.mouse().drag(1, open.at(20, 12), open.at(18, 10));
		assertTrue(layer.getMesh().format().contains("v 18 10\n"), layer.getMesh().format());
	}

	@Test
	void theLevelOfAnotherFileTakesItsMeshesAlong() throws Exception {
		generated();
		open.part().doSave(null);
		open.reopen();
		settle();
		Level level = open.level();
		assertEquals(1, level.getNavMeshes().size());
		assertEquals(1, faces(level.getNavMeshes().getFirst()));
		assertFalse(open.part().isDirty(), "a generated mesh is no change");
	}
}
