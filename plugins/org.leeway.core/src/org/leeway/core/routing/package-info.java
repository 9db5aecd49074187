/**
 * Routes in a level.
 *
 * <p>{@link org.leeway.core.routing.Planners} lists the planners that plug-ins register. A
 * {@link org.leeway.core.routing.PlannerChoice} is a planner with values for its options; levels, settings and the
 * command line make one. {@link org.leeway.core.routing.RouteRequest} and {@link org.leeway.core.routing.Routes} are
 * request and answer of the job that finds routes for an editor, and {@link org.leeway.core.routing.Comparison} says which
 * planners it asks; {@link org.leeway.core.routing.EndOffers} finds the
 * nearest place for an end where the unit does not fit. {@link org.leeway.core.routing.RouteWriter} writes an answer as
 * text and as JSON. {@link org.leeway.core.routing.DetourComparison} tells how much longer the routes of an engine are than
 * the shortest paths. The algorithms are in {@code org.leeway.pathing}, behind
 * {@link org.leeway.pathing.plan.PlannerProvider}.
 */
package org.leeway.core.routing;
