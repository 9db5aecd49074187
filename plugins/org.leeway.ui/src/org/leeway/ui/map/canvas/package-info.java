/**
 * The canvas: {@link org.leeway.ui.map.canvas.LevelRootPart} holds all layers, shows the pictures that it is given and
 * tells of what tools preview; {@link org.leeway.ui.map.canvas.LevelEditDomain} pans;
 * {@link org.leeway.ui.map.canvas.KeyPointer} leads the tools by keys in place of the mouse.
 */
package org.leeway.ui.map.canvas;
