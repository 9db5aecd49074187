/**
 * Paths in a level.
 *
 * <p>{@link org.leeway.core.routing.Planner} lists the planners. {@link org.leeway.core.routing.LevelPlanners} prepares a
 * level for those on the grid, and follows its edits. A {@link org.leeway.core.routing.Route} is the answer of a planner
 * with all that a view shows of it. The algorithms are those of {@code org.leeway.pathing.search},
 * {@code org.leeway.pathing.hierarchy} and {@code org.leeway.pathing.tangent}.
 */
package org.leeway.core.routing;
