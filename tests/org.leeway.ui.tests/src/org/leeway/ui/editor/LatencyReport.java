package org.leeway.ui.editor;

import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scale;
import org.junit.jupiter.api.Test;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.LargeMaps;
import org.leeway.testing.RealMaps;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * A report of the latency on levels of 4096 x 4096 cells. Prints the time until the map shows the result of an action, and the
 * longest time for which the UI thread is blocked. The report asserts nothing, and no build runs it. {@code docs/benchmarks.md}
 * has the command.
 */
class LatencyReport {

	private static final int SIDE = 4096;
	private static final String MAP = "AR0011SR";

	private OpenLevel open;

	@Test
	void report() throws Exception {
		report("rectangles of four terrains", LargeMaps.rectangles(SIDE));
		if (RealMaps.present()) {
			report(MAP + ", tiled", LargeMaps.tiled(RealMaps.map(MAP), SIDE));
		}
	}

	private void report(String name, TerrainGrid grid) throws Exception {
		print("### " + name);
		print("| what | median | 95 % | worst | frames | longest block | its work |");
		print("|---|---|---|---|---|---|---|");
		Level level = LevelTemplates.level(name, grid);
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		level.getSpawns().add(spawn);
		try (OpenLevel opened = OpenLevel.of(level, "large.leeway")) {
			open = opened;
			panAndZoom();
			lookAtUnits();
			hover();
			paint();
			new BlockReport(open).run();
		}
	}

	private static void print(String line) {
		System.out.println(line);
	}

	private boolean isOverlayFresh() {
		return BlockReport.isOverlayFresh(open);
	}

	private FrameClock clock(int input, BooleanSupplier isShown) {
		return new FrameClock(open.canvas(), input, isShown);
	}

	private void zoom(double pixelsACell) {
		open.editor().root().getZoomManager().setZoom(pixelsACell / CellGeometry.CELL);
		open.editor().navigation().goTo(new Cell(SIDE / 2, SIDE / 2));
		EventLoop.drain();
	}

	private Point middle() {
		Point size = open.canvas().getSize();
		return new Point(size.x / 2, size.y / 2);
	}

	private Point beside(int right, int down) {
		Point middle = middle();
		return new Point(middle.x + right, middle.y + down);
	}

	private void panAndZoom() {
		Mouse mouse = open.mouse();
		for (double pixels : new double[] {16, 4, 1, 0.25}) {
			zoom(pixels);
			FrameClock clock = clock(SWT.MouseMove, () -> true);
			print(clock.measure("pan, " + pixels + " pixels a cell", () -> {
				for (int drag = 0; drag < 8; drag++) {
					mouse.drag(2, beside(-160, -80), beside(160, 80));
					mouse.drag(2, beside(160, 80), beside(-160, -80));
				}
			}));
		}
		zoom(1);
		mouse.move(middle());
		FrameClock clock = clock(SWT.MouseWheel, () -> true);
		print(clock.measure("zoom by the wheel, in and out", () -> {
			mouse.hold(SWT.CTRL);
			for (int turn = 0; turn < 144; turn++) {
				mouse.wheel(turn / 6 % 2 == 0);
				clock.await();
			}
			mouse.letGo(SWT.CTRL);
		}));
	}

	private void lookAtUnits() {
		zoom(4);
		// give the editor time to prepare other unit sizes, as it has while a user looks for the slider
		EventLoop.waitShortly(() -> false);
		EventLoop.awaitJobs();
		Scale slider = open.bar().after("Unit size", Scale.class);
		slide("unit size, to a size not seen before", slider, 4, 16);
		slide("unit size, 16 to 1 and back", slider, 15, 1, 2, 16);
		show("clearance");
		show("fit");
		show("brushfire");
		show("reachability");
	}

	private void show(String id) {
		RasterLayer layer = Layers.raster(id);
		Combo overlays = open.bar().after("Show", Combo.class);
		print("show " + layer.title(), whole -> {
			overlays.select(Layers.overlays().indexOf(layer) + 1);
			whole.send(overlays, new Event());
		});
	}

