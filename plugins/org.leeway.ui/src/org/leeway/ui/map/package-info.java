/**
 * The map of a level on GEF's canvas. This package has the coordinates of the map, and the values that subpackages exchange.
 *
 * <p>Figures, tools and edit parts use content coordinates ({@link org.leeway.ui.map.CellGeometry}), which GEF scales with the
 * zoom. The subpackages follow the roles of GEF. Each subpackage uses only subpackages that come earlier in this list:
 * <ol>
 * <li>{@code kinds} say what each kind of element is and does;
 * <li>{@code layers} paint over or under the objects of the level, at the resolution of the screen;
 * <li>{@code figures} draw objects and tools, in content coordinates;
 * <li>{@code canvas} holds the layers and the viewport, and dispatches mouse and keys;
 * <li>{@code commands} change the level, one undo step each;
 * <li>{@code symmetry} repeats a step at the images of its objects, if the level keeps a symmetry;
 * <li>{@code policies} turn requests into commands;
 * <li>{@code parts} are the objects of the level on the canvas;
 * <li>{@code editing} has the operations on the selection;
 * <li>{@code tools} turn the mouse into requests.
 * </ol>
 *
 * <p>A stroke or a drag becomes one command when the button goes up. Until then, tools show only feedback, so Escape need not
 * undo anything. Some other events, such as a command, may finish the drag earlier.
 * {@link org.leeway.ui.map.canvas.LevelEditDomain} defines these events.
 */
package org.leeway.ui.map;
