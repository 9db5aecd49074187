package org.leeway.pathing.paint;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Consumer;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;

/** A sink that collects the cells of runs as a set of cells of a map. */
final class Drawing implements RunSink {

	private final BitPlaneEditor cells;

	private Drawing(int width, int height) {
		cells = BitPlane.empty(width, height).edit();
	}

	/** Returns the cells of a map of this size. A run that leaves the map is an error. */
	static BitPlane of(int width, int height, Consumer<RunSink> draw) {
		Drawing drawing = new Drawing(width, height);
		draw.accept(drawing);
		return drawing.cells.build();
	}

	@Override
	public void run(int x, int y, int length) {
		assertTrue(length >= 0, "a run of " + length + " cells at " + x + "," + y);
		cells.setRun(x, y, length);
	}
}
