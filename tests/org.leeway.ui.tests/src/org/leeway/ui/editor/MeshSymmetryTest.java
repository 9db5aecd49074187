package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.leeway.testing.Messages.assertSays;

import java.util.stream.Collectors;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.NavMeshLayer;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.MeshHandles.Role;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Tests of edits of the mesh of a level whose left half is like its right half. The axis is at x = 10. */
class MeshSymmetryTest {

	/** Two squares on each side of the axis. */
	private static final String HALL = """
			v 2 2
			v 10 2
			v 18 2
			v 2 6
			v 10 6
			v 18 6
			v 2 10
			v 10 10
			v 18 10
			p 0 1 4 3
			p 1 2 5 4
			p 3 4 7 6
			p 4 5 8 7
			""";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(MeshSymmetryTest::level);

	private Mouse mouse;

	private static Level level() {
		Level level = LevelTemplates.level("meadow", 20, 12);
		level.setSymmetry(LevelSymmetry.attribute(Symmetry.LEFT_RIGHT));
		NavMeshLayer layer = LevelFactory.eINSTANCE.createNavMeshLayer();
		layer.setName("hall");
		layer.setMesh(PolygonMesh.parse(HALL));
		level.getNavMeshes().add(layer);
		return level;
	}

	@BeforeEach
	void takeMouse() {
		mouse = open.mouse();
		open.canvas().forceFocus();
		mouse.type('x');
		EventLoop.waitUntil("the tool is active", () -> open.editor().activeTool().getClass().getSimpleName().equals("MeshTool"));
	}

	private String mesh() {
		return open.level().getNavMeshes().getFirst().getMesh().format();
	}

	private String status() {
		EventLoop.drain();
		return new Form(open.canvas().getShell()).all(CLabel.class).stream().map(CLabel::getText).collect(Collectors.joining("|"));
	}

	@Test
	void aVertexMovesWithItsPartner() {
		mouse.move(open.at(2, 6));
		mouse.press(1);
		mouse.glide(open.at(2, 6), open.at(4, 5));
		assertEquals(4, open.editor().root().shown(MapContent.MESH_HANDLES).handles().stream()
				.filter(handle -> handle.role() == Role.PREVIEWED && handle.places().size() > 1).count(), "two squares on each side");
		mouse.release(1);
		String moved = HALL.replace("v 2 6", "v 4 5").replace("v 18 6", "v 16 5");
		assertEquals(moved, mesh());
		mouse.type(SWT.ARROW_RIGHT);
		assertEquals(HALL.replace("v 2 6", "v 5 5").replace("v 18 6", "v 15 5"), mesh());
		open.commands().undo();
		assertEquals(moved, mesh());
		open.commands().undo();
		assertEquals(HALL, mesh());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void aVertexOnTheAxisStaysThere() {
		mouse.drag(1, open.at(10, 6), open.at(11, 5));
		assertEquals(HALL, mesh());
		assertSays(status(), "Not possible", "symmetry", "One Side");
		mouse.drag(1, open.at(10, 6), open.at(10, 5));
		assertEquals(HALL.replace("v 10 6", "v 10 5"), mesh());
	}

	@Test
	void withOneSideOnlyThatSideChanges() {
		open.editor().settings().paint().setOneSided(true);
		mouse.drag(1, open.at(2, 6), open.at(4, 5));
		assertEquals(HALL.replace("v 2 6", "v 4 5"), mesh());
		open.editor().settings().paint().setOneSided(false);
		mouse.drag(1, open.at(4, 5), open.at(3, 5));
		assertEquals(HALL.replace("v 2 6", "v 3 5"), mesh());
		assertSays(status(), "this side only");
	}

	@Test
	void polygonsAreCutAndDeletedOnBothSides() {
		mouse.hold(SWT.CTRL);
		mouse.drag(1, open.at(2, 2), open.at(10, 6));
		mouse.letGo(SWT.CTRL);
		assertEquals(6, polygons());
		open.commands().undo();
		mouse.move(open.at(6, 4));
		mouse.strike(SWT.DEL);
		EventLoop.waitUntil("both are deleted", () -> polygons() == 2);
		open.commands().undo();
		assertEquals(HALL, mesh());
	}

	private int polygons() {
		return open.level().getNavMeshes().getFirst().getMesh().polygonCount();
	}
}
