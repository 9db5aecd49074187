package org.leeway.ui.outline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.gef.EditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.MenuItem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.core.compare.Tint;
import org.leeway.core.layer.Layers;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Areas;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PropertiesView;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;

/** Tests of the outline: the tree of all elements of a level, and the thumbnail of its map. */
class LevelOutlineTest {

	private static final RGB TREES = new RGB(0x4a, 0x7a, 0x46);
	private static final RGB GROUND = new RGB(0xd8, 0xcb, 0xa6);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(LevelOutlineTest::levelWithCircles);

	private OutlineView outline;

	@BeforeEach
	void showOutline() throws Exception {
		outline = OutlineView.activate();
	}

	@Test
	void theTreeListsAllThatIsOnTheLevel() {
		assertEquals("""
				Terrains (5)
				  ground
				  swamp
				  water
				  trees
				  out
				Agents (3)
				  small 1x1
				  medium 2x2
				  large 3x3
				Spawns (1)
				  at 3, 4
				Probes (0)
				Circles (2)
				  at 10, 5, radius 1
				  at 4, 2, radius 1
				Polygons (0)
				Notes (0)
				Meshes (0)
				Pictures (0)
				Intended findings (0)
				""", outline.text());
	}

	@Test
	void anElementOfTheTreeIsSelectedOnTheMap() {
		outline.select("Circles", "at 4, 2");
		assertEquals(List.of(part(open.level().getCircles().get(1))), open.viewer().getSelectedEditParts());
		outline.select("Spawns", "at 3, 4");
		assertEquals(List.of(part(open.level().getSpawns().get(0))), open.viewer().getSelectedEditParts());
	}

	@Test
	void anElementOfTheMapIsSelectedInTheTree() {
		open.editor().activateTool("select");
		open.mouse().click(open.at(10, 5));
		assertEquals("at 10, 5, radius 1", outline.selected());
		open.mouse().click(open.at(4, 2));
		assertEquals("at 4, 2, radius 1", outline.selected());
	}

	@Test
	void anAgentIsAddedAndUndone() {
		outline.choose("Add Agent");
		outline.choose("Add Agent");
		assertTrue(outline.text().contains("Agents (5)\n  small 1x1\n  medium 2x2\n  large 3x3\n  agent1 1x1\n"
				+ "  agent2 1x1\n"), outline.text());
		assertEquals("agent2  1x1", agents().getItem(4));
		outline.choose("Undo");
		outline.choose("Undo");
		assertTrue(outline.text().contains("Agents (3)\n  small 1x1\n  medium 2x2\n  large 3x3\nSpawns"),
				outline.text());
		assertEquals(3, agents().getItemCount());
	}

	@Test
	void aTerrainIsAddedPaintedWithAndUndone() {
		outline.choose("Add Terrain");
		TerrainType added = open.level().getTerrainTypes().get(5);
		assertEquals("terrain1 of id 5", added.getName() + " of id " + added.getId());
		assertTrue(outline.text().startsWith("Terrains (6)"), outline.text());

		open.editor().activateTool("6");
		open.mouse().click(open.middle(2, 2));
		assertEquals(5, open.level().getTerrain().terrain(2, 2), "the palette has a brush for it");
		open.commands().undo();
		open.commands().undo();
		assertTrue(outline.text().startsWith("Terrains (5)"), outline.text());
	}

	@Test
	void thereIsNoRoomForMoreTerrainsThanIds() {
		for (int id = 5; id < 255; id++) {
			open.level().getTerrainTypes().add(LevelTemplates.terrainType(id, "more" + id, "#808080", "?"));
		}
		outline.choose("Add Terrain");
		assertEquals(255, open.level().getTerrainTypes().get(255).getId());
		assertEquals(Optional.empty(), LevelFiles.problem(open.level()));

		MenuItem item = outline.menu("Add Terrain");
		assertFalse(item.isEnabled());
		assertEquals("Add Terrain (a level has at most 256)", item.getText());
	}

	@Test
	void theKeyboardIsForTheTree() throws Exception {
		OpenLevel.page().activate(open.part());
		OutlineView.activate();
		EventLoop.waitUntil("the tree has the focus", () -> outline.tree().isFocusControl());
	}

