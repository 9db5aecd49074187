/**
 * The canvas: {@link org.leeway.ui.map.canvas.LevelRootPart} holds all layers, passes them pictures to paint, and
 * passes the tools' previews to its listeners; {@link org.leeway.ui.map.canvas.MapViewport} is the part of the map on
 * the screen, and {@link org.leeway.ui.map.canvas.MapRulers} number its cells; {@link
 * org.leeway.ui.map.canvas.LevelEditDomain} pans; {@link org.leeway.ui.map.canvas.KeyPointer} moves
 * the pointer of the tools by keys.
 */
package org.leeway.ui.map.canvas;
