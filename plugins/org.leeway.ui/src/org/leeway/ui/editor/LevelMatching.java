package org.leeway.ui.editor;

import java.io.IOException;

import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorMatchingStrategy;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.PartInitException;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.document.OpenDocuments;

/**
 * The rule by which the workbench decides whether an open editor already shows a file. The editor of a level matches the
 * level's file under any path, its backup, and the file from which the level was converted.
 * <p>
 * At the start, the workbench restores the editors of the last session without loading their levels. Such an editor matches
 * only the path of its level file until it is shown.
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
