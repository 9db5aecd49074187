/**
 * The input of planners: agents and their world.
 *
 * <p>A {@link org.leeway.pathing.world.World} is everything of a level that planners use: the terrain of its cells, the
 * speed on each terrain and its meshes. The border, the circles and the polygons are its
 * {@link org.leeway.pathing.world.Scene}. An {@link org.leeway.pathing.world.Agent} describes a kind of unit; its
 * {@link org.leeway.pathing.world.GridUnit} is the part that matters on the grid, and the key of all caches of grids.
 *
 * <p>Semantics: one cell is one unit of length; cell (x, y) is the square [x, x+1) x [y, y+1), x to the right, y down.
 * All types are immutable values, so a result is up to date if its world is the same object as the world of the level.
 */
package org.leeway.pathing.world;
