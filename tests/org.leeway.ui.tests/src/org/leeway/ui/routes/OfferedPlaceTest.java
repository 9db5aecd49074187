package org.leeway.ui.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.eclipse.gef.EditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.routing.Planners;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.ContextMenu;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of a probe whose start is in a wall. The map offers the nearest place where the unit fits. The tests accept the
 * offer, and check the model, the undo stack and the pixels.
 */
class OfferedPlaceTest {

	private static final RGB GROUND = new RGB(216, 203, 166);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(OfferedPlaceTest::level);

	private Mouse mouse;

	/** Returns a level with a probe whose start is in the wall above the corridor. */
	private static Level level() {
		Level level = Levels.of(Levels.CORRIDOR);
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName("out of the wall");
		probe.setAgent(level.getAgentTypes().getFirst());
		probe.setStartX(9);
		probe.setStartY(2);
		probe.setGoalX(15);
		probe.setGoalY(2);
		level.getProbes().add(probe);
		return level;
	}

	@BeforeEach
	void takeMouse() {
		open.editor().settings().setOverlay(null);
		open.editor().activateTool("select");
		open.settleRoutes();
		mouse = open.mouse();
	}

	private PathProbe probe() {
		return open.level().getProbes().getFirst();
	}

	private String start() {
		return probe().getStartX() + "," + probe().getStartY();
	}

	private Optional<RoutePicture.Offer> offer() {
		return open.editor().root().shown(MapContent.ROUTES).routes().stream().flatMap(route -> route.failure().stream())
				.flatMap(failure -> failure.offer().stream()).findFirst();
	}

	/**
	 * Asserts that the start of the probe has moved in one undo step, and that the probe has a route now.
	 *
	 * @param to the expected cell of the start, as text
	 */
	private void assertMoved(String to) {
		open.settleRoutes();
		assertEquals(to, start());
		assertEquals(List.of(new ProbeEnd(probe(), false)),
				open.viewer().getSelectedEditParts().stream().map(part -> ((EditPart) part).getModel()).toList());
		assertTrue(open.editor().routes().route(probe()).orElseThrow().isFound());
		assertEquals(Optional.empty(), offer());
		open.commands().undo();
		open.settleRoutes();
		assertEquals("9,2", start());
		assertFalse(open.commands().canUndo());
		assertTrue(offer().isPresent());
	}

	@Test
	void aClickOnTheOfferedPlaceMovesTheEnd() {
		assertEquals(Optional.of(new RoutePicture.Offer("start", new Cell(9, 4), 1, 2)), offer());
		open.awaitOtherColour(GROUND, 9.3, 4.3);
		mouse.click(open.middle(9, 4));
		assertMoved("9,4");
	}

	@Test
	void theOfferedPlaceStandsOutUnderTheMouse() {
		mouse.move(open.middle(3, 8));
		RGB before = open.colour(9.3, 4.3);
		mouse.move(open.middle(9, 4));
		open.awaitOtherColour(before, 9.3, 4.3);
		mouse.move(open.middle(3, 8));
		open.awaitColour(before, 9.3, 4.3);
	}

	@Test
	void aKeyMovesTheEndOfTheSelectedProbe() {
		open.canvas().forceFocus();
		mouse.hold(SWT.SHIFT);
		mouse.type('p');
		mouse.letGo(SWT.SHIFT);
		EventLoop.waitUntil("the start has moved", () -> start().equals("9,4"));
		assertMoved("9,4");
	}

	@Test
	void withoutAnOfferTheCommandChangesNothing() {
		open.run("org.leeway.ui.moveProbe");
		open.settleRoutes();
		assertEquals("9,4", start());
		open.run("org.leeway.ui.moveProbe");
		open.commands().undo();
		assertFalse(open.commands().canUndo(), "the second time changed nothing");
	}

	@Test
	void theContextMenuOfAnEndMovesIt() {
		String items = ContextMenu.choose(mouse, open.canvas(), open.middle(9, 2), "Move Start to 9,4");
		assertTrue(items.startsWith("Move Start to 9,4, Zoom to Probe, , "), items);
		assertMoved("9,4");
		mouse.click(open.middle(3, 8));
		items = ContextMenu.choose(mouse, open.canvas(), open.middle(15, 2), null);
		assertTrue(items.startsWith("Move Start to 9,4, Zoom to Probe, , "), items);
	}

	@Test
	void theContextMenuOfARowMovesTheEnd() throws Exception {
		OpenLevel.page().showView(RoutesView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		Table table = Form.aroundTable(open.editor().site().getShell(), "Over optimal").first(Table.class);
		open.settleRoutes();
		IWorkbenchPage page = OpenLevel.page();
		page.setPartState(page.findViewReference(RoutesView.ID), IWorkbenchPage.STATE_MAXIMIZED);
		EventLoop.waitUntil("the row is in sight", () -> table.getClientArea().contains(table.getItem(0).getBounds().x,
				table.getItem(0).getBounds().y));
		Rectangle row = table.getItem(0).getBounds();
		Mouse onTable = new Mouse(table);
		onTable.click(new org.eclipse.swt.graphics.Point(row.x + 20, row.y + row.height / 2));
		assertEquals("Move Start to 9,4, Zoom to Probe", ContextMenu.choose(onTable, table,
				new org.eclipse.swt.graphics.Point(row.x + 20, row.y + row.height / 2), "Move Start to 9,4"));
		page.setPartState(page.findViewReference(RoutesView.ID), IWorkbenchPage.STATE_RESTORED);
		assertMoved("9,4");
	}

	@Test
	void theToolThatPlacesProbesLeavesTheClickToTheOffer() {
		open.editor().activateTool("probe");
		mouse.click(open.middle(9, 4));
		open.settleRoutes();
		assertEquals(1, open.level().getProbes().size());
		assertMoved("9,4");
	}

	@Test
	void aToolThatPaintsPaintsThere() {
		open.editor().activateTool("4");
		mouse.click(open.middle(9, 4));
		open.settleRoutes();
		assertEquals("9,2", start());
		assertEquals(Optional.of(Math.sqrt(5)), offer().map(RoutePicture.Offer::distance), "there is a wall now");
	}

	@Test
	void lockedOrHiddenProbesTakeNoClicks() {
		open.editor().settings().layers().setLocked(MapLayers.PROBES, true);
		mouse.click(open.middle(9, 4));
		assertEquals("9,2", start());
		open.editor().settings().layers().setLocked(MapLayers.PROBES, false);
		open.editor().settings().layers().setVisible(MapLayers.PROBES, false);
		mouse.click(open.middle(9, 4));
		assertEquals("9,2", start());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void aDiscIsOfferedAPlaceOffTheWalls() {
		probe().setAgent(open.level().getAgentTypes().get(1));
		probe().setStartX(6);
		probe().setStartY(7);
		open.editor().settings().setPlanner(Planners.get("anyangle"));
		open.settleRoutes();
		assertEquals(Optional.of(new RoutePicture.Offer("start", new Cell(5, 7), 2, 1)), offer());
		mouse.click(open.at(6, 7.6));
		open.settleRoutes();
		assertEquals("5,7", start());
		assertTrue(open.editor().routes().route(probe()).orElseThrow().isFound());
	}
}
