package org.leeway.ui.editor;

import java.io.IOException;

import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorMatchingStrategy;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.PartInitException;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.document.OpenDocuments;

/**
 * The search for the open editor of a level. The level is found by any name of its file, by its backup, and by the file it was
 * converted from. An editor of the last session that has not been shown yet is found only by the path of its file.
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
