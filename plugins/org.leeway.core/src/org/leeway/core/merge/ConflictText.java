package org.leeway.core.merge;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.level.part.ObjectPlace;
import org.leeway.core.text.Counts;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.MergeConflict;
import org.leeway.model.TerrainType;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * A conflict of a level in words: what it is about, and what each side has. Leaves out cells and properties on which both sides
 * agree. Immutable.
 *
 * @param what such as {@code Circle "Mill"}
 * @param base such as {@code radius 0.5}, {@code none} for what both sides added, or {@code unknown}
 * @param ours such as {@code radius 1.0}
 * @param theirs such as {@code radius 2.0}
 */
public record ConflictText(String what, String base, String ours, String theirs) {

	private static final String REMOVED = "removed";
	private static final String KEPT = "kept";
	private static final String NONE = "none";
	private static final String UNKNOWN = "unknown";
	/** The largest number of terrains that a text names. */
	private static final int NAMED = 3;

	/** Returns the words for a conflict of a level. */
	public static ConflictText of(MergeConflict conflict) {
		Level level = (Level) conflict.eContainer();
		if (conflict.getCells() != null) {
			return ofCells(conflict, level);
		}
		return conflict.getProperty() != null ? ofProperty(conflict, level) : ofObject(conflict);
	}

	private static ConflictText ofCells(MergeConflict conflict, Level level) {
		List<Cell> differing = ConflictCells.differing(conflict, level.getTerrain());
		TerrainGrid base = conflict.getBase() == null ? null : conflict.getBase().getCells();
		return new ConflictText("Terrain of " + Counts.cells(differing.size()),
				base == null ? UNKNOWN : terrains(side(base, conflict, differing), level),
				terrains(differing.stream().map(cell -> level.getTerrain().terrain(cell.x(), cell.y())).toList(), level),
				terrains(side(conflict.getCells(), conflict, differing), level));
	}

	private static List<Integer> side(TerrainGrid side, MergeConflict conflict, List<Cell> cells) {
		return cells.stream().map(cell -> side.terrain(cell.x() - conflict.getX(), cell.y() - conflict.getY())).toList();
	}

	/** Returns the names of terrains, the most frequent first, such as {@code 12 water, 3 ground}. */
	private static String terrains(List<Integer> ids, Level level) {
		Map<Integer, Long> counts = ids.stream().collect(Collectors.groupingBy(id -> id, TreeMap::new, Collectors.counting()));
		if (counts.isEmpty()) {
			return "as the other side";
		}
		String words = counts.entrySet().stream().sorted(Map.Entry.comparingByValue(Comparator.reverseOrder())).limit(NAMED)
				.map(entry -> Counts.digits(entry.getValue()) + " " + name(entry.getKey(), level)).collect(Collectors.joining(", "));
		return words + (counts.size() > NAMED ? ", ..." : "");
	}

	private static String name(int id, Level level) {
		return level.getTerrainTypes().stream().filter(terrain -> terrain.getId() == id).findFirst()
				.map(terrain -> MessageText.shortened(terrain.getName())).orElse("terrain " + id);
	}

	private static ConflictText ofProperty(MergeConflict conflict, Level level) {
		EAttribute attribute = (EAttribute) level.eClass().getEStructuralFeature(conflict.getProperty());
		return new ConflictText("Level: " + words(attribute), conflict.getBase() == null ? UNKNOWN : value(conflict.getBase(), attribute),
				value(level.eGet(attribute)), value(conflict, attribute));
	}

	private static String value(MergeConflict side, EAttribute attribute) {
		return value(side.getValue() == null ? attribute.getDefaultValue()
				: EcoreUtil.createFromString(attribute.getEAttributeType(), side.getValue()));
	}

	private static ConflictText ofObject(MergeConflict conflict) {
		EObject ours = conflict.getTarget();
		EObject theirs = Conflict.object(conflict);
		EObject base = Conflict.inBase(conflict);
		String title = ObjectPlace.title(ours == null ? theirs : ours);
		String what = title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1);
		if (ours == null || theirs == null) {
			return new ConflictText(what, base(conflict, base == null ? List.of() : differing(base, ours == null ? theirs : ours)),
					ours == null ? REMOVED : KEPT, theirs == null ? REMOVED : KEPT);
		}
		List<EStructuralFeature> features = differing(ours, theirs);
		String other = features.stream().map(feature -> words(feature) + " "
				+ (value(ours.eGet(feature)).equals(value(theirs.eGet(feature))) ? "other, " : "") + value(theirs.eGet(feature)))
				.collect(Collectors.joining(", "));
		return new ConflictText(what, base(conflict, features), values(ours, features), other);
	}

	/** Returns the features that differ. Lists with equal words do not differ. */
	private static List<EStructuralFeature> differing(EObject one, EObject other) {
		return one.eClass().getEAllStructuralFeatures().stream().filter(feature -> !Objects.equals(one.eGet(feature), other.eGet(feature))
				&& !(one.eGet(feature) instanceof List && value(one.eGet(feature)).equals(value(other.eGet(feature))))).toList();
	}

	private static String base(MergeConflict conflict, List<EStructuralFeature> features) {
		EObject object = Conflict.inBase(conflict);
		return object != null ? values(object, features) : conflict.getBase() == null ? UNKNOWN : NONE;
	}

	private static String values(EObject object, List<EStructuralFeature> features) {
		return features.stream().map(feature -> words(feature) + " " + value(object.eGet(feature))).collect(Collectors.joining(", "));
	}

	/** Returns the name of a feature in words: {@code turning radius} for {@code turningRadius}. */
	private static String words(EStructuralFeature feature) {
		return Arrays.stream(feature.getName().split("(?=[A-Z])")).map(word -> word.toLowerCase(Locale.ROOT))
				.collect(Collectors.joining(" "));
	}

	private static String value(Object value) {
		return switch (value) {
		case null -> NONE;
		case String text -> text.isBlank() ? NONE : MessageText.shortened(text);
		case Enumerator choice -> choice.getLiteral();
		case Polygon shape -> "with " + Counts.of(shape.size(), "corner");
		case PolygonMesh mesh -> "with " + Counts.of(mesh.polygonCount(), "polygon");
		case List<?> all -> all.isEmpty() ? NONE : all.stream().map(ConflictText::value).collect(Collectors.joining(" "));
		case TerrainType terrain -> MessageText.shortened(terrain.getName());
		case AgentType agent -> MessageText.shortened(agent.getName());
		default -> value.toString();
		};
	}
}
