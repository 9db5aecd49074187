package org.leeway.pathing.navmesh.anyangle;

/**
 * The last part of a path: a straight line from the last turn to the goal.
 *
 * @param length of the whole path
 * @param root the last turn
 * @param direction the direction of the line to the goal
 */
record DiscEnd(double length, DiscRoot root, Direction direction) {
}
