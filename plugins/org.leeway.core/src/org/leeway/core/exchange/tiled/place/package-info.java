/**
 * Where the pixels of maps of Tiled lie in cells: those of objects, and those of collision shapes in tiles that are flipped. Also
 * where the diamonds of staggered maps lie in a grid.
 *
 * <p>
 * Source: the renderers of Tiled 1.8, of which tests compare what they draw.
 */
package org.leeway.core.exchange.tiled.place;
