/**
 * Meshes of maps that are drawn as lines.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.navmesh.arrangement.BorderLine} names the terrain to its left and to its right, and whether
 * units cross it. {@link org.leeway.pathing.navmesh.arrangement.LineMesh} is the mesh of all areas that have a terrain.
 * Lines may cross, overlap and end anywhere. If the lines around an area name different terrains, the area gets the terrain
 * whose lines have the largest total length. {@link org.leeway.pathing.navmesh.arrangement.LineMesh#conflicts} holds places
 * on the outvoted lines. If the outline of an area is not closed, the area is not part of the mesh, but its neighbours are.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code Noder} cuts lines where they meet, rounding the cuts to a fine grid (snap rounding). A line that meets other
 * lines only at its ends is not changed.
 * <li>{@code EdgeTable} merges edges that lie on each other, and joins consecutive edges on straight lines. An edge with the
 * same terrain on both sides is dropped, unless the edge is a wall.
 * <li>{@link org.leeway.pathing.navmesh.generate.EdgeMesher} triangulates the edges, finds the areas between them and the
 * terrain of each, and merges triangles to convex faces. A wall may end inside of an area.
 * <li>If lines disagree about an area, {@code LineMesh} computes the terrains of all areas again. This time, edges with the
 * same terrain on both sides are kept, because dropping them would merge an open area with its neighbours. {@code LineMesh}
 * then builds the mesh from edges that agree with the new terrains.
 * </ol>
 *
 * <h2>Source</h2>
 * M. de Berg et al., <em>Computational Geometry</em>, 3rd edition, 2008, section 2.3: overlay of subdivisions. J. Hobby,
 * <em>Practical segment intersection with finite precision output</em>, Computational Geometry, 1999: snap rounding.
 */
package org.leeway.pathing.navmesh.arrangement;
