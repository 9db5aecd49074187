package org.leeway.core.merge;

import java.util.ArrayList;
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
 * @param ours such as {@code radius 1.0}
 * @param theirs such as {@code radius 2.0}
 */
public record ConflictText(String what, String ours, String theirs) {

	private static final String REMOVED = "removed";
	private static final String KEPT = "kept";
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
		TerrainGrid theirs = conflict.getCells();
		return new ConflictText("Terrain of " + Counts.cells(differing.size()),
				terrains(differing.stream().map(cell -> level.getTerrain().terrain(cell.x(), cell.y())).toList(), level),
				terrains(differing.stream().map(cell -> theirs.terrain(cell.x() - conflict.getX(), cell.y() - conflict.getY())).toList(), level));
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
		Object theirs = conflict.getValue() == null ? attribute.getDefaultValue()
				: EcoreUtil.createFromString(attribute.getEAttributeType(), conflict.getValue());
		return new ConflictText("Level: " + words(attribute), value(level.eGet(attribute)), value(theirs));
	}

	private static ConflictText ofObject(MergeConflict conflict) {
		EObject ours = conflict.getTarget();
		EObject theirs = conflict.eContents().isEmpty() ? null : conflict.eContents().getFirst();
		String title = ObjectPlace.title(ours == null ? theirs : ours);
		String what = title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1);
		if (ours == null || theirs == null) {
			return new ConflictText(what, ours == null ? REMOVED : KEPT, theirs == null ? REMOVED : KEPT);
		}
		List<String> one = new ArrayList<>();
		List<String> other = new ArrayList<>();
		for (EStructuralFeature feature : ours.eClass().getEAllStructuralFeatures()) {
			String our = value(ours.eGet(feature));
			String their = value(theirs.eGet(feature));
			if (!Objects.equals(ours.eGet(feature), theirs.eGet(feature)) && !(ours.eGet(feature) instanceof List && our.equals(their))) {
				one.add(words(feature) + " " + our);
				other.add(words(feature) + " " + (our.equals(their) ? "other, " : "") + their);
			}
		}
		return new ConflictText(what, String.join(", ", one), String.join(", ", other));
	}

	/** Returns the name of a feature in words: {@code turning radius} for {@code turningRadius}. */
	private static String words(EStructuralFeature feature) {
		return Arrays.stream(feature.getName().split("(?=[A-Z])")).map(word -> word.toLowerCase(Locale.ROOT))
				.collect(Collectors.joining(" "));
	}

	private static String value(Object value) {
		return switch (value) {
		case null -> "none";
		case String text -> text.isBlank() ? "none" : MessageText.shortened(text);
		case Enumerator choice -> choice.getLiteral();
		case Polygon shape -> "with " + Counts.of(shape.size(), "corner");
		case PolygonMesh mesh -> "with " + Counts.of(mesh.polygonCount(), "polygon");
		case List<?> all -> all.isEmpty() ? "none" : all.stream().map(ConflictText::value).collect(Collectors.joining(" "));
		case TerrainType terrain -> MessageText.shortened(terrain.getName());
		case AgentType agent -> MessageText.shortened(agent.getName());
		default -> value.toString();
		};
	}
}