	/**
	 * Moves a slider through ranges of sizes.
	 *
	 * @param ranges the first and the last size of the first range, then the first and the last size of the next range,
	 * and so on
	 */
	private void slide(String what, Scale slider, int... ranges) {
		print(what, whole -> {
			for (int range = 0; range < ranges.length; range += 2) {
				int step = Integer.signum(ranges[range + 1] - ranges[range]);
				for (int size = ranges[range]; size != ranges[range + 1] + step; size += step) {
					slider.setSelection(size);
					whole.send(slider, new Event());
				}
			}
		});
	}

	/** Prints two times: until the visible part of the overlay is up to date, and until the whole overlay is up to date. */
	private void print(String what, Consumer<FrameClock> work) {
		FrameClock screen = clock(SWT.Selection, open.editor().presenter().overlays()::isFreshOnScreen);
		FrameClock whole = clock(SWT.Selection, this::isOverlayFresh);
		StringBuilder rows = new StringBuilder();
		rows.append(screen.measure(what + ", on the screen",
				() -> rows.append(whole.measure(what + ", all of it", () -> work.accept(whole))).append('\n')));
		print(rows.toString());
	}

	private void hover() {
		zoom(8);
		Mouse mouse = open.mouse();
		mouse.move(beside(-200, 0));
		FrameClock footprint = clock(SWT.MouseMove, () -> true);
		print(footprint.measure("mouse to the footprint of the unit", () -> moveAbout(mouse, footprint)));
		open.editor().settings().setOverlay(Layers.raster("range"));
		EventLoop.waitUntil("the range is shown", this::isOverlayFresh);
		FrameClock range = clock(SWT.MouseMove, this::isOverlayFresh);
		print(range.measure("mouse to where the unit could go", () -> moveAbout(mouse, range)));
		open.editor().settings().setOverlay(Layers.raster("reachability"));
		EventLoop.waitUntil("the overlay is shown", this::isOverlayFresh);
	}

	private void moveAbout(Mouse mouse, FrameClock clock) {
		Random random = new Random(1);
		for (int i = 0; i < 100; i++) {
			mouse.move(beside(random.nextInt(-200, 200), random.nextInt(-150, 150)));
			EventLoop.drain();
		}
		clock.await();
	}

	private void paint() {
		zoom(4);
		open.editor().activateTool("4");
		open.editor().settings().paint().setBrushSize(32);
		Mouse mouse = open.mouse();
		mouse.move(beside(-220, 0));
		FrameClock stroke = clock(SWT.MouseMove, () -> true);
		print(stroke.measure("brush of 32 x 32 to its paint", () -> strokes(mouse, stroke, false)));
		EventLoop.waitUntil("the strokes are analysed", this::isOverlayFresh);
		// strokes of the same terrain would change nothing
		open.editor().activateTool("1");
		FrameClock overlay = clock(SWT.MouseMove, this::isOverlayFresh);
		print(overlay.measure("brush of 32 x 32 to reachability", () -> strokes(mouse, overlay, true)));
		FrameClock undo = clock(SWT.KeyDown, this::isOverlayFresh);
		print(undo.measure("undo of a stroke to reachability", () -> {
			for (int i = 0; i < 8; i++) {
				open.canvas().forceFocus();
				mouse.control('z');
				undo.await();
			}
		}));
	}

	private void strokes(Mouse mouse, FrameClock clock, boolean wait) {
		for (int stroke = 0; stroke < 8; stroke++) {
			mouse.move(beside(-220, 20 * stroke - 80));
			mouse.press(1);
			for (int x = -200; x <= 220; x += 35) {
				mouse.move(beside(x, 20 * stroke - 80));
				if (wait) {
					clock.await();
				}
			}
			mouse.release(1);
		}
		clock.await();
	}
}
