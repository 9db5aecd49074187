package org.leeway.core.routes;

import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.plan.PlanQuery;

/** A query for a route, and the chosen planner. Immutable. */
public record RouteQuery(PlanQuery query, PlannerChoice chosen) {
}
