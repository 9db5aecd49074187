package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.explain.AgentRelevance;
import org.leeway.core.analysis.explain.PlaceNames;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.compare.Asymmetry;
import org.leeway.pathing.compare.AsymmetryGroup;
import org.leeway.pathing.compare.AsymmetryGroups;
import org.leeway.pathing.compare.Relevance.Degree;
import org.leeway.pathing.compare.SymmetryDiff;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Symmetry;

/**
 * A rule about levels that declare a symmetry but are not symmetric. Reports cells whose mirrored or rotated cell has
 * another terrain, and obstacles and spawns whose {@linkplain LoneObject partner} is missing. Other programs may have
 * broken the symmetry. Checks only levels in memory.
 */
public final class BrokenSymmetryRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "broken-symmetry";

	/** Limit for the places to report for one level. A level that was never symmetric has thousands of places. */
	private static final int MOST = 50;

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Broken symmetry", Severity.WARNING,
			Subject.LEVEL,
			"The level should be symmetric, but this place differs from its mirrored place. Make one side like the other, or set "
					+ "the symmetry of the level to none.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		LevelHeader header = level.header();
		Symmetry symmetry = header.intent().symmetry();
		if (symmetry == Symmetry.NONE || !(level instanceof LevelAnalysis analysis)) {
			return List.of();
		}
		if (!symmetry.keeps(header.width(), header.height())) {
			return List.of(DESCRIPTOR.finding("a map of " + header.size() + " cannot have the symmetry " + symmetry.id()
					+ ", which needs as many columns as rows", all(header), new Cell(0, 0)));
		}
		List<Finding> findings = new ArrayList<>();
		PlaceNames names = new PlaceNames(header);
		for (AsymmetryGroup group : groups(analysis, symmetry, progress)) {
			findings.add(finding(group, names.of(group.bounds()), header));
		}
		for (LoneObject lone : LoneObject.of(header, symmetry)) {
			Cell cell = header.nearest(lone.place());
			findings.add(DESCRIPTOR.finding(lone.words(), new CellRect(cell.x(), cell.y(), 1, 1), cell));
		}
		return limited(findings, header);
	}

	/**
	 * Returns the places where the level is not symmetric. At such a place, the terrain differs from the terrain at the
	 * mirrored or rotated place. The most relevant place is first.
	 */
	private static List<AsymmetryGroup> groups(LevelAnalysis level, Symmetry symmetry, Progress progress) {
		SymmetryDiff diff = SymmetryDiff.ofTerrain(level.snapshot().grid(), symmetry, AgentRelevance.of(level), progress);
		return AsymmetryGroups.of(List.of(diff), List.of(diff.places(1, progress)), 1, progress);
	}

	private static Finding finding(AsymmetryGroup group, String name, LevelHeader level) {
		Asymmetry place = group.places().getFirst().getFirst();
		return DESCRIPTOR.finding(name + (group.degree() == Degree.REACHED ? "" : ", " + group.degree().label())
				+ ": terrain is " + level.describe(place.value()) + " at " + place.here() + " and " + level.describe(place.otherValue())
				+ " at the mirrored cell " + place.there(), group.cells(), group.bounds(), place.here());
	}

	private static CellRect all(LevelHeader level) {
		return new CellRect(0, 0, level.width(), level.height());
	}

	/**
	 * Returns the first {@link #MOST} findings. If there are more, adds a finding that says how many further findings
	 * there are.
	 */
	private static List<Finding> limited(List<Finding> findings, LevelHeader level) {
		if (findings.size() <= MOST) {
			return findings;
		}
		List<Finding> first = new ArrayList<>(findings.subList(0, MOST));
		first.add(DESCRIPTOR.finding(Counts.digits(findings.size() - MOST) + " more places differ from their mirrored places", all(level),
				findings.get(MOST).sample()));
		return first;
	}
}
