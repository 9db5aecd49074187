package org.leeway.core.report.html;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;

import org.leeway.core.colour.OverlayColours;
import org.leeway.core.report.ReportedLevel;
import org.leeway.pathing.Progress;

/**
 * A writer of the data of a level that the user has opened in an {@link OpenPage}, a page that reads level files itself.
 * The data consist of the same blocks as in a {@link ReviewPage}.
 */
public final class LevelBlocks {

	/** Limit for the cells of a level that a page shows as a map. */
	public static final long MOST_CELLS = LevelData.MOST_CELLS;

	private LevelBlocks() {
	}

	/**
	 * Returns the data of a level as HTML. Each block is an element {@code script} with a part of the data. The blocks include
	 * the data that the page's module needs for computations. The last block has the messages and warnings from reading the
	 * file, and the names of the levels of the file.
	 *
	 * @param levels the names of all levels of the file
	 * @param colours of classes and tints
	 */
	public static String of(ReportedLevel level, List<String> levels, OverlayColours colours) throws IOException {
		StringWriter out = new StringWriter();
		new LevelData(level, Optional.empty(), colours, true, new DeflatedRasters(), Progress.NONE).write(0, out);
		PageJson.block("told", out, json -> {
			json.list("told", level.told(), (each, told) -> {
				told.put("isWarning", each.isWarning());
				told.put("message", each.message());
			});
			json.list("levels", levels, (each, name) -> name.put("name", each));
		});
		return out.toString();
	}
}
