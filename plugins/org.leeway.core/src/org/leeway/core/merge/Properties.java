package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.merge.MergeFrame.Place;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;

/** A merge of the attributes of levels. */
final class Properties {

	private static final Set<EAttribute> OTHERS = Set.of(Literals.LEVEL__TERRAIN, Literals.LEVEL__ORIGIN_X, Literals.LEVEL__ORIGIN_Y);
	private static final List<EAttribute> ALL = Literals.LEVEL.getEAttributes().stream().filter(each -> !OTHERS.contains(each))
			.toList();

	private final Versions<Level> levels;
	private final MergeFrame frame;
	private final Level merged;
	private final List<MergeConflict> conflicts = new ArrayList<>();

	private Properties(Versions<Level> levels, MergeFrame frame, Level merged) {
		this.levels = levels;
		this.frame = frame;
		this.merged = merged;
	}

	/** Sets the attributes of the merged level. Returns the conflicts. */
	static List<MergeConflict> merge(Versions<Level> levels, MergeFrame frame, LeftOut leftOut, Level merged) {
		Properties properties = new Properties(levels, frame, merged);
		Versions<Level> read = new Versions<>(levels.base(), leftOut.hasAttributes(Side.OURS) ? levels.base() : levels.ours(),
				leftOut.hasAttributes(Side.THEIRS) ? levels.base() : levels.theirs());
		ALL.forEach(attribute -> properties.set(attribute, read.map(level -> level.eGet(attribute))));
		properties.setOrigin();
		return properties.conflicts;
	}

	/**
	 * Returns whether an attribute of the level differs between the base and one side of the merge. Does not compare the
	 * terrain and the origin ({@code originX} and {@code originY}).
	 */
	static boolean differ(Level base, Level side) {
		return ALL.stream().anyMatch(attribute -> !Objects.equals(base.eGet(attribute), side.eGet(attribute)));
	}

	private void set(EAttribute attribute, Versions<Object> values) {
		if (Objects.equals(values.ours(), values.base())) {
			merged.eSet(attribute, values.theirs());
			return;
		}
		merged.eSet(attribute, values.ours());
		if (!Objects.equals(values.theirs(), values.base()) && !Objects.equals(values.theirs(), values.ours())) {
			MergeConflict conflict = LevelFactory.eINSTANCE.createMergeConflict();
			conflict.setProperty(attribute.getName());
			conflict.setValue(EcoreUtil.convertToString(attribute.getEAttributeType(), values.theirs()));
			conflict.setBase(LevelFactory.eINSTANCE.createMergeConflict());
			conflict.getBase().setValue(EcoreUtil.convertToString(attribute.getEAttributeType(), values.base()));
			conflicts.add(conflict);
		}
	}

	/** Sets the origin, which moves with the left and the upper edge of the map. */
	private void setOrigin() {
		set(Literals.LEVEL__ORIGIN_X, new Versions<>(originX(levels.base(), frame.base()), originX(levels.ours(), frame.ours()),
				originX(levels.theirs(), frame.theirs())));
		set(Literals.LEVEL__ORIGIN_Y, new Versions<>(originY(levels.base(), frame.base()), originY(levels.ours(), frame.ours()),
				originY(levels.theirs(), frame.theirs())));
		for (EAttribute origin : List.of(Literals.LEVEL__ORIGIN_X, Literals.LEVEL__ORIGIN_Y)) {
			keepExactly(origin);
			keepUnset(origin);
		}
	}

	/**
	 * Leaves the origin out of the merged level if it is 0 and the merged level need not have it. The level must have an origin if
	 * one side has added it, or if both sides have it.
	 */
	private void keepUnset(EAttribute origin) {
		boolean inOurs = levels.ours().eIsSet(origin);
		boolean isKnown = inOurs == levels.base().eIsSet(origin) ? levels.theirs().eIsSet(origin) : inOurs;
		if (!isKnown && (Double) merged.eGet(origin) == 0) {
			merged.eUnset(origin);
		}
	}

	private double originX(Level level, Place place) {
		return level.getOriginX() + step(level) * (frame.result().cells().x() - place.cells().x());
	}

	private double originY(Level level, Place place) {
		return level.getOriginY() + (level.isYUp() ? -step(level) : step(level)) * (frame.result().cells().y() - place.cells().y());
	}

	private static double step(Level level) {
		return level.getFrame() == GameFrame.UNITS ? level.getCellScale() : 1;
	}

	/**
	 * Removes rounding errors from the origin of the merged level. If a side's map has the same left edge as the merged
	 * map, the merged x is exactly the side's x. For y, the same holds for the upper edge.
	 */
	private void keepExactly(EAttribute origin) {
		boolean isX = origin == Literals.LEVEL__ORIGIN_X;
		double value = (Double) merged.eGet(origin);
		Stream.of(frame.theirs(), frame.ours()).filter(place -> isX ? place.cells().x() == frame.result().cells().x()
				: place.cells().y() == frame.result().cells().y())
				.map(place -> (Double) (place == frame.ours() ? levels.ours() : levels.theirs()).eGet(origin))
				.filter(own -> Math.abs(own - value) <= 1e-9 * Math.max(1, Math.abs(value))).min(Double::compare)
				.ifPresent(own -> merged.eSet(origin, own));
		conflicts.removeIf(each -> each.getProperty().equals(origin.getName())
				&& Math.abs(Double.parseDouble(each.getValue()) - value) <= 1e-9 * Math.max(1, Math.abs(value)));
	}
}
