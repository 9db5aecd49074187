/**
 * The canvas and its helpers.
 * <ul>
 * <li>{@link org.leeway.ui.map.canvas.LevelRootPart} passes pictures to the layers, and the tools' previews to its listeners.
 * <li>{@link org.leeway.ui.map.canvas.MapViewport} is the part of the map on the screen.
 * <li>{@link org.leeway.ui.map.canvas.MapRulers} number the visible columns and rows.
 * <li>{@link org.leeway.ui.map.canvas.LevelEditDomain} passes mouse and keys to the tools, and pans.
 * <li>{@link org.leeway.ui.map.canvas.KeyPointer} is a mouse pointer that the user moves by keys.
 * </ul>
 */
package org.leeway.ui.map.canvas;
