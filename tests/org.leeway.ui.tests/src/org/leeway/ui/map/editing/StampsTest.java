package org.leeway.ui.map.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.eclipse.draw2d.IFigure;
import org.eclipse.gef.EditDomain;
import org.eclipse.gef.LayerConstants;
import org.eclipse.gef.editparts.LayerManager;
import org.eclipse.gef.palette.PaletteContainer;
import org.eclipse.gef.palette.PaletteEntry;
import org.eclipse.gef.palette.ToolEntry;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.paint.Placement;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.paint.Turn;
import org.leeway.testing.Pictures;
import org.leeway.ui.map.commands.SetSymmetry;
import org.leeway.ui.map.figures.ObjectGhosts;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.settings.SettingsStore;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Stamps, made from selected terrain and put down with the real mouse. */
class StampsTest {

	private static final String MAP = """
			............
			.WW.........
			.W..........
			............
			............
			............
			""";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(MAP));

	private Mouse mouse;
	private TerrainGrid before;

	@BeforeEach
	void keepAStamp() {
		mouse = open.mouse();
		before = open.level().getTerrain();
		open.editor().activateTool("wand");
		mouse.click(open.middle(1, 1));
		EventLoop.waitUntil("the water is selected", () -> open.editor().settings().selection().cells().isPresent());
		Dialogs.answer(() -> open.run("org.leeway.ui.stamp", "org.leeway.ui.stamps", "keep"), dialog -> {
			dialog.first(Text.class).setText("corner");
			dialog.click("OK");
		});
		EventLoop.waitUntil("the palette has a stamp", () -> !stamps().isEmpty());
	}

	private EditDomain domain() {
		return open.viewer().getEditDomain();
	}

	private List<?> stamps() {
		for (Object drawer : domain().getPaletteViewer().getPaletteRoot().getChildren()) {
			if (((PaletteEntry) drawer).getLabel().equals("Stamps")) {
				return ((PaletteContainer) drawer).getChildren();
			}
		}
		throw new AssertionError("no drawer for stamps");
	}

	private void takeStamp() {
		domain().getPaletteViewer().setActiveTool((ToolEntry) stamps().get(0));
		open.editor().settings().selection().select(null);
	}

	@Test
	void aStampIsPutDownWithItsImages() {
		takeStamp();
		open.commands().execute(SetSymmetry.of(Symmetry.LEFT_RIGHT, open.level()));
		mouse.click(open.middle(3, 5));
		open.settle();
		assertEquals("""
				............
				.WW.........
				.W..........
				............
				..WW....WW..
				..W......W..
				""", Pictures.picture(open.level().getTerrain()));
		open.commands().undo();
		assertSame(before, open.level().getTerrain());
		assertEquals("Set symmetry", open.commands().getUndoCommand().getLabel());
	}

	@Test
	void aStampIsTurned() {
		takeStamp();
		mouse.move(open.middle(6, 3));
		open.run("org.leeway.ui.terrain", "org.leeway.ui.what", "turn-right");
		mouse.click(open.middle(6, 3));
		open.settle();
		assertEquals("""
				............
				.WW.........
				.W...WW.....
				......W.....
				............
				............
				""", Pictures.picture(open.level().getTerrain()));
	}

	@Test
	void stampsAreRememberedUntilTheyAreForgotten() throws Exception {
		open.reopen();
		assertEquals("corner", ((PaletteEntry) stamps().get(0)).getLabel());
		Dialogs.answer(() -> open.run("org.leeway.ui.stamp", "org.leeway.ui.stamps", "forget"), dialog -> {
			dialog.click("Select All");
			dialog.click("OK");
		});
		EventLoop.waitUntil("the palette has no stamps", () -> stamps().isEmpty());
		assertTrue(new Stamps().all().isEmpty());
	}

	@Test
	void stampsAreTextThatTellsDamage() {
		Stamp stamp = new Stamps().all().get("corner");
		String text = StampText.format(stamp);
		assertEquals(stamp, StampText.parse(text).orElseThrow());
		assertEquals(3, stamp.terrain().orElseThrow().fragment().cells().count());
		assertTrue(StampText.parse("").isEmpty());
		assertTrue(StampText.parse(text.replace("2 x 2", "2 x 3")).isEmpty());
		assertTrue(StampText.parse(text.replace('=', '.')).isEmpty());
		assertTrue(StampText.parse(text + "\n-\n<no level/>").isEmpty());
	}

	@Test
	void stampsOfEarlierVersionsAreTerrainAlone() {
		Stamp stamp = StampText.parse("3=water\n-\n2 x 1\n3*2\n-\n2 x 1\n1*2\n").orElseThrow();
		assertTrue(stamp.objects().isEmpty());
		assertEquals(Map.of(3, "water"), stamp.terrain().orElseThrow().names());
	}

	@Test
	void aDamagedStampIsNamedAndStaysUntilItIsForgotten() {
		SettingsStore.settings().put("stamp.old", "no stamp");
		EventLoop.waitUntil("the palette names it", () -> labels().equals(List.of("corner", "old (damaged)")));
		assertEquals(List.of("old"), new Stamps().damaged());
		new Stamps().forget("old");
		EventLoop.waitUntil("the palette forgets it", () -> labels().equals(List.of("corner")));
	}

	@Test
	void aStampGetsAnotherName() {
		Dialogs.answer(() -> open.run("org.leeway.ui.stamp", "org.leeway.ui.stamps", "rename"),
				list -> list.click("OK"), dialog -> {
					dialog.first(Text.class).setText("bay");
					dialog.click("OK");
				});
		EventLoop.waitUntil("the palette has the name", () -> labels().equals(List.of("bay")));
	}

	private List<String> labels() {
		return stamps().stream().map(entry -> ((PaletteEntry) entry).getLabel()).toList();
	}

	@Test
	void objectsOnTheTerrainComeAlongAndAreTurned() {
		Level level = open.level();
		level.getCircles().add(circle(2.5, 1.5, 0.5));
		level.getCircles().add(circle(8, 4, 1));
		level.getSpawns().add(spawn(1, 2, 90, level.getAgentTypes().get(1)));
		keep("Save as Stamp", "camp", "Include the 2 objects on this terrain");
		open.commands().flush();
		take("camp");
		mouse.move(open.middle(6, 3));
		open.run("org.leeway.ui.terrain", "org.leeway.ui.what", "turn-right");
		assertEquals(2, ghosts(), "the objects are previewed");
		mouse.click(open.middle(6, 3));
		open.settle();
		assertEquals("""
				............
				.WW.........
				.W...WW.....
				......W.....
				............
				............
				""", Pictures.picture(level.getTerrain()));
		CircularObstacle circle = level.getCircles().getLast();
		assertEquals("6.5 3.5 0.5", circle.getX() + " " + circle.getY() + " " + circle.getRadius());
		Spawn spawn = level.getSpawns().getLast();
		assertEquals("5 2 180.0", spawn.getX() + " " + spawn.getY() + " " + spawn.getHeading());
		assertEquals(List.of(level.getAgentTypes().get(1)), spawn.getAgents());
		open.commands().undo();
		assertSame(before, level.getTerrain());
		assertEquals(2, level.getCircles().size());
		assertEquals(1, level.getSpawns().size());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void objectsStayBehindOnRequest() {
		open.level().getCircles().add(circle(2.5, 1.5, 0.5));
		selectWater();
		Dialogs.answer(() -> open.run("org.leeway.ui.stamp", "org.leeway.ui.stamps", "keep"), dialog -> {
			dialog.first(Text.class).setText("bare");
			Button objects = dialog.button("Include the object on this terrain");
			objects.setSelection(false);
			objects.notifyListeners(SWT.Selection, new Event());
			dialog.click("OK");
		});
		assertTrue(new Stamps().all().get("bare").objects().isEmpty());
	}

	@Test
	void selectedObjectsAreATemplate() {
		Level level = open.level();
		PolygonObstacle polygon = LevelFactory.eINSTANCE.createPolygonObstacle();
		polygon.setShape(Polygon.parse("6,1 8,1 8,2"));
		level.getPolygons().add(polygon);
		level.getCircles().add(circle(6.5, 1.5, 0.25));
		open.editor().activateTool("select");
		open.viewer().setSelection(new StructuredSelection(List.of(open.viewer().getEditPartRegistry().get(polygon),
				open.viewer().getEditPartRegistry().get(level.getCircles().getFirst()))));
		keep("Save as Stamp", "gate", null);
		open.viewer().deselectAll();
		take("gate");
		open.commands().execute(SetSymmetry.of(Symmetry.LEFT_RIGHT, open.level()));
		mouse.click(open.middle(3, 4));
		open.settle();
		assertSame(before, level.getTerrain());
		assertEquals("[6,1 8,1 8,2, 2,4 4,4 4,5, 10,4 8,4 8,5]",
				level.getPolygons().stream().map(each -> each.getShape().format()).toList().toString());
		assertEquals(List.of(6.5, 2.5, 9.5), level.getCircles().stream().map(CircularObstacle::getX).toList());
		open.commands().undo();
		assertEquals(1, level.getPolygons().size());
		assertEquals(1, level.getCircles().size());
	}

	@Test
	void agentsThatALevelLacksAreLeftOut() {
		Level level = open.level();
		level.getSpawns().add(spawn(1, 1, 0, level.getAgentTypes().getFirst()));
		ObjectPiece piece = ObjectPiece.of(List.copyOf(level.getSpawns())).orElseThrow();
		assertEquals(piece, ObjectPiece.parse(piece.format()).orElseThrow());
		level.getAgentTypes().getFirst().setName("other");
		Spawn placed = (Spawn) piece.on(level, CellTransform.IDENTITY, new CellRect(3, 4, 1, 1)).getFirst();
		assertEquals("3 4 []", placed.getX() + " " + placed.getY() + " " + placed.getAgents());
		assertTrue(piece.on(level, CellTransform.IDENTITY, new CellRect(-1, 0, 1, 1)).isEmpty(), "it is off the map");
	}

	@Test
	void headingsTurnAndFlip() {
		Map.of(Turn.FLIP_LEFT_RIGHT, 150.0, Turn.FLIP_TOP_BOTTOM, 330.0, Turn.RIGHT, 120.0, Turn.LEFT, 300.0)
				.forEach((turn, heading) -> {
					Spawn spawn = spawn(0, 0, 30, null);
					ElementKinds.place(spawn, Placement.of(turn.transform(), 3, 2, 0, 0));
					assertEquals(heading, spawn.getHeading(), turn.toString());
				});
	}

	private void selectWater() {
		open.editor().activateTool("wand");
		mouse.click(open.middle(1, 1));
		EventLoop.waitUntil("the water is selected", () -> open.editor().settings().selection().cells().isPresent());
	}

	private void keep(String title, String name, String choice) {
		if (choice != null) {
			selectWater();
		}
		Dialogs.answer(() -> open.run("org.leeway.ui.stamp", "org.leeway.ui.stamps", "keep"), dialog -> {
			assertEquals(title, dialog.root().getShell().getText());
			assertEquals(choice == null ? List.of() : List.of(choice), dialog.all(Button.class).stream()
					.filter(button -> (button.getStyle() & SWT.CHECK) != 0).map(Button::getText).toList());
			dialog.first(Text.class).setText(name);
			dialog.click("OK");
		});
		EventLoop.waitUntil("the palette has it", () -> labels().contains(name));
	}

	private void take(String name) {
		open.editor().settings().selection().select(null);
		domain().getPaletteViewer().setActiveTool((ToolEntry) stamps().get(labels().indexOf(name)));
	}

	private long ghosts() {
		IFigure layer = LayerManager.Helper.find(open.viewer().getContents()).getLayer(LayerConstants.SCALED_FEEDBACK_LAYER);
		return layer.getChildren().stream().filter(ObjectGhosts.class::isInstance).mapToLong(
				figure -> ((ObjectGhosts) figure).count()).sum();
	}

	private static CircularObstacle circle(double x, double y, double radius) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(x);
		circle.setY(y);
		circle.setRadius(radius);
		return circle;
	}

	private static Spawn spawn(int x, int y, double heading, AgentType agent) {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(x);
		spawn.setY(y);
		spawn.setHeading(heading);
		if (agent != null) {
			spawn.getAgents().add(agent);
		}
		return spawn;
	}
}
