package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.core.compare.Difference;
import org.leeway.core.compare.LevelDiff;
import org.leeway.core.compare.Tint;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.merge.CombinedFinding;
import org.leeway.core.merge.CombinedFinding.Cause;
import org.leeway.core.merge.MergeResult;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.report.html.Changes;
import org.leeway.core.report.html.ReviewPage;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.paint.Areas;

/**
 * A page about a merge: the merged level on a map, with its conflicts and with the findings that only both sides together cause.
 * The changes of each side that cause such findings are tinted and listed.
 */
final class MergePage {

	private final MergeResult result;
	private final List<CombinedFinding> findings;
	private final int width;
	private final int height;

	MergePage(MergeResult result, List<CombinedFinding> findings) {
		this.result = result;
		this.findings = findings;
		this.width = result.level().getTerrain().width();
		this.height = result.level().getTerrain().height();
	}

	/** Writes the page. {@code level} is the merged level with the findings to show. */
	void write(ReportedLevel level, LevelAnalysis analysis, Writer out) throws IOException {
		try (ReviewPage page = new ReviewPage(out, Version.number(), ColourScheme.OKABE_ITO.colours())) {
			page.add(level, findings.isEmpty() ? Optional.empty() : Optional.of(changes(analysis)), Progress.NONE);
		}
	}

	private Changes changes(LevelAnalysis merged) {
		List<Difference> differences = new ArrayList<>();
		for (CombinedFinding finding : findings) {
			finding.ours().forEach(cause -> differences.add(difference("ours", cause)));
			finding.theirs().forEach(cause -> differences.add(difference("theirs", cause)));
		}
		BitPlane ours = cells(findings.stream().map(CombinedFinding::ours).toList());
		BitPlane theirs = cells(findings.stream().map(CombinedFinding::theirs).toList());
		List<Tint> tints = List.of(new Tint("around changes of ours", Meaning.WORSE, ours.andNot(theirs)),
				new Tint("around changes of theirs", Meaning.BETTER, theirs.andNot(ours)),
				new Tint("around changes of both", Meaning.DIFFERENT, ours.and(theirs)));
		LevelAnalysis base = LevelAnalysis.of(LevelSnapshot.of(result.base()), Progress.NONE);
		return Changes.of("the base", new LevelDiff(base, merged, differences.stream().distinct().toList(), tints));
	}

	private static Difference difference(String side, Cause cause) {
		return new Difference(Difference.Kind.OBJECT, side, "as in the base", cause.words(), cause.cells().orElse(null), cause.count());
	}

	/**
	 * Returns the cells to tint for changes that caused findings: all cells of the rectangles around these changes, clipped to
	 * the map.
	 *
	 * @param causes the changes, by finding
	 */
	private BitPlane cells(List<List<Cause>> causes) {
		return causes.stream().flatMap(List::stream).flatMap(cause -> cause.cells().stream())
				.map(each -> Areas.rectangle(each, width, height)).reduce(BitPlane.empty(width, height), BitPlane::or);
	}
}
