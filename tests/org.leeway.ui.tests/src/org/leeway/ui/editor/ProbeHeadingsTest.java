package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.gef.EditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.routing.Planners;
import org.leeway.model.PathProbe;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.policies.Headings;
import org.leeway.ui.testing.ContextMenu;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.testing.TurningLevel;

/**
 * Tests of the headings of a unit at the two ends of a probe. A probe is a start and a goal whose route the map shows. The real
 * mouse turns the headings. Checks the model, the undo stack, the route and the pixels.
 */
class ProbeHeadingsTest {

	private static final RGB ARROW = new RGB(194, 24, 91);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(TurningLevel::create);

	private Mouse mouse;

	@BeforeEach
	void selectStart() {
		open.editor().settings().setOverlay(null);
		open.editor().settings().setGridLines(false);
		open.editor().settings().setPlanner(Planners.get("directional"));
		open.editor().activateTool("select");
		open.editor().root().getZoomManager().setZoom(2);
		open.settleRoutes();
		select(false);
		mouse = open.mouse();
	}

	private void select(boolean goal) {
		open.viewer().select((EditPart) open.viewer().getEditPartRegistry().get(new ProbeEnd(probe(), goal)));
		EventLoop.drain();
	}

	private PathProbe probe() {
		return open.level().getProbes().getFirst();
	}

	/**
	 * Returns the place of the arrow head for a heading at an end of the probe, in pixels of the canvas.
	 *
	 * @param goal whether the end is the goal, else the start
	 * @param degrees the heading
	 */
	private Point head(boolean goal, double degrees) {
		ProbeEnd end = new ProbeEnd(probe(), goal);
		Point middle = open.at(end.middle().x(), end.middle().y());
		double reach = end.reach() * 32 + 20 - 7;
		return new Point((int) Math.round(middle.x + reach * Math.cos(Math.toRadians(degrees))),
				(int) Math.round(middle.y + reach * Math.sin(Math.toRadians(degrees))));
	}

	private double startHeading() {
		return Math.toDegrees(open.editor().routes().route(probe()).orElseThrow().query().start().heading().orElse(-1));
	}

	@Test
	void anArrowIsDraggedAboutTheStartAndTheRouteFollows() {
		mouse.move(head(false, 0));
		mouse.press(1);
		mouse.glide(head(false, 0), head(false, 43));
		EventLoop.waitUntil("the route begins with the heading of the mouse", () -> Math.abs(startHeading() - 45) < 1e-9);
		assertEquals(0, probe().getStartHeading(), "not yet");
		assertFalse(open.commands().canUndo());
		mouse.release(1);
		open.settleRoutes();
		assertEquals(45, probe().getStartHeading());
		open.commands().undo();
		open.settleRoutes();
		assertEquals(0, probe().getStartHeading());
		assertFalse(open.commands().canUndo());
		assertEquals(0, startHeading(), 1e-9);
		open.commands().redo();
		assertEquals(45, probe().getStartHeading());
	}

	@Test
	void withAltItTurnsFreely() {
		mouse.move(head(false, 0));
		mouse.press(1);
		mouse.hold(SWT.ALT);
		mouse.glide(head(false, 0), head(false, 37));
		mouse.release(1);
		mouse.letGo(SWT.ALT);
		assertEquals(37, probe().getStartHeading(), 2);
		assertTrue(probe().getStartHeading() % 15 != 0, "" + probe().getStartHeading());
	}

	@Test
	void escapeTurnsItBack() {
		mouse.move(head(false, 0));
		mouse.press(1);
		mouse.glide(head(false, 0), head(false, 90));
		EventLoop.waitUntil("it has turned", () -> Math.abs(startHeading() - 90) < 1e-9);
		mouse.type(SWT.ESC);
		mouse.release(1);
		EventLoop.waitUntil("it has turned back", () -> Math.abs(startHeading()) < 1e-9);
		assertEquals(0, probe().getStartHeading());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void aGoalWithoutHeadingGetsOneAndADoubleClickTakesIt() {
		assertFalse(probe().isSetGoalHeading());
		double hint = Math.toDegrees(Math.atan2(5, 5));
		mouse.drag(1, head(true, hint), head(true, 90));
		open.settleRoutes();
		assertEquals(90, probe().getGoalHeading());
		mouse.click(head(true, 90));
		mouse.press(1);
		mouse.release(1);
		EventLoop.waitUntil("any heading will do", () -> !probe().isSetGoalHeading());
		open.settleRoutes();
		open.commands().undo();
		assertEquals(90, probe().getGoalHeading());
		open.commands().undo();
		assertFalse(probe().isSetGoalHeading());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void bothEndsHaveArrowsForPlannersOfUnitsThatTurnOnly() {
		probe().setStartHeading(180);
		probe().setGoalHeading(0);
		open.settleRoutes();
		select(true);
		Point start = head(false, 180);
		Point goal = head(true, 0);
		awaitArrow(start, true);
		awaitArrow(goal, true);
		open.editor().settings().setPlanner(Planners.standard());
		open.settleRoutes();
		awaitArrow(start, false);
		awaitArrow(goal, false);
		open.editor().settings().setPlanner(Planners.get("smooth"));
		open.settleRoutes();
		awaitArrow(start, true);
	}

	private void awaitArrow(Point at, boolean visible) {
		if (visible) {
			Screen.awaitColour(open.canvas(), ARROW, at);
		} else {
			Screen.awaitOtherColour(open.canvas(), ARROW, at);
		}
	}

	@Test
	void theMenuOfAnEndSetsAndClearsHeadings() {
		String items = ContextMenu.choose(mouse, open.canvas(), open.at(4, 3), null);
		assertTrue(items.startsWith("Start Heading, Goal Heading, Zoom to Probe, , "), items);
		open.editor().execute(Headings.clear(new ProbeEnd(probe(), false)));
		assertFalse(probe().isSetStartHeading());
		open.commands().undo();
		assertEquals(0, probe().getStartHeading());
	}
}
