package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.graphics.Point;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.routing.Planners;
import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** The fixture of tests of unfinished edits: a level in an editor, the real mouse, and drags with every tool. */
abstract class PendingEditBase {

	static final String MESH = """
			v 14 9
			v 18 9
			v 18 13
			v 14 13
			p 0 1 2 3
			""";

	@RegisterExtension
	final OpenLevel open = OpenLevel.forEachTest(PendingEditBase::level);

	Mouse mouse;

	static Level level() {
		Level level = LevelTemplates.level("meadow", 20, 14);
		TerrainGridEditor terrain = level.getTerrain().edit();
		terrain.set(1, 1, 2);
		level.setTerrain(terrain.build());
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(4);
		circle.setY(9);
		circle.setRadius(2);
		level.getCircles().add(circle);
		PolygonObstacle polygon = LevelFactory.eINSTANCE.createPolygonObstacle();
		polygon.setShape(Polygon.parse("8,8 12,8 12,12 8,12"));
		level.getPolygons().add(polygon);
		NavMeshLayer mesh = LevelFactory.eINSTANCE.createNavMeshLayer();
		mesh.setName("hall");
		mesh.setMesh(PolygonMesh.parse(MESH));
		level.getNavMeshes().add(mesh);
		AgentType car = level.getAgentTypes().get(1);
		car.setLength(2);
		car.setTurningRadius(2);
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName("way");
		probe.setAgent(car);
		probe.setStartX(2);
		probe.setStartY(2);
		probe.setStartHeading(0);
		probe.setGoalX(16);
		probe.setGoalY(4);
		level.getProbes().add(probe);
		return level;
	}

	/**
	 * A drag.
	 *
	 * @param tool activates the tool, and selects the objects that the drag needs
	 * @param from the pixel where the drag begins
	 * @param to the pixel where the drag ends
	 */
	record Drag(String name, Runnable tool, Point from, Point to) {
	}

	Drag drag(String tool, Point from, Point to) {
		return new Drag(tool, () -> open.editor().activateTool(tool), from, to);
	}

	Drag selected(String name, Object model, Point from, Point to) {
		return new Drag(name, () -> {
			open.editor().activateTool("select");
			Object part = open.viewer().getEditPartRegistry().get(model);
			open.viewer().setSelection(new StructuredSelection(part));
			EventLoop.drain();
		}, from, to);
	}

	List<Drag> drags() {
		CircularObstacle circle = open.level().getCircles().getFirst();
		ProbeEnd start = new ProbeEnd(open.level().getProbes().getFirst(), false);
		Point middle = open.at(start.middle().x(), start.middle().y());
		double pixels = open.at(1, 0).x - open.at(0, 0).x;
		int reach = (int) Math.round(start.reach() * pixels + 20 - 7);
		return List.of(drag("4", open.middle(1, 6), open.middle(7, 6)), drag("line", open.middle(1, 6), open.middle(7, 5)),
				drag("rectangle", open.middle(1, 5), open.middle(4, 6)),
				drag("ellipse", open.middle(1, 4), open.middle(5, 6)), drag("circle", open.at(15, 7), open.at(17, 7)),
				drag("note", open.middle(6, 5), open.middle(9, 7)), drag("spawn", open.middle(6, 5), open.middle(9, 6)),
				drag("probe", open.middle(6, 5), open.middle(13, 6)), drag("eraser", open.at(4, 6.5), open.at(4, 9)),
				new Drag("area", this::selectArea, open.middle(1, 1), open.middle(5, 4)),
				selected("circle moved", circle, open.at(4, 9), open.at(5, 8)),
				selected("circle resized", circle, open.at(6, 9), open.at(7, 9)),
				selected("corner moved", open.level().getPolygons().getFirst(), open.at(12, 8), open.at(13, 7)),
				selected("end moved", start, open.middle(2, 2), open.middle(4, 5)),
				selected("end turned", start, new Point(middle.x + reach, middle.y),
						new Point(middle.x, middle.y + reach)),
				drag("mesh", open.at(18, 9), open.at(19, 8)));
	}

	/** Selects the terrain that the drag moves. */
	void selectArea() {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(0, 0), open.middle(2, 2));
	}

	@BeforeEach
	void begin() {
		mouse = open.mouse();
		open.editor().settings().setPlanner(Planners.get("directional"));
		open.editor().settings().setMesh(open.level().getNavMeshes().getFirst());
		open.settleRoutes();
		open.editor().execute(new SetCommand("Set size", open.level().getAgentTypes().getLast(),
				LevelPackage.Literals.AGENT_TYPE__SIZE, 4));
		open.settleRoutes();
		open.canvas().forceFocus();
	}

	@AfterEach
	void releaseTheButtons() {
		mouse.strikeButton(1);
		mouse.strikeButton(2);
		EventLoop.drain();
	}

	byte[] bytes() {
		try {
			return LevelFiles.toBytes(open.level());
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	void press(Drag drag) {
		open.canvas().forceFocus();
		drag.tool().run();
		mouse.move(drag.from());
		mouse.press(1);
		mouse.glide(drag.from(), drag.to());
	}

	void paintHalfAStroke() {
		press(drags().getFirst());
		assertEquals(0, open.level().getTerrain().terrain(4, 6), "not before the button goes up");
	}

	boolean isPainted() {
		return open.level().getTerrain().terrain(4, 6) == 3;
	}

	void assertOneStepSince(byte[] before, String name) {
		open.commands().undo();
		assertArrayEquals(before, bytes(), name);
		assertEquals("Set size", open.commands().getUndoCommand().getLabel(), name);
	}
}
