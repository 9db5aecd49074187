package org.leeway.ui.editor;

import java.util.function.Supplier;

import org.eclipse.gef.GraphicalViewer;
import org.eclipse.ui.IEditorPart;
import org.leeway.model.Level;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.editor.palette.LevelPalette;
import org.leeway.ui.settings.EditorSettings;

/**
 * The parts that an editor has before any helper follows its level.
 *
 * @param part is the editor as the workbench sees it
 * @param level returns the level that the document has at the time
 * @param viewer shows the level already
 */
record EditorParts(IEditorPart part, LevelDocument document, Supplier<Level> level, EditorSettings settings,
		LevelPalette palette, GraphicalViewer viewer) {
}
