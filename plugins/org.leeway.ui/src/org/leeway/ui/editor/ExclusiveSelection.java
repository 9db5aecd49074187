package org.leeway.ui.editor;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPartViewer;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.editing.TerrainEditing;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.settings.TerrainSelection;

/**
 * One selection at a time: terrain or elements of the level. Selecting terrain deselects the elements, and selecting elements
 * deselects the terrain. So delete, copy and the arrows act on what was selected last. Floating terrain is put down first. The
 * status line names what is selected.
 */
final class ExclusiveSelection {

	private final TerrainSelection settings;
	private final Supplier<TerrainEditing> terrain;
	private final EditPartViewer viewer;
	/** The selected elements of the level. */
	private List<?> elements = List.of();
	/** The selected terrain, or null. */
	private BitPlane cells;
	private long count;

	/** @param terrain makes edits of the selected terrain */
	ExclusiveSelection(TerrainSelection settings, Supplier<TerrainEditing> terrain, EditPartViewer viewer) {
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
		return element instanceof ProbeEnd end ? end.label() + " of " + ElementName.or("probe", end.probe())
				: ElementKinds.of(element).map(kind -> kind.describe((EObject) element)).orElse("");
	}
}
