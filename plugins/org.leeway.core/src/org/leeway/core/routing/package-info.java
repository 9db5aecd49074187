/**
 * The planners for routes in a level.
 *
 * <p>{@link org.leeway.core.routing.Planners} lists the planners that plug-ins register. A
 * {@link org.leeway.core.routing.PlannerChoice} is a planner with values for its options, from levels, settings or the
 * command line. The algorithms are in {@code org.leeway.pathing}, behind
 * {@link org.leeway.pathing.plan.PlannerProvider}.
 */
package org.leeway.core.routing;
