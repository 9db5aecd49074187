/**
 * Meshes of Polyanya, an exact any-angle search, files {@code .mesh} of version 2.
 *
 * <p> A file consists of words, separated by blanks:
 * <ol>
 * <li>{@code mesh 2}, and the numbers of vertices and polygons,
 * <li>for each vertex: x, y, the number of polygons around it, and these polygons,
 * <li>for each polygon: the number of its vertices, these vertices, and the same number of neighbours.
 * </ol>
 * Vertices of a polygon are clockwise as the map is seen, with y down. The first neighbour lies behind the edge from
 * the last vertex to the first, and so on. The number -1 in place of a polygon is an obstacle. Obstacles next to each
 * other around a vertex count once.
 *
 * <p> Source: M. Cui, D. Harabor, A. Grastien, <em>Compromise-free Pathfinding on a Navigation Mesh</em>, IJCAI 2017,
 * and the description of the format beside its program.
 */
package org.leeway.core.exchange.polyanya;
