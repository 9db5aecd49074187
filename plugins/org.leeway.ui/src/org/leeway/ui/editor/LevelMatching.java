package org.leeway.ui.editor;

import java.io.IOException;

import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorMatchingStrategy;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.PartInitException;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.document.OpenDocuments;

/**
 * The strategy by which the workbench finds the open editor of a level. An editor matches three files: its level file under
 * any path, the backup of this file, and the file from which the level was converted. The workbench restores the editors of
 * the last session without their levels. Until such an editor is shown, the editor matches only the path of its level file.
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
