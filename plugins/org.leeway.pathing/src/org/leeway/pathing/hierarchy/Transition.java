package org.leeway.pathing.hierarchy;

/**
 * A transition: two adjacent anchors where agents cross from one cluster to the next. Both are legal for the
 * annotation.
 *
 * @param place along the border, from its left or upper end on
 * @param annotation the index of the annotation
 * @param cost of crossing
 */
record Transition(int place, int annotation, double cost) {
}
