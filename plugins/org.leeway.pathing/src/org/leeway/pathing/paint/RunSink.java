package org.leeway.pathing.paint;

/** Takes cells, a horizontal run at a time. */
@FunctionalInterface
public interface RunSink {

	/** Takes {@code length} cells of row {@code y}, from column {@code x} on; they may lie outside of the map. */
	void run(int x, int y, int length);
}
