/**
 * The tools of the palette. A tool follows the mouse in cells, shows feedback, and sends one request when the button goes up;
 * Escape gives up. {@link org.leeway.ui.map.tools.GridTool} is the base of all, {@link org.leeway.ui.map.tools.ShapeTool} is
 * the base of tools that draw a shape from one cell to another. The mathematics is in {@code pathing.paint}.
 */
package org.leeway.ui.map.tools;
