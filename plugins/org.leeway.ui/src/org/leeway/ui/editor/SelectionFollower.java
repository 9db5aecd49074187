package org.leeway.ui.editor;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.leeway.model.NavMeshLayer;
import org.leeway.ui.map.ProbeEnd;

/**
 * A listener for selections on the map and in views. Updates everything in the editor that depends on the selection:
 * actions, routes and the status line.
 */
final class SelectionFollower {

	private final MapContext editor;
	private final EditActions actions;

	SelectionFollower(MapContext editor, EditActions actions) {
		this.editor = editor;
		this.actions = actions;
		editor.viewer().addSelectionChangedListener(event -> selectedOnMap(models(event.getSelection())));
		editor.settings().addListener(this::leaveLocked);
	}

	/**
	 * Deselects objects in layers that the user has locked or hidden, so that keys and views do not change these
	 * objects.
	 */
	private void leaveLocked() {
		List<?> selected = editor.viewer().getSelectedEditParts();
		List<?> kept = selected.stream().filter(part -> ((EditPart) part).isSelectable()).toList();
		if (kept.size() < selected.size()) {
			editor.viewer().setSelection(new StructuredSelection(kept));
		}
	}

	private static List<?> models(ISelection selection) {
		List<?> parts = selection instanceof IStructuredSelection chosen ? chosen.toList() : List.of();
		return parts.stream().filter(EditPart.class::isInstance).map(part -> ((EditPart) part).getModel()).toList();
	}

	private void selectedOnMap(List<?> elements) {
		elements.stream().filter(ProbeEnd.class::isInstance).findFirst()
				.ifPresent(end -> editor.routes().select(((ProbeEnd) end).probe()));
		editor.selection().selected(elements.stream().filter(element -> element != editor.level()).toList());
		actions.update();
		editor.statusLine().update();
		editor.map().tangents().select(elements);
		elements.stream().filter(NavMeshLayer.class::isInstance).map(NavMeshLayer.class::cast).findFirst()
				.ifPresent(editor.settings()::setMesh);
	}

	/** Selects in the editor what the user has selected in a view. Ignores a selection without elements of the level. */
	void selectedInView(ISelection selection) {
		List<?> elements = models(selection).stream()
				.filter(model -> model instanceof EObject element && element.eContainer() == editor.level()).toList();
		if (!elements.isEmpty()) {
			editor.selection().selected(elements);
			editor.statusLine().update();
		}
	}
}
