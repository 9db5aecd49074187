package org.leeway.core.compare;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.explain.AgentRelevance;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.compare.Aspect;
import org.leeway.pathing.compare.Asymmetry;
import org.leeway.pathing.compare.SymmetryDiff;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.paint.Symmetry;

/**
 * A comparison of each cell of a level with its images, that is, its mirrored or rotated cells. The compared aspects are terrain,
 * clearance and fit. Clearance is the size of the largest unit that has room at a cell. Fit is the size of the largest unit that
 * gets there. Units cross certain terrains and start at the spawns of one agent. Differences of clearance and fit count only if an agent
 * reaches the cell or its image. Immutable.
 *
 * @param question the request: the level, the units, the symmetry, and the aspects to compare
 * @param diff the differences of cells. Empty if no level of this size can have the symmetry
 * @param places places where one aspect differs, the largest first
 */
public record Fairness(Question question, Optional<SymmetryDiff> diff, List<Asymmetry> places) {

	/**
	 * A request to compare the two or more parts of a symmetric level with each other.
	 *
	 * @param origin the capability of the units, and the agent whose spawns count
	 * @param aspects the aspects to compare
	 */
	public record Question(LevelAnalysis analysis, Origin origin, Symmetry symmetry, Set<Aspect> aspects) {

		public Question {
			aspects = Set.copyOf(aspects);
		}
	}

	/**
	 * Compares each cell of a level with its mirrored or rotated cells.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static Fairness of(Question question, Progress progress) {
		LevelSnapshot level = question.analysis.snapshot();
		if (!question.symmetry.keeps(level.grid().width(), level.grid().height())) {
			return new Fairness(question, Optional.empty(), List.of());
		}
		SymmetryDiff diff = SymmetryDiff.of(level.grid(), question.analysis.fits().coveringSizes(question.origin, progress),
				level.header().spawns(question.origin.agent()), question.symmetry, AgentRelevance.of(question.analysis),
				question.aspects, progress);
		return new Fairness(question, Optional.of(diff), diff.places(1, progress));
	}

	/**
	 * Returns three sets of cells to show on a map:
	 * <ul>
	 * <li>cells with less clearance or fit than one of their images,
	 * <li>other cells with more clearance or fit than one of their images,
	 * <li>other cells with another terrain than one of their images.
	 * </ul>
	 * Empty if no level of this size can have the symmetry. Computed at each call.
	 */
	public List<Tint> tints() {
		if (diff.isEmpty()) {
			return List.of();
		}
		LevelSnapshot level = question.analysis.snapshot();
		BitPlane less = BitPlane.empty(level.grid().width(), level.grid().height());
		BitPlane more = less;
		for (Aspect size : List.of(Aspect.CLEARANCE, Aspect.FIT)) {
			less = less.or(diff.get().less(size).orElse(less));
			more = more.or(diff.get().more(size).orElse(more));
		}
		BitPlane terrain = diff.get().less(Aspect.TERRAIN).orElse(BitPlane.empty(less.width(), less.height()));
		return List.of(Tint.less("less than mirrored", less), Tint.more("more", more.andNot(less)),
				Tint.other("terrain differs", terrain.andNot(less).andNot(more)));
	}

	/**
	 * Returns a text for a value of an aspect. For the aspect terrain, the text is the name of a terrain. For clearance and
	 * fit, the text is the size of a unit in cells, such as {@code 3}.
	 */
	public String describe(Aspect aspect, int value) {
		if (aspect != Aspect.TERRAIN) {
			return Counts.upTo(Math.min(value, SizeField.PLANES), SizeField.PLANES);
		}
		return question.analysis.header().describe(value);
	}

	/**
	 * Returns a text for a difference at a place. The text names the units, except for a difference of terrain, which
	 * is the same for all units.
	 */
	String describe(Asymmetry place) {
		return place.aspect().label() + " is " + describe(place.aspect(), place.value()) + " at " + place.here()
				+ " and " + describe(place.aspect(), place.otherValue()) + " at the mirrored cell " + place.there()
				+ (place.aspect() == Aspect.TERRAIN ? "" : " for " + question.origin.describe(question.analysis.header()));
	}
}
