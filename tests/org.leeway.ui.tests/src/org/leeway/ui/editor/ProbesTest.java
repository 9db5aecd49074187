package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.gef.EditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.routing.Planners;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PathProbe;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.settings.LayerSettings;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PropertiesView;

/**
 * Tests of probes that are placed and changed with the real mouse. A probe is a start and a goal whose route the map shows.
 * Checks the model, the undo stack, the routes and the pixels.
 */
class ProbesTest {

	private static final RGB LINE = new RGB(194, 24, 91);
	private static final RGB GROUND = new RGB(216, 203, 166);
	private static final String NO_WAY = "no path leads from 2,2 to 16,2 for a unit of size 1";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private Mouse mouse;

	@BeforeEach
	void takeMouse() {
		mouse = open.mouse();
	}

	/** Places a probe from the left room to the right room. */
	private PathProbe place() {
		open.editor().activateTool("probe");
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		open.settleRoutes();
		return open.level().getProbes().getFirst();
	}

	private static String describe(PathProbe probe) {
		return probe.getName() + " of " + probe.getAgent().getName() + " from " + probe.getStartX() + ","
				+ probe.getStartY() + " to " + probe.getGoalX() + "," + probe.getGoalY();
	}

	private Cell start(PathProbe probe) {
		PlanQuery query = route(probe).query();
		return query.agent().unit().anchor(query.start().position());
	}

	private Cell goal(PathProbe probe) {
		PlanQuery query = route(probe).query();
		return query.agent().unit().anchor(query.goal().position());
	}

	private PlanResult route(PathProbe probe) {
		return open.editor().routes().route(probe, Planners.standard()).orElseThrow();
	}

	private List<?> selected() {
		return open.viewer().getSelectedEditParts().stream().map(part -> ((EditPart) part).getModel()).toList();
	}

	@Test
	void aProbeIsDraggedFromItsStartToItsGoal() {
		open.editor().settings().setOverlay(null);
		open.awaitColour(GROUND, 10.5, 4.5);
		PathProbe probe = place();
		assertEquals("probe1 of small from 2,2 to 16,2", describe(probe));
		assertEquals(List.of(new ProbeEnd(probe, true)), selected());
		assertEquals(10 + 4 * Math.sqrt(2), route(probe).cost(), 1e-9);
		open.awaitColour(LINE, 10.5, 4.5);

		open.commands().undo();
		open.settleRoutes();
		assertTrue(open.level().getProbes().isEmpty());
		open.awaitColour(GROUND, 10.5, 4.5);
		open.commands().redo();
		open.settleRoutes();
		open.awaitColour(LINE, 10.5, 4.5);
	}

	@Test
	void theLayerOfProbesIsHiddenFadedAndLocked() {
		open.editor().settings().setOverlay(null);
		place();
		open.viewer().deselectAll();
		LayerSettings layers = open.editor().settings().layers();
		open.awaitColour(LINE, 10.5, 4.5);
		layers.setOpacity(MapLayers.PROBES, 50);
		open.awaitOtherColour(LINE, 10.5, 4.5);
		layers.setVisible(MapLayers.PROBES, false);
		open.awaitColour(GROUND, 10.5, 4.5);
		open.editor().activateTool("select");
		mouse.click(open.middle(16, 2));
		assertEquals(List.of(), selected(), "the goal is hidden");
		layers.setVisible(MapLayers.PROBES, true);
		layers.setOpacity(MapLayers.PROBES, 100);
		open.awaitColour(LINE, 10.5, 4.5);
		layers.setLocked(MapLayers.PROBES, true);
		mouse.click(open.middle(16, 2));
		assertEquals(List.of(), selected(), "the goal is locked");
		layers.setLocked(MapLayers.PROBES, false);
		mouse.click(open.middle(16, 2));
		assertEquals(List.of(new ProbeEnd(open.level().getProbes().getFirst(), true)), selected());
	}

	@Test
	void aLargeUnitIsHeldInTheMiddleAndItsWayIsAsWideAsItIs() {
		open.editor().settings().setAgent(open.level().getAgentTypes().get(1));
		PathProbe probe = place();
		assertEquals("probe1 of medium from 2,2 to 16,2", describe(probe));
		assertTrue(route(probe).trace().orElseThrow().covered().get(10, 4) && route(probe).trace().orElseThrow().covered().get(10, 5));
		open.awaitColour(LINE, 10.5, 5);
	}

