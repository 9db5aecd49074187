/**
 * Cheapest paths of an agent from anchor to anchor.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.search.PathQuery} asks for a way of an agent from one anchor to another, and a {@link
 * org.leeway.pathing.search.PathPlanner} answers with a {@link org.leeway.pathing.search.PathResult}: the turning
 * points and the cost, or why there is no way. A step leads to one of the eight neighbouring anchors if the agent
 * stands there legally, and diagonally only where both straight neighbours are legal too. It costs its length, 1 or the
 * square root of 2, divided by the speed of the slower of the terrains under the two footprints. A way from an anchor
 * to itself costs 0.
 * <p>
 * {@link org.leeway.pathing.search.AnnotatedAStar} and {@link org.leeway.pathing.search.JumpPointSearch} find a way
 * whenever there is one, and none is cheaper. Planners of one map share a {@link org.leeway.pathing.search.SearchMap}.
 * All of them are immutable, and may be asked by many threads at once; the memory of a search is lent to the next one.
 * The same query gets the same path each time. What a search looked at, and where it stopped if there is no way, an {@link
 * org.leeway.pathing.search.Exploration} tells.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>Clearance gives the plane of an agent's legal anchors. From there on it is a plain grid: size and capability no
 * longer matter.
 * <li>The speed on an anchor is one of few. Where an agent that crosses only terrains of this speed and faster ones
 * would stand legally too, the agent keeps up the speed: a plane of anchors for each speed.
 * <li>Each connected component of the plane has a label, so where no way leads is known without a search.
 * <li>A* takes anchors in the order of their cost plus the octile distance to the goal at the greatest speed.
 * <li>Jump point search, for agents of one speed, makes nodes only of the anchors where a straight line may be left for
 * a gap that opens at its side. Where a line stops is worked out once for the map: 64 cells are a look at one word.
 * <li>Costs add up without rounding ({@code Octile}), so that ways of equal length are equal.
 * </ol>
 *
 * <h2>Source</h2>
 * D. Harabor and A. Botea, <em>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous Environments</em>, CIG
 * 2008: annotated A*. D. Harabor and A. Grastien, <em>Online Graph Pruning for Pathfinding on Grid Maps</em>, AAAI
 * 2011, and <em>Improving Jump Point Search</em>, ICAPS 2014. That speeds follow from clearance, and the planes of
 * stops, are Leeway's own.
 */
package org.leeway.pathing.search;
