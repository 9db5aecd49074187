/**
 * The tools of the palette. A tool follows the mouse in cells, shows feedback, and sends one request when the button goes up.
 * Escape cancels a drag. {@link org.leeway.ui.map.tools.GridTool} is the base of all tools.
 * {@link org.leeway.ui.map.tools.ShapeTool} is the base of the tools that draw a shape from one cell to another. The
 * mathematics is in {@code pathing.paint}.
 */
package org.leeway.ui.map.tools;
