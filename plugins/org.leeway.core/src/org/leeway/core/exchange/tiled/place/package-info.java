/**
 * The places of pixels of Tiled's maps in cells: of objects, and of collision shapes in flipped tiles. Also the places
 * of the diamonds of staggered maps in a grid.
 *
 * <p> Source: the renderers of Tiled 1.8. Tests compare with what they draw.
 */
package org.leeway.core.exchange.tiled.place;
