package org.leeway.pathing.navmesh.anyangle;

/**
 * The end of a path: a ray to the goal.
 *
 * @param length of the whole path
 * @param root the last turn
 * @param direction of the ray
 */
record DiscEnd(double length, DiscRoot root, Direction direction) {
}
