package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.draw2d.Label;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.layers.NameLayer.Written;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PropertiesView;

/**
 * Tests of names of objects on the map, in the status line, tooltips, outline and properties. Also tests how the user
 * sets names.
 */
class NamesTest {

	private static final RGB GROUND = new RGB(216, 203, 166);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(NamesTest::level);

	private Mouse mouse;

	private static Level level() {
		Level level = LevelTemplates.level("yard", 30, 20);
		level.getCircles().add(circle(8, 8, 0.5, "well"));
		level.getCircles().add(circle(8.5, 8, 0.5, "hidden by the well"));
		level.getCircles().add(circle(20, 8, 3, "mill"));
		level.getCircles().add(circle(25, 15, 1, null));
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(3);
		spawn.setY(3);
		spawn.setName("west");
		level.getSpawns().add(spawn);
		return level;
	}

	private static CircularObstacle circle(double x, double y, double radius, String name) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(x);
		circle.setY(y);
		circle.setRadius(radius);
		if (name != null) {
			circle.setName(name);
		}
		return circle;
	}

	@BeforeEach
	void takeMouse() {
		open.editor().settings().setOverlay(null);
		open.editor().activateTool("select");
		open.canvas().forceFocus();
		open.settle();
		mouse = open.mouse();
	}

	private List<String> names() {
		EventLoop.drain();
		return open.editor().root().names().stream().map(Written::words).sorted().toList();
	}

	private CircularObstacle mill() {
		return open.level().getCircles().get(2);
	}

	private String status() {
		EventLoop.drain();
		return new Form(open.canvas().getShell()).all(CLabel.class).stream().map(CLabel::getText)
				.collect(Collectors.joining("|"));
	}

	private Text rename() {
		mouse.strike(SWT.F2);
		EventLoop.waitUntil("a text field opens on the map",
				() -> new Form(open.canvas()).all(Text.class).stream().anyMatch(Text::isFocusControl));
		return new Form(open.canvas()).all(Text.class).getFirst();
	}

	@Test
	void namesThatDoNotCollideAreOnTheMap() {
		assertEquals(List.of("mill", "well", "west"), names());
		List<Written> written = open.editor().root().names();
		assertTrue(written.stream().noneMatch(one -> written.stream()
				.anyMatch(other -> other != one && other.box().intersects(one.box()))), written.toString());
		open.awaitOtherColour(GROUND, 8.3, 8.8);
		open.editor().settings().layers().setVisible(MapLayers.NAMES, false);
		assertEquals(List.of(), names());
		open.awaitColour(GROUND, 8.3, 8.8);
		open.editor().settings().layers().setVisible(MapLayers.NAMES, true);
		open.editor().settings().layers().setVisible(MapLayers.OBSTACLES, false);
		assertEquals(List.of("west"), names());
	}

	@Test
	void moreNamesAppearWhereTheMapIsCloser() {
		open.editor().root().getZoomManager().setZoom(4);
		open.editor().navigation().goTo(new Cell(8, 8));
		EventLoop.drain();
		assertTrue(names().containsAll(List.of("well", "hidden by the well")), names().toString());
		open.editor().navigation().goTo(new Cell(29, 19));
		EventLoop.drain();
		assertFalse(names().contains("west"), "is not on the screen: " + names());
	}

	@Test
	void tinyObstaclesHaveNoNamesButSpawnsDo() {
		open.editor().root().getZoomManager().setZoom(0.5);
		assertEquals(List.of("mill", "west"), names());
	}

	@Test
	void f2NamesTheSelectedObjectInPlaceAsOneStepOfUndo() {
		mouse.click(open.at(20, 8));
		assertTrue(status().contains("Selected: circle mill at 20, 8"), status());
		Text text = rename();
		assertEquals("mill", text.getText());
		new Mouse(text).type('b');
		assertEquals("b", text.getText(), "B is typed and takes no brush");
		new Mouse(text).strike(SWT.CR);
		EventLoop.waitUntil("the circle has its name", () -> mill().getName().equals("b"));
		assertTrue(names().contains("b"), names().toString());
		assertEquals("Rename", open.commands().getUndoCommand().getLabel());
		open.commands().undo();
		assertEquals("mill", mill().getName());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void escapeLeavesTheNameAndAnEmptyTextTakesItAway() {
		mouse.click(open.at(20, 8));
		Text text = rename();
		new Mouse(text).type('x');
		new Mouse(text).strike(SWT.ESC);
		EventLoop.waitUntil("the text field is closed", () -> text.isDisposed() || !text.isVisible());
		assertEquals("mill", mill().getName());
		assertFalse(open.commands().canUndo());
		open.canvas().forceFocus();
		Text again = rename();
		new Mouse(again).type(SWT.DEL);
		new Mouse(again).strike(SWT.CR);
		EventLoop.waitUntil("the circle has no name", () -> !names().contains("mill"));
		assertEquals("", ElementName.of(mill()));
		assertTrue(status().contains("Selected: circle at 20, 8"), status());
	}

	@Test
	void severalObjectsGetOneNameInProperties() throws Exception {
		mouse.click(open.at(20, 8));
		mouse.hold(SWT.SHIFT);
		mouse.click(open.at(25, 15));
		mouse.letGo(SWT.SHIFT);
		PropertiesView properties = PropertiesView.show();
		assertEquals("", properties.values().get("Name"), "they do not share a name");
		properties.type("Name", "hill");
		assertEquals(List.of("hill", "hill"), open.level().getCircles().subList(2, 4).stream()
				.map(CircularObstacle::getName).toList());
		open.commands().undo();
		assertEquals("mill", mill().getName());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void outlineAndTooltipsHaveTheNameAndCopiesKeepIt() throws Exception {
		assertTrue(OutlineView.show().text().contains("mill at 20, 8, radius 3"), OutlineView.show().text());
		GraphicalEditPart part = (GraphicalEditPart) open.viewer().getEditPartRegistry().get(mill());
		assertEquals("mill", ((Label) part.getFigure().getToolTip()).getText());
		GraphicalEditPart unnamed = (GraphicalEditPart) open.viewer().getEditPartRegistry()
				.get(open.level().getCircles().getLast());
		assertNull(unnamed.getFigure().getToolTip());
		mouse.click(open.at(20, 8));
		mouse.control('d');
		EventLoop.waitUntil("there is a copy", () -> open.level().getCircles().size() == 5);
		assertEquals("mill", open.level().getCircles().getLast().getName());
		mouse.control('c');
		mouse.control('v');
		EventLoop.waitUntil("there is another", () -> open.level().getCircles().size() == 6);
		assertEquals("mill", open.level().getCircles().getLast().getName());
	}
}
