package org.leeway.core.routing;

import org.leeway.pathing.plan.PlanQuery;

/** A query for a route, and the chosen planner. Immutable. */
public record RouteQuery(PlanQuery query, PlannerChoice chosen) {
}
