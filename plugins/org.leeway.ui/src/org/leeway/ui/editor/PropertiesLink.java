package org.leeway.ui.editor;

import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.Level;
import org.leeway.model.NavMeshLayer;
import org.leeway.ui.pictures.KnownPicture;
import org.leeway.ui.properties.MeshFacts;

/**
 * The connection of an editor with the Properties view. Updates the view when a background job has found facts about
 * the selected mesh, such as its number of polygons. Also updates the view when a job finds that a picture cannot be
 * shown. While the user types a value, the update waits.
 */
final class PropertiesLink {

	private final EditPartViewer viewer;
	/** The latest page of the view. Null before the first page. */
	private PropertySheetPage page;
	/** The {@linkplain #facts facts} that the page shows. */
	private String shown = "";
	/** Whether the view must be updated as soon as the user has finished typing a value. */
	private boolean waiting;

	PropertiesLink(EditPartViewer viewer) {
		this.viewer = viewer;
		viewer.addSelectionChangedListener(selected -> shown = facts());
	}

	/**
	 * Stores a page that the Properties view has just opened, and returns the page. As soon as the page has its control,
	 * shows the present selection of the editor there. Otherwise, the page would stay empty until the selection changes.
	 */
	PropertySheetPage open(PropertySheetPage opened, IWorkbenchPart part) {
		page = opened;
		part.getSite().getShell().getDisplay().asyncExec(() -> {
			if (isOpen(opened)) {
				opened.selectionChanged(part, viewer.getSelection());
			}
		});
		return opened;
	}

	private static boolean isOpen(PropertySheetPage page) {
		return page != null && page.getControl() != null && !page.getControl().isDisposed();
	}

	/**
	 * Updates the page after a change of the map if the displayed facts have changed, see {@link #facts}. If the user is
	 * typing a value on the page, the update waits.
	 */
	void mapChanged() {
		if (isOpen(page) && !waiting && !facts().equals(shown)) {
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

	/**
	 * Returns a text with the facts about the selected mesh, and with the problems of pictures. The view must be
	 * updated if this text changes.
	 */
	private String facts() {
		List<?> selected = viewer.getSelectedEditParts();
		String mesh = selected.stream().map(part -> ((EditPart) part).getModel())
				.filter(NavMeshLayer.class::isInstance).map(layer -> MeshFacts.all((NavMeshLayer) layer)).findFirst().orElse("");
		return mesh + "\n" + pictureProblems();
	}

	/** Returns the reasons why pictures of the level cannot be shown. Empty if all pictures can be shown. */
	private String pictureProblems() {
		return viewer.getContents() != null && viewer.getContents().getModel() instanceof Level level
				? PicturePath.owners(level).stream().flatMap(owner -> KnownPicture.problem(owner).stream())
						.collect(Collectors.joining("\n"))
				: "";
	}
}
