package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rules;
import org.leeway.core.analysis.rules.MergeConflictRule;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.merge.CombinedFinding.Cause;
import org.leeway.core.merge.LeftOut.Change;
import org.leeway.core.merge.MergeFrame.Place;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A search for findings that neither side of a merge causes alone, but only both sides together. Findings of two levels count
 * as the same if they have the same rule, agent and place. Two places are the same if the sample cells are equal, or if the
 * rectangles around the findings share half of their cells.
 */
public final class CombinedFindings {

	/**
	 * Limit for the cells that all trials of a search analyse together. A search looks for the causes of a finding on one side
	 * of the merge. Each trial analyses all cells of the merged map, so large maps get fewer trials.
	 */
	private static final long MOST_CELLS = 1L << 24;
	private static final int FEWEST_TRIALS = 2;
	private static final int MOST_TRIALS = 256;
	/**
	 * Limit for the number of findings whose causes are searched. For each further finding, all changes of both sides count as
	 * causes.
	 */
	private static final int MOST_EXPLAINED = 20;

	private final MergeResult merge;
	private final Progress progress;
	private final LevelAnalysis merged;
	private int explained;

	private CombinedFindings(MergeResult merge, Progress progress) {
		this.merge = merge;
		this.progress = progress;
		this.merged = LevelAnalysis.of(LevelSnapshot.of(merge.level()), progress);
	}

	/**
	 * Returns the findings of the merged level that neither side has alone, in the order of {@link Rules#check}. Leaves out
	 * advice, and findings that the level declares to be intended.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<CombinedFinding> of(MergeResult merge, Progress progress) {
		return new CombinedFindings(merge, progress).find();
	}

	private List<CombinedFinding> find() {
		List<Finding> findings = problems(merged);
		if (findings.isEmpty()) {
			return List.of();
		}
		MergeTrace trace = merge.trace();
		List<Finding> known = new ArrayList<>(known(trace.levels().ours(), trace.frame().ours()));
		known.addAll(known(trace.levels().theirs(), trace.frame().theirs()));
		known.addAll(known(trace.levels().base(), trace.frame().base()));
		List<Finding> combined = findings.stream().filter(each -> known.stream().noneMatch(other -> isSame(each, other))).toList();
		if (combined.isEmpty()) {
			return List.of();
		}
		List<Change> ours = trace.changes(Side.OURS, progress);
		List<Change> theirs = trace.changes(Side.THEIRS, progress);
		return combined.stream().map(each -> explained(each, ours, theirs)).toList();
	}

	private List<Finding> problems(LevelAnalysis level) {
		return level.findings(progress).stream().filter(Finding::isProblem).filter(each -> !each.rule().equals(MergeConflictRule.ID))
				.toList();
	}

	/**
	 * Returns the findings of one of the merged versions. Converts their cells to cells of the merged level, and their agents
	 * to the names in the merged level.
	 */
	private List<Finding> known(Level version, Place place) {
		Map<String, String> names = merge.trace().agentNames(version);
		CellRect from = place.cells();
		CellRect to = merge.trace().frame().result().cells();
		int dx = from.x() - to.x();
		int dy = from.y() - to.y();
		return problems(LevelAnalysis.of(LevelSnapshot.of(version), progress)).stream()
				.map(each -> new Finding(each.rule(), each.severity(), names.getOrDefault(each.agent(), each.agent()), each.message(),
						each.cells(), new CellRect(each.bounds().x() + dx, each.bounds().y() + dy, each.bounds().width(),
								each.bounds().height()), new Cell(each.sample().x() + dx, each.sample().y() + dy)))
				.toList();
	}

	private static boolean isSame(Finding one, Finding other) {
		return one.rule().equals(other.rule()) && one.agent().equals(other.agent())
				&& (one.sample().equals(other.sample()) || isSamePlace(one.bounds(), other.bounds()));
	}

	private static boolean isSamePlace(CellRect one, CellRect other) {
		Optional<CellRect> common = one.intersection(other);
		return common.isPresent() && 2 * common.get().cells() >= one.cells() + other.cells() - common.get().cells();
	}

	private CombinedFinding explained(Finding finding, List<Change> ours, List<Change> theirs) {
		boolean searches = explained++ < MOST_EXPLAINED;
		List<Change> fewOurs = searches ? fewest(finding, ours) : ours;
		List<Change> fewTheirs = searches ? fewest(finding, theirs) : theirs;
		return new CombinedFinding(finding, causes(fewOurs), causes(fewTheirs));
	}

	private List<Cause> causes(List<Change> changes) {
		return changes.stream().map(each -> Causes.of(each, merge.trace())).toList();
	}

	/**
	 * Returns a few changes that together cause a finding: without them, the merged level does not have the finding. Begins
	 * with all changes left out of the level. Then puts back a half of them, then quarters, and so on down to single
	 * changes. Leaves a part out again if the finding comes back with it. On a large map, the limit for trials may end the
	 * search earlier.
	 */
	private List<Change> fewest(Finding finding, List<Change> all) {
		CellRect map = merge.trace().frame().result().cells();
		long trials = Math.clamp(MOST_CELLS / map.cells(), FEWEST_TRIALS, MOST_TRIALS);
		List<Change> few = all;
		if (few.size() < 2 || isFound(finding, few)) {
			return few;
		}
		int size = few.size();
		int before;
		do {
			size = (size + 1) / 2;
			before = few.size();
			for (int from = 0; from < few.size() && few.size() > 1 && trials > 0; trials--) {
				List<Change> fewer = new ArrayList<>(few);
				fewer.subList(from, Math.min(from + size, fewer.size())).clear();
				if (fewer.isEmpty() || isFound(finding, fewer)) {
					from += size;
				} else {
					few = fewer;
				}
			}
		} while (size > 1 || few.size() < before);
		return few;
	}

	/** Returns whether the merged level still has a finding if some changes are left out. */
	private boolean isFound(Finding finding, List<Change> leftOut) {
		progress.check();
		try {
			Level level = LevelMerge.without(new LeftOut(leftOut), merge.trace().levels(), progress).level();
			LevelAnalysis analysis = merged.with(LevelSnapshot.of(level), progress);
			return Rules.check(finding.rule(), analysis, analysis.header().intent().minArea(), progress).stream()
					.filter(Finding::isProblem).anyMatch(each -> isSame(each, finding));
		} catch (MergeException notValid) {
			return true;
		}
	}
}
