/**
 * Walks over the cells of a grid. {@link org.leeway.pathing.grid.scan.FloodFill} finds connected cells of one terrain, a
 * horizontal run at a time. {@link org.leeway.pathing.grid.scan.Patches} finds the connected patches of a plane. {@link
 * org.leeway.pathing.grid.scan.NearestCell} looks outward for the nearest cell that passes a test.
 */
package org.leeway.pathing.grid.scan;
