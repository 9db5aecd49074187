/**
 * The conversion of Tiled's pixels into cells: for objects, and for the collision shapes of flipped tiles. Also the
 * conversion of the diamonds of staggered maps into a grid of cells.
 * <p> Source: the renderers of Tiled 1.8. Tests compare with the images that Tiled draws.
 */
package org.leeway.core.exchange.tiled.place;
