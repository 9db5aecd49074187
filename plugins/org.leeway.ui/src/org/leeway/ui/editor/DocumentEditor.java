package org.leeway.ui.editor;

import java.io.IOException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.ecore.util.EContentAdapter;
import org.eclipse.gef.ui.parts.GraphicalEditorWithFlyoutPalette;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.ISaveablesSource;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.Saveable;
import org.leeway.core.files.FailureText;
import org.leeway.model.Level;
import org.leeway.ui.document.DocumentHost;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.document.OpenDocuments;
import org.leeway.ui.map.symmetry.SymmetricStep;
import org.leeway.ui.settings.Templates;

/** A GEF editor of a {@link LevelDocument}: opens, observes, saves and closes the document. */
abstract class DocumentEditor extends GraphicalEditorWithFlyoutPalette implements DocumentHost, ISaveablesSource {

	private final EContentAdapter follower = new EContentAdapter() {
		@Override
		public void notifyChanged(Notification change) {
			super.notifyChanged(change);
			if (!change.isTouch()) {
				levelChanged(change);
			}
		}
	};
	private final Runnable stepListener = this::dirtyChanged;
	private LevelDocument document;
	private Level level;

	@Override
	public void init(IEditorSite site, IEditorInput input) throws PartInitException {
		setSite(site);
		try {
			document = OpenDocuments.open(input, this);
		} catch (IOException e) {
			BrokenLevelEditor.replace(site, input);
			throw new PartInitException(FailureText.of(e), e);
		}
		getEditDomain().setCommandStack(document.commands());
		document.commands().repeatBy(step -> SymmetricStep.of(step, document.level()));
		document.commands().addListener(stepListener);
		edit(document.level());
		super.init(site, LevelDocument.input(document.file()));
	}

	@Override
	protected void setInput(IEditorInput input) {
		super.setInput(input);
		setPartName(input.getName());
	}

	/** Replaces the edited level, and follows the changes of the new level. */
	void edit(Level next) {
		if (level != null) {
			level.eAdapters().remove(follower);
		}
		level = next;
		level.eAdapters().add(follower);
	}

	/** Updates the editor after a change of the level or of one of its elements. */
	abstract void levelChanged(Notification change);

	/** Returns the document: the edited level with its undo steps and its file. */
	public LevelDocument document() {
		return document;
	}

	public Level level() {
		return level;
	}

	@Override
	public void giveAgents(Level converted) throws IOException {
		Templates.ofWorkspace().giveAgents(converted);
	}

	@Override
	public boolean isActive() {
		return getSite().getPage().getActiveEditor() == this;
	}

	@Override
	public Shell shell() {
		return getSite().getShell();
	}

	@Override
	public boolean isDirty() {
		return document != null && document.isDirty();
	}

	@Override
	public void dirtyChanged() {
		firePropertyChange(PROP_DIRTY);
	}

	@Override
	public void doSave(IProgressMonitor monitor) {
		document.save(monitor);
	}

	@Override
	public Saveable[] getSaveables() {
		return document == null ? new Saveable[0] : new Saveable[] {document.saveable()};
	}

	@Override
	public Saveable[] getActiveSaveables() {
		return getSaveables();
	}

	@Override
	public boolean isSaveAsAllowed() {
		return true;
	}

	@Override
	public void doSaveAs() {
		document.saveElsewhere();
	}

	@Override
	public void fileReplaced(IFile target) {
		setInput(LevelDocument.input(target));
		firePropertyChange(PROP_INPUT);
	}

	/** Closes the document and releases GEF's parts. Does nothing if the file could not be opened. */
	@Override
	public void dispose() {
		if (document != null) {
			level.eAdapters().remove(follower);
			document.commands().removeListener(stepListener);
			OpenDocuments.close(document, this);
			super.dispose();
		}
	}
}
