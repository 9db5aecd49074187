/**
 * Settings that a planner or a format declares, and what a user has chosen of them. Whoever offers the planner or the
 * format, on the command line or in a window, makes its controls of what a {@link org.leeway.pathing.option.TypedOption}
 * says of itself, so that a new option needs no new control.
 */
package org.leeway.pathing.option;
