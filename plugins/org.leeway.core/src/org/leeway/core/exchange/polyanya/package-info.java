/**
 * Meshes of Polyanya, an exact any-angle search, files {@code .mesh} of version 2.
 *
 * <p>
 * A file is words with blanks between: {@code mesh 2}, the numbers of vertices and polygons; for each vertex x, y, and
 * how many polygons there are around it, with their numbers; for each polygon how many vertices it has, with their numbers
 * in an order that is clockwise as the map is seen, y down, and as many neighbours: the first behind the edge from the last
 * vertex to the first, and so on. Instead of a polygon there may be -1: an obstacle. Obstacles next to each other around a
 * vertex count once.
 *
 * <p>
 * Source: M. Cui, D. Harabor, A. Grastien, <em>Compromise-free Pathfinding on a Navigation Mesh</em>, IJCAI 2017, and the
 * description of the format beside its program.
 */
package org.leeway.core.exchange.polyanya;
