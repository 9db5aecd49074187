package org.leeway.ui.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.map.layers.SearchPicture;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Rows;

/** Tests of the route of a disc around a circle: on the map, in the table, step by step, and during a drag. */
class TangentRoutesTest {

	private static final RGB ROUTE = new RGB(194, 24, 91);
	/**
	 * The length of the route around a circle of radius 2, for a unit of radius 1. Start and goal are 7 cells from the centre.
	 */
	private static final double LENGTH = 2 * Math.sqrt(40) + 3 * (Math.PI - 2 * Math.acos(3 / 7.0));

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(TangentRoutesTest::level);

	private Form view;
	private Mouse mouse;

	private static Level level() {
		Level level = Levels.of("....................\n".repeat(10));
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(10);
		circle.setY(5);
		circle.setRadius(2);
		level.getCircles().add(circle);
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName("round");
		probe.setAgent(level.getAgentTypes().get(1));
		probe.setStartX(2);
		probe.setStartY(4);
		probe.setGoalX(16);
		probe.setGoalY(4);
		level.getProbes().add(probe);
		return level;
	}

	@BeforeEach
	void chooseTangentGraph() throws Exception {
		OpenLevel.page().showView(RoutesView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		Table table = new Form(open.editor().site().getShell()).all(Table.class).stream()
				.filter(each -> each.getColumnCount() > 2 && each.getColumn(0).getText().equals("Probe")).findFirst()
				.orElseThrow();
		view = new Form(table.getParent());
		Form.choose(view.after("Planner", Combo.class), "Tangent graph");
		open.editor().settings().setOverlay(null);
		open.editor().activateTool("select");
		open.settleRoutes();
		mouse = open.mouse();
	}

	private PlanResult route() {
		return open.editor().routes().route(open.level().getProbes().getFirst()).orElseThrow();
	}

	private RoutePicture.Route shown() {
		return open.editor().root().shown(MapContent.ROUTES).routes().getFirst();
	}

	private SearchPicture picture() {
		return open.editor().root().shown(MapContent.SEARCH);
	}

	/** Returns the text of the first row in a column. */
	private String cell(String title) {
		EventLoop.drain();
		return Rows.text(view.first(Table.class), 0, title);
	}

	private Scale along() {
		return view.all(Scale.class).get(0);
	}

	private Scale search() {
		return view.all(Scale.class).get(1);
	}

	private static void set(Scale scale, int value) {
		scale.setSelection(value);
		scale.notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
	}

	private Point halfWay() {
		return route().trajectory().orElseThrow().at(LENGTH / 2).position();
	}

	@Test
	void theMapShowsTrueArcsAndTheTableTheExactLength() {
		assertEquals(LENGTH, route().cost(), 1e-9);
		assertEquals("Tangent graph", cell("Planner"));
		assertEquals(String.format("%.2f", LENGTH), cell("Cost"));
		assertEquals("found: 2 lines and 1 arc, exact length " + String.format("%.2f", LENGTH), cell("Result"));
		assertEquals("yes", cell("Legal"));
		assertEquals("optimal", cell("Over optimal"));
		Arc arc = (Arc) shown().segments().get(1);
		assertEquals(3, arc.radius());
		open.awaitColour(ROUTE, halfWay().x(), halfWay().y());
		assertTrue(shown().covered().isEmpty(), "no cells");
		assertEquals(new Footprint.Disc(1), shown().footprint());
	}

	@Test
	void aRouteOverTerrainThatTheAgentCannotCrossIsIllegal() {
		TerrainGridEditor trees = open.level().getTerrain().edit();
		trees.set(7, 2, 3);
		open.level().setTerrain(trees.build());
		open.settleRoutes();
		assertEquals(LENGTH, route().cost(), 1e-9);
		assertEquals("no", cell("Legal"));
		assertEquals("illegal", cell("Over optimal"));
		assertSays(cell("Result"), "ignores terrain", "cannot cross 7,2");
	}

	@Test
	void theRouteFollowsTheCircleWhileItIsDragged() {
		mouse.move(open.at(10, 5));
		mouse.press(1);
		mouse.glide(open.at(10, 5), open.at(10, 8));
		EventLoop.waitUntil("the way goes round where the circle would be", () -> Math.abs(route().cost() - 14) < 1e-9);
		assertEquals(14, route().cost(), 1e-9);
		assertEquals(5, open.level().getCircles().getFirst().getY(), "the level is as it was");
		mouse.type(SWT.ESC);
		mouse.release(1);
		EventLoop.waitUntil("the way is as it was", () -> Math.abs(route().cost() - LENGTH) < 1e-9);
		assertFalse(open.commands().canUndo());

		mouse.drag(1, open.at(10, 5), open.at(10, 8));
		open.settleRoutes();
		assertEquals(8, open.level().getCircles().getFirst().getY());
		assertEquals(14, route().cost(), 1e-9);
		open.commands().undo();
		open.settleRoutes();
		assertEquals(LENGTH, route().cost(), 1e-9);
		assertFalse(open.commands().canUndo());
	}

	@Test
	void aCircleOverTheStartIsNamedAndMarked() {
		mouse.drag(1, open.at(10, 5), open.at(4, 6));
		open.settleRoutes();
		assertSays(cell("Result"), "radius 1.0", "start 3,5 ", "circle about 4.0, 6.0");
		assertEquals("", cell("Cost"));
		assertEquals(List.of(new Circle(4, 6, 2).outline()),
				shown().failure().orElseThrow().blocker());
		mouse.click(open.at(12, 2));
		open.awaitColour(ROUTE, 4, 8);
	}

	@Test
	void theUnitIsWhereTheSliderSaysAndPlaysToTheGoal() {
		assertEquals(new SearchPicture.Unit(Pose.at(new Point(3, 5), picture().unit().orElseThrow().pose().heading().orElseThrow()),
				new Footprint.Disc(1)), picture().unit().orElseThrow());
		set(along(), 500);
		assertEquals(halfWay().x(), picture().unit().orElseThrow().pose().position().x(), 1e-9);
		set(along(), 900);
		view.click("Play");
		EventLoop.waitUntil("the unit is at the goal", () -> open.editor().routes().steps().along() == 1);
		assertEquals(1000, along().getSelection());
		assertEquals("Play", view.button("Play").getText());
		view.click("Play");
		EventLoop.waitUntil("it has started again", () -> along().getSelection() > 0 && along().getSelection() < 900);
		view.click("Pause");
		double place = open.editor().routes().steps().along();
		EventLoop.drain();
		assertEquals(place, open.editor().routes().steps().along());
	}

	@Test
	void theSearchIsShownStepByStep() {
		assertEquals(List.of(), picture().examined());
		int edges = route().trace().orElseThrow().segments().size();
		assertTrue(edges > 1, "edges: " + edges);
		assertEquals(edges, search().getMaximum());
		set(search(), 1);
		assertEquals(route().trace().orElseThrow().segments().subList(0, 1), picture().examined());
		assertTrue(view.words().contains("1 of " + edges + " edges"), view.words());
		OpenLevel.page().activate(OpenLevel.page().findView(RoutesView.ID));
		EventLoop.drain();
		search().forceFocus();
		EventLoop.waitUntil("the slider has the keyboard", () -> search().isFocusControl());
		for (int i = 0; i < edges; i++) {
			mouse.type(SWT.ARROW_RIGHT);
		}
		EventLoop.waitUntil("all are shown", () -> picture().examined().size() == edges);
		mouse.type(SWT.ARROW_LEFT);
		EventLoop.waitUntil("one less", () -> picture().examined().size() == edges - 1);
		view.click("Explored");
		assertEquals(List.of(), picture().examined());
	}

	@Test
	void theWayFromCellToCellIsBesideItWhereAllAreCompared() {
		view.click("all");
		open.settleRoutes();
		var routes = open.editor().root().shown(MapContent.ROUTES).routes();
		assertEquals(2, routes.size());
		assertEquals(new Footprint.Square(2), routes.get(1).footprint(), "the way on the grid");
		assertFalse(routes.get(1).segments().isEmpty());
		assertFalse(routes.get(1).emphasised());
	}
}
