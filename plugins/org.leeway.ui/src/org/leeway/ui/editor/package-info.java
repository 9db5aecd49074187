/**
 * The editor of levels as a part of the workbench. The editor connects a document, its canvas, palette and bars, and the
 * presenters. The dependencies have one direction:
 * <ul>
 * <li>{@link org.leeway.ui.editor.LevelEditor} is the part, with GEF's canvas and palette. Its base class has the document.
 * <li>{@link org.leeway.ui.editor.EditorSession} begins when the map is on the screen. The session creates the helpers.
 * <li>A helper has one task. Each helper gets an {@link org.leeway.ui.editor.EditorContext}, or only the objects that the helper
 * needs.
 * </ul>
 * Views, wizards and keys find sessions by {@link org.leeway.ui.editor.EditorSessions}. The packages that the editor uses do
 * not depend on sessions.
 *
 * <p>One stroke, drag or dialog is one command on the editor's command stack.
 */
package org.leeway.ui.editor;