	@Test
	void theDeleteKeyRemovesWhatIsSelectedAndUndoPutsItBackInItsPlace() {
		String before = outline.text();
		AgentType medium = open.level().getAgentTypes().get(1);
		outline.select("Agents", "medium");
		new Mouse(outline.tree()).type(SWT.DEL);
		EventLoop.waitUntil("the agent is gone", () -> !open.level().getAgentTypes().contains(medium));
		assertTrue(outline.text().contains("Agents (2)\n  small 1x1\n  large 3x3\n"), outline.text());
		open.commands().undo();
		assertEquals(before, outline.text());
	}

	@Test
	void aDeletedAgentIsNoLongerTheOneShown() {
		AgentType small = open.editor().settings().agent();
		assertEquals("small", small.getName());
		outline.select("Agents", "small");
		outline.choose("Delete");
		open.settle();
		assertEquals("medium  2x2", agents().getText());
		open.commands().undo();
		open.settle();
		assertEquals(3, agents().getItemCount());
	}

	@Test
	void theLastAgentCanBeDeletedAndComesBack() {
		for (String name : List.of("small", "medium", "large")) {
			outline.select("Agents", name);
			outline.choose("Delete");
		}
		open.settle();
		assertTrue(outline.text().contains("Agents (0)\nSpawns"), outline.text());
		assertTrue(open.bar().words().contains("No agent: add one in the outline"), open.bar().words());
		outline.choose("Undo");
		open.settle();
		assertEquals("large  3x3", agents().getText());
	}

	@Test
	void aDeletedTerrainIsNoLongerPaintedWith() throws Exception {
		open.editor().activateTool("3");
		assertEquals("water", open.editor().settings().paint().terrain().getName());
		outline.select("Terrains", "water");
		outline.choose("Delete");
		assertEquals("ground", open.editor().settings().paint().terrain().getName());
		open.mouse().click(open.middle(14, 7));
		open.editor().activateTool("brush");
		open.mouse().click(open.middle(15, 7));
		open.editor().activateTool("fill");
		open.mouse().click(open.middle(16, 7));
		open.settle();
		assertTrue(open.level().getTerrain().histogram()[2] == 0, "no cell has the terrain that is gone");
		assertEquals(Optional.empty(), LevelFiles.problem(open.level()));
	}

	@Test
	void anAgentThatAPathProbeAsksForCannotBeDeleted() {
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setAgent(open.level().getAgentTypes().get(1));
		open.level().getProbes().add(probe);
		outline.select("Agents", "medium");
		assertFalse(outline.menu("Delete").isEnabled());
		outline.select("Agents", "large");
		assertTrue(outline.menu("Delete").isEnabled());
	}

	@Test
	void aTerrainInUseCannotBeDeleted() {
		outline.select("Terrains", "trees");
		assertFalse(outline.menu("Delete").isEnabled(), "cells have it");
		outline.select("Terrains", "swamp");
		assertFalse(outline.menu("Delete").isEnabled(), "agents cross it");
		outline.select("Terrains", "water");
		outline.choose("Delete");
		assertTrue(outline.text().startsWith("Terrains (4)\n  ground\n  swamp\n  trees\n"), outline.text());
		outline.choose("Undo");
		assertTrue(outline.text().startsWith("Terrains (5)\n  ground\n  swamp\n  water\n"), outline.text());
	}

	@Test
	void aGroupCannotBeDeleted() {
		outline.select("Agents");
		assertFalse(outline.menu("Delete").isEnabled());
	}

	@Test
	void aNewNameOfAnAgentShowsEverywhere() throws Exception {
		outline.select("Agents", "small");
		PropertiesView.show().type("Name", "scout");
		assertTrue(outline.text().contains("scout 1x1"), outline.text());
		assertEquals("scout  1x1", agents().getItem(0));
		assertEquals("scout  1x1", agents().getText());
		open.commands().undo();
		assertTrue(outline.text().contains("small 1x1"), outline.text());
		assertEquals("small  1x1", agents().getText());
	}

	@Test
	void theThumbnailHasTheColoursOfTheMapAndFollowsIt() {
		open.editor().settings().setOverlay(null);
		Screen.awaitColour(thumbnail(), TREES, inThumbnail(0.5, 0.5));
		Screen.awaitColour(thumbnail(), GROUND, inThumbnail(14.5, 7.5));
		open.editor().activateTool("4");
		open.mouse().click(open.middle(14, 7));
		Screen.awaitColour(thumbnail(), TREES, inThumbnail(14.5, 7.5));
	}

