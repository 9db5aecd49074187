/**
 * Routes in a level.
 *
 * <p>{@link org.leeway.core.routing.Planners} lists the planners that plug-ins register; a
 * {@link org.leeway.core.routing.PlannerChoice} is one of them with its options, as levels, settings and the command line
 * tell it. {@link org.leeway.core.routing.RouteRequest} and {@link org.leeway.core.routing.Routes} are question and answer
 * of the job that finds routes for an editor. {@link org.leeway.core.routing.RouteWriter} tells an answer in text and JSON.
 * The algorithms are in {@code org.leeway.pathing}, behind {@link org.leeway.pathing.plan.PlannerProvider}.
 */
package org.leeway.core.routing;
