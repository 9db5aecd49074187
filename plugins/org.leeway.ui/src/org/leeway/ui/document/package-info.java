/**
 * Documents: levels that are being edited, with their undo steps, files and autosaves. A document notices when another
 * program changes its file. {@link org.leeway.ui.document.LevelDocument} is shared by all editors of a file, which get
 * it from {@link org.leeway.ui.document.OpenDocuments}.
 */
package org.leeway.ui.document;
