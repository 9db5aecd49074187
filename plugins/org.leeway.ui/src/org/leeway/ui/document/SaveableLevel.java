package org.leeway.ui.document;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.Saveable;

/**
 * The object by which the workbench saves a document. All editors of the document share this object. So the workbench
 * asks whether to save only when the last of these editors is closed.
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
