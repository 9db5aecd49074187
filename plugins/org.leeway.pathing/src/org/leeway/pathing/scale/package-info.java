/**
 * Comparison of a map with a coarser copy, in which one cell stands for k x k cells. Engines bake meshes of a coarser
 * resolution, and games ship shrunken copies of maps. A gate is a place that a unit can pass in the map only, or in the copy
 * only. {@link org.leeway.pathing.scale.ScaleChanges} compares the connected areas of the two maps. To find a gate, the class
 * takes the path between two areas on which the fewest cells must be cleared, see {@link org.leeway.pathing.repair.Widening}.
 * The gate lies on this path.
 */
package org.leeway.pathing.scale;
