package org.leeway.ui.editor;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPartViewer;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.model.Underlay;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.editing.TerrainEditing;
import org.leeway.ui.pictures.TracedPicture;
import org.leeway.ui.settings.TerrainSelection;

/**
 * One selection at a time: terrain or elements of the level. Selecting terrain deselects the elements, and selecting elements
 * deselects the terrain. So delete, copy and the arrows act on what was selected last. Floating terrain is put down first. The
 * status line names what is selected.
 */
final class OneSelection {

	private final TerrainSelection settings;
	private final Supplier<TerrainEditing> terrain;
	private final EditPartViewer viewer;
	/** The selected elements of the level. */
	private List<?> elements = List.of();
	/** The selected terrain, or null. */
	private BitPlane cells;
	private long count;

	/** @param terrain makes edits of the selected terrain */
	OneSelection(TerrainSelection settings, Supplier<TerrainEditing> terrain, EditPartViewer viewer) {
		this.settings = settings;
		this.terrain = terrain;
		this.viewer = viewer;
	}

	/** Follows a selection of elements, on the map or in a view. The list is empty if nothing is selected. */
	void selected(List<?> chosen) {
		elements = chosen;
		if (!elements.isEmpty() && cells() != null) {
			terrain.get().commit();
			terrain.get().deselect();
		}
	}

	/** Follows the settings, in which terrain may have been selected. */
	void settingsChanged() {
		BitPlane now = cells();
		if (now == cells) {
			return;
		}
		cells = now;
		count = now == null ? 0 : now.count();
		if (now != null) {
			elements = List.of();
			if (!viewer.getSelectedEditParts().isEmpty()) {
				viewer.deselectAll();
			}
		}
	}

	/** Returns a text about what is selected. Empty if nothing is selected. */
	String words() {
		if (cells == null) {
			return describe(elements);
		}
		return String.format(Locale.ROOT, count == 1 ? "1 cell" : "%,d cells", count)
				+ (settings.floating() == null ? "" : ", floating");
	}

	private BitPlane cells() {
		return settings.cells().orElse(null);
	}

	private static String describe(List<?> elements) {
		return switch (elements.size()) {
		case 0 -> "";
		case 1 -> describe(elements.getFirst());
		default -> elements.size() + " objects";
		};
	}

	private static String describe(Object element) {
		return switch (element) {
		case CircularObstacle circle -> named(circle, "circle") + " at " + circle.getX() + ", " + circle.getY();
		case PolygonObstacle polygon -> named(polygon, "polygon") + " of " + polygon.getShape().size() + " corners";
		case Spawn spawn -> named(spawn, "spawn") + " at " + spawn.getX() + ", " + spawn.getY();
		case ProbeEnd end -> end.label() + " of " + ElementName.or("probe", end.probe());
		case PathProbe probe -> ElementName.or("probe", probe);
		case Annotation note -> ElementName.or("note", note);
		case NavMeshLayer mesh -> "mesh " + mesh.getName();
		case Underlay underlay -> "picture " + TracedPicture.describe(underlay);
		case AgentType agent -> ElementName.or("agent", agent);
		case TerrainType terrain -> ElementName.or("terrain", terrain);
		default -> "";
		};
	}

	private static String named(EObject object, String kind) {
		String name = ElementName.of(object);
		return name.isEmpty() ? kind : kind + " " + name;
	}
}
