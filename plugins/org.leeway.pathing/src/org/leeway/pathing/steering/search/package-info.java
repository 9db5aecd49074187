/**
 * Directional A*: paths of units with a turning radius.
 *
 * <p>
 * <b>Purpose.</b> {@link org.leeway.pathing.steering.search.DirectionalProvider} finds a fastest path over poses of a
 * lattice. The lattice has a place in each cell, and 8, 16 or 48 headings. The headings are the directions from a cell
 * to the cells at most 1, 2 or 4 columns and rows away.
 *
 * <p>
 * <b>Semantics.</b> A move of the lattice is a line to the next place, or a turn. A turn is the shortest curve with one
 * turn to a heading up to a right angle away. A unit that reverses can also drive each move in reverse, at the reverse
 * cost. With turning radius 0, turns are on the spot and need no time. A move is legal if the footprint overlaps
 * nothing during the move, see {@link org.leeway.pathing.steering.sweep}. A move consists of lines and arcs. Each line
 * or arc has the speed of the slowest terrain that the footprint sweeps along it. The places of the lattice are the
 * middles of cells. If the unit's width, rounded up to whole cells, is even, the places are the corners of cells
 * instead. So the unit passes a gate as wide as itself. The last shot is a curve from a pose near the goal to the goal.
 * If the start or the goal is no pose of the lattice, curves join it with nearby poses of the lattice. The search is
 * complete, and its paths take the least time at these speeds among all paths of these moves and curves. Acceleration
 * and turn rate count only afterwards, see {@link org.leeway.pathing.steering.speed}.
 *
 * <p>
 * <b>Open headings.</b> Between two poses with headings, the curve is the shortest curve in cells. If a heading is
 * open, the curve is the best curve of {@link org.leeway.pathing.steering.curve.OpenEnd}. If reverse costs at most
 * twice as much as forward, no curve with another heading at the open end is faster. If the best curve is blocked, the
 * other curves of {@code OpenEnd} are tried. A start on the lattice with an open heading may have any heading of the
 * lattice. A curve from there to a near goal may begin with any heading at all. So if nothing blocks the way to a near
 * goal, no other heading at an open end allows a faster path.
 *
 * <p>
 * <b>Algorithm.</b> A* over poses, backwards from the goal towards the start. For each move, the covered cells are
 * computed once, as rows of bits. These rows are compared with the rows of the grid, 64 places at a time. This shows at
 * which places the terrain allows the move. Where a move comes near an obstacle, an exact check decides. At first, a
 * curve from or to a pose outside of the lattice gets only a lower bound of its duration, from its length. The search
 * checks whether the curve is legal when no other path may be faster. Most illegal curves to a goal overlap something
 * near the goal. So {@link org.leeway.pathing.steering.search.LastPieces} and
 * {@link org.leeway.pathing.steering.search.GoalRays} rule out many curves after a few checks near the goal.
 *
 * <p>
 * <b>Estimate.</b> The estimate is exact near the start, so it includes the first turn. Farther away, headings are
 * ignored. A step leads from the first cell to the last cell of a move that the terrain allows. Dijkstra's algorithm
 * computes for each cell a lower bound of the duration of the steps from the start. If a step crosses several terrains,
 * its first piece and its last piece get the speeds of the terrains at the two ends. The rest of the step gets the
 * speed of the fastest terrain under the step. Cells wait in buckets of similar durations. A bucket is no wider than the
 * shortest step, so all its cells are final when Dijkstra's algorithm reaches the bucket. Far from obstacles and faster
 * terrain, the algorithm leaves out pairs of steps that other steps can replace. If two steps may be swapped, they are
 * tried in one order only. The estimate is consistent, so the paths that the search has found stay best. When the start
 * moves, the search keeps these paths and continues: {@link org.leeway.pathing.steering.search.ReverseSearchTree}.
 *
 * <p>
 * <b>Reach.</b> {@link org.leeway.pathing.steering.search.PoseReach} follows the moves from all starts, 64 places of a
 * row with one heading at a time. Then it repeatedly removes poses without a move to a remaining pose. From the
 * remaining poses the unit can drive on for ever. At the removed poses the unit is trapped.
 * {@link org.leeway.pathing.steering.search.TrapWidening} finds cells to clear, so that a trapped unit has room to
 * turn. A {@link org.leeway.pathing.steering.search.Ring} is a strongly connected component of the remaining poses,
 * from which no move leads to another remaining pose.
 *
 * <p>
 * <b>Source.</b> M. Pinter, Toward more realistic pathfinding, 2001. The estimates follow D. Dolgov, S. Thrun, M.
 * Montemerlo and J. Diebel, Practical search techniques in path planning for autonomous driving, 2008; the search for
 * several starts follows D. Silver, Cooperative pathfinding, 2005; lattices: M. Pivtoraiko, R. A. Knepper and A. Kelly,
 * Differentially constrained mobile robot motion planning in state lattices, 2009.
 */
package org.leeway.pathing.steering.search;
