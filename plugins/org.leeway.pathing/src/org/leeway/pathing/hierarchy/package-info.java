/**
 * Paths by way of an abstraction: a small graph that holds for agents of all sizes and terrains at once.
 *
 * <h2>Semantics</h2>
 * The map is cut into square <em>clusters</em>. A <em>transition</em> is a pair of anchors side by side, one in either
 * of two adjacent clusters, on which some agent stands legally. Its ends are <em>nodes</em>, and it is an edge itself.
 * All other edges join two nodes of one cluster by a way that stays inside. An edge is annotated with a capability, a
 * clearance, which is a size that some agent of the map has, and a cost. An agent can traverse it if it crosses all
 * those terrains and is no larger. Steps and costs are those of {@link org.leeway.pathing.search.PathPlanner}.
 * <p>
 * {@link org.leeway.pathing.hierarchy.HierarchicalAnnotatedAStar} finds a path exactly when there is one. Its paths are
 * legal, and mostly a little longer than shortest ones.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code Entrances} looks along each border. For each capability, from its largest agent to its smallest, each
 * maximal run of pairs that are legal on both sides is an entrance. An entrance without a transition of a larger agent
 * gets one, in the middle of its pairs, which all have the same clearance.
 * <li>Of transitions that join the same anchors, those go that another one <em>strongly dominates</em>: more agents can
 * use it, at no greater cost. In low quality those go too that another one between the same clusters <em>weakly
 * dominates</em>: more agents can use it, and ways inside either cluster lead to it.
 * <li>{@code ClusterBuilder} floods each cluster from its nodes, once for each agent that sees other cells than the
 * agents before. The shortest ways between nodes where the agent can leave the cluster become edges, unless one that
 * joins the same nodes strongly dominates it.
 * <li>For a query, {@code Insertion} floods the clusters of start and goal and so joins them to the nodes. {@code
 * AbstractSearch} is A* over the edges that admit the agent. {@code Refinement} fills in the ways inside clusters.
 * <li>If asked for, {@code StraightWays} smooths the path: turning points go where a way with one turn passes them by.
 * </ol>
 *
 * <h2>Why it is complete</h2>
 * Legal steps without corner cutting connect the same anchors as straight steps alone, and a straight step from cluster
 * to cluster is a pair of some entrance. Each entrance of an agent holds a transition that the agent can use, by
 * construction or through a larger agent's entrance inside it, and the agent gets to it along the entrance on either
 * side. What strong or weak dominance removes has another transition in its place that is within reach on both sides.
 *
 * <h2>Edits</h2>
 * {@link org.leeway.pathing.hierarchy.AbstractGraph#with} compares the legal anchors of all agents, so a cell counts
 * for each cluster with an anchor whose footprint it is under. The transitions at the borders of changed clusters are
 * found anew; then the changed clusters are built, and those beside them at whose borders a transition changed.
 *
 * <h2>Source</h2>
 * D. Harabor and A. Botea, <em>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous Environments</em>,
 * IEEE Symposium on Computational Intelligence and Games, 2008. Smoothing follows A. Botea, M. Müller and J. Schaeffer,
 * <em>Near Optimal Hierarchical Path-Finding</em>, Journal of Game Development, 2004. Different here:
 * <ul>
 * <li>An entrance of the paper has one transition, at its place of greatest clearance. That one can lie where a larger
 * agent is cut off from a second place at which it crosses the same border: with the clearance told at the top-left
 * cell, the pairs that are legal for it need not be contiguous. So each size has entrances of its own, and there are as
 * many transitions as places of locally greatest clearance.
 * <li>Clearances are rounded down to the sizes of the map's agents: others matter to nobody, and of places that are
 * equal then, the middle one makes for shorter paths than the first.
 * <li>Costs may follow from the speeds of terrains. An edge's cost is that for its annotation; for a smaller agent it
 * is an upper bound, and where that bound is not tight, the smaller agent has an edge of its own.
 * </ul>
 */
package org.leeway.pathing.hierarchy;
