/**
 * What planners are told: who moves, and in what.
 *
 * <p>A {@link org.leeway.pathing.world.World} is all of a level that a planner may look at: the terrain of its cells, how
 * fast each terrain is crossed, the {@link org.leeway.pathing.world.Scene} of border, circles and polygons, and its
 * meshes. An {@link org.leeway.pathing.world.Agent} is everything about a kind of unit; its
 * {@link org.leeway.pathing.world.GridUnit} is the part that the grid knows, and the key of all that is prepared there.
 *
 * <p>Semantics: one cell is one unit of length; cell (x, y) is the square [x, x+1) x [y, y+1), x to the right, y down.
 * All types are immutable values, so whether something is out of date is a test of identity.
 */
package org.leeway.pathing.world;