	@Test
	void twoClicksPlaceAProbeTooUnlessEscapeComesBetween() {
		open.canvas().forceFocus();
		mouse.type('p');
		mouse.click(open.middle(2, 2));
		mouse.move(open.middle(5, 2));
		EventLoop.waitUntil("the route is shown already",
				() -> !open.editor().root().shown(MapContent.ROUTES).routes().isEmpty());
		mouse.type(SWT.ESC);
		EventLoop.waitUntil("the route is gone", () -> open.editor().root().shown(MapContent.ROUTES).routes().isEmpty());
		mouse.click(open.middle(3, 2));
		mouse.click(open.middle(16, 7));
		open.settleRoutes();
		assertEquals("probe1 of small from 3,2 to 16,7", describe(open.level().getProbes().getFirst()));
		assertEquals(1, open.level().getProbes().size());
		open.commands().undo();
		assertFalse(open.commands().canUndo());
	}

	@Test
	void theRouteFollowsAnEndThatIsDragged() {
		PathProbe probe = place();
		open.editor().activateTool("select");
		mouse.move(open.middle(16, 2));
		mouse.press(1);
		mouse.glide(open.middle(16, 2), open.middle(14, 7));
		EventLoop.waitUntil("the route leads to the mouse",
				() -> goal(probe).equals(new Cell(14, 7)));
		assertEquals(16, probe.getGoalX(), "not yet");
		mouse.release(1);
		open.settleRoutes();
		assertEquals("probe1 of small from 2,2 to 14,7", describe(probe));
		assertEquals(new Cell(14, 7), goal(probe));

		open.commands().undo();
		open.settleRoutes();
		assertEquals("probe1 of small from 2,2 to 16,2", describe(probe));
		assertEquals(new Cell(16, 2), goal(probe));
	}

	@Test
	void escapePutsADraggedEndBack() {
		PathProbe probe = place();
		open.editor().activateTool("select");
		mouse.move(open.middle(2, 2));
		mouse.press(1);
		mouse.glide(open.middle(2, 2), open.middle(5, 7));
		EventLoop.waitUntil("the route begins at the mouse",
				() -> start(probe).equals(new Cell(5, 7)));
		mouse.type(SWT.ESC);
		mouse.release(1);
		EventLoop.waitUntil("the route is the old one",
				() -> start(probe).equals(new Cell(2, 2)));
		open.commands().undo();
		assertFalse(open.commands().canUndo());
	}

	@Test
	void arrowsMoveAnEndByACell() {
		PathProbe probe = place();
		open.editor().activateTool("select");
		mouse.click(open.middle(16, 2));
		mouse.type(SWT.ARROW_RIGHT);
		mouse.type(SWT.ARROW_UP);
		mouse.type(SWT.ARROW_UP);
		mouse.type(SWT.ARROW_UP);
		assertEquals("probe1 of small from 2,2 to 17,0", describe(probe), "not off the map");
		open.settleRoutes();
		assertEquals("a unit of size 1 does not fit at the goal 17,0", route(probe).reason());
		open.commands().undo();
		assertEquals("probe1 of small from 2,2 to 17,1", describe(probe));
	}

	@Test
	void theRouteFollowsTheBrushBeforeTheButtonIsReleased() {
		PathProbe probe = place();
		open.editor().activateTool("4");
		mouse.move(open.middle(9, 4));
		mouse.press(1);
		mouse.glide(open.middle(9, 4), open.middle(9, 5));
		EventLoop.waitUntil("there is no way", () -> NO_WAY.equals(route(probe).reason()));
		assertEquals(Optional.of(new Point(8.5, 4.5)), route(probe).trace().orElseThrow().nearest());
		BitPlane explored = open.editor().root().picture().explored();
		assertTrue(explored.get(2, 2) && explored.get(8, 5) && !explored.get(10, 4), explored.toString());
		assertEquals(NO_WAY,
				open.editor().root().shown(MapContent.ROUTES).routes().getFirst().failure().orElseThrow().reason());

		mouse.type(SWT.ESC);
		mouse.release(1);
		EventLoop.waitUntil("there is a way again", () -> route(probe).isFound());
		assertNull(open.editor().root().picture().explored());
	}

	@Test
	void whereThereIsNoWayTheMapTellsUntilThereIsOne() {
		PathProbe probe = place();
		RGB ground = open.colour(4.3, 7.3);
		open.editor().activateTool("4");
		mouse.drag(1, open.middle(9, 4), open.middle(9, 5));
		open.settleRoutes();
		assertEquals(NO_WAY, route(probe).reason());
		open.awaitOtherColour(ground, 4.3, 7.3);
		open.awaitColour(LINE, 8.5, 4.5);
		open.commands().undo();
		open.settleRoutes();
		open.awaitColour(ground, 4.3, 7.3);
	}

	@Test
	void deletingItsEndsDeletesAProbeOnce() {
		PathProbe probe = place();
		open.viewer().appendSelection((EditPart) open.viewer().getEditPartRegistry().get(new ProbeEnd(probe, false)));
		open.editor().actions().getAction(ActionFactory.DELETE.getId()).run();
		open.settleRoutes();
		assertTrue(open.level().getProbes().isEmpty());
		assertTrue(open.editor().root().shown(MapContent.ROUTES).routes().isEmpty());
		open.commands().undo();
		open.settleRoutes();
		assertEquals(List.of(probe), open.level().getProbes());
		assertEquals(1, open.editor().root().shown(MapContent.ROUTES).routes().size());
	}