	@Test
	void theThumbnailHasTheOverlayInThePreferredColours() {
		open.editor().settings().layers().setOpacity(Layers.raster("reachability"), 100);
		Screen.awaitColour(thumbnail(), cutOff(ColourScheme.OKABE_ITO), inThumbnail(14.5, 7.5));
		open.editor().settings().setColours(ColourScheme.HIGH_CONTRAST.colours());
		Screen.awaitColour(thumbnail(), cutOff(ColourScheme.HIGH_CONTRAST), inThumbnail(14.5, 7.5));
	}

	@Test
	void theThumbnailHasTheTintsOfTheMapWhileItHasThem() {
		open.editor().settings().setOverlay(null);
		Screen.awaitColour(thumbnail(), GROUND, inThumbnail(14.5, 7.5));
		BitPlane cells = Areas.rectangle(new CellRect(13, 6, 3, 3), 20, 10);
		open.editor().showTints(List.of(new Tint("less", Meaning.CUT_OFF, cells)));
		EventLoop.waitUntil("the place is tinted",
				() -> !Screen.colour(thumbnail(), inThumbnail(14.5, 7.5)).equals(GROUND));
		open.editor().showTints(List.of());
		Screen.awaitColour(thumbnail(), GROUND, inThumbnail(14.5, 7.5));
	}

	private static RGB cutOff(ColourScheme scheme) {
		return Colours.of(scheme.colours().of(Meaning.CUT_OFF));
	}

	@Test
	void aClickOnTheThumbnailMovesTheMapThere() {
		open.editor().root().getZoomManager().setZoom(4);
		EventLoop.drain();
		new Mouse(thumbnail()).click(inThumbnail(15, 3));
		assertInTheMiddle(15, 3);
		new Mouse(thumbnail()).drag(1, inThumbnail(15, 3), inThumbnail(5, 7));
		assertInTheMiddle(5, 7);
	}

	@Test
	void theFrameFollowsTheMap() {
		RGB white = new RGB(255, 255, 255);
		open.editor().root().getZoomManager().setZoom(4);
		for (int column : new int[] {9, 12}) {
			open.editor().root().viewport().centreOn(new org.eclipse.draw2d.geometry.Point(column * 16, 5 * 16));
			EventLoop.drain();
			Point left = inThumbnail(open.editor().root().viewport().visibleArea().x / 16.0, 5);
			EventLoop.waitUntil("the frame begins about " + left, () -> Stream.of(-1, 0, 1)
					.anyMatch(by -> Screen.colour(thumbnail(), new Point(left.x + by, left.y)).equals(white)));
		}
	}

	private void assertInTheMiddle(double x, double y) {
		EventLoop.drain();
		Rectangle client = open.canvas().getClientArea();
		Point place = open.at(x, y);
		int cell = 4 * 16;
		assertTrue(Math.abs(place.x - client.width / 2) < cell && Math.abs(place.y - client.height / 2) < cell,
				x + ", " + y + " is at " + place + " of " + client);
	}

	private Thumbnail thumbnail() {
		return outline.form().first(Thumbnail.class);
	}

	/**
	 * Returns the pixel at which the thumbnail shows a place of the level.
	 *
	 * @param x the column of the place, in cells
	 * @param y the row of the place, in cells
	 */
	private Point inThumbnail(double x, double y) {
		Rectangle client = thumbnail().getClientArea();
		double scale = Math.min(client.width / 20.0, client.height / 10.0);
		return new Point((int) (client.width / 2 + (x - 10) * scale), (int) (client.height / 2 + (y - 5) * scale));
	}

	private Combo agents() {
		return open.bar().after("Agent", Combo.class);
	}

	private EditPart part(Object element) {
		return (EditPart) open.viewer().getEditPartRegistry().get(element);
	}

	private static Level levelWithCircles() {
		Level level = Levels.of(Levels.CORRIDOR);
		level.getCircles().add(circle(10, 5));
		level.getCircles().add(circle(4, 2));
		return level;
	}

	private static CircularObstacle circle(double x, double y) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(x);
		circle.setY(y);
		circle.setRadius(1);
		return circle;
	}
}
