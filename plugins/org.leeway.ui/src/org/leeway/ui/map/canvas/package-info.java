/**
 * The canvas and its helpers.
 * <ul>
 * <li>{@link org.leeway.ui.map.canvas.LevelRootPart} holds all layers, passes them pictures to paint, and passes the tools'
 * previews to its listeners.
 * <li>{@link org.leeway.ui.map.canvas.MapViewport} is the part of the map on the screen.
 * <li>{@link org.leeway.ui.map.canvas.MapRulers} number its cells.
 * <li>{@link org.leeway.ui.map.canvas.LevelEditDomain} pans.
 * <li>{@link org.leeway.ui.map.canvas.KeyPointer} moves the pointer of the tools by keys.
 * </ul>
 */
package org.leeway.ui.map.canvas;
