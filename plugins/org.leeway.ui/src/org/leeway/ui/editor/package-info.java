/**
 * The editor of levels, on GEF.
 *
 * <p>{@link org.leeway.ui.editor.LevelEditor} ties the parts together. {@code LevelView} keeps the canvas true to the
 * level: terrain at once, overlays when the background analysis has caught up. What the designer has chosen, as against
 * what is in the level, is in {@link org.leeway.ui.settings.EditorSettings}.
 *
 * <p>The canvas has two coordinate systems. Figures, tools and edit parts use content coordinates
 * ({@link org.leeway.ui.map.CellGeometry}), which GEF scales with the zoom. The terrain layer lies under GEF's
 * scaled layers and uses device pixels: it renders tiles at the resolution of the zoom itself, because scaled images
 * are slow. One stroke, drag or wizard is one command on the editor's command stack; tools show feedback until the
 * button goes up, so that Escape costs nothing.
 *
 * <p>The raw types of GEF 3.2 stay in {@code parts.ElementPart}, {@code outline.TreePart} and the editor.
 */
package org.leeway.ui.editor;
