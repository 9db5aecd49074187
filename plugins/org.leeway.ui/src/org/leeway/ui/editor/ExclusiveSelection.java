package org.leeway.ui.editor;

import java.util.List;
import java.util.function.Supplier;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPartViewer;
import org.leeway.core.text.Counts;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.editing.TerrainEditing;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.settings.TerrainSelection;

/**
 * The rule that the user selects either terrain or elements of the level, never both. If the user selects terrain, the
 * elements are deselected. If the user selects elements, the terrain is deselected, and floating terrain is put down
 * first. So Delete, Copy and the arrow keys act on what was selected last.
 * <p>
 * The class also describes the selection for the status line.
 */
final class ExclusiveSelection {

	private final TerrainSelection settings;
	private final Supplier<TerrainEditing> terrain;
	private final EditPartViewer viewer;
	/** The selected elements of the level. */
	private List<?> elements = List.of();
	/** The terrain that was selected at the last call of {@link #settingsChanged}. Null for none. */
	private BitPlane cells;
	private long count;

	/**
	 * Creates the rule for an editor.
	 *
	 * @param settings holds the selected terrain
	 * @param terrain creates the object that edits the selected terrain
	 */
	ExclusiveSelection(TerrainSelection settings, Supplier<TerrainEditing> terrain, EditPartViewer viewer) {
		this.settings = settings;
		this.terrain = terrain;
		this.viewer = viewer;
	}

	/**
	 * Handles a selection of elements of the level on the map or in a view. If at least one element is selected,
	 * deselects the terrain.
	 *
	 * @param chosen the selected elements, possibly none
	 */
	void selected(List<?> chosen) {
		elements = chosen;
		if (!elements.isEmpty() && cells() != null) {
			terrain.get().commit();
			terrain.get().deselect();
		}
	}

	/**
	 * Deselects the elements if the user has selected terrain. Call this after each change of the settings, which hold
	 * the selected terrain.
	 */
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
		return Counts.cells(count) + (settings.floating() == null ? "" : ", floating");
	}

	private BitPlane cells() {
		return settings.cells().orElse(null);
	}

	private static String describe(List<?> elements) {
		return switch (elements.size()) {
		case 0 -> "";
		case 1 -> describe(elements.getFirst());
		default -> Counts.of(elements.size(), "object");
		};
	}

	private static String describe(Object element) {
		return element instanceof ProbeEnd end ? end.label() + " of " + ElementName.or("probe", end.probe())
				: ElementKinds.of(element).map(kind -> kind.describe((EObject) element)).orElse("");
	}
}
