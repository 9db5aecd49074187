package org.leeway.ui.outline;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.parts.ContentOutlinePage;
import org.eclipse.gef.ui.parts.SelectionSynchronizer;
import org.eclipse.gef.ui.parts.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.IPageSite;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.Level;
import org.leeway.ui.help.HelpTopic;

/** The outline of a level: a thumbnail of the map, and the tree of all elements of the level. */
public final class LevelOutline extends ContentOutlinePage {

	private final OutlineHost editor;
	private final SelectionSynchronizer synchronizer;
	private SashForm sash;
	private Thumbnail thumbnail;

	public LevelOutline(OutlineHost editor, DefaultEditDomain domain, SelectionSynchronizer synchronizer) {
		super(new TreeViewer());
		this.editor = editor;
		this.synchronizer = synchronizer;
		getViewer().setEditDomain(domain);
	}

	@Override
	public void init(IPageSite site) {
		super.init(site);
		ActionRegistry registry = editor.actions();
		IActionBars bars = site.getActionBars();
		for (ActionFactory factory : new ActionFactory[] {ActionFactory.UNDO, ActionFactory.REDO, ActionFactory.DELETE}) {
			bars.setGlobalActionHandler(factory.getId(), registry.getAction(factory.getId()));
		}
	}

	@Override
	public void createControl(Composite parent) {
		sash = new SashForm(parent, SWT.VERTICAL);
		HelpTopic.OUTLINE.describe(sash);
		thumbnail = new Thumbnail(sash, editor);
		getViewer().createControl(sash);
		getViewer().setEditPartFactory(new OutlinePartFactory());
		getViewer().setContents(editor.level());
		getViewer().setContextMenu(new OutlineMenu(getViewer(), editor));
		synchronizer.addViewer(getViewer());
		sash.setWeights(2, 3);
	}

	/** Shows another level of the editor. */
	public void setLevel(Level level) {
		getViewer().setContents(level);
	}

	/** Draws the thumbnail again, and updates the texts in the tree about meshes and pictures. */
	public void mapChanged() {
		thumbnail.mapChanged();
		Stream.of(editor.level().getNavMeshes(), PicturePath.owners(editor.level())).flatMap(List::stream)
				.map(getViewer().getEditPartRegistry()::get).filter(EditPart.class::isInstance)
				.forEach(part -> ((EditPart) part).refresh());
	}

	/** Moves the frame in the thumbnail, because the canvas shows another part of the map. */
	public void viewMoved() {
		if (thumbnail != null && !thumbnail.isDisposed()) {
			thumbnail.redraw();
		}
	}

	@Override
	public Control getControl() {
		return sash;
	}

	/** Gives the focus to the tree, as the thumbnail handles no keys. */
	@Override
	public void setFocus() {
		getViewer().getControl().setFocus();
	}

	@Override
	public void dispose() {
		synchronizer.removeViewer(getViewer());
		editor.outlineClosed(this);
		super.dispose();
	}
}
