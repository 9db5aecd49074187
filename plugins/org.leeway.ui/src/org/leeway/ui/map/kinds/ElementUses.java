package org.leeway.ui.map.kinds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.text.Counts;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.paint.Areas;

/**
 * The uses of an element: the other parts of a level that refer to it. For example, cells use terrains, and spawns use
 * agents. An element with uses cannot be deleted, but another element of its kind can replace it.
 */
public final class ElementUses {

	private final EObject element;
	private final Level level;
	/** The number of cells that have the element as their terrain. 0 if the element is not a terrain. */
	private final long cells;
	/** The objects that refer to this element, each with the EMF features that hold the references. */
	private final Map<EObject, Set<EStructuralFeature>> users = new LinkedHashMap<>();

	private ElementUses(EObject element, Level level) {
		this.element = element;
		this.level = level;
		this.cells = element instanceof TerrainType terrain ? level.getTerrain().histogram()[terrain.getId()] : 0;
		ElementKinds.all().forEach(this::addReferences);
		List<MergeConflict> sides = level.getConflicts().stream().flatMap(conflict -> Stream.of(conflict.getBase(), conflict))
				.filter(Objects::nonNull).toList();
		sides.stream().map(Conflict::object).filter(Objects::nonNull).forEach(this::addReferences);
		if (element instanceof TerrainType terrain) {
			sides.stream().filter(side -> side.getCells() != null && side.getCells().histogram()[terrain.getId()] > 0)
					.forEach(side -> add(side, Literals.MERGE_CONFLICT__CELLS));
			level.getNavMeshes().stream().filter(layer -> hasPolygons(layer, terrain))
					.forEach(layer -> add(layer, Literals.NAV_MESH_LAYER__MESH));
		}
	}

	public static ElementUses of(EObject element, Level level) {
		return new ElementUses(element, level);
	}

	private void addReferences(ElementKind<?> kind) {
		for (EReference reference : kind.list().getEReferenceType().getEAllReferences()) {
			if (reference.getEReferenceType() == element.eClass()) {
				kind.of(level).stream().filter(user -> refers(user, reference)).forEach(user -> add(user, reference));
			}
		}
	}

	/**
	 * Adds the references to this element from an object in a merge conflict. A conflict stores two versions of an object: from
	 * the other side of the merge ("theirs"), and from the common ancestor.
	 */
	private void addReferences(EObject theirs) {
		for (EReference reference : theirs.eClass().getEAllReferences()) {
			if (reference.getEReferenceType() == element.eClass() && refers(theirs, reference)) {
				add(theirs, reference);
			}
		}
	}

	private boolean refers(EObject user, EReference reference) {
		Object value = user.eGet(reference);
		return value == element || value instanceof List<?> list && list.contains(element);
	}

	private static boolean hasPolygons(NavMeshLayer layer, TerrainType terrain) {
		PolygonMesh mesh = layer.getMesh();
		return mesh != null && IntStream.range(0, mesh.polygonCount()).anyMatch(polygon -> mesh.terrain(polygon) == terrain.getId());
	}

	private void add(EObject user, EStructuralFeature feature) {
		users.computeIfAbsent(user, first -> new LinkedHashSet<>()).add(feature);
	}

	public boolean isEmpty() {
		return cells == 0 && users.isEmpty();
	}

	/** Returns a text that says how many parts of each kind use the element, such as {@code 1,204 cells, 2 agents}. */
	public String words() {
		List<String> words = new ArrayList<>();
		if (cells > 0) {
			words.add(Counts.cells(cells));
		}
		ElementKinds.all().forEach(kind -> {
			long count = users.keySet().stream().filter(user -> user.eContainmentFeature() == kind.list()).count();
			if (count > 0) {
				words.add(Counts.of(count, kind.name(), kind.group().toLowerCase(Locale.ROOT)));
			}
		});
		long conflicts = level.getConflicts().stream()
				.filter(conflict -> users.keySet().stream().anyMatch(user -> EcoreUtil.isAncestor(conflict, user))).count();
		if (conflicts > 0) {
			words.add(Counts.of(conflicts, "merge conflict"));
		}
		return String.join(", ", words);
	}

	/**
	 * Returns the changes that replace this element by another element in the whole level. Indexed by the object to change: the
	 * object's EMF features that use this element, each with its new value.
	 */
	public Map<EObject, Map<EStructuralFeature, Object>> replacedBy(EObject other) {
		Map<EObject, Map<EStructuralFeature, Object>> replaced = new LinkedHashMap<>();
		if (cells > 0) {
			replaced.put(level, Map.of(Literals.LEVEL__TERRAIN, Areas.repainted(level.getTerrain(), id(element), id(other))));
		}
		users.forEach((user, features) -> {
			Map<EStructuralFeature, Object> values = new LinkedHashMap<>();
			features.forEach(feature -> values.put(feature, replaced(user.eGet(feature), other)));
			replaced.put(user, values);
		});
		return replaced;
	}

	private Object replaced(Object value, EObject other) {
		return switch (value) {
		case TerrainGrid cells -> Areas.repainted(cells, id(element), id(other));
		case PolygonMesh mesh -> mesh.repainted(id(element), id(other));
		case List<?> list -> list.stream().map(each -> each == element ? other : each).distinct().toList();
		default -> other;
		};
	}

	private static int id(EObject terrain) {
		return ((TerrainType) terrain).getId();
	}
}
