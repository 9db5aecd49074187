/**
 * The planner interface: one model of queries and results for all planners, units and kinds of paths.
 *
 * <p>A {@link org.leeway.pathing.plan.PlannerProvider} describes a planner to users: its domain, the guarantees for its
 * paths, and its options. The provider makes a {@link org.leeway.pathing.plan.Planner} from a
 * {@link org.leeway.pathing.plan.Preparation}, which holds the data structures that planners share and updates them after
 * edits of the world. A planner answers a {@link org.leeway.pathing.plan.PlanQuery} with a
 * {@link org.leeway.pathing.plan.PlanResult}. The result is a {@link org.leeway.pathing.plan.Trajectory} of lines, arcs and
 * turns on the spot, or the reason why there is no path. On request, it has a
 * {@link org.leeway.pathing.plan.trace.SearchTrace}.
 *
 * <p>Semantics: positions are of the unit's centre, in cells. Headings are radians, 0 to the right, growing clockwise as
 * the map is seen. Length is in cells, duration in seconds at the agent's speeds. Cost is what the planner minimises. The
 * result names the {@link org.leeway.pathing.plan.CostUnit}. A path is legal at every point, not only at samples. The unit
 * may touch obstacles.
 */
package org.leeway.pathing.plan;
