package org.leeway.ui.editor;

import java.util.List;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.leeway.model.NavMeshLayer;
import org.leeway.ui.properties.MeshFacts;

/**
 * The connection of an editor with the view Properties. Updates the view when the background job has new
 * {@linkplain MeshFacts facts} about the selected mesh, such as its number of polygons. While the user types a value,
 * the update waits.
 */
final class PropertiesLink {

	private final EditPartViewer viewer;
	/** The latest page of the view. Null before the first page. */
	private PropertySheetPage page;
	/** The {@linkplain MeshFacts facts} that the page shows. Empty if no mesh is selected. */
	private String shown = "";
	/** Whether an update waits until the user has typed a value. */
	private boolean waiting;

	PropertiesLink(EditPartViewer viewer) {
		this.viewer = viewer;
		viewer.addSelectionChangedListener(selected -> shown = facts());
	}

	PropertySheetPage open(PropertySheetPage opened) {
		page = opened;
		return opened;
	}

	/**
	 * Updates the page after a change of the map, if the {@linkplain MeshFacts facts} about the selected mesh have
	 * changed.
	 */
	void mapChanged() {
		if (page != null && page.getControl() != null && !page.getControl().isDisposed() && !waiting
				&& !facts().equals(shown)) {
			Control focus = page.getControl().getDisplay().getFocusControl();
			if (focus != null && isTyping(focus)) {
				waiting = true;
				Display display = focus.getDisplay();
				focus.addListener(SWT.FocusOut, left -> display.asyncExec(this::resume));
				focus.addListener(SWT.Dispose, gone -> display.asyncExec(this::resume));
			} else {
				shown = facts();
				page.refresh();
			}
		}
	}

	private void resume() {
		if (waiting) {
			waiting = false;
			mapChanged();
		}
	}

	/** Returns whether the control with the focus is inside the table of properties, such as the text field of a value. */
	private boolean isTyping(Control focus) {
		Composite parent = focus.getParent();
		while (parent != null && parent != page.getControl()) {
			parent = parent.getParent();
		}
		return parent != null;
	}

	private String facts() {
		List<?> selected = viewer.getSelectedEditParts();
		return selected.stream().map(part -> ((EditPart) part).getModel())
				.filter(NavMeshLayer.class::isInstance).map(layer -> MeshFacts.all((NavMeshLayer) layer)).findFirst().orElse("");
	}
}
