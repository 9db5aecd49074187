/**
 * The editor of levels as a part of the workbench. It connects a document, its canvas, palette and bars, and the
 * presenters. {@link org.leeway.ui.editor.LevelEditor} knows GEF and the map, its base class knows the document. Views,
 * wizards and keys use the editor; no package below does.
 *
 * <p>One stroke, drag or dialog is one command on the editor's command stack.
 */
package org.leeway.ui.editor;
