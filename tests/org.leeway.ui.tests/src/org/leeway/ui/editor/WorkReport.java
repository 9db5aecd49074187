package org.leeway.ui.editor;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.Test;
import org.leeway.core.layer.Layers;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.testing.LargeMaps;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.routes.RoutesView;
import org.leeway.ui.survey.ChokesView;
import org.leeway.ui.survey.ClearanceView;
import org.leeway.ui.survey.FairnessView;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * A report of the heap while a simulated user works on a level of 4096 x 4096 cells with 8 agents, without pauses. The user
 * paints, undoes, saves, opens views, scrolls, and chooses other units and overlays to display. Each minute, the report
 * prints how much of the heap is in use. {@code LEEWAY_WORK_MINUTES} is the duration. No build runs the report.
 * {@code docs/benchmarks.md} has the command for the report.
 */
class WorkReport {

	private static final int SIDE = 4096;
	private static final long MINUTES = Long.parseLong(System.getenv().getOrDefault("LEEWAY_WORK_MINUTES", "60"));
	private static final List<String> OVERLAYS = List.of("reachability", "clearance", "fit", "brushfire", "range");
	private static final List<String> VIEWS = List.of(FairnessView.ID, ChokesView.ID, ClearanceView.ID, FindingsView.ID,
			RoutesView.ID);

	private final Random random = new Random(1);
	private OpenLevel open;

	@Test
	void work() throws Exception {
		HeapWatch heap = new HeapWatch(MINUTES);
		try (OpenLevel opened = OpenLevel.of(level(), "work.leeway")) {
			open = opened;
			List<Runnable> deeds = List.of(this::stroke, this::stroke, this::stroke, this::stroke, this::stroke, this::undo,
					this::undo, this::unitSize, this::unitSize, this::overlay, this::agent, this::goElsewhere, this::view);
			for (int step = 1; !heap.isOver(); step++) {
				deeds.get(random.nextInt(deeds.size())).run();
				EventLoop.waitUntil("the map is up to date", () -> BlockReport.isOverlayFresh(open));
				if (step % 500 == 0) {
					open.part().doSave(new NullProgressMonitor());
				}
				heap.look();
			}
		}
	}

	/** Returns a level with 8 agents of sizes up to 6 cells. Each agent crosses one of five different sets of terrains. */
	private static Level level() {
		Level level = LevelTemplates.level("work", LargeMaps.rectangles(SIDE));
		level.getAgentTypes().clear();
		add(level, 1, 0);
		add(level, 2, 0);
		add(level, 3, 0);
		add(level, 4, 0);
		add(level, 1, 0, 2);
		add(level, 2, 0, 1, 2);
		add(level, 2, 1);
		add(level, 6, 0, 1, 2, 3);
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(SIDE / 2);
		spawn.setY(SIDE / 2);
		level.getSpawns().add(spawn);
		return level;
	}

	private static void add(Level level, int size, int... terrains) {
		List<TerrainType> capability = level.getTerrainTypes().stream()
				.filter(type -> Arrays.stream(terrains).anyMatch(id -> id == type.getId())).toList();
		level.getAgentTypes().add(LevelTemplates.agentType("agent " + level.getAgentTypes().size(), size, capability));
	}

	private <T> T any(List<T> list) {
		return list.get(random.nextInt(list.size()));
	}

	private Point place() {
		Point size = open.canvas().getSize();
		return new Point(random.nextInt(20, size.x - 20), random.nextInt(20, size.y - 20));
	}

	private void stroke() {
		open.editor().activateTool(any(List.of("1", "2", "3", "4")));
		open.editor().settings().paint().setBrushSize(1 + random.nextInt(32));
		Mouse mouse = open.mouse();
		mouse.drag(1, place(), place());
		EventLoop.drain();
	}

	private void undo() {
		ActionFactory step = random.nextInt(3) == 0 ? ActionFactory.REDO : ActionFactory.UNDO;
		open.editor().actions().getAction(step.getId()).run();
		EventLoop.drain();
	}

	private void unitSize() {
		Scale slider = open.bar().after("Unit size", Scale.class);
		for (int i = 0; i < 4; i++) {
			slider.setSelection(1 + random.nextInt(16));
			slider.notifyListeners(SWT.Selection, new Event());
			EventLoop.drain();
		}
	}

	private void overlay() {
		open.editor().settings().setOverlay(Layers.raster(any(OVERLAYS)));
	}

	private void agent() {
		open.editor().settings().setAgent(any(open.level().getAgentTypes()));
	}

	private void goElsewhere() {
		double pixels = any(List.of(0.25, 1.0, 2.0, 4.0, 8.0));
		open.editor().root().getZoomManager().setZoom(pixels / CellGeometry.CELL);
		open.editor().navigation().goTo(new Cell(random.nextInt(SIDE), random.nextInt(SIDE)));
		EventLoop.drain();
	}

	/**
	 * Opens a random view, and waits until its jobs are done. Then closes the view if it computes a result for the
	 * whole map, such as all chokes.
	 */
	private void view() {
		try {
			IViewPart view = OpenLevel.page().showView(any(VIEWS), null, IWorkbenchPage.VIEW_VISIBLE);
			EventLoop.awaitJobs();
			if (Stream.of(FairnessView.ID, ChokesView.ID, ClearanceView.ID).anyMatch(view.getSite().getId()::equals)) {
				OpenLevel.page().hideView(view);
			}
			OpenLevel.page().activate(open.part());
		} catch (PartInitException e) {
			throw new AssertionError(e);
		}
	}
}
