package org.leeway.ui.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.routes.Comparison;
import org.leeway.core.routing.Planners;
import org.leeway.model.PathProbe;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.map.layers.TurningPicture;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Rows;
import org.leeway.ui.testing.TurningLevel;

/**
 * Tests of the routes of a car: their drawing on the map, the comparison of planners in the table, and Play, which
 * moves the car.
 */
class TurningRoutesTest {

	private static final RGB ROUTE = new RGB(194, 24, 91);
	private static final RGB ILLEGAL = new RGB(213, 0, 0);
	private static final RGB GROUND = new RGB(216, 203, 166);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(TurningLevel::create);

	private Form view;

	@BeforeEach
	void showView() throws Exception {
		view = TurningLevel.showRoutes(open);
		open.editor().settings().setOverlay(null);
		open.editor().settings().setGridLines(false);
		choose("directional");
	}

	private void choose(String planner) {
		open.editor().settings().setPlanner(Planners.get(planner));
		open.settleRoutes();
	}

	private PathProbe probe() {
		return open.level().getProbes().getFirst();
	}

	private PlanResult route() {
		return open.editor().routes().route(probe()).orElseThrow();
	}

	private RoutePicture picture() {
		return open.editor().root().shown(MapContent.ROUTES);
	}

	private TurningPicture shown() {
		return picture().routes().getFirst().turning().orElseThrow();
	}

	private Table table() {
		return view.first(Table.class);
	}

	private String cell(int row, String title) {
		EventLoop.drain();
		return Rows.text(table(), row, title);
	}

	private int row(String planner) {
		return IntStream.range(0, table().getItemCount()).filter(row -> cell(row, "Planner").equals(planner)).findFirst()
				.orElseThrow();
	}

	@Test
	void theMapShowsTheAreaThatTheBodySweepsAsOneEvenBand() {
		Trajectory path = route().trajectory().orElseThrow();
		assertTrue(route().isLegal());
		Point at = path.at(0).position();
		RGB straight = open.colour(at.x() + 1.3, at.y() + 0.4);
		assertNotEquals(GROUND, straight, "beside the first line");
		assertEquals(GROUND, open.colour(at.x() - 0.7, at.y() + 0.8), "beside the car, though inside the disc around it");
		Point front = path.end().position();
		double heading = path.end().heading().orElseThrow();
		RGB nose = open.colour(front.x() + 0.85 * Math.cos(heading) - 0.45 * Math.sin(heading),
				front.y() + 0.85 * Math.sin(heading) + 0.45 * Math.cos(heading));
		assertEquals(straight, nose, "pieces of the band that overlap are no darker");
		assertEquals(2, shown().ends().size());
		assertTrue(shown().reverse().isEmpty() && shown().clashes().isEmpty());
		assertEquals("yes", cell(0, "Legal"));
		assertTrue(cell(0, "Result").startsWith("legal; "), cell(0, "Result"));
	}

	@Test
	void anIllegalRouteIsRedWhereItHitsAndTellsWhat() {
		choose("smooth");
		assertFalse(route().isLegal());
		assertEquals(route().conflicts().size(), shown().clashes().size());
		Cell hit = route().conflicts().getFirst().cell().orElseThrow();
		open.awaitColour(ILLEGAL, hit.x() + 1, hit.y() + 0.5);
		assertEquals("no", cell(0, "Legal"));
		assertEquals("illegal", cell(0, "Over optimal"));
		assertTrue(cell(0, "Result").startsWith("illegal: " + route().conflicts().size() + " places, overlaps cell " + hit
				+ " after "), cell(0, "Result"));
		assertTrue(shown().warning().startsWith("Illegal: overlaps cell " + hit), shown().warning());
		choose("directional");
		open.awaitOtherColour(ILLEGAL, hit.x() + 1, hit.y() + 0.5);
		assertEquals("", shown().warning());
	}

	@Test
	void drivesInReverseAreDashed() {
		choose("reverse");
		assertTrue(route().isLegal());
		assertEquals(2, shown().reverse().size());
		assertTrue(cell(0, "Result").contains("2 in reverse"), cell(0, "Result"));
		long colours = IntStream.range(0, 40).mapToObj(i -> {
			PathSegment segment = shown().reverse().getFirst();
			Point at = segment.at(segment.length() * i / 40);
			return open.colour(at.x(), at.y());
		}).filter(ROUTE::equals).count();
		assertTrue(colours > 5 && colours < 35, colours + " of 40 places on the line have its colour");
	}

