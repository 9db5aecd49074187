package org.leeway.pathing.hierarchy;

/**
 * Where agents cross from one cluster to the next: two anchors side by side, legal for the annotation.
 *
 * @param place along the border, from its left or upper end on
 * @param annotation the index of the annotation that tells which agents can cross
 * @param cost of crossing
 */
record Transition(int place, int annotation, double cost) {
}
