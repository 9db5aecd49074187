package org.leeway.ui.document;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.Saveable;

/**
 * The object by which the workbench saves a document. All editors of the document share this object. So when one of
 * several editors is closed, the workbench does not ask whether to save. The question comes only when the last editor
 * is closed.
 */
final class SaveableLevel extends Saveable {

	private final LevelDocument document;

	SaveableLevel(LevelDocument document) {
		this.document = document;
	}

	@Override
	public void doSave(IProgressMonitor monitor) {
		document.save(monitor);
	}

	@Override
	public boolean isDirty() {
		return document.isDirty();
	}

	@Override
	public String getName() {
		return document.file().getName();
	}

	@Override
	public String getToolTipText() {
		return document.file().getFullPath().makeRelative().toString();
	}

	@Override
	public ImageDescriptor getImageDescriptor() {
		return null;
	}

	@Override
	public boolean equals(Object other) {
		return this == other;
	}

	@Override
	public int hashCode() {
		return System.identityHashCode(this);
	}
}
