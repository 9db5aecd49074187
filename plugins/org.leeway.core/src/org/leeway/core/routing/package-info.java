/**
 * Routes in a level.
 *
 * <p>{@link org.leeway.core.routing.Planners} lists the planners that plug-ins register. A
 * {@link org.leeway.core.routing.PlannerChoice} is a planner with values for its options, from levels, settings or the
 * command line. The algorithms are in {@code org.leeway.pathing}, behind
 * {@link org.leeway.pathing.plan.PlannerProvider}.
 *
 * <p>An editor finds routes in a job. {@link org.leeway.core.routing.RouteRequest} is the request,
 * {@link org.leeway.core.routing.Routes} the answer, and {@link org.leeway.core.routing.Comparison} says which planners
 * are asked. If the unit does not fit at an end, {@link org.leeway.core.routing.EndOffers} finds the nearest place
 * where it does.
 *
 * <p>{@link org.leeway.core.routing.RouteWriter} writes an answer as text and as JSON.
 * {@link org.leeway.core.routing.DetourComparison} measures how much longer the routes of an engine are than the
 * shortest paths.
 */
package org.leeway.core.routing;
