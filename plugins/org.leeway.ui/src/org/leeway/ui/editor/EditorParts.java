package org.leeway.ui.editor;

import java.util.function.Supplier;

import org.eclipse.gef.GraphicalViewer;
import org.eclipse.ui.IEditorPart;
import org.leeway.model.Level;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.editor.palette.LevelPalette;
import org.leeway.ui.settings.EditorSettings;

/**
 * The objects that an editor creates before its {@link EditorSession}, and that the session needs.
 *
 * @param part the editor as a part of the workbench
 * @param level returns the present level of the document
 * @param viewer the viewer of the map. Already shows the level
 */
record EditorParts(IEditorPart part, LevelDocument document, Supplier<Level> level, EditorSettings settings,
		LevelPalette palette, GraphicalViewer viewer) {
}
