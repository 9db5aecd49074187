/**
 * The requests for routes and their answers.
 *
 * <p>An editor finds routes in a job. {@link org.leeway.core.routes.RouteRequest} is the request,
 * {@link org.leeway.core.routes.Routes} the answer, and {@link org.leeway.core.routes.Comparison} says which planners
 * are asked. If the unit does not fit at the start or the goal, {@link org.leeway.core.routes.EndOffers} finds the
 * nearest place where the unit fits.
 *
 * <p>{@link org.leeway.core.routes.RouteWriter} writes an answer as text and as JSON.
 * {@link org.leeway.core.routes.EngineComparison} measures how much longer the routes of engines are than the shortest
 * paths.
 */
package org.leeway.core.routes;
