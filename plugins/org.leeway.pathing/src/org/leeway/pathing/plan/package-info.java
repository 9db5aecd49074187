/**
 * One model of planning, for every kind of unit and of way.
 *
 * <p>A {@link org.leeway.pathing.plan.PlannerProvider} tells of a planner what users choose by: its domain, whether its ways
 * are optimal there, its options. It makes a {@link org.leeway.pathing.plan.Planner} of a
 * {@link org.leeway.pathing.plan.Preparation}, in which planners share what they prepare of a world and which follows its
 * edits. A planner answers a {@link org.leeway.pathing.plan.PlanQuery} with a
 * {@link org.leeway.pathing.plan.PlanResult}: a {@link org.leeway.pathing.plan.Trajectory} of lines, arcs and turns on the
 * spot, or the reason why there is none, and on request a {@link org.leeway.pathing.plan.SearchTrace}.
 *
 * <p>Semantics: positions are of the unit's centre, in cells. Headings are radians, 0 to the right, growing clockwise as
 * the map is seen. Length, duration and cost are three numbers: cells, seconds at the agent's speed, and what the planner
 * minimises, whose unit the result names. A way is legal all along, not only at samples; touching is allowed.
 */
package org.leeway.pathing.plan;
