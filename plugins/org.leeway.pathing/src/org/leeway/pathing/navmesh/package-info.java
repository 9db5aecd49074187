/**
 * Meshes of convex polygons over a map, as values and as text. Neighbours share vertices by index, so which polygons
 * touch is known without comparing coordinates.
 */
package org.leeway.pathing.navmesh;