	@Test
	void arrowsMoveWhatElseIsSelected() {
		open.editor().activateTool("select");
		mouse.click(open.at(3.5, 4.3));
		mouse.type(SWT.ARROW_RIGHT);
		assertEquals(4, open.level().getSpawns().getFirst().getX());
		open.commands().undo();
		assertEquals(3, open.level().getSpawns().getFirst().getX());
	}

	@Test
	void aPromiseIsAFindingAsSoonAsItIsBroken() throws Exception {
		PathProbe probe = place();
		open.editor().execute(new SetCommand("Require", probe, Literals.PATH_PROBE__REQUIRED, true));
		open.settle();
		assertFalse(String.join("\n", open.findings()).contains("cannot get"), "kept");
		open.editor().activateTool("4");
		mouse.drag(1, open.middle(9, 0), open.middle(9, 11));
		open.settle();
		String broken = open.findings().stream().filter(finding -> finding.contains("cannot get from 2,2 to 16,2"))
				.findFirst().orElseThrow();
		open.viewer().deselectAll();
		IMarker marker = Arrays.stream(open.markers())
				.filter(each -> each.getAttribute(IMarker.MESSAGE, "").equals(broken)).findFirst().orElseThrow();
		open.part().gotoMarker(marker);
		assertEquals(new ProbeEnd(probe, true), ((EditPart) open.viewer().getSelectedEditParts().getFirst()).getModel());
		open.commands().undo();
		open.settle();
		assertFalse(String.join("\n", open.findings()).contains("cannot get"), "kept again");
	}

	@Test
	void anEngineThatFindsNoPathIsAFindingOfItsProbe() throws Exception {
		PathProbe probe = place();
		probe.setPlanner("detour");
		probe.setOptions("nodes=1");
		probe.setMaxExcess(1000);
		open.editor().execute(new SetCommand("Require", probe, Literals.PATH_PROBE__REQUIRED, true));
		open.settle();
		String found = open.findings().stream().filter(finding -> finding.contains("Recast/Detour cannot get from"))
				.findFirst().orElseThrow();
		open.viewer().deselectAll();
		IMarker marker = Arrays.stream(open.markers())
				.filter(each -> each.getAttribute(IMarker.MESSAGE, "").equals(found)).findFirst().orElseThrow();
		open.part().gotoMarker(marker);
		assertEquals(new ProbeEnd(probe, true), ((EditPart) open.viewer().getSelectedEditParts().getFirst()).getModel());
	}

	/**
	 * A designer can require that the probe has a route. The planner of the probe decides whether there is a route. The test
	 * gives the probe a planner for discs. Circles block discs, but terrains do not. So with this planner, a wall of terrain
	 * must cause no finding, and a circle in the way must cause a finding.
	 */
	@Test
	void aPromiseIsCheckedByThePlannerOfItsProbe() throws Exception {
		PathProbe probe = place();
		open.editor().execute(new SetCommand("Require", probe, Literals.PATH_PROBE__REQUIRED, true));
		open.editor().activateTool("4");
		mouse.drag(1, open.middle(9, 0), open.middle(9, 11));
		assertBroken("no path", "size 1");
		PropertiesView properties = PropertiesView.show();
		OutlineView.activate().select("Probes", "probe1");
		properties.pick("Planner", "tangent graph");
		assertEquals("tangent", probe.getPlanner());
		assertKept();
		open.commands().undo();
		assertNull(probe.getPlanner());
		assertBroken("no path", "size 1");
		open.commands().redo();
		assertKept();

		open.editor().activateTool("circle");
		mouse.drag(1, open.middle(16, 2), open.middle(17, 2));
		assertBroken("radius 0.5", "goal 16.5,2.5", "circle about 16.5, 2.5");
		open.commands().undo();
		assertTrue(open.level().getCircles().isEmpty());
		assertKept();
	}

	private void assertBroken(String... reason) throws CoreException {
		open.settle();
		assertEquals(1, promises().size(), promises()::toString);
		assertSays(promises().getFirst(), "small (1x1 on ground+swamp)", "cannot get", " 2,2 to 16,2");
		assertSays(promises().getFirst(), reason);
	}

	private void assertKept() throws CoreException {
		open.settle();
		assertEquals(List.of(), promises());
	}

	/**
	 * Returns the messages of the findings about the probe. Leaves out the name of the probe, with which each message
	 * begins.
	 */
	private List<String> promises() throws CoreException {
		return open.findings().stream().filter(finding -> finding.startsWith("probe1: "))
				.map(finding -> finding.substring("probe1: ".length())).toList();
	}
}
