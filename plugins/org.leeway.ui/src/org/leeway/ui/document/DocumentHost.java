package org.leeway.ui.document;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.widgets.Shell;
import org.leeway.model.Level;

/** An editor of a {@link LevelDocument}, as the document sees it. */
public interface DocumentHost {

	/** The document has another level now, and no undo steps. */
	void levelReplaced(Level level);

	/** The document is in another file now. */
	void fileReplaced(IFile file);

	/** Whether the document is dirty may have changed. */
	void dirtyChanged();

	/** What the document's {@link Recovery} offers or tells has changed. */
	void recoveryChanged();

	/** Whether this is the editor that is looked at. */
	boolean isActive();

	/** Where dialogs belong. */
	Shell shell();
}
