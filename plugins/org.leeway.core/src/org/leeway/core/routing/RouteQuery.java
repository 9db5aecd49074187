package org.leeway.core.routing;

import org.leeway.pathing.plan.PlanQuery;

/** A route that is asked for, and the planner whose answer counts. Immutable. */
public record RouteQuery(PlanQuery query, PlannerChoice chosen) {
}
