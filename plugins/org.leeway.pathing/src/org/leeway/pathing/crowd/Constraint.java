package org.leeway.pathing.crowd;

/**
 * The next steps of some units, as a list from the last unit to the first.
 *
 * @param before the steps of the units before. Null if there are none
 * @param unit the unit
 * @param anchor where the unit must go
 * @param depth the number of units in the list
 */
record Constraint(Constraint before, int unit, int anchor, int depth) {
}
