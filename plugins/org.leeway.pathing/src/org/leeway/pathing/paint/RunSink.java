package org.leeway.pathing.paint;

/** A receiver of cells, one horizontal run at a time. */
@FunctionalInterface
public interface RunSink {

	/** Receives {@code length} cells of row {@code y}, from column {@code x} on. The cells may lie outside the map. */
	void run(int x, int y, int length);
}
