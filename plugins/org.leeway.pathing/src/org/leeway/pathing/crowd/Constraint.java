package org.leeway.pathing.crowd;

/**
 * A constraint of the search: some units must take given steps next. The constraint is a linked list of these units, from the
 * last unit to the first.
 *
 * @param before the rest of the list. Null for the first unit
 * @param unit the unit
 * @param anchor where the top-left cell of the unit must go
 * @param depth the number of units in the list, including this unit
 */
record Constraint(Constraint before, int unit, int anchor, int depth) {
}
