package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the Balance view of a large level. The view does not follow edits of such a level: it computes the numbers when the user
 * asks for them.
 */
class BalanceOfLargeLevelTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(BalanceOfLargeLevelTest::level);

	private BalanceView part;
	private Form pairs;

	private static Level level() {
		Level level = Levels.of("s..s");
		level.setTerrain(TerrainGrid.filled(2049, 2048, level.getTerrain().terrain(0, 0)));
		return level;
	}

	@BeforeEach
	void showView() throws Exception {
		part = (BalanceView) OpenLevel.page().showView(BalanceView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		pairs = Form.aroundTable(open.editor().site().getShell(), "Narrowest");
		open.settle();
	}

	@AfterEach
	void closeView() {
		OpenLevel.page().hideView(part);
		EventLoop.drain();
	}

	private Form view() {
		return new Form(pairs.root().getParent().getParent());
	}

	@Test
	void theNumbersComeOnDemandAndGetOutdated() {
		assertEquals(List.of(), pairs.rows());
		assertTrue(view().words().contains("Large level: its numbers are computed on demand."), view().words());
		view().click("Compute");
		EventLoop.waitUntil("the numbers are known", () -> !pairs.rows().isEmpty());
		assertEquals(List.of("0,0|3,0|small|3.00|3.00|2048|2048|3|+0.83"), pairs.rows());
		assertTrue(view().words().contains("small: time 0.00 %"), view().words());
		// not painted with the mouse: a cell is smaller than a pixel, so the mouse cannot be sure to hit this cell
		TerrainGridEditor grid = open.level().getTerrain().edit();
		grid.set(1, 0, 4);
		open.commands().execute(new SetCommand("Paint", open.level(), Literals.LEVEL__TERRAIN, grid.build()));
		EventLoop.waitUntil(() -> "the numbers are outdated: " + view().words(),
				() -> view().words().contains("The numbers are of an earlier state."));
		assertEquals(1, pairs.rows().size());
	}

	@Test
	void theComputationIsCancelled() {
		view().click("Compute");
		EventLoop.waitUntil("the view computes", () -> view().words().contains("Computing"));
		view().click("Cancel");
		open.settle();
		assertTrue(view().words().contains("Cancelled."), view().words());
		assertEquals(List.of(), pairs.rows());
	}
}
