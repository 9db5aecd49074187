/**
 * Settings that a planner or a format declares, and the values that a user has chosen. The command line and windows make
 * their controls from the description in each {@link org.leeway.pathing.option.TypedOption}. So a new option needs no new
 * control.
 */
package org.leeway.pathing.option;
