/**
 * Cheapest paths of an agent from anchor to anchor.
 *
 * <h2>Semantics</h2> A {@link org.leeway.pathing.search.PathQuery} asks for a path of an agent from one anchor to
 * another. A {@link org.leeway.pathing.search.PathPlanner} answers with a {@link org.leeway.pathing.search.PathResult}:
 * the turning points and the cost, or why there is no path. A step leads to one of the eight neighbouring anchors if
 * the agent stands there legally. The map's {@link org.leeway.pathing.world.Diagonals} decide by the two straight
 * neighbours whether a diagonal step is allowed. The cost of a step is its length, 1 or the square root of 2, divided
 * by a speed. This speed is the speed of the slowest terrain under the two footprints. A path from an anchor to itself
 * costs 0.
 * <p>
 * {@link org.leeway.pathing.search.AnnotatedAStar} and {@link org.leeway.pathing.search.JumpPointSearch} find a cheapest
 * path whenever there is one. Planners of one map share a {@link org.leeway.pathing.search.SearchMap}. Planners are
 * immutable and thread-safe. Each search passes its memory on to the next search. The same query always gets the same path.
 * An {@link org.leeway.pathing.search.Exploration} shows what a search examined, and how near it came to the goal if there
 * is no path.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>Clearance gives the plane of an agent's legal anchors. A search then sees a plain grid: size and capability no longer
 * matter.
 * <li>An agent has only a few different speeds. For each speed there is a virtual agent that crosses only terrains of
 * at least this speed. An agent has at least this speed on all anchors where the virtual agent stands legally. So each
 * speed has a plane of anchors.
 * <li>Each connected component of the plane has a label, so a missing path is known without a search.
 * <li>A* takes anchors in the order of their cost plus the octile distance to the goal at the largest speed. If units take
 * no diagonal steps, the Manhattan distance replaces the octile distance.
 * <li>Jump point search is for agents of one speed. The search makes nodes only of anchors at which a wall beside a
 * straight line of steps ends and a gap opens. If units cut no corners, the node is past the wall. If units cut some
 * corners, the node is one step before the gap, and paths may also turn at obstacles beside a diagonal. Two tables with one
 * bit for each anchor are computed once for the map, 64 anchors at a time. One table has the anchors from which a straight
 * line of steps leads to a node. The other table has the stops of diagonal lines of steps, for example at the
 * beginning of a straight line to a node. After an edit, only the changed parts are computed again. Jumps from the
 * anchors that a search visits are cached for the next search. A node from which only one jump starts does not wait on the
 * open list: the search follows the jump at once.
 * <li>For agents whose speed varies, and where units take only straight steps, rectangles replace jumps. Each tile is
 * divided into rectangles of one speed class. Inside a rectangle, a path costs what it costs on an empty map. So a search
 * only needs the costs of the anchors on borders. The open list holds rectangles. An expansion spreads costs along the
 * border of a rectangle, and to the borders of its neighbours. If the costs of an expanded rectangle are lowered later,
 * the rectangle is expanded again. At the end, the path is read from the costs. A tile is divided when a search first
 * comes there. An edit drops the rectangles of the changed tiles.
 * <li>The open list of a search is an {@link org.leeway.pathing.util.IndexedHeap}.
 * <li>Costs add up without rounding ({@code Octile}), so paths of equal length have equal costs.
 * </ol>
 *
 * <h2>Source</h2> D. Harabor and A. Botea, <em>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous
 * Environments</em>, CIG 2008: annotated A*. D. Harabor and A. Grastien, <em>Online Graph Pruning for Pathfinding on
 * Grid Maps</em>, AAAI 2011, and <em>Improving Jump Point Search</em>, ICAPS 2014. D. Harabor, A. Botea and P. Kilby,
 * <em>Path Symmetries in Undirected Uniform-Cost Grids</em>, SARA 2011: rectangles without inner nodes, for one speed.
 * Leeway's own ideas are speeds derived from clearance, planes and lists of jumps, and rectangles that spread the costs of
 * a whole border at once.
 */
package org.leeway.pathing.search;
