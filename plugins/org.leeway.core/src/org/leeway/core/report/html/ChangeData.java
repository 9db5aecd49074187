package org.leeway.core.report.html;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.colour.Colour;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.compare.Difference;
import org.leeway.core.compare.LevelDiff;
import org.leeway.core.compare.Tint;

/** A writer of the changes in a level since a revision. */
final class ChangeData {

	/** The most differences of a level that a page holds. */
	static final int LIMIT = 5000;

	private final Changes changes;
	private final OverlayColours colours;
	private final List<RasterBlocks.Block> tints = new ArrayList<>();

	ChangeData(Changes changes, OverlayColours colours) {
		this.changes = changes;
		this.colours = colours;
	}

	/** Writes a raster for each {@link Tint} of the changes. */
	void writeRasters(RasterBlocks blocks) throws IOException {
		for (Tint tint : tints()) {
			tints.add(blocks.add(tint.cells()));
		}
	}

	private List<Tint> tints() {
		return changes.diff().map(LevelDiff::tints).orElse(List.of());
	}

	/** Writes the members of the JSON object for the changes. {@link #writeRasters} must have been called before. */
	void write(PageJson json) throws IOException {
		List<Difference> all = changes.diff().map(LevelDiff::differences).orElse(List.of());
		json.put("revision", changes.revision());
		json.put("remark", changes.remark());
		json.put("count", all.size());
		json.table("differences", all.subList(0, Math.min(LIMIT, all.size())), ChangeData::difference);
		json.name("tints").array(() -> {
			for (int i = 0; i < tints.size(); i++) {
				int number = i;
				json.object(each -> tint(tints().get(number), tints.get(number), each));
			}
		});
	}

	private static void difference(Difference difference, PageTable table) {
		table.put("kind", difference.kind().label());
		table.put("subject", difference.subject());
		table.put("message", difference.message());
		table.put("cells", difference.cells());
		table.put("bounds", difference.bounds());
	}

	private void tint(Tint tint, RasterBlocks.Block block, PageJson json) throws IOException {
		json.put("label", tint.label());
		json.put("colour", Colour.format(tint.legend(colours).rgb()));
		json.raster("raster", block);
	}
}
