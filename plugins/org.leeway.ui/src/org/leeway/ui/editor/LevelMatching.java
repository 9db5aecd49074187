package org.leeway.ui.editor;

import java.io.IOException;

import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorMatchingStrategy;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.PartInitException;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.document.OpenDocuments;

/**
 * The strategy by which the workbench finds the open editor of a level. An editor matches any path of its file, its backup, and
 * the file from which the level was converted. An editor of the last session that has not been shown yet matches only the path
 * of its file.
 */
public final class LevelMatching implements IEditorMatchingStrategy {

	@Override
	public boolean matches(IEditorReference editor, IEditorInput input) {
		try {
			return editor.getEditor(false) instanceof DocumentEditor level && level.document() != null
					? OpenDocuments.of(input).filter(level.document()::equals).isPresent()
					: LevelDocument.path(editor.getEditorInput()).equals(LevelDocument.path(input));
		} catch (IOException | PartInitException notOnDisk) {
			return false;
		}
	}
}