	@Test
	void thePlannersOfOneKindStandSideBySideAndARowPicksOne() throws Exception {
		view.click("same kind");
		open.settleRoutes();
		assertEquals(List.of("Directional A*", "Shortest curve", "Smoothed route", "Recalculated route", "Tightened route",
				"Route with turns in reverse"),
				IntStream.range(0, table().getItemCount()).mapToObj(row -> cell(row, "Planner")).toList());
		assertEquals("yes", cell(row("Tightened route"), "Legal"));
		assertEquals("no", cell(row("Smoothed route"), "Legal"));
		assertEquals(5, picture().beside().size());
		assertFalse(cell(row("Smoothed route"), "Expanded").isEmpty());
		select(row("Tightened route"));
		assertEquals("tighten", open.editor().settings().planner().id());
		assertEquals(route("tighten").trajectory().orElseThrow().segments(), picture().routes().getFirst().segments());
		assertEquals(5, picture().beside().size());
		open.reopen();
		assertEquals(Comparison.SAME_KIND, open.editor().settings().comparison());
	}

	private PlanResult route(String planner) {
		return open.editor().routes().route(probe(), Planners.get(planner)).orElseThrow();
	}

	private void select(int row) {
		table().setSelection(row);
		table().notifyListeners(SWT.Selection, new Event());
		open.settleRoutes();
	}

	@Test
	void aRowShowsItsRouteOfAProbeThatNamesAnotherPlannerToo() {
		probe().setPlanner("reverse");
		view.click("same kind");
		open.settleRoutes();
		assertEquals("Route with turns in reverse", cell(table().getSelectionIndex(), "Planner"));
		select(row("Smoothed route"));
		assertEquals("Smoothed route", cell(table().getSelectionIndex(), "Planner"));
		assertEquals(route("smooth").trajectory().orElseThrow().segments(), picture().routes().getFirst().segments());
		assertEquals("reverse", probe().getPlanner());
		view.click("same kind");
		open.settleRoutes();
		assertEquals(1, table().getItemCount());
		assertEquals(route("reverse").trajectory().orElseThrow().segments(), picture().routes().getFirst().segments());
		assertEquals(List.of(), picture().beside());
	}

	@Test
	void playTakesTheTimeOfTheRouteAndTellsWhereTheUnitIs() throws Exception {
		choose("reverse");
		double duration = route().duration();
		assertTrue(duration > 4, duration + " s");
		Scale along = view.all(Scale.class).getFirst();
		along.setSelection(0);
		along.notifyListeners(SWT.Selection, new Event());
		assertTrue(view.words().contains(String.format("0.0 of %.1f s", duration)), view.words());
		assertTrue(view.words().contains("at 4.0, 3.0, facing 0\u00b0, 2.0 cells/s"), view.words());
		double reversing = IntStream.range(0, 1000).mapToDouble(i -> i / 1000.0).filter(this::isInReverse).findFirst()
				.orElseThrow();
		along.setSelection((int) (1000 * reversing) + 1);
		along.notifyListeners(SWT.Selection, new Event());
		assertTrue(view.words().contains("cells/s, reverse"), view.words());

		open.editor().routes().steps().setAlong(0);
		long began = System.nanoTime();
		view.click("Play");
		EventLoop.waitUntil("some way is done", () -> open.editor().routes().steps().along() > 0.1);
		double passed = (System.nanoTime() - began) / 1e9;
		assertTrue(open.editor().routes().steps().seconds(route()) <= passed, "never faster than the clock");
		Form.choose(view.all(Combo.class).get(1), "x8");
		EventLoop.waitUntil("the goal is reached", () -> open.editor().routes().steps().along() == 1);
		open.reopen();
		assertEquals(8, open.editor().settings().playSpeed());
	}

	private boolean isInReverse(double share) {
		open.editor().routes().steps().setAlong(share);
		return open.editor().routes().steps().isInReverse(route());
	}

	@Test
	void plannersOnTheGridShowNothingOfTurning() {
		choose("jps");
		assertEquals(List.of(), shown().ends());
		assertEquals(List.of(), shown().swept());
		assertEquals("yes", cell(0, "Legal"));
		assertFalse(view.words().contains("facing"), view.words());
	}
}
