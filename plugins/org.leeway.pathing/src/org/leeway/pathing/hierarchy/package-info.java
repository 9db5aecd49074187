/**
 * Hierarchical path planning: one small abstract graph of the map serves agents of all sizes and capabilities.
 *
 * <h2>Semantics</h2> The map is cut into square <em>clusters</em>. A <em>transition</em> is a pair of adjacent anchors in two
 * adjacent clusters, on both of which some agent stands legally. If units cut every corner
 * ({@link org.leeway.pathing.world.Diagonals#ALWAYS}), two anchors that touch only at a corner are a pair too. This also
 * holds at a corner where four clusters meet. The ends of a transition are <em>nodes</em>, and the transition is an edge
 * itself. Every other edge is a path between two nodes of one cluster that stays inside the cluster. An edge is annotated
 * with a capability, a clearance and a cost. The clearance is the size of some agent of the map. An agent can traverse an
 * edge if the agent crosses all terrains of the capability and is no larger than the clearance.
 * {@link org.leeway.pathing.search.PathPlanner} defines steps and costs. <p>
 * {@link org.leeway.pathing.hierarchy.HierarchicalAnnotatedAStar} finds a path exactly when there is one. Its paths are legal
 * and usually slightly longer than shortest paths.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code Entrances} examines each border. For each capability, from its largest agent to its smallest, each maximal run
 * of pairs that are legal on both sides is an entrance. An entrance without a transition of a larger agent gets a
 * transition at its middle pair. All pairs of such an entrance have the same clearance.
 * <li>{@code Entrances} removes a transition if another transition between the same anchors <em>strongly dominates</em>
 * it. Then at least the same agents can use the other transition, at no greater cost. In {@linkplain
 * org.leeway.pathing.hierarchy.AbstractGraph.Quality#LOW low quality}, it also removes a transition if another
 * transition between the same clusters <em>weakly dominates</em> it. Then at least the same agents can use the other
 * transition, and paths inside both clusters lead to it.
 * <li>{@code ClusterBuilder} floods each cluster from its nodes, once for each agent. An agent is skipped if its
 * traversable cells equal the cells of an earlier agent. The shortest paths between nodes where the agent can leave the
 * cluster become edges, unless an edge between the same nodes strongly dominates them.
 * <li>For a query, {@code Insertion} floods the clusters of start and goal and connects both to the nodes.
 * {@code AbstractSearch} is A* over the edges that admit the agent. {@code Refinement} fills in the paths inside clusters.
 * <li>On request, {@code Shortcuts} smooths the path. A path with a single turn may replace a part of the path if it costs no
 * more. A replaced part has at most a few turning points. Of all ways to choose the replaced parts, the cheapest is taken.
 * </ol>
 *
 * <h2>Why it is complete</h2> A straight step from cluster to cluster is a pair of some entrance. Unless units cut every
 * corner, legal steps connect the same anchors as straight steps alone. If units cut every corner, a diagonal step is a
 * pair too, unless two straight steps lead to the same anchor. Each entrance of an agent holds a transition that the agent
 * can use, by construction or through a larger agent's entrance inside it. The agent reaches this transition along the
 * entrance on both sides. For each transition that strong or weak dominance removes, the agent can reach and use the
 * dominating transition on both sides.
 *
 * <h2>Edits</h2> {@link org.leeway.pathing.hierarchy.AbstractGraph#with} finds the clusters in which an edit changed anchors
 * or speeds of some agent. Each of these clusters has an anchor whose footprint covers an edited cell. The method finds the
 * transitions at the borders of changed clusters again. Then it rebuilds the changed clusters, and adjacent clusters if a
 * transition at their border changed.
 *
 * <h2>Source</h2> D. Harabor and A. Botea, <em>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous
 * Environments</em>, IEEE Symposium on Computational Intelligence and Games, 2008. Smoothing follows A. Botea, M. Müller
 * and J. Schaeffer, <em>Near Optimal Hierarchical Path-Finding</em>, Journal of Game Development, 2004. Their smoothing takes the
 * first shortcut that it finds, and their steps cost the same everywhere. Different here, too:
 * <ul>
 * <li>An entrance of the paper has one transition, at its place of largest clearance. A larger agent may not get from
 * there to a second place where it crosses the same border. Clearance belongs to the top-left cell of a square, so the
 * legal pairs of the larger agent may form several runs with gaps between them. So here each size has its own entrances,
 * and there is a transition for each local maximum of clearance.
 * <li>Clearances are rounded down to the sizes of the map's agents, because this makes no difference to any agent. Among
 * places of equal rounded clearance, the transition is at the middle place, which gives shorter paths than the first place.
 * <li>Costs may depend on the speeds of terrains. The cost of an edge holds for its annotation and is an upper bound for
 * smaller agents. Where the bound is not tight, the smaller agent has its own edge.
 * </ul>
 */
package org.leeway.pathing.hierarchy;
