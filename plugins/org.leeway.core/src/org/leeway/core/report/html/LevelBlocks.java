package org.leeway.core.report.html;

import java.io.IOException;
import java.io.StringWriter;
import java.util.Optional;

import org.leeway.core.colour.OverlayColours;
import org.leeway.core.report.ReportedLevel;
import org.leeway.pathing.Progress;

/** The data of one level, as a page needs the data that opens levels itself: the same blocks as in a {@link ReviewPage}. */
public final class LevelBlocks {

	/** Limit for the cells of a level that a page shows as a map. */
	public static final long MOST_CELLS = LevelData.MOST_CELLS;

	private LevelBlocks() {
	}

	/**
	 * Returns the blocks of a level as HTML, with the data for the module of live pages. The last block has what the reader of the
	 * level's file told.
	 *
	 * @param colours of classes and tints
	 */
	public static String of(ReportedLevel level, OverlayColours colours) throws IOException {
		StringWriter out = new StringWriter();
		new LevelData(level, Optional.empty(), colours, true, new DeflatedRasters(), Progress.NONE).write(0, out);
		PageJson.block("told", out, json -> json.list("told", level.told(), (each, told) -> {
			told.put("isWarning", each.isWarning());
			told.put("message", each.message());
		}));
		return out.toString();
	}
}
