package org.leeway.ui.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertEachSays;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.gef.EditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.routes.Comparison;
import org.leeway.core.routing.Planners;
import org.leeway.model.Annotation;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Rows;

/**
 * Tests of the Routes view of a level with two probes. The small unit gets through the corridor, the large unit does
 * not.
 */
class RoutesViewTest {

	private static final PlannerProvider HIERARCHICAL = Planners.get("haa");

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(RoutesViewTest::level);

	private Form view;

	private static Level level() {
		Level level = Levels.of(Levels.CORRIDOR);
		level.getProbes().add(probe(level, "through", 0));
		level.getProbes().add(probe(level, "stuck", 2));
		return level;
	}

	private static PathProbe probe(Level level, String name, int agent) {
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName(name);
		probe.setAgent(level.getAgentTypes().get(agent));
		probe.setStartX(2);
		probe.setStartY(2);
		probe.setGoalX(15);
		probe.setGoalY(2);
		return probe;
	}

	@BeforeEach
	void showView() throws Exception {
		OpenLevel.page().showView(RoutesView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		Shell shell = open.editor().site().getShell();
		Table table = new Form(shell).all(Table.class).stream()
				.filter(each -> each.getColumnCount() > 2 && each.getColumn(0).getText().equals("Probe")).findFirst()
				.orElseThrow();
		view = new Form(table.getParent());
		open.settleRoutes();
	}

	private Table table() {
		return view.first(Table.class);
	}

	/** Returns the rows of the table without the column of times, which differ from run to run. */
	private List<String> rows() {
		EventLoop.drain();
		List<String> titles = List.of("Probe", "Agent", "Planner", "Cost", "Over optimal", "Result");
		return IntStream.range(0, table().getItemCount()).mapToObj(row -> Rows.text(table(), row, titles)).toList();
	}

	private void select(int row) {
		table().setSelection(row);
		table().notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
	}

	private List<?> selected() {
		return open.viewer().getSelectedEditParts().stream().map(part -> ((EditPart) part).getModel()).toList();
	}

	@Test
	void listsTheAnswersOfTheChosenPlanner() {
		assertEachSays(rows(), List.of("through|small|Jump point search|14.66|optimal|found"),
				List.of("stuck|large|Jump point search|||", "no path", " 2,2 to 15,2", "size 3"));
		assertFalse(Rows.text(table(), 0, "\u00b5s").isEmpty(), "microseconds");
		Form.choose(view.after("Planner", Combo.class), "Annotated A*");
		open.settleRoutes();
		assertEquals("through|small|Annotated A*|14.66|optimal|found", rows().getFirst());
	}

	/** Returns the titles of all planners. Each begins with a capital letter. */
	private static List<String> titles() {
		return Planners.registered().stream()
				.map(planner -> planner.title().substring(0, 1).toUpperCase(Locale.ROOT) + planner.title().substring(1))
				.toList();
	}

	@Test
	void offersEveryPlannerByItsTitle() {
		Combo planners = view.after("Planner", Combo.class);
		assertEquals(titles(), List.of(planners.getItems()));
		assertEquals("Jump point search", planners.getText());
		for (PlannerProvider planner : Planners.registered()) {
			Form.choose(planners, titles().get(Planners.registered().indexOf(planner)));
			assertEquals(planner, open.editor().settings().planner());
		}
	}

	@Test
	void comparesAllPlannersSideBySide() {
		view.click("all");
		open.settleRoutes();
		List<String> titles = titles();
		assertEquals(Stream.concat(titles.stream(), titles.stream()).toList(),
				IntStream.range(0, table().getItemCount()).mapToObj(row -> Rows.text(table(), row, "Planner")).toList());
		assertEquals("through|small|Annotated A*|14.66|optimal|found", rows().getFirst());
		assertTrue(rows().get(2).matches("through\\|small\\|Hierarchical annotated A\\*\\|[0-9.]+\\|(optimal|\\+.* %)\\|found"),
				rows().get(2));
		assertTrue(rows().get(4).matches("through\\|small\\|Any-angle search with a bound\\|[0-9.]+\\|at most [01][.]\\d\\d %\\|"
				+ "found; no route costs less than [0-9.]+"), rows().get(4));
		int aStar = Integer.parseInt(Rows.text(table(), 0, "Expanded"));
		int jumps = Integer.parseInt(Rows.text(table(), 1, "Expanded"));
		assertTrue(jumps < aStar, jumps + " jump points, " + aStar + " anchors");
	}

	@Test
	void aRowSelectsItsProbeAndItsPlannerAndIsRemembered() throws Exception {
		view.click("all");
		open.settleRoutes();
		PathProbe through = open.level().getProbes().getFirst();
		select(2);
		open.settleRoutes();
		assertEquals(List.of(new ProbeEnd(through, true)), selected());
		assertEquals(HIERARCHICAL, open.editor().settings().planner());
		assertEquals("Hierarchical annotated A*", view.after("Planner", Combo.class).getText());
		PlanResult route = open.editor().routes().route(through, HIERARCHICAL).orElseThrow();
		assertEquals(route.trajectory().orElseThrow().segments(),
				open.editor().root().shown(MapContent.ROUTES).routes().getFirst().segments(), "what the map shows");

		open.reopen();
		assertEquals(HIERARCHICAL, open.editor().settings().planner());
		assertEquals(Comparison.ALL, open.editor().settings().comparison());
	}

	@Test
	void aProbeWithAGeneratedNameIsNamedByItsEnds() {
		PathProbe probe = open.level().getProbes().getFirst();
		probe.setName("probe1");
		probe.setStartX(3);
		probe.setStartY(4);
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setName("Gold");
		note.setX(14);
		note.setY(1);
		note.setWidth(3);
		note.setHeight(3);
		open.level().getAnnotations().add(note);
		open.settleRoutes();
		assertTrue(rows().getFirst().startsWith("Spawn 1 to Note 'Gold'|small|"), rows().toString());
		open.level().getAnnotations().clear();
		open.level().getSpawns().clear();
		open.settleRoutes();
		assertTrue(rows().getFirst().startsWith("3,4 to 15,2|small|"), rows().toString());
	}

	@Test
	void whatIsSelectedOnTheMapIsSelectedInTheTable() {
		PathProbe stuck = open.level().getProbes().get(1);
		select(0);
		assertEquals("through", Rows.text(table(), table().getSelectionIndex(), "Probe"));
		open.viewer().select((EditPart) open.viewer().getEditPartRegistry().get(new ProbeEnd(stuck, false)));
		EventLoop.drain();
		assertEquals("stuck", Rows.text(table(), table().getSelectionIndex(), "Probe"));
	}

	@Test
	void exploredCellsAreShownWhereThereIsNoRouteAndOnDemand() {
		select(1);
		EventLoop.waitUntil("there is no route", () -> explores(3, 3));
		select(0);
		EventLoop.waitUntil("there is a route", () -> open.editor().root().picture().explored() == null);
		Form.choose(view.after("Planner", Combo.class), "Annotated A*");
		view.click("Explored");
		open.settleRoutes();
		EventLoop.waitUntil("the search is shown", () -> explores(2, 2));
		assertFalse(explores(17, 8));
	}

	private boolean explores(int x, int y) {
		BitPlane explored = open.editor().root().picture().explored();
		return explored != null && explored.get(x, y);
	}

	@Test
	void clustersAndEntrancesAreDrawn() {
		open.editor().settings().setOverlay(null);
		RGB open9 = new RGB(216, 203, 166);
		open.awaitColour(open9, 9.2, 5.8);
		RGB wall = open.colour(10, 2.5);
		view.click("Clusters");
		open.settleRoutes();
		open.awaitOtherColour(open9, 9.2, 5.8);
		open.awaitOtherColour(wall, 10, 2.5);
		view.click("Clusters");
		open.settleRoutes();
		open.awaitColour(open9, 9.2, 5.8);
		open.awaitColour(wall, 10, 2.5);
	}

	@Test
	void aDoubleClickZoomsToTheProbe() {
		open.editor().root().getZoomManager().setZoom(0.25);
		select(0);
		table().notifyListeners(SWT.DefaultSelection, new Event());
		EventLoop.drain();
		assertTrue(open.editor().root().getZoomManager().getZoom() > 1);
	}

	@Test
	void withoutProbesItSaysHowToPlaceOne() {
		open.level().getProbes().clear();
		open.settleRoutes();
		assertEquals(List.of(), rows());
		assertTrue(view.words().contains("No probe: press P on the map and drag from start to goal"), view.words());
	}
}
