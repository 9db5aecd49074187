/**
 * The editor of levels as a part of the workbench: it ties a document, its canvas, palette and bars, and the presenters
 * together. {@link org.leeway.ui.editor.LevelEditor} knows GEF and the map, its base class the document. Views, wizards
 * and keys use the editor; nothing below does.
 *
 * <p>One stroke, drag or dialog is one command on the editor's command stack.
 */
package org.leeway.ui.editor;
