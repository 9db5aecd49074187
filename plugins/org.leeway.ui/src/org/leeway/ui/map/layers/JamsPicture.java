package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.text.Lengths;
import org.leeway.pathing.grid.Cell;

/** The time that the units of a simulated crowd lost on each cell, as the map draws it. Immutable, and compared by identity. */
public final class JamsPicture {

	/** The empty picture, which paints nothing. */
	public static final JamsPicture NONE = new JamsPicture(0, new double[0]);

	/**
	 * The largest lost time of each band, in seconds. The last band has no limit. Cells of the same band have the same colour.
	 * The second limit, 10 s, is the time after which units count as stuck.
	 */
	static final List<Integer> LIMITS = List.of(3, 10, 30, 100);

	private final int width;
	private final double[] seconds;
	private final List<Run> runs = new ArrayList<>();

	/**
	 * Adjacent cells of a row whose times are in the same band.
	 *
	 * @param band the number of limits that the times exceed
	 */
	record Run(int x, int y, int length, int band) {
	}

	/**
	 * @param width width of the map, in cells
	 * @param seconds the lost time of each cell, in seconds. Row by row
	 */
	public JamsPicture(int width, double[] seconds) {
		this.width = width;
		this.seconds = seconds;
		int end;
		for (int start = 0; start < seconds.length; start = end) {
			int band = band(seconds[start]);
			for (end = start + 1; end < seconds.length && end % width > 0 && band(seconds[end]) == band;) {
				end++;
			}
			if (band >= 0) {
				runs.add(new Run(start % width, start / width, end - start, band));
			}
		}
	}

	/** Returns the band of a time. -1 if no time was lost. */
	private static int band(double lost) {
		int band = lost > 0 ? 0 : -1;
		while (band >= 0 && band < LIMITS.size() && lost > LIMITS.get(band)) {
			band++;
		}
		return band;
	}

	/** Returns all cells where time was lost, from top to bottom. */
	List<Run> runs() {
		return runs;
	}

	/** Returns a text about the time that was lost on a cell. Empty if no time was lost there, and outside the map. */
	public String describe(Cell cell) {
		int index = cell.y() * width + cell.x();
		boolean isOnMap = cell.x() >= 0 && cell.x() < width && cell.y() >= 0 && index < seconds.length;
		return isOnMap && seconds[index] > 0 ? Lengths.format(seconds[index]) + " s lost in jams" : "";
	}
}
