/**
 * Hierarchical path planning: searches a small abstract graph that serves agents of all sizes and terrains at once.
 *
 * <h2>Semantics</h2>
 * The map is divided into square <em>clusters</em>. A <em>transition</em> is a pair of adjacent anchors, one in each of
 * two neighbouring clusters, on which some agent stands legally. Its ends are <em>nodes</em>, and it is an edge itself.
 * Each other edge joins two nodes of one cluster by a path that stays inside. An edge is annotated with a capability, a
 * clearance, which is the size of some agent of the map, and a cost. An agent can traverse it if it crosses all those
 * terrains and is no larger. Steps and costs are those of {@link org.leeway.pathing.search.PathPlanner}.
 * <p>
 * {@link org.leeway.pathing.hierarchy.HierarchicalAnnotatedAStar} finds a path exactly when there is one. Its paths are
 * legal, and usually a little longer than shortest ones.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code Entrances} scans each {@code ClusterBorder}. For each capability, from its largest agent to its smallest,
 * each maximal run of pairs that are legal on both sides is an entrance. An entrance without a transition of a larger
 * agent gets one, in the middle of its pairs, which all have the same clearance.
 * <li>A transition is dropped if another one between the same anchors <em>strongly dominates</em> it: more agents can
 * use that one, at no greater cost. In low quality it is also dropped if another one between the same clusters
 * <em>weakly dominates</em> it: more agents can use that one, and paths inside either cluster lead to it.
 * <li>{@code ClusterBuilder} runs {@code ClusterDijkstra} from the nodes of each cluster, once for each agent that sees
 * other cells than the agents before. The shortest paths between nodes where the agent can leave the cluster become
 * edges, unless another edge between the same nodes strongly dominates them.
 * <li>For a query, {@code Insertion} runs {@code ClusterDijkstra} from start and goal, and so connects them to the nodes
 * of their clusters. {@code AbstractSearch} is A* over the edges that admit the agent. {@code Refinement} finds the
 * paths inside clusters.
 * <li>On request, {@code StraightPaths} smooths the path: a turning point goes if a path with one turn bypasses it.
 * </ol>
 *
 * <h2>Why it is complete</h2>
 * Legal steps without corner cutting connect the same anchors as straight steps alone, and a straight step from cluster
 * to cluster is a pair of some entrance. Each entrance of an agent holds a transition that the agent can use, its own or
 * that of a larger agent's entrance inside it, and the agent reaches it along the entrance on either side. If strong or
 * weak dominance drops a transition, another one is within reach on both sides.
 *
 * <h2>Edits</h2>
 * {@link org.leeway.pathing.hierarchy.AbstractGraph#with} compares the legal anchors of all agents, so a changed cell
 * affects each cluster with an anchor whose footprint covers it. The transitions at the borders of changed clusters are
 * found anew. Then the changed clusters are rebuilt, and those neighbours at whose borders a transition changed.
 *
 * <h2>Source</h2>
 * D. Harabor and A. Botea, <em>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous Environments</em>,
 * IEEE Symposium on Computational Intelligence and Games, 2008. Smoothing follows A. Botea, M. Müller and J. Schaeffer,
 * <em>Near Optimal Hierarchical Path-Finding</em>, Journal of Game Development, 2004. Different here:
 * <ul>
 * <li>An entrance of the paper has one transition, at its place of greatest clearance. A larger
 * agent may be cut off from that place by another one at which it crosses the same border: clearance belongs to the
 * top-left cell, so the pairs that are legal for the agent need not be contiguous. Here each size has entrances of its
 * own, and each place of locally greatest clearance has a transition.
 * <li>Clearances are rounded down to the sizes of the map's agents: no other clearance matters. Of places that
 * are equal then, the middle one gives shorter paths than the first.
 * <li>Costs may follow from the speeds of terrains. An edge's cost is that for its annotation; for a smaller agent it
 * is an upper bound, and where that bound is not tight, the smaller agent has an edge of its own.
 * </ul>
 */
package org.leeway.pathing.hierarchy;
