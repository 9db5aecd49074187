/**
 * Documents: levels in editing with their undo steps, files and autosaves. A document notices when another program
 * changes its file. {@link org.leeway.ui.document.LevelDocument} is shared by all editors of a file.
 */
package org.leeway.ui.document;
