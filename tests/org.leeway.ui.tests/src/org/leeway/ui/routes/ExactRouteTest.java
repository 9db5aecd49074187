package org.leeway.ui.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;
import java.util.Optional;

import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.routing.Planners;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Rows;

/**
 * Tests of the comparison of a route with the exact route. The comparison appears on the map, in words and in the table of
 * probes.
 */
class ExactRouteTest {

	private static final RGB EXACT = new RGB(0, 121, 107);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(ExactRouteTest::level);

	private Form view;

	private static Level level() {
		Level level = Levels.of("""
				TTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
				T............................T
				T............................T
				T.....TT.........TTTT........T
				T.....TT.........TTTT........T
				T.....TT.........TTTT........T
				T..........TTT...............T
				T..........TTT.......TT......T
				T..........TTT.......TT......T
				T....TTT.............TT......T
				T....TTT.........TT..........T
				T....TTT.........TT..........T
				T............................T
				T............................T
				TTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
				""");
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName("across");
		probe.setAgent(level.getAgentTypes().get(1));
		probe.setStartX(3);
		probe.setStartY(7);
		probe.setGoalX(25);
		probe.setGoalY(9);
		level.getProbes().add(probe);
		return level;
	}

	@BeforeEach
	void showView() throws Exception {
		OpenLevel.page().showView(RoutesView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		view = Form.aroundTable(open.editor().site().getShell(), "Over optimal");
		open.editor().settings().setOverlay(null);
		open.editor().activateTool("select");
		open.settleRoutes();
	}

	private void choose(String planner) {
		Form.choose(view.after("Planner", Combo.class), planner);
		open.settleRoutes();
		EventLoop.drain();
	}

	private PlanResult route(String planner) {
		return open.editor().routes().route(open.level().getProbes().getFirst(), Planners.get(planner)).orElseThrow();
	}

	/**
	 * Numbers in the table must be rounded to at most two digits after the point. An unrounded number would be, for example,
	 * 10.000000000000002.
	 */
	@Test
	void everyRouteIsLegalOrNotAndNoNumberIsLong() {
		view.click("all");
		open.settleRoutes();
		EventLoop.drain();
		Table table = view.first(Table.class);
		for (int row = 0; row < table.getItemCount(); row++) {
			String text = Rows.text(table, row, List.of("Planner", "Legal", "Over optimal", "Result"));
			boolean isFound = !Rows.text(table, row, "Length").isEmpty();
			assertEquals(isFound, List.of("yes", "no").contains(Rows.text(table, row, "Legal")), text);
			assertFalse(text.matches("(?s).*[0-9]\\.[0-9]{3}.*"), text);
			assertFalse(Rows.text(table, row, "Over optimal").startsWith("-"), text);
		}
	}

	private Optional<RoutePicture.Exact> exact() {
		return open.editor().root().shown(MapContent.ROUTES).exact();
	}

	private String cell(String title) {
		return Rows.text(view.first(Table.class), 0, title);
	}

	@Test
	void theExactRouteIsDrawnAtOnceAndTellsTheDifference() {
		choose("Corridor on the mesh");
		assertEquals(1, view.first(Table.class).getItemCount(), "the table has the chosen planner only");
		RoutePicture.Exact exact = exact().orElseThrow();
		assertEquals(route("anyangle").trajectory().orElseThrow().segments(), exact.segments());
		assertEquals(route("navmesh").trajectory().orElseThrow().segments(),
				open.editor().root().shown(MapContent.ROUTES).routes().getFirst().segments());
		double radius = ((Footprint.Disc) route("navmesh").footprint()).radius();
		assertTrue(radius < 0.3, "it comes near to walls: " + radius);
		String longer = String.format("%.1f %%", 100 * (route("navmesh").cost() / route("anyangle").cost() - 1));
		assertSays(exact.words(), String.format("exact route: %.2f", route("anyangle").cost()),
				" " + longer + " longer", "\n", "close to walls", String.format("radius of %.2f fits, the unit has 1.00", radius));
		assertEquals("no", cell("Legal"));
		assertEquals("illegal", cell("Over optimal"));
		assertTrue(cell("Result").endsWith(String.format("too close to walls: only a radius of %.2f fits, the unit has 1.00", radius)),
				cell("Result"));
		Point away = exact.place();
		assertTrue(away.distance(exact.from()) > 1, "the words are where the routes are apart");
		assertPainted(exact);
	}

	/** Waits until the screen shows the dashed line of the exact route. */
	private void assertPainted(RoutePicture.Exact exact) {
		open.colour(1, 1);
		EventLoop.waitUntil("the exact route is painted", () -> exact.segments().stream().anyMatch(segment -> {
			for (int i = 1; i < 40; i++) {
				Point from = segment.from();
				Point to = segment.to();
				if (open.colour(from.x() + (to.x() - from.x()) * i / 40, from.y() + (to.y() - from.y()) * i / 40)
						.equals(EXACT)) {
					return true;
				}
			}
			return false;
		}));
	}

	@Test
	void theRouteOfAnEngineIsBesideTheExactOneOfTheUnit() {
		choose("Recast/Detour route");
		PlanResult route = route("detour");
		RoutePicture.Exact exact = exact().orElseThrow();
		assertEquals(route("anyangle").trajectory().orElseThrow().segments(), exact.segments());
		double share = route.cost() / route("anyangle").cost() - 1;
		String clear = route.narrowedRadius().stream().mapToObj(radius -> String.format(
				"\nand comes too close to walls: only a radius of %.2f fits, the unit has 1.00", radius)).findFirst().orElse("");
		assertEquals(String.format("exact route: %.2f; the route shown is %.1f %% %s%s", route("anyangle").cost(),
				100 * Math.abs(share), share > 0 ? "longer" : "shorter", clear), exact.words());
	}

	@Test
	void anExactRouteHasNoneBesideIt() {
		for (String planner : List.of("Any-angle search on the mesh", "Jump point search", "Tangent graph")) {
			choose(planner);
			assertEquals(Optional.empty(), exact(), planner);
			assertEquals(1, open.editor().root().shown(MapContent.ROUTES).routes().size(), planner);
		}
	}

	@Test
	void aRouteAsGoodAsTheExactOneHasNoneBesideIt() {
		PathProbe probe = open.level().getProbes().getFirst();
		probe.setStartX(9);
		probe.setStartY(2);
		probe.setGoalX(9);
		probe.setGoalY(12);
		choose("Corridor on the mesh");
		assertEquals(10, route("navmesh").cost(), 1e-9);
		assertEquals(Optional.empty(), exact());
		assertEquals("yes", cell("Legal"));
		assertEquals("optimal", cell("Over optimal"));
	}

	@Test
	void wordsTellWhereTheWholeUnitDoesNotGetThere() {
		PathProbe probe = open.level().getProbes().getFirst();
		probe.setAgent(open.level().getAgentTypes().get(2));
		probe.setStartX(3);
		probe.setStartY(1);
		probe.setGoalX(24);
		probe.setGoalY(11);
		choose("Corridor on the mesh");
		RoutePicture.Exact exact = exact().orElseThrow();
		assertEquals(List.of(), exact.segments());
		assertSays(exact.words(), "no exact route", "whole unit", "\n", "too close");
	}

	@Test
	void theRouteOnTheGridIsBesideAnExactRouteOffTheGridOnly() {
		choose("Any-angle search on the mesh");
		view.click("all");
		open.settleRoutes();
		assertEquals(new Footprint.Square(2), open.editor().root().shown(MapContent.ROUTES).routes().get(1).footprint());
		choose("Corridor on the mesh");
		assertEquals(1, open.editor().root().shown(MapContent.ROUTES).routes().size());
		assertTrue(exact().isPresent());
	}
}
